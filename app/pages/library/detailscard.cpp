// SPDX-License-Identifier: MIT
#include "app/pages/library/detailscard.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/ratings.h"
#include "app/pages/library/detailsparts.h"
#include "app/session/library/librarywords.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/hairline.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <cassert>

namespace ninefold::pages {
namespace {

using session::PlayState;
using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

/// More would push the buttons out of a low window.
constexpr int kMostNeeds = 6, kMostNeedsBelow = 3;
/// A narrower card below the grid, which shows the picture anyway, needs the room for its words.
constexpr int kLeastWithPicture = 520;

QString playText(PlayState state) {
    switch (state) {
    case PlayState::Started:
        return DetailsCard::tr("Continue");
    case PlayState::Solved:
        return DetailsCard::tr("Play Again");
    case PlayState::New:
        break;
    }
    return DetailsCard::tr("Play");
}

} // namespace

DetailsCard::DetailsCard(QWidget* parent)
    : QFrame(parent),
      title_(new widgets::ElidedLabel(this)),
      badge_(new widgets::LevelBadge(this)),
      picture_(new PuzzlePicture(this)),
      line_(new PlayLine(this)),
      facts_(new QWidget(this)),
      brief_(new QLabel(this)),
      hairline_(new widgets::Hairline(this)),
      needsTitle_(new QLabel(tr("Needs"), this)),
      needs_(new QLabel(this)),
      curve_(new widgets::RatingCurve(tr("Ratings of the steps"), this)),
      play_(new QPushButton(this)),
      analyse_(new QPushButton(tr("Analyse"), this)),
      print_(new QPushButton(tr("Print..."), this)) {
    setFrameShape(QFrame::StyledPanel);
    setTextStyle(*title_, TextSize::Display, TextWeight::Strong);
    setTextStyle(*needsTitle_, TextSize::Body, TextWeight::Strong);
    setTextStyle(*brief_, TextSize::Small, TextWeight::Normal, true);
    needs_->setTextFormat(Qt::RichText);
    for (QLabel* label : {needs_, brief_}) label->setWordWrap(true);
    needs_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    needs_->setFocusPolicy(Qt::TabFocus);
    connect(needs_, &QLabel::linkActivated, this, &DetailsCard::techniqueWanted);
    makeFacts();
    makeButtons();
    layOutBeside();
    showNothing();
}

void DetailsCard::makeFacts() {
    auto* grid = new QGridLayout(facts_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(widgets::kGap);
    const QString names[] = {tr("Rating"), tr("HoDoKu score"), tr("Givens"), tr("Played"), tr("Tags")};
    for (std::size_t at = 0; at < kFacts; ++at) {
        const int row = static_cast<int>(at);
        names_[at] = new QLabel(names[at], facts_);
        values_[at] = new QLabel(facts_);
        setTextStyle(*names_[at], TextSize::Body, TextWeight::Normal, true);
        setTextStyle(*values_[at], TextSize::Body, TextWeight::Strong);
        values_[at]->setWordWrap(true);
        values_[at]->setAlignment(Qt::AlignTrailing);
        grid->addWidget(names_[at], row, 0, Qt::AlignTop);
        grid->addWidget(values_[at], row, 1);
    }
}

void DetailsCard::makeButtons() {
    widgets::setButtonKind(*play_, widgets::ButtonKind::Primary);
    widgets::setButtonKey(*play_, tr("Enter"));
    widgets::setButtonSize(*analyse_, widgets::ButtonSize::Compact);
    widgets::setButtonSize(*print_, widgets::ButtonSize::Compact);
    analyse_->setToolTip(tr("All ratings of the puzzle, and its properties"));
    for (QPushButton* button : {play_, analyse_, print_}) button->setAutoDefault(false);
    connect(play_, &QPushButton::clicked, this, &DetailsCard::playAsked);
    connect(analyse_, &QPushButton::clicked, this, &DetailsCard::analysisAsked);
    connect(print_, &QPushButton::clicked, this, &DetailsCard::printAsked);
}

QLayout* DetailsCard::head() {
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    line->addWidget(title_, 1);
    line->addWidget(badge_);
    return line;
}

void DetailsCard::layOutBeside() {
    delete layout();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kPadding, widgets::kPadding);
    rows->setSpacing(widgets::kGap);
    rows->addLayout(head());
    rows->addWidget(picture_);
    rows->addWidget(line_);
    rows->addWidget(facts_);
    for (QWidget* widget : {static_cast<QWidget*>(hairline_), static_cast<QWidget*>(needsTitle_),
                            static_cast<QWidget*>(needs_), static_cast<QWidget*>(curve_)})
        rows->addWidget(widget);
    rows->addStretch(1);
    rows->addWidget(play_);
    auto* others = new QHBoxLayout;
    others->setSpacing(widgets::kGap);
    others->addWidget(analyse_, 1);
    others->addWidget(print_, 1);
    rows->addLayout(others);
}

void DetailsCard::layOutBelow() {
    delete layout();
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kPadding, widgets::kCardGap);
    columns->setSpacing(widgets::kPadding);
    columns->addWidget(picture_);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addLayout(head());
    texts->addWidget(line_);
    texts->addWidget(brief_);
    texts->addWidget(needs_);
    texts->addStretch(1);
    columns->addLayout(texts, 1);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(widgets::kGap);
    for (QPushButton* button : {play_, analyse_, print_}) buttons->addWidget(button);
    buttons->addStretch(1);
    columns->addLayout(buttons);
}

bool DetailsCard::setBelow(bool below) {
    if (below == below_) return false;
    below_ = below;
    below ? layOutBelow() : layOutBeside();
    setTextStyle(*title_, below ? TextSize::Body : TextSize::Display, TextWeight::Strong);
    fit();
    return true;
}

/// Leaves out what has no room: first the curve, then the title above what the puzzle needs.
void DetailsCard::fit() {
    const bool some = !play_->isHidden() || several_;
    const bool puzzle = some && !several_;
    picture_->setVisible(puzzle && (!below_ || width() >= kLeastWithPicture));
    picture_->setFixedWidth(below_ ? PuzzlePicture::kLeast : QWIDGETSIZE_MAX);
    if (!below_) picture_->setMinimumWidth(0);
    facts_->setVisible(puzzle && !below_);
    brief_->setVisible(puzzle && below_);
    const bool needs = puzzle && !needs_->text().isEmpty();
    needs_->setVisible(needs);
    hairline_->setVisible(needs && !below_);
    needsTitle_->setVisible(needs && !below_);
    curve_->hide();
    if (below_ || !hasCurve_ || !puzzle) return;
    const int inside = width() - 2 * widgets::kPadding;
    const int others = layout()->totalHeightForWidth(inside) - picture_->sizeHint().height();
    constexpr int kUsualPicture = 200;
    curve_->setVisible(height() - others - curve_->sizeHint().height() - widgets::kGap >= kUsualPicture);
}

void DetailsCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
}

void DetailsCard::showFacts(const session::LibraryPuzzle& puzzle, QDate today) {
    assert(puzzle.er >= 0);
    const QString rating = puzzle.er > 0 ? documents::tenthsText(puzzle.er) : QString();
    const QString givens = documents::numberText(puzzle.givenCount()), played = session::playedText(puzzle.play, today);
    const QString score = puzzle.score > 0 ? documents::numberText(puzzle.score) : QString();
    const QString values[] = {rating, score, givens, played, documents::listText(puzzle.tags)};
    for (std::size_t row = 0; row < kFacts; ++row) {
        values_[row]->setText(values[row]);
        values_[row]->setVisible(!values[row].isEmpty());
        names_[row]->setVisible(!values[row].isEmpty());
    }
    QStringList parts;
    if (!rating.isEmpty()) parts << tr("Rating %1").arg(rating);
    parts << tr("%n given(s)", nullptr, puzzle.givenCount());
    if (!played.isEmpty()) parts << tr("played %1", "today, or a date").arg(played);
    brief_->setText(parts.join(QStringLiteral(" \u00B7 ")));
}

void DetailsCard::showPuzzle(const session::LibraryPuzzle& puzzle, QDate today) {
    several_ = false;
    title_->setLine(below_ || !puzzle.level ? puzzle.name : puzzle.brief);
    badge_->setLevel(puzzle.level ? static_cast<int>(*puzzle.level) : -1,
                     puzzle.level ? documents::levelText(*puzzle.level) : QString());
    picture_->setPuzzle(puzzle);
    line_->setPlay(puzzle.play);
    line_->show();
    showFacts(puzzle, today);
    const QString needs = needsLinks(puzzle, below_ ? kMostNeedsBelow : kMostNeeds);
    // Beside the grid it has a title.
    needs_->setText(below_ && !needs.isEmpty() ? tr("Needs %1", "techniques").arg(needs) : needs);
    play_->setText(playText(puzzle.play.state));
    for (QPushButton* button : {play_, analyse_, print_}) button->show();
    fit();
}

void DetailsCard::showSeveral(int count) {
    several_ = true;
    title_->setLine(tr("%n puzzle(s)", "chosen", count));
    badge_->setLevel(-1, {});
    for (QWidget* widget :
         {static_cast<QWidget*>(line_), static_cast<QWidget*>(play_), static_cast<QWidget*>(analyse_)})
        widget->hide();
    print_->show();
    setCurve({});
}

void DetailsCard::showNothing() {
    several_ = false;
    title_->setLine({});
    badge_->setLevel(-1, {});
    for (QWidget* widget : {static_cast<QWidget*>(line_), static_cast<QWidget*>(play_), static_cast<QWidget*>(analyse_),
                            static_cast<QWidget*>(print_)})
        widget->hide();
    setCurve({});
}

void DetailsCard::setCurve(std::vector<widgets::RatingCurve::Bar> bars) {
    hasCurve_ = !bars.empty();
    curve_->setProfile(std::move(bars));
    fit();
}

} // namespace ninefold::pages
