// SPDX-License-Identifier: MIT
#include "app/pages/learn/ladder/ladder.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/steps.h"
#include "app/pages/learn/ladder/ladderdelegate.h"
#include "app/widgets/hairline.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>

#include <cassert>

namespace ninefold::pages {

Ladder::Ladder(QWidget* parent)
    : QFrame(parent),
      model_(new LadderModel(this)),
      search_(new QLineEdit(this)),
      list_(new QListView(this)),
      count_(new QLabel(this)),
      all_(new QLabel(this)),
      field_(new widgets::NamedCombo(tr("Technique"), this)) {
    setFrameShape(QFrame::StyledPanel);
    build();
    connect(search_, &QLineEdit::textChanged, this, &Ladder::search);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &Ladder::chooseRow);
    connect(list_, &QListView::activated, this, &Ladder::techniqueOpened);
    connect(all_, &QLabel::linkActivated, this, [this] { showAll(!model_->showsAll()); });
    connect(field_, &QComboBox::activated, this, [this](int row) {
        if (const auto* technique = logic::techniqueById(field_->itemData(row).toString().toStdString()))
            emit techniqueChosen(*technique);
    });
    showAll(false);
}

void Ladder::build() {
    search_->setPlaceholderText(tr("Find a technique"));
    search_->setAccessibleName(tr("Find a technique"));
    search_->setClearButtonEnabled(true);
    search_->addAction(widgets::inkIcon(QStringLiteral("search"), palette()), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    list_->setModel(model_);
    list_->setItemDelegate(new LadderDelegate(list_));
    list_->setAccessibleName(tr("Techniques"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->viewport()->setAutoFillBackground(false);
    setFocusProxy(list_);
    widgets::setTextStyle(*count_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    widgets::setTextStyle(*all_, widgets::TextSize::Small);
    all_->setTextFormat(Qt::RichText);
    all_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    all_->setFocusPolicy(Qt::TabFocus);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kGap, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(search_);
    rows->addWidget(list_, 1);
    rows->addWidget(new widgets::Hairline(this));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(widgets::kGap, 0, widgets::kGap, 0);
    foot->addWidget(count_, 1);
    foot->addWidget(all_);
    rows->addLayout(foot);
}

QComboBox* Ladder::field() const {
    return field_;
}

void Ladder::chooseRow(const QModelIndex& index) {
    if (!index.isValid()) return;
    const logic::Technique* technique = model_->at(index.row()).technique;
    if (technique == nullptr || technique == current_) return;
    current_ = technique;
    emit techniqueChosen(*technique);
}

void Ladder::search(const QString& text) {
    model_->setSearch(text);
    showCount();
    if (current_ == nullptr) return;
    // The chosen technique stays chosen while others are found.
    const QModelIndex row = model_->index(model_->rowOf(*current_));
    list_->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect);
    showRow(row);
}

/// With the heading of the level, if it is the first below it.
void Ladder::showRow(const QModelIndex& row) {
    if (row.row() > 0 && model_->at(row.row() - 1).technique == nullptr)
        list_->scrollTo(row.siblingAtRow(row.row() - 1));
    list_->scrollTo(row);
}

void Ladder::showAll(bool all) {
    model_->setAll(all);
    const QString text = all ? tr("Show usual ones") : tr("Show all");
    all_->setText(QStringLiteral("<a href=\"all\">%1</a>").arg(text.toHtmlEscaped()));
    all_->setAccessibleName(text);
    fillField();
    search(search_->text());
}

/// The headings of the list are entries that cannot be chosen.
void Ladder::fillField() {
    field_->clear();
    auto* items = qobject_cast<QStandardItemModel*>(field_->model());
    assert(items != nullptr);
    for (int row = 0; row < model_->rowCount(); ++row) {
        const logic::Technique* technique = model_->at(row).technique;
        field_->addItem(model_->index(row).data().toString(),
                        technique == nullptr ? QString() : QString::fromStdString(std::string(technique->id)));
        // In the list a long name may be cut.
        items->item(row)->setToolTip(field_->itemText(row));
        if (technique == nullptr) items->item(row)->setEnabled(false);
    }
}

void Ladder::showCount() {
    count_->setText(tr("%1 of %2 mastered").arg(model_->mastered()).arg(model_->count()));
}

void Ladder::setCurrent(const logic::Technique& technique) {
    current_ = &technique;
    if (model_->rowOf(technique) < 0) search_->clear();
    if (model_->rowOf(technique) < 0) showAll(true);
    const QModelIndex row = model_->index(model_->rowOf(technique));
    list_->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect);
    showRow(row);
    field_->setCurrentIndex(field_->findData(QString::fromStdString(std::string(technique.id))));
}

void Ladder::setMastery(const session::MasteryMap& mastery) {
    model_->setMastery(mastery);
    showCount();
}

void Ladder::focusSearch() {
    if (!isVisible()) return field()->setFocus();
    search_->setFocus();
    search_->selectAll();
}

/// From the search field the arrows lead to what was found.
bool Ladder::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    if (const logic::Technique* found = model_->first(); found != nullptr && !list_->currentIndex().isValid())
        list_->setCurrentIndex(model_->index(model_->rowOf(*found)));
    list_->setFocus();
    return true;
}

} // namespace ninefold::pages
