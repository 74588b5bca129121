// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/puzzlelist.h"

#include "app/dialogs/batch/batchbar.h"
#include "app/dialogs/lists/ratingpanel.h"
#include "app/dialogs/output/printorder.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/seeds.h"
#include "app/session/lists/listsaving.h"
#include "app/widgets/wrappedtext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::dialogs {

PuzzleList::PuzzleList(const QString& title, QWidget* parent)
    : QDialog(parent),
      title_(title),
      list_(new PuzzleView(this)),
      rating_(new RatingPanel(list_, this)),
      making_(new session::ListMaking(this)),
      bar_(new BatchBar(tr("Puzzles made so far"), this)),
      summary_(new QLabel(this)) {
    setWindowTitle(documents::titleText(title));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(740, 640);
    summary_->setWordWrap(true);
    summary_->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list_, 1);
    column->addWidget(rating_);
    column->addWidget(bar_);
    column->addWidget(summary_);
    column->addWidget(buttons());
    connect(list_, &PuzzleView::activated, this, &PuzzleList::choose);
    connect(rating_, &RatingPanel::said, this, &PuzzleList::say);
    connect(bar_, &BatchBar::cancelled, making_, &session::ListMaking::cancel);
    connect(making_, &session::ListMaking::made, this, &PuzzleList::takeMade);
    connect(making_, &session::ListMaking::advanced, bar_, &BatchBar::setDone);
    connect(making_, &session::ListMaking::listMade, this, &PuzzleList::finishMaking);
}

QWidget* PuzzleList::buttons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Close, this);
    buttons->addButton(rating_->button(), QDialogButtonBox::ActionRole);
    save_ = buttons->addButton(tr("&Save List..."), QDialogButtonBox::ActionRole);
    save_->setToolTip(
        tr("Save all puzzles in the order of the list, with their ratings where the format can hold them."));
    save_->setEnabled(false);
    auto* print = buttons->addButton(tr("&Print..."), QDialogButtonBox::ActionRole);
    print->setToolTip(tr("Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more."));
    for (QPushButton* button : {save_, print}) button->setAutoDefault(false);
    connect(save_, &QPushButton::clicked, this, &PuzzleList::saveWanted);
    connect(print, &QPushButton::clicked, this, &PuzzleList::print);
    connect(buttons, &QDialogButtonBox::accepted, this, &PuzzleList::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void PuzzleList::add(const session::Puzzles& puzzles) {
    list_->add(puzzles);
    say(tr("%1 puzzles so far").arg(documents::numberText(list_->count())));
}

void PuzzleList::conclude(const QString& sentence) {
    rating_->setReady(true);
    save_->setEnabled(list_->count() > 0);
    say(sentence);
}

void PuzzleList::say(const QString& sentence) {
    summary_->setText(widgets::breakableText(sentence));
}

void PuzzleList::make(const session::MakingOrder& order) {
    order_ = order;
    bar_->begin(order.count);
    making_->start(order);
    say(tr("Puzzles are being made: %1").arg(documents::levelText(order.level)));
    list_->setFocus();
}

void PuzzleList::takeMade(const session::Puzzles& puzzles) {
    unsaved_ = true;
    list_->add(puzzles);
}

void PuzzleList::finishMaking(bool complete) {
    if (bar_->isAncestorOf(focusWidget())) list_->setFocus();
    bar_->end();
    const int count = list_->count();
    QStringList sentences;
    if (!complete) sentences << tr("Cancelled.");
    if (count == order_.count) sentences << tr("Puzzles made: %1.").arg(documents::numberText(count));
    else
        sentences
            << tr("Puzzles made: %1 of %2.").arg(documents::numberText(count), documents::numberText(order_.count));
    if (complete && count < order_.count) sentences << tr("The others were not found.");
    sentences << tr("The same again: seed %1.").arg(documents::seedText(order_.seed));
    conclude(sentences.join(u' '));
}

void PuzzleList::setSaved(const QString& sentence) {
    unsaved_ = false;
    say(sentence);
}

bool PuzzleList::holdsWork() const {
    return unsaved_ || making_->isRunning() || rating_->hasRatings();
}

void PuzzleList::choose() {
    const int number = list_->currentPuzzle();
    if (number < 0) return;
    chosenNumber_ = number;
    const formats::Puzzle puzzle = session::writtenPuzzle(list(), number, title_);
    // Stay open if puzzles were rated or generated: the player will probably want the next one too.
    if (!holdsWork()) accept();
    emit chosen(puzzle);
}

void PuzzleList::print() {
    if (list_->count() > 0) emit printWanted({list(), title_, list_->selectedPuzzles()});
}

} // namespace ninefold::dialogs
