// SPDX-License-Identifier: MIT
#include "app/dialogs/new/newpuzzledialog.h"

#include "app/dialogs/daily/dailycard.h"
#include "app/dialogs/new/levelchoice.h"
#include "app/dialogs/new/playbutton.h"
#include "app/dialogs/new/requestcard.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/session/newpuzzles/requestrules.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

/// Narrower than this the cards stand below each other; lower than this the title is left out.
constexpr int kWide = 820, kHigh = 600;
constexpr QSize kUsual{1000, 780};

} // namespace

NewPuzzleDialog::NewPuzzleDialog(const session::PuzzleRequest& request, const OnBoard& board, QWidget* parent)
    : QDialog(parent),
      request_(request),
      title_(new QLabel(tr("New Puzzle"), this)),
      levels_(new LevelChoice(board.solved, this)),
      daily_(new DailyCard(QDate::currentDate(), this)),
      card_(new RequestCard(board.givens, this)),
      status_(new QLabel(this)),
      play_(new PlayButton(this)) {
    setWindowTitle(tr("New Puzzle"));
    request_.grid.reset();
    widgets::setTextStyle(*title_, widgets::TextSize::Display, widgets::TextWeight::Strong);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(widgets::kPadding);
    rows->addWidget(title_);
    rows->addWidget(makeCards(), 1);
    status_->setWordWrap(true);
    status_->setContentsMargins(2, 0, 2, 0);
    widgets::setTextStyle(*status_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    rows->addWidget(status_);
    rows->addLayout(makeButtons());
    connectCards();
    adopt({request_, session::effortText(request_)});
    levels_->focusChosen();
    resize(kUsual);
}

/// Scrolls where there is too little room; the buttons stay.
QWidget* NewPuzzleDialog::makeCards() {
    auto* page = new QWidget(this);
    cards_ = new QBoxLayout(QBoxLayout::LeftToRight, page);
    cards_->setSpacing(widgets::kPadding);
    auto* right = new QVBoxLayout;
    right->setSpacing(widgets::kCardGap);
    right->addWidget(daily_);
    right->addWidget(card_);
    right->addStretch(1);
    cards_->addWidget(levels_, 1);
    cards_->addLayout(right, 1);
    auto* scroller = new QScrollArea(this);
    scroller->setWidget(page);
    scroller->setWidgetResizable(true);
    scroller->setFrameShape(QFrame::NoFrame);
    scroller->setFocusPolicy(Qt::NoFocus);
    scroller->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroller->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    // Room for the ring around the chosen level.
    cards_->setContentsMargins(2, 2, 2, 2);
    return scroller;
}

QLayout* NewPuzzleDialog::makeButtons() {
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    const auto add = [this, line](const QString& text) {
        auto* button = new QPushButton(text, this);
        button->setAutoDefault(false);
        line->addWidget(button);
        return button;
    };
    others_ << add(tr("&Several...")) << add(tr("&Enter Your Own")) << add(tr("&Paste"));
    // What is wanted comes after this dialog has given the keyboard back.
    for (QPushButton* button : others_) connect(button, &QPushButton::clicked, this, &NewPuzzleDialog::reject);
    connect(others_[0], &QPushButton::clicked, this, [this] { emit severalWanted(request_.level); });
    connect(others_[1], &QPushButton::clicked, this, &NewPuzzleDialog::ownWanted);
    connect(others_[2], &QPushButton::clicked, this, &NewPuzzleDialog::pasteWanted);
    line->addStretch(1);
    connect(add(tr("Cancel")), &QPushButton::clicked, this, &NewPuzzleDialog::reject);
    line->addWidget(play_);
    return line;
}

void NewPuzzleDialog::connectCards() {
    connect(daily_, &DailyCard::calendarWanted, this, &NewPuzzleDialog::reject);
    connect(daily_, &DailyCard::calendarWanted, this, &NewPuzzleDialog::dailyCalendarWanted);
    connect(levels_, &LevelChoice::levelChosen, this, &NewPuzzleDialog::chooseLevel);
    connect(card_, &RequestCard::requestChanged, this, [this] {
        readCards();
        adopt({request_, session::effortText(request_)});
    });
    connect(card_, &RequestCard::neededTechniqueChosen, this, [this] {
        readCards();
        adopt(session::withTechnique(request_, card_->technique()));
    });
    connect(card_, &RequestCard::techniqueWanted, this, [this](const QString& id) {
        reject();
        emit techniqueWanted(id);
    });
    connect(levels_, &LevelChoice::playWanted, this, &NewPuzzleDialog::play);
    connect(card_, &RequestCard::playWanted, this, &NewPuzzleDialog::play);
    connect(play_, &PlayButton::playWanted, this, &NewPuzzleDialog::play);
    connect(play_, &PlayButton::cancelWanted, this, &NewPuzzleDialog::cancelWanted);
}

void NewPuzzleDialog::readCards() {
    card_->fill(request_);
}

void NewPuzzleDialog::chooseLevel() {
    readCards();
    if (!levels_->isHardestOfGrid()) return adopt(session::withLevel(request_, levels_->level(), levels_->part()));
    request_.hardestOfGrid = true;
    request_.grid = levels_->grid();
    adopt({request_, session::effortText(request_)});
}

void NewPuzzleDialog::adopt(const session::AdjustedRequest& adjusted) {
    request_ = adjusted.request;
    if (!request_.hardestOfGrid) request_.grid.reset();
    levels_->showRequest(request_);
    card_->showRequest(request_);
    card_->setRemark(adjusted.remark);
    why_ = session::whyNot(request_);
    ready_ = false;
    emit requestChanged();
    showVerdict();
}

/// Shows whether there can be such a puzzle, and whether one is ready.
void NewPuzzleDialog::showVerdict() {
    if (play_->isStop()) return;
    play_->showPlay(request_.hardestOfGrid ? tr("Play the Hardest")
                                           : tr("Play %1").arg(documents::levelText(request_.level)));
    play_->setEnabled(isPossible());
    if (!isPossible()) return status_->setText(why_);
    const QString always = tr("Always one solution, solvable by logic.");
    status_->setText(ready_ ? always + u' ' + tr("A puzzle is ready.") : always);
}

void NewPuzzleDialog::setAverages(const session::AverageTimes& averages) {
    levels_->setAverages(averages);
}

void NewPuzzleDialog::setCalendar(const store::DailyCalendar& calendar) {
    daily_->setCalendar(calendar);
}

void NewPuzzleDialog::setReady(bool ready) {
    ready_ = ready;
    showVerdict();
}

void NewPuzzleDialog::play() {
    if (play_->isStop() || !isPossible()) return;
    emit playWanted();
}

void NewPuzzleDialog::showMaking() {
    for (QWidget* part : std::initializer_list<QWidget*>{levels_, daily_, card_}) part->setEnabled(false);
    for (QPushButton* button : others_) button->setEnabled(false);
    play_->showStop();
    status_->setText(tr("The puzzle is being made. Your game stays until it is there."));
}

void NewPuzzleDialog::showProgress(qint64 tried, qint64 most) {
    if (!play_->isStop()) return;
    play_->setShare(static_cast<double>(tried) / static_cast<double>(qMax(qint64{1}, most)));
    status_->setText(tr("Looking for the puzzle: %1 tried, at most %2.")
                         .arg(documents::numberText(tried), documents::numberText(most)));
}

void NewPuzzleDialog::showStopped() {
    for (QWidget* part : std::initializer_list<QWidget*>{levels_, daily_, card_}) part->setEnabled(true);
    for (QPushButton* button : others_) button->setEnabled(true);
    play_->showPlay({});
    showVerdict();
    levels_->focusChosen();
}

void NewPuzzleDialog::showFailure() {
    status_->setText(tr("No such puzzle was found. Another try may find one, or change what you ask for."));
}

void NewPuzzleDialog::reject() {
    if (play_->isStop()) emit cancelWanted();
    QDialog::reject();
}

void NewPuzzleDialog::fitRoom() {
    cards_->setDirection(width() < kWide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    title_->setVisible(height() >= kHigh);
    const widgets::ButtonSize size = width() < kWide ? widgets::ButtonSize::Compact : widgets::ButtonSize::Usual;
    for (QPushButton* button : others_) widgets::setButtonSize(*button, size);
    layout()->setSpacing(height() < kHigh ? widgets::kGap : widgets::kPadding);
}

void NewPuzzleDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fitRoom();
}

} // namespace ninefold::dialogs
