// SPDX-License-Identifier: MIT
#include "app/pages/learn/practice/practiceview.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/practice/families.h"
#include "app/documents/text/steps.h"
#include "app/pages/learn/practice/practiceboard.h"
#include "app/pages/learn/practice/practicekeys.h"
#include "app/pages/learn/practice/resultcard.h"
#include "app/pages/learn/practice/scorebars.h"
#include "app/session/preferences.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/flowlayout.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

using session::Trainer;
using State = session::Trainer::State;
using Kind = VerdictStrip::Kind;

constexpr int kSecondMs = 1000;

/// Return and Space press the button that has the focus instead of triggering a shortcut.
bool pressesButton(const QEvent& event, const QWidget* focused) {
    if (event.type() != QEvent::ShortcutOverride || qobject_cast<const QAbstractButton*>(focused) == nullptr)
        return false;
    const int key = static_cast<const QKeyEvent&>(event).key();
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

} // namespace

PracticeView::PracticeView(Trainer& trainer, const session::Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      trainer_(trainer),
      preferences_(preferences),
      place_(new widgets::ElidedLabel(this)),
      score_(new widgets::ElidedLabel(this)),
      task_(new QLabel(this)),
      bars_(new ScoreBars(this)),
      middle_(new QStackedWidget(this)),
      board_(new PracticeBoard(trainer, preferences, this)),
      result_(new ResultCard(this)),
      verdict_(new VerdictStrip(this)) {
    widgets::setTextStyle(*place_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    widgets::setTextStyle(*score_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    score_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    task_->setWordWrap(true);
    middle_->addWidget(board_);
    middle_->addWidget(result_);
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    line->addWidget(place_, 1);
    line->addWidget(score_, 2);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(line);
    rows->addWidget(task_);
    rows->addWidget(bars_);
    rows->addWidget(middle_, 1);
    panel_ = new QWidget(this);
    auto* parts = new QVBoxLayout(panel_);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(widgets::kGap);
    parts->addWidget(verdict_);
    parts->addWidget(foot_ = foot());
    rows->addWidget(panel_);
    panel_->installEventFilter(this);
    setFocusProxy(board_);
    connectParts();
    refresh();
}

QWidget* PracticeView::foot() {
    auto* row = new QWidget(panel_);
    hint_ = new QPushButton(tr("Where to Look"), row);
    hint_->setToolTip(tr("More in three stages: where it is, which cells, all of it (H).\n"
                         "The position then counts as found with help."));
    widgets::setButtonKey(*hint_, QStringLiteral("H"));
    skip_ = new QPushButton(tr("Skip"), row);
    skip_->setToolTip(tr("To another position"));
    main_ = new QPushButton(tr("Check"), row);
    widgets::setButtonKind(*main_, widgets::ButtonKind::Primary);
    widgets::setButtonKey(*main_, tr("Enter", "a key"));
    for (QPushButton* button : {hint_, skip_, main_}) button->setAutoDefault(true);
    auto* line = new widgets::FlowLayout(widgets::kGap, row);
    line->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {hint_, skip_, main_}) line->addWidget(button);
    return row;
}

void PracticeView::takePanel() {
    layout()->addWidget(panel_);
}

void PracticeView::connectParts() {
    seconds_.setInterval(kSecondMs);
    connect(&seconds_, &QTimer::timeout, this, &PracticeView::showTime);
    connect(hint_, &QPushButton::clicked, &trainer_, &Trainer::hint);
    connect(skip_, &QPushButton::clicked, this, [this] {
        trainer_.skip();
        takeFocus();
    });
    connect(main_, &QPushButton::clicked, this, &PracticeView::proceed);
    connect(board_, &PracticeBoard::answerWanted, this, &PracticeView::proceed);
    connect(result_, &ResultCard::repeatWanted, this, [this] {
        trainer_.repeat();
        takeFocus();
    });
    connect(result_, &ResultCard::readingWanted, this, &PracticeView::readingWanted);
    connect(&trainer_, &Trainer::trainingChanged, this, &PracticeView::refresh);
    connect(&trainer_.game(), &game::Game::changed, this, &PracticeView::offersChanged);
    connect(&trainer_.input().mode(), &game::InputMode::modeChosen, this, &PracticeView::offersChanged);
    connect(&preferences_, &session::Preferences::settingsChanged, this, &PracticeView::showTime);
}

void PracticeView::setTechnique(const logic::Technique& technique) {
    technique_ = &technique;
    // A test is not interrupted.
    if (isVisible() && !trainer_.goal().isTest() && trainer_.goal().technique != technique_)
        trainer_.practise(technique);
}

void PracticeView::shown() {
    trainer_.setAway(false);
    seconds_.start();
    const bool isTesting = trainer_.goal().isTest() && trainer_.state() != State::Ended;
    if (!isTesting && trainer_.goal().technique != technique_) trainer_.practise(*technique_);
}

void PracticeView::hidden() {
    trainer_.setAway(true);
    seconds_.stop();
}

void PracticeView::takeFocus() {
    if (middle_->currentWidget() == result_) result_->takeFocus();
    else board_->setFocus();
}

QString PracticeView::keys() const {
    return practiceKeys(trainer_);
}

QString PracticeView::summary() const {
    if (!trainer_.exercise()) return {};
    return tr("%1, %2", "what is practised, which position").arg(goalText(trainer_.goal()), place_->text());
}

bool PracticeView::offers(std::string_view action) const {
    return practiceOffers(trainer_, action);
}

void PracticeView::run(std::string_view action) {
    runPractice(trainer_, action);
}

void PracticeView::showPicture(const logic::Overlay* picture) {
    board_->showPicture(picture);
    demonstrating_ = picture != nullptr;
    showButtons();
}

void PracticeView::proceed() {
    if (trainer_.state() == State::Asking) trainer_.check();
    else if (trainer_.state() == State::Answered) trainer_.next();
    takeFocus();
}

void PracticeView::refresh() {
    const bool ended = trainer_.state() == State::Ended;
    if (ended && middle_->currentWidget() != result_) result_->showResult(trainer_);
    middle_->setCurrentWidget(ended ? static_cast<QWidget*>(result_) : board_);
    place_->setLine(placeText(trainer_));
    task_->setText(ended ? goalText(trainer_.goal()) : trainer_.task());
    bars_->setScore(trainer_.score());
    showVerdict();
    showTime();
    showButtons();
    emit offersChanged();
}

void PracticeView::showTime() {
    QStringList parts;
    const session::PracticeScore& score = trainer_.score();
    if (trainer_.goal().isTest()) parts << tr("%1 right").arg(score.count(session::PracticeOutcome::Alone));
    else if (score.positions() > 0) parts << scoreText(score);
    constexpr int kShownStreak = 2;
    if (score.streak() >= kShownStreak) parts << tr("%1 in a row").arg(score.streak());
    if (preferences_.settings().showClock && trainer_.exercise() && trainer_.state() != State::Ended)
        parts << documents::clockText(trainer_.elapsedMs());
    const QString between = QStringLiteral("  \u00B7  ");
    // The bars show the score as well.
    while (parts.size() > 1 && score_->fontMetrics().horizontalAdvance(parts.join(between)) > score_->width())
        parts.removeFirst();
    score_->setLine(parts.join(between));
}

void PracticeView::showButtons() {
    const State state = trainer_.state();
    const bool done = state == State::Answered;
    foot_->setVisible(state != State::Ended);
    // The demonstration has sentences of its own.
    verdict_->setVisible(state != State::Ended && !(demonstrating_ && widgets::isSmall(window()->size())));
    main_->setText(!done ? tr("Check") : trainer_.isLast() ? tr("See the Result") : tr("Next Position"));
    main_->setEnabled(done || state == State::Asking || state == State::Judging);
    hint_->setVisible(!trainer_.goal().isTest());
    hint_->setEnabled(trainer_.isHintPossible());
    skip_->setVisible(!done);
    skip_->setEnabled(state == State::Asking);
    // The button that was pressed may be gone.
    if (isVisible() && window()->focusWidget() == nullptr) takeFocus();
}

void PracticeView::showVerdict() {
    verdict_->show(kindNow(), sentenceNow());
}

Kind PracticeView::kindNow() const {
    if (!trainer_.judgement()) return trainer_.hints() > 0 && !trainer_.sentence().isEmpty() ? Kind::Hint : Kind::Plain;
    switch (trainer_.judgement()->verdict) {
    case practice::Verdict::Right:
        return Kind::Right;
    case practice::Verdict::Partly:
        return Kind::Partly;
    case practice::Verdict::Other:
    case practice::Verdict::Unproved:
        return Kind::Other;
    case practice::Verdict::Wrong:
        return Kind::Wrong;
    case practice::Verdict::Nothing:
        break;
    }
    return Kind::Plain;
}

QString PracticeView::sentenceNow() const {
    if (trainer_.state() == State::Making) return tr("Making a position...");
    if (!trainer_.sentence().isEmpty()) return trainer_.sentence();
    if (!trainer_.exercise()) return {};
    return trainer_.exercise()->step.placesAnything()
               ? tr("Select a cell and type its digit, then press Enter.")
               : tr("Click the candidates that go, or type them in their cells, then press Enter.");
}

bool PracticeView::event(QEvent* event) {
    if (pressesButton(*event, window()->focusWidget())) event->accept();
    return QWidget::event(event);
}

bool PracticeView::eventFilter(QObject* watched, QEvent* event) {
    // The panel may be outside of the view.
    if (watched == panel_ && pressesButton(*event, window()->focusWidget())) event->accept();
    return QWidget::eventFilter(watched, event);
}

void PracticeView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool small = widgets::isSmall(window()->size());
    board_->setNamesShown(!small);
    verdict_->setSmall(small);
    for (QPushButton* button : {hint_, skip_, main_})
        widgets::setButtonSize(*button, small ? widgets::ButtonSize::Compact : widgets::ButtonSize::Usual);
    widgets::setTextStyle(*task_, small ? widgets::TextSize::Body : widgets::TextSize::Display,
                          widgets::TextWeight::Strong);
}

} // namespace ninefold::pages
