// SPDX-License-Identifier: MIT
#include "app/pages/learn/path/strengthcard.h"

#include "app/documents/text/ratings.h"
#include "app/pages/learn/path/pathparts.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace ninefold::pages {
namespace {

using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

/// A number that is less certain says little more than its bounds.
constexpr double kMostUncertain = 1.2;

/// "3.4"
QString erText(double er) {
    return documents::tenthsText(static_cast<int>(std::lround(10 * er)));
}

/// How far the truth may be away, never rounded down.
double marginOf(const session::Strength& strength) {
    return std::ceil(10 * std::max(strength.high - strength.mean, strength.mean - strength.low) - 1e-9) / 10;
}

} // namespace

StrengthCard::StrengthCard(QWidget* parent)
    : QFrame(parent),
      value_(new QLabel(this)),
      about_(new QLabel(this)),
      puzzleTitle_(new QLabel(tr("A puzzle just above that"), this)),
      puzzle_(new QLabel(this)),
      play_(new QPushButton(this)) {
    QVBoxLayout* rows = cardRows(*this, tr("Your strength"));
    setTextStyle(*value_, TextSize::Display, TextWeight::Strong);
    setTextStyle(*puzzleTitle_, TextSize::Body, TextWeight::Strong);
    setTextStyle(*puzzle_, TextSize::Small, TextWeight::Normal, true);
    for (QLabel* label : {value_, about_, puzzle_}) label->setWordWrap(true);
    value_->setToolTip(tr("On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth "
                          "is within what is given."));
    rows->addWidget(value_);
    rows->addWidget(about_);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(puzzleTitle_);
    texts->addWidget(puzzle_);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, widgets::kGap, 0, 0);
    line->addLayout(texts, 1);
    line->addWidget(play_);
    rows->addLayout(line);
    connect(play_, &QPushButton::clicked, this, &StrengthCard::puzzleWanted);
}

void StrengthCard::setProgress(const session::LearningProgress& progress) {
    showStrength(progress);
    showPuzzle(progress.puzzle);
}

void StrengthCard::showStrength(const session::LearningProgress& progress) {
    const auto& strength = progress.strength;
    const int games = strength ? strength->games : 0;
    if (games == 0 && progress.mastery.isEmpty()) {
        value_->setText(tr("Welcome!"));
        return about_->setText(tr("Begin with the first technique below: read about it, and then find it yourself. "
                                  "Ten minutes a day are plenty, and mistakes cost nothing here."));
    }
    if (games < kFewestGames) {
        value_->setText(tr("Too early to say"));
        return about_->setText(tr("After %1 finished games this says how strong you are, and how sure that is. "
                                  "%n so far.",
                                  nullptr, games)
                                   .arg(kFewestGames));
    }
    const double margin = marginOf(*strength);
    if (margin > kMostUncertain) {
        value_->setText(tr("Between %1 and %2").arg(erText(strength->low), erText(strength->high)));
        return about_->setText(
            tr("More cannot be said after %n game(s): those far below or above you say little.", nullptr, games));
    }
    value_->setText(tr("About %1").arg(erText(strength->mean)));
    about_->setText(tr("Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.",
                       nullptr, games)
                        .arg(erText(margin)));
}

void StrengthCard::showPuzzle(const std::optional<session::ProposedPuzzle>& puzzle) {
    for (QWidget* part :
         {static_cast<QWidget*>(puzzleTitle_), static_cast<QWidget*>(puzzle_), static_cast<QWidget*>(play_)})
        part->setVisible(puzzle.has_value());
    if (!puzzle) return;
    const QString rating = tr("rating %1").arg(documents::tenthsText(puzzle->er));
    const QString about =
        puzzle->name.isEmpty() ? rating : tr("%1, %2", "a puzzle, its rating").arg(puzzle->name, rating);
    puzzle_->setText(about);
    play_->setText(puzzle->savedGame.isEmpty() ? tr("Play It") : tr("Resume"));
    play_->setAccessibleName(QStringLiteral("%1: %2").arg(play_->text(), about));
}

} // namespace ninefold::pages
