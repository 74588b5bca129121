// SPDX-License-Identifier: MIT
#include "app/pages/play/playcard.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/steps.h"
#include "app/session/session.h"
#include "app/widgets/hairline.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/spokenfocus.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

/// A list of all techniques of an expert's puzzle would be longer than the rest of the card.
constexpr int kMostTechniques = 4, kMostInCompact = 2, kMostInLine = 1;

QString timeText(const std::optional<qint64>& timeMs) {
    return timeMs ? documents::clockText(*timeMs) : QStringLiteral("\u2013");
}

QString linkTo(const logic::Technique& technique) {
    const QString id = QString::fromUtf8(technique.id.data(), static_cast<qsizetype>(technique.id.size()));
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(id, documents::techniqueName(technique).toHtmlEscaped());
}

QString needsHtml(const logic::Needs& needs, int most) {
    assert(most > 0);
    if (needs.techniques.empty())
        return needs.complete ? PlayCard::tr("needs only singles")
                              : PlayCard::tr("needs more than the techniques of Ninefold");
    const auto count = static_cast<int>(needs.techniques.size());
    QStringList links;
    // The hardest are what a player wants to know.
    for (int index = std::max(0, count - most); index < count; ++index)
        links << linkTo(*needs.techniques[static_cast<std::size_t>(index)]);
    const QString names = documents::listText(links);
    if (count <= most) return PlayCard::tr("needs %1", "techniques").arg(names);
    return PlayCard::tr("needs %1 and %n easier one(s)", "techniques", count - most).arg(names);
}

} // namespace

PlayCard::PlayCard(session::Session& session, QWidget* parent)
    : QFrame(parent),
      session_(session),
      badge_(new widgets::LevelBadge(this)),
      needs_(new QLabel(this)),
      bar_(new QProgressBar(this)),
      filled_(new QLabel(this)),
      left_(new QLabel(this)),
      line_(new widgets::Hairline(this)),
      brief_(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setTextStyle(*brief_, TextSize::Small, TextWeight::Normal, true);
    brief_->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kPadding - 2, widgets::kPadding, widgets::kPadding - 2);
    rows->setSpacing(widgets::kGap);
    rows->addLayout(levelRow());
    rows->addWidget(bar_);
    rows->addLayout(filledRow());
    rows->addWidget(line_);
    rows->addWidget(figuresBox_ = figures());
    rows->addWidget(brief_);
    brief_->hide();
    connectSession();
    showLevel();
    showFilled();
    showFigures();
}

QLayout* PlayCard::levelRow() {
    needs_->setTextFormat(Qt::RichText);
    needs_->setWordWrap(true);
    needs_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    needs_->setFocusPolicy(Qt::TabFocus);
    connect(needs_, &QLabel::linkActivated, this, &PlayCard::techniqueWanted);
    levelRow_ = new QHBoxLayout;
    levelRow_->setSpacing(widgets::kGap);
    levelRow_->addWidget(badge_, 0, Qt::AlignTop | Qt::AlignLeading);
    levelRow_->addWidget(needs_, 1);
    return levelRow_;
}

QLayout* PlayCard::filledRow() {
    constexpr int kBarHeight = 8;
    bar_->setTextVisible(false);
    bar_->setFixedHeight(kBarHeight);
    widgets::setQuiet(*bar_);
    bar_->setAccessibleName(tr("Cells filled"));
    filled_->setTextFormat(Qt::RichText);
    for (QLabel* label : {filled_, left_}) setTextStyle(*label, TextSize::Small, TextWeight::Normal, true);
    auto* row = new QHBoxLayout;
    row->addWidget(filled_, 1);
    row->addWidget(left_);
    return row;
}

PlayCard::Figure PlayCard::addFigure(QGridLayout& grid, int column, const QString& title, const QString& note) {
    const Figure figure{new QLabel(title, this), new QLabel(this), new QLabel(note, this)};
    setTextStyle(*figure.title, TextSize::Small, TextWeight::Normal, true);
    setTextStyle(*figure.value, TextSize::Body, TextWeight::Strong);
    setTextStyle(*figure.note, TextSize::Small, TextWeight::Normal, true);
    int row = 0;
    for (QLabel* label : {figure.title, figure.value, figure.note}) {
        label->setWordWrap(true);
        grid.addWidget(label, row++, column, Qt::AlignTop);
    }
    grid.setColumnStretch(column, 1);
    return figure;
}

QWidget* PlayCard::figures() {
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(widgets::kGap);
    grid->setVerticalSpacing(2);
    figures_[0] = addFigure(*grid, 0, tr("Best at this level"), tr("without hints"));
    figures_[1] = addFigure(*grid, 1, tr("Your average"), tr("last %n game(s)", nullptr, store::kAveragedGames));
    figures_[2] = addFigure(*grid, 2, tr("This game"), {});
    return box;
}

void PlayCard::connectSession() {
    connect(&session_.game(), &game::Game::started, this, &PlayCard::showLevel);
    connect(&session_.game(), &game::Game::graded, this, &PlayCard::showLevel);
    connect(&session_.game(), &game::Game::started, this, &PlayCard::showFilled);
    connect(&session_.game(), &game::Game::changed, this, &PlayCard::showFilled);
    connect(&session_.needs(), &session::PuzzleNeeds::needsChanged, this, &PlayCard::showNeeds);
    connect(&session_.preferences(), &session::Preferences::settingsChanged, this, &PlayCard::showNeeds);
    connect(&session_.results(), &session::GameResults::statisticsChanged, this, &PlayCard::showFigures);
    connect(&session_.keeper(), &store::Keeper::tallyChanged, this, &PlayCard::showFigures);
}

void PlayCard::setForm(Form form, bool wide) {
    if (form == form_ && wide == wide_) return;
    form_ = form;
    wide_ = wide;
    const bool full = form == Form::Full;
    figuresBox_->setVisible(full);
    line_->setVisible(full);
    brief_->setVisible(form == Form::Compact);
    for (QLabel* label : {filled_, left_}) label->setVisible(form != Form::Line);
    const bool beside = full || wide;
    levelRow_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    levelRow_->setSpacing(beside ? widgets::kGap : 2);
    const int side = widgets::kPadding, end = full ? widgets::kPadding - 2 : widgets::kGap;
    layout()->setContentsMargins(side, end, side, end);
    showNeeds();
}

void PlayCard::showLevel() {
    const std::optional<rating::Level> level = rating::levelFromName(session_.game().about().level);
    badge_->setLevel(level ? static_cast<int>(*level) : -1, level ? documents::levelText(*level) : QString());
    showNeeds();
}

void PlayCard::showNeeds() {
    const std::optional<logic::Needs>& needs = session_.needs().needs();
    const bool shown = session_.settings().showNeeds && needs;
    const int most = form_ == Form::Full ? kMostTechniques : form_ == Form::Compact ? kMostInCompact : kMostInLine;
    needs_->setText(shown ? needsHtml(*needs, most) : QString());
    QStringList names;
    if (shown)
        for (const logic::Technique* technique : needs->techniques) names << documents::techniqueName(*technique);
    needs_->setToolTip(names.size() > most ? documents::listText(names) : QString());
}

void PlayCard::showFilled() {
    const game::Sheet& sheet = session_.game().sheet();
    const int cells = kCellCount - sheet.givens.count(), left = sheet.blanks().count();
    bar_->setRange(0, std::max(1, cells));
    bar_->setValue(cells - left);
    filled_->setText(tr("<b>%1</b> of %n cell(s) filled", nullptr, cells).arg(cells - left));
    left_->setText(tr("%n cell(s) left", "cells", left));
}

void PlayCard::showFigures() {
    const store::LevelStatistics& statistics = session_.results().statistics();
    const store::Tally& tally = session_.keeper().tally();
    const QString best = timeText(statistics.bestMs), average = timeText(statistics.averageMs);
    const QString hints =
        tally.hintCount() == 0 ? tr("no hints used") : tr("%n hint(s) used", nullptr, tally.hintCount());
    const QString checks = tally.checks == 0 ? tr("no checks used") : tr("%n check(s) used", nullptr, tally.checks);
    figures_[0].value->setText(best);
    figures_[1].value->setText(average);
    figures_[2].value->setText(hints);
    figures_[2].note->setText(checks);
    brief_->setText(tr("Best %1 \u00B7 average %2 \u00B7 %3", "times and help").arg(best, average, hints));
}

} // namespace ninefold::pages
