// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/ratingpanel.h"

#include "app/dialogs/batch/batchbar.h"
#include "app/dialogs/lists/puzzleview.h"
#include "app/documents/text/numbers.h"
#include "app/widgets/namedcombo.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>

namespace ninefold::dialogs {

RatingPanel::RatingPanel(PuzzleView* list, QWidget* parent)
    : QWidget(parent),
      list_(list),
      rating_(new session::ListRating(this)),
      button_(new QPushButton(tr("Rate &All"), this)),
      column_(new widgets::NamedCombo(tr("Sort by"))),
      falling_(new QCheckBox(tr("&Hardest first"))),
      sorting_(sorting()),
      bar_(new BatchBar(tr("Puzzles rated so far"), this)) {
    button_->setAutoDefault(false);
    button_->setToolTip(tr("Find out how hard each puzzle is."));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(sorting_);
    rows->addWidget(bar_);
    connect(button_, &QPushButton::clicked, this, &RatingPanel::start);
    connect(bar_, &BatchBar::cancelled, rating_, &session::ListRating::cancel);
    connect(rating_, &session::ListRating::ratingsFound, this, &RatingPanel::take);
    connect(rating_, &session::ListRating::ratingEnded, this, &RatingPanel::finish);
    bar_->end();
    sorting_->hide();
    enable();
}

/// A keyboard alternative to sorting by the column headings.
QWidget* RatingPanel::sorting() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Sort &by"), row);
    for (int column = 0; column < PuzzleModel::kColumns; ++column)
        column_->addItem(list_->model()->headerData(column, Qt::Horizontal).toString());
    label->setBuddy(column_);
    column_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    line->addWidget(label);
    line->addWidget(column_);
    line->addWidget(falling_);
    line->addStretch(1);
    connect(column_, &QComboBox::activated, this, &RatingPanel::sort);
    connect(falling_, &QCheckBox::clicked, this, &RatingPanel::sort);
    connect(list_->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this](int column, Qt::SortOrder order) {
                column_->setCurrentIndex(column);
                falling_->setChecked(order == Qt::DescendingOrder);
            });
    return row;
}

void RatingPanel::sort() {
    list_->sortByColumn(column_->currentIndex(), falling_->isChecked() ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void RatingPanel::setReady(bool ready) {
    ready_ = ready;
    enable();
}

void RatingPanel::enable() {
    button_->setEnabled(ready_ && !rating_->isRunning() && done_ < list_->count());
}

void RatingPanel::start() {
    list_->showRatings();
    sorting_->show();
    doneBefore_ = done_;
    bar_->begin(list_->count() - done_);
    // Rate in the order of the list, so that ratings appear where the player looks.
    rating_->start(list_->list().puzzles, list_->list().unrated());
    // The button is about to be disabled and would lose the focus.
    list_->setFocus();
    enable();
}

void RatingPanel::take(const rating::ListedRatings& ratings) {
    list_->setRatings(ratings);
    done_ += static_cast<int>(ratings.size());
    bar_->setDone(done_ - doneBefore_);
}

void RatingPanel::finish(bool complete) {
    if (bar_->isAncestorOf(QApplication::focusWidget())) list_->setFocus();
    bar_->end();
    enable();
    // Sort again to place the ratings that arrived after the last sort.
    list_->sortAgain();
    emit said(outcome(complete));
}

QString RatingPanel::outcome(bool complete) const {
    const session::ShownList& list = list_->list();
    const int known = list.countOf(solve::Verdict::Status::Unique);
    const QString rated =
        known == list.count()
            ? tr("Puzzles rated: %1.").arg(documents::numberText(known))
            : tr("Puzzles rated: %1 of %2.").arg(documents::numberText(known), documents::numberText(list.count()));
    QStringList sentences = {complete ? rated : tr("Cancelled.") + u' ' + rated};
    const auto add = [&](solve::Verdict::Status status, const QString& text) {
        if (const int count = list.countOf(status); count > 0) sentences << text.arg(documents::numberText(count));
    };
    add(solve::Verdict::Status::Multiple, tr("With several solutions: %1."));
    add(solve::Verdict::Status::None, tr("Without a solution: %1."));
    add(solve::Verdict::Status::Invalid, tr("Not valid: %1."));
    return sentences.join(u' ');
}

} // namespace ninefold::dialogs
