// SPDX-License-Identifier: MIT
#include "app/pages/finish/finishcard.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/pages/finish/analysis.h"
#include "app/pages/finish/finishparts.h"
#include "app/pages/finish/finishtext.h"
#include "app/pages/finish/timechart.h"
#include "app/pages/page.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"
#include "app/widgets/hairline.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <cassert>

namespace ninefold::pages {
namespace {

using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

/// Below this height the chart would only be noise.
constexpr int kMinChartRoom = 150;

} // namespace

FinishCard::FinishCard(session::Session& session, widgets::BoardOverlay& overlay, PageHost& host, QWidget* parent)
    : QFrame(parent),
      session_(session),
      overlay_(overlay),
      host_(host),
      title_(new QLabel(this)),
      subtitle_(new QLabel(this)),
      scroller_(new QScrollArea(this)),
      praise_(new QLabel(this)),
      table_(new QGridLayout),
      fairness_(new QLabel(this)),
      legend_(new QLabel(this)),
      chart_(new TimeChart(this)),
      longest_(new QLabel(this)),
      analysis_(new Analysis(this)),
      next_(new NextButton(tr("Next Puzzle"), this)) {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Solved"));
    auto* page = new QWidget(this);
    auto* texts = new QVBoxLayout(page);
    texts->setContentsMargins(0, 0, 0, 0);
    texts->setSpacing(widgets::kCardGap);
    addHeader(*texts);
    addTable(*texts);
    addChart(*texts);
    texts->addStretch(0);
    scroller_->setWidget(page);
    scroller_->setWidgetResizable(true);
    scroller_->setFrameShape(QFrame::NoFrame);
    scroller_->setFocusPolicy(Qt::NoFocus);
    scroller_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Shows the background of the card, not one of its own.
    scroller_->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(widgets::kCardGap);
    rows->addWidget(scroller_, 1);
    rows->addWidget(analysis_, 1);
    analysis_->hide();
    addButtons(*rows);
    addKeys();
    connect(analysis_, &Analysis::stepPointed, this, &FinishCard::lightStep);
    connect(analysis_, &Analysis::practiceWanted, this, &FinishCard::practiceWanted);
    connect(&session_.results(), &session::GameResults::profileFound, this, &FinishCard::showProfile);
}

void FinishCard::addHeader(QVBoxLayout& rows) {
    setTextStyle(*title_, TextSize::Display, TextWeight::Strong);
    setTextStyle(*subtitle_, TextSize::Body, TextWeight::Normal, true);
    setTextStyle(*fairness_, TextSize::Small, TextWeight::Normal, true);
    for (QLabel* label : {title_, subtitle_, praise_, fairness_}) label->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kPadding);
    line->addWidget(new SolvedMark(this), 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(title_);
    texts->addWidget(subtitle_);
    line->addLayout(texts, 1);
    rows.addLayout(line);
    rows.addWidget(strip_ = new PraiseStrip(praise_, this));
}

void FinishCard::addTable(QVBoxLayout& rows) {
    table_->setHorizontalSpacing(widgets::kGap);
    table_->setVerticalSpacing(0);
    table_->setColumnStretch(0, 1);
    rows.addLayout(table_);
    rows.addWidget(fairness_);
}

void FinishCard::addChart(QVBoxLayout& rows) {
    chartBox_ = new QWidget(this);
    auto* box = new QVBoxLayout(chartBox_);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(4);
    auto* heading = new QLabel(tr("Where the time went"), chartBox_);
    setTextStyle(*heading, TextSize::Body, TextWeight::Strong);
    setTextStyle(*legend_, TextSize::Small, TextWeight::Normal, true);
    setTextStyle(*longest_, TextSize::Small);
    legend_->setWordWrap(true);
    longest_->setWordWrap(true);
    longest_->setTextFormat(Qt::RichText);
    longest_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    longest_->setFocusPolicy(Qt::TabFocus);
    connect(longest_, &QLabel::linkActivated, this, &FinishCard::practiceWanted);
    connect(chart_, &TimeChart::barChosen, this, &FinishCard::showStep);
    for (QWidget* widget : {static_cast<QWidget*>(heading), static_cast<QWidget*>(legend_)}) box->addWidget(widget);
    box->addWidget(chart_, 1);
    rows.addWidget(chartBox_, 1);
    rows.addWidget(longest_);
}

void FinishCard::addButtons(QVBoxLayout& rows) {
    widgets::setButtonKind(*next_, widgets::ButtonKind::Primary);
    widgets::setButtonSize(*next_, widgets::ButtonSize::Big);
    widgets::setButtonKey(*next_, tr("Enter"));
    next_->setAutoDefault(true);
    connect(next_, &QPushButton::clicked, this, &FinishCard::playNext);
    rows.addWidget(next_);
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    auto* replay = addButton(*line, tr("Replay"), "replay");
    replay->setToolTip(tr("Watch your game again, move by move."));
    analyse_ = addButton(*line, tr("Analyse"), "analyse");
    analyse_->setCheckable(true);
    analyse_->setToolTip(tr("Every step of your game: how hard it was, and how long you thought before it."));
    new_ = addButton(*line, tr("New..."), "");
    connect(replay, &QPushButton::clicked, this, [this] { host_.trigger("replay"); });
    connect(analyse_, &QPushButton::toggled, this, &FinishCard::showAnalysis);
    connect(new_, &QPushButton::clicked, this, [this] { host_.trigger("newpuzzle"); });
    rows.addLayout(line);
}

QPushButton* FinishCard::addButton(QBoxLayout& line, const QString& text, const char* icon) {
    auto* button = new QPushButton(text, this);
    button->setIcon(widgets::inkIcon(QString::fromLatin1(icon), palette()));
    button->setAutoDefault(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Where there is no room for the icon, the word is enough. It is bold while the button is down.
    const QFontMetrics strong(widgets::fontOf(button->font(), TextSize::Body, TextWeight::Strong));
    button->setMinimumWidth(strong.horizontalAdvance(text) + 2 * widgets::kCardGap);
    line.addWidget(button, 1);
    return button;
}

/// The steps stand in place of the card's words; the buttons stay.
void FinishCard::showAnalysis(bool shown) {
    scroller_->setVisible(!shown);
    analysis_->setVisible(shown);
    if (shown) analysis_->showLongest();
    else showStep(-1);
}

/// The keys hold wherever the focus is, as long as the card is visible.
void FinishCard::addKeys() {
    const auto add = [this](const QKeySequence& keys, auto run) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, run);
    };
    add(Qt::Key_Return, [this] { playNext(); });
    add(Qt::Key_Enter, [this] { playNext(); });
    add(Qt::Key_R, [this] { host_.trigger("replay"); });
    add(Qt::Key_A, [this] { analyse_->toggle(); });
}

void FinishCard::keyPressEvent(QKeyEvent* event) {
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && analyse_->isChecked()) {
        analyse_->setChecked(false);
        analyse_->setFocus();
    } else if (escape) emit closed();
    else QFrame::keyPressEvent(event);
}

void FinishCard::showGame() {
    const auto& game = session_.results().finished();
    assert(game);
    title_->setText(tr("Solved in %1").arg(documents::clockText(game->elapsedMs)));
    subtitle_->setText(finishedWith(QString::fromStdString(session_.game().about().name), session_.needs().needs()));
    subtitle_->setVisible(!subtitle_->text().isEmpty());
    praise_->setText(praiseText(*game));
    strip_->setVisible(!praise_->text().isEmpty());
    analyse_->setChecked(false);
    showRows();
    showProfile();
    showNext();
}

void FinishCard::addRow(const QString& name, const QString& note, const QString& value, bool good) {
    const int row = table_->rowCount();
    auto *first = new QLabel(name, this), *second = new QLabel(note, this), *third = new QLabel(value, this);
    setTextStyle(*first, TextSize::Body, TextWeight::Normal, true);
    setTextStyle(*second, TextSize::Small, TextWeight::Normal, !good);
    setTextStyle(*third, TextSize::Body, TextWeight::Strong);
    if (good) showAsGood(*second);
    second->setWordWrap(true);
    for (QLabel* label : {second, third}) label->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    constexpr int kRowHeight = 30;
    for (QLabel* label : {first, second, third}) label->setMinimumHeight(kRowHeight);
    first->setWordWrap(true);
    table_->addWidget(first, row, 0);
    table_->addWidget(second, row, 1);
    table_->addWidget(third, row, 2);
    table_->addWidget(new widgets::Hairline(this), row + 1, 0, 1, 3);
}

void FinishCard::showRows() {
    while (QLayoutItem* item = table_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const session::FinishedGame& game = *session_.results().finished();
    const bool hinted = game.tally.hintCount() > 0;
    if (game.before.averageMs)
        addRow(tr("Your average at this level"), differenceText(game.elapsedMs, *game.before.averageMs),
               documents::clockText(*game.before.averageMs), game.elapsedMs < *game.before.averageMs);
    if (game.before.bestMs) addRow(tr("Your best at this level"), {}, documents::clockText(*game.before.bestMs));
    addRow(tr("Hints used"), hintsText(game.tally), QString::number(game.tally.hintCount()));
    addRow(tr("Mistakes"), {}, QString::number(game.tally.mistakes));
    const bool unchanged = hinted && game.before.bestMs && game.elapsedMs < *game.before.bestMs;
    fairness_->setText(tr("Your best time stays as it is: games with hints do not count."));
    fairness_->setVisible(unchanged);
}

void FinishCard::showProfile() {
    const std::vector<session::TimedStep>& profile = session_.results().profile();
    chart_->setProfile(profile);
    analysis_->setProfile(profile);
    QString text = longestText(profile).toHtmlEscaped();
    if (const int longest = longestStep(profile); longest >= 0)
        text += practiceLink(profile[static_cast<std::size_t>(longest)]);
    longest_->setText(text);
    showStep(-1);
    if (analyse_->isChecked()) analysis_->showLongest();
    fitRoom();
}

void FinishCard::showStep(int index) {
    const std::vector<session::TimedStep>& profile = session_.results().profile();
    if (index < 0 || index >= static_cast<int>(profile.size())) {
        legend_->setText(profile.empty() ? tr("Looking for the steps...")
                                         : tr("Upper bars: rating of each step. Lower bars: your time before it."));
        return overlay_.release(this);
    }
    legend_->setText(stepText(profile, index));
    chart_->setAccessibleDescription(legend_->text());
    lightStep(index);
}

/// Shows on the board where a step of the game was; -1 for none.
void FinishCard::lightStep(int index) {
    const std::vector<session::TimedStep>& profile = session_.results().profile();
    if (index < 0 || index >= static_cast<int>(profile.size())) return overlay_.release(this);
    overlay_.take(this, {.look = profile[static_cast<std::size_t>(index)].cells, .mutesHighlights = true});
}

void FinishCard::showNext() {
    const session::FinishedGame& game = *session_.results().finished();
    QString name;
    if (game.next) name = QString::fromStdString(game.next->name);
    else if (game.level) name = tr("%1, new", "level").arg(documents::levelText(*game.level));
    static_cast<NextButton*>(next_)->setNext(name);
}

void FinishCard::playNext() {
    const auto& game = session_.results().finished();
    if (!game) return;
    if (game->next) session_.games().startGame(formats::Puzzle(*game->next));
    else session_.maker().make(game->level.value_or(rating::Level::Normal));
}

void FinishCard::focusNext() {
    next_->setFocus();
}

void FinishCard::fitRoom() {
    constexpr int kLow = 560;
    const int padding = height() < kLow ? widgets::kPadding : widgets::kPadding + widgets::kGap;
    layout()->setContentsMargins(padding, padding, padding, padding);
    chartBox_->hide();
    const int width = this->width() - 2 * padding;
    const int texts = scroller_->widget()->layout()->totalHeightForWidth(width);
    const int others =
        texts + next_->sizeHint().height() + new_->sizeHint().height() + 3 * widgets::kCardGap + 2 * padding;
    // A scroll area does not know that texts wrap, and would press them together.
    scroller_->widget()->setMinimumHeight(texts);
    chartBox_->setVisible(height() - others >= kMinChartRoom);
}

void FinishCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitRoom();
}

void FinishCard::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    overlay_.release(this);
}

} // namespace ninefold::pages
