// SPDX-License-Identifier: MIT
#include "app/pages/library/statistics/statisticsview.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/pages/library/statistics/levelstable.h"
#include "app/pages/library/statistics/techniquebars.h"
#include "app/pages/library/statistics/timescurve.h"
#include "app/pages/library/statistics/yearcalendar.h"
#include "app/session/session.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace ninefold::pages {
namespace {

using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

/// Below this width the curve is above the techniques.
constexpr int kWide = 900, kHints = 340, kMostWide = 1400;

QFrame* cardOf(QWidget* parent, QBoxLayout*& rows) {
    auto* card = new QFrame(parent);
    card->setFrameShape(QFrame::StyledPanel);
    rows = new QVBoxLayout(card);
    rows->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kPadding, widgets::kPadding);
    rows->setSpacing(widgets::kGap);
    return card;
}

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    setTextStyle(*label, TextSize::Body, TextWeight::Strong);
    return label;
}

} // namespace

StatisticsView::StatisticsView(const RoomContext& context, QWidget* parent)
    : QWidget(parent),
      context_(context),
      total_(new QLabel(this)),
      export_(new QPushButton(tr("Export..."), this)),
      levels_(new LevelsTable(this)),
      level_(new widgets::NamedCombo(tr("Level of the curve"), this)),
      curve_(new TimesCurve(this)),
      chosenGame_(new QLabel(this)),
      techniques_(new TechniqueBars(this)),
      guesses_(new QLabel(this)),
      year_(new YearCalendar(this)),
      streaks_(new QLabel(this)),
      chosenDay_(new QLabel(this)),
      empty_(new QLabel(tr("Your first solved puzzle starts the story: times, streaks and favourite techniques will "
                           "grow here."),
                        this)),
      scroller_(new QScrollArea(this)) {
    setFocusProxy(levels_);
    auto* page = new QWidget(scroller_);
    page->setMaximumWidth(kMostWide);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(widgets::kPadding, widgets::kGap, widgets::kPadding, widgets::kPadding);
    rows->setSpacing(widgets::kCardGap);
    rows->addWidget(head());
    QBoxLayout* inside = nullptr;
    QFrame* levels = cardOf(page, inside);
    inside->addWidget(levels_);
    rows->addWidget(levels);
    middle_ = new QHBoxLayout;
    middle_->setSpacing(widgets::kCardGap);
    middle_->addWidget(timesCard(), 1);
    middle_->addWidget(techniquesCard());
    rows->addLayout(middle_, 1);
    rows->addWidget(yearCard());
    scroller_->setWidget(page);
    scroller_->setWidgetResizable(true);
    scroller_->setFrameShape(QFrame::NoFrame);
    scroller_->setFocusPolicy(Qt::NoFocus);
    scroller_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroller_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    scroller_->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    setTextStyle(*empty_, TextSize::Body, TextWeight::Normal, true);
    empty_->setWordWrap(true);
    empty_->setMargin(widgets::kPadding);
    empty_->setAlignment(Qt::AlignCenter);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroller_, 1);
    all->addWidget(empty_, 1);
    // Until the games are counted there is nothing to say.
    scroller_->hide();
    empty_->hide();
    connect(&context_.session.played(), &session::PlayedGames::caughtUp, this, [this](bool news) {
        if (news && isVisible()) read();
    });
    connect(&context_.session.libraryPlace(), &session::LibraryPlace::placeChanged, this, [this] {
        if (isVisible()) read();
    });
}

QWidget* StatisticsView::head() {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(widgets::kGap);
    setTextStyle(*total_, TextSize::Body, TextWeight::Strong);
    widgets::setButtonSize(*export_, widgets::ButtonSize::Compact);
    export_->setToolTip(tr("Save a line for each game, for a spreadsheet"));
    connect(export_, &QPushButton::clicked, this, &StatisticsView::exportGames);
    row->addWidget(total_, 1);
    row->addWidget(export_);
    return line;
}

QWidget* StatisticsView::timesCard() {
    QBoxLayout* rows = nullptr;
    QFrame* card = cardOf(this, rows);
    for (const rating::Level level : rating::kLevels) level_->addItem(documents::levelText(level));
    level_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(level_, &QComboBox::activated, levels_, &LevelsTable::setLevel);
    connect(levels_, &LevelsTable::levelRowChosen, this, [this](int level) {
        levelChosen_ = true;
        showLevel(level);
    });
    auto* line = new QHBoxLayout;
    line->addWidget(heading(tr("Times"), card), 1);
    line->addWidget(level_);
    setTextStyle(*chosenGame_, TextSize::Small, TextWeight::Normal, true);
    connect(curve_, &TimesCurve::gameChosen, this, &StatisticsView::showGame);
    rows->addLayout(line);
    rows->addWidget(curve_, 1);
    rows->addWidget(chosenGame_);
    return card;
}

QWidget* StatisticsView::techniquesCard() {
    QBoxLayout* rows = nullptr;
    QFrame* card = cardOf(this, rows);
    connect(techniques_, &TechniqueBars::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    QLabel* title = heading(tr("Techniques you used and asked for"), card);
    rows->addWidget(title);
    auto* bars = new QLabel(tr("Bar: what you found yourself, the rest with a hint."), card);
    setTextStyle(*bars, TextSize::Small, TextWeight::Normal, true);
    setTextStyle(*guesses_, TextSize::Small, TextWeight::Normal, true);
    for (QLabel* label : {title, bars, guesses_}) label->setWordWrap(true);
    rows->addWidget(techniques_);
    rows->addWidget(bars);
    rows->addWidget(guesses_);
    rows->addStretch(1);
    return card;
}

QWidget* StatisticsView::yearCard() {
    QBoxLayout* rows = nullptr;
    QFrame* card = cardOf(this, rows);
    setTextStyle(*streaks_, TextSize::Body, TextWeight::Normal, true);
    setTextStyle(*chosenDay_, TextSize::Small, TextWeight::Normal, true);
    auto* line = new QHBoxLayout;
    line->addWidget(heading(tr("The last year"), card), 1);
    line->addWidget(streaks_);
    connect(year_, &YearCalendar::dayChosen, this, &StatisticsView::showDay);
    rows->addLayout(line);
    rows->addWidget(year_);
    rows->addWidget(chosenDay_);
    return card;
}

void StatisticsView::open() {
    read();
    context_.session.played().catchUp();
}

void StatisticsView::read() {
    reading_.start([access = context_.session.libraryPlace().access()](const auto&, const auto&) {
        const auto games = session::playedGames(access);
        const auto reasons = session::playedReasons(access);
        return [statistics = session::statisticsOf(games, QDate::currentDate(), reasons)](StatisticsView& view) {
            view.showStatistics(statistics);
        };
    });
}

void StatisticsView::showStatistics(const session::PlayStatistics& statistics) {
    statistics_ = statistics;
    const bool none = statistics.isEmpty();
    scroller_->setVisible(!none);
    empty_->setVisible(none);
    setFocusProxy(none ? nullptr : static_cast<QWidget*>(levels_));
    total_->setText(summary());
    levels_->setStatistics(statistics);
    techniques_->setTechniques(statistics.techniques);
    guesses_->setText(tr("%n right move(s) without a step that I know", nullptr, statistics.guesses));
    guesses_->setVisible(statistics.guesses > 0);
    year_->setDays(statistics.solvedOn, QDate::currentDate());
    const auto most = std::ranges::max_element(statistics.times, {}, &std::vector<session::TimedGame>::size);
    if (!levelChosen_) {
        const QSignalBlocker quiet(levels_);
        levels_->setLevel(static_cast<int>(most - statistics.times.begin()));
    }
    showLevel(levels_->level());
    showStreaks();
    context_.host.roomChanged();
}

void StatisticsView::showLevel(int level) {
    level_->setCurrentIndex(level);
    curve_->setGames(statistics_.times[static_cast<std::size_t>(level)], level);
    showGame();
}

void StatisticsView::showStreaks() {
    QStringList words;
    if (statistics_.streak > 1) words << tr("%n day(s) in a row", nullptr, statistics_.streak);
    if (statistics_.longestStreak > 1) words << tr("longest: %n day(s)", "in a row", statistics_.longestStreak);
    streaks_->setText(words.join(QStringLiteral("  \u00B7  ")));
    showDay();
}

void StatisticsView::showGame() {
    const QString text = curve_->chosenText();
    chosenGame_->setText(text.isEmpty() ? tr("Line: the average of five games. Open circles: with hints.") : text);
    if (!text.isEmpty() && curve_->hasFocus()) context_.session.announcer().say(text, session::Severity::Spoken);
}

void StatisticsView::showDay() {
    const QString text = year_->chosenText();
    chosenDay_->setText(text.isEmpty() ? tr("The stronger the colour, the more was solved.") : text);
    if (!text.isEmpty() && year_->hasFocus()) context_.session.announcer().say(text, session::Severity::Spoken);
}

void StatisticsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StatisticsView::arrange() {
    const bool wide = width() >= kWide;
    middle_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    techniques_->parentWidget()->setFixedWidth(wide ? kHints : QWIDGETSIZE_MAX);
    if (!wide) techniques_->parentWidget()->setMinimumWidth(0);
}

QString StatisticsView::keys() const {
    return tr("Tab goes on  \u00B7  arrows choose  \u00B7  Esc back to the puzzle");
}

QString StatisticsView::summary() const {
    QString solved = tr("%n game(s) solved", nullptr, statistics_.solved);
    if (statistics_.givenUp == 0) return solved;
    return solved + QStringLiteral(", ") + tr("%n given up", nullptr, statistics_.givenUp);
}

void StatisticsView::exportGames() {
    auto* dialog = new QFileDialog(this, tr("Export Games"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Tables (*.csv)"));
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(QStringLiteral("ninefold-games.csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &StatisticsView::save);
    dialog->open();
}

void StatisticsView::save(const QString& path) {
    saving_.start([access = context_.session.libraryPlace().access(), path](const auto&, const auto&) {
        const QByteArray csv = session::csvOf(session::playedGames(access));
        const auto fault = documents::saveFile(path, {csv.constData(), static_cast<std::size_t>(csv.size())});
        return [fault, path](StatisticsView& view) {
            session::Announcer& announcer = view.context_.session.announcer();
            if (fault) announcer.say(documents::sentence(*fault), session::Severity::Important);
            else announcer.say(tr("Exported as %1.").arg(documents::fileNameText(path)));
        };
    });
}

} // namespace ninefold::pages
