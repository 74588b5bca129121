// SPDX-License-Identifier: MIT
// What puzzles of a level need was counted in thousands of them, see engine/generator/chances.cpp.
#include "app/documents/text/parts/newpuzzles.h"

#include "engine/rating/rule/levelparts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ninefold::documents {
namespace {

/// Names the context of the translations.
class NewPuzzles {
    Q_DECLARE_TR_FUNCTIONS(NewPuzzles)
};

using rating::Level;
using rating::LevelPart;

/// The easiest puzzles that are not solved by placing last digits of houses only, and those beyond singles.
constexpr int kLowestNormal = 12, kLowestHard = 17;

/// In the order of Level.
constexpr const char* kNeeds[] = {
    QT_TRANSLATE_NOOP("NewPuzzles", "26 empty cells; nearly every one has an obvious digit."),
    QT_TRANSLATE_NOOP("NewPuzzles", "40 empty cells; one row, column or box at a time, no marks."),
    QT_TRANSLATE_NOOP("NewPuzzles", "50 or more empty cells; still no marks, but some digits hide well."),
    QT_TRANSLATE_NOOP("NewPuzzles", "Locked candidates and pairs, sometimes an XY-Wing."),
    QT_TRANSLATE_NOOP("NewPuzzles", "Skyscraper, 2-String Kite, wings; pairs and locked candidates."),
    QT_TRANSLATE_NOOP("NewPuzzles", "Chains and sets of cells. Bring patience."),
};

/// For each third of Normal and above.
constexpr const char* kNeedsOfParts[][3] = {
    {QT_TRANSLATE_NOOP("NewPuzzles", "Each digit in turn, box by box, is enough."),
     QT_TRANSLATE_NOOP("NewPuzzles", "Each digit in turn, in boxes, rows and columns."),
     QT_TRANSLATE_NOOP("NewPuzzles", "Some cells show their digit only when you count what they see.")},
    {QT_TRANSLATE_NOOP("NewPuzzles", "Locked candidates and hidden pairs that show a digit at once."),
     QT_TRANSLATE_NOOP("NewPuzzles", "Locked candidates and pairs, seldom an X-Wing."),
     QT_TRANSLATE_NOOP("NewPuzzles", "Mostly an XY-Wing; locked candidates, pairs, Skyscraper.")},
    {QT_TRANSLATE_NOOP("NewPuzzles", "Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1."),
     QT_TRANSLATE_NOOP("NewPuzzles", "Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs."),
     QT_TRANSLATE_NOOP("NewPuzzles", "W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.")},
    {QT_TRANSLATE_NOOP("NewPuzzles", "Chains, wings, Hidden Rectangle, Empty Rectangle."),
     QT_TRANSLATE_NOOP("NewPuzzles", "Longer chains and almost locked sets."),
     QT_TRANSLATE_NOOP("NewPuzzles", "Chains, almost locked sets and, every other time, forcing nets.")},
};

QString translated(const char* text) {
    return QCoreApplication::translate("NewPuzzles", text);
}

QString rangeText(int least, int most) {
    return least == most ? QString::number(least) : NewPuzzles::tr("%1 to %2").arg(least).arg(most);
}

QString openCellsText(LevelPart part, rating::OpenCells open) {
    if (part == LevelPart::Easier) return NewPuzzles::tr("%1 or more").arg(open.least);
    if (part == LevelPart::Harder) return NewPuzzles::tr("%1 or fewer").arg(open.most);
    return rangeText(open.least, open.most);
}

} // namespace

QString levelNeedsText(Level level) {
    return translated(kNeeds[static_cast<std::size_t>(level)]);
}

QString levelNeedsText(Level level, LevelPart part) {
    if (!rating::isMeasuredByOpenCells(level))
        return translated(
            kNeedsOfParts[static_cast<int>(level) - static_cast<int>(Level::Normal)][static_cast<std::size_t>(part)]);
    return NewPuzzles::tr("%1 empty cells, of which %2 can be filled at once.", "a number, \"23 or more\"")
        .arg(level == Level::VeryEasy ? 26 : 40)
        .arg(openCellsText(part, rating::openCellsOfPart(level, part)));
}

QString levelPartRange(Level level, LevelPart part) {
    if (rating::isMeasuredByOpenCells(level)) return openCellsText(part, rating::openCellsOfPart(level, part));
    const auto number = [](int tenths) { return QLocale().toString(tenths / 10.0, 'f', 1); };
    rating::LevelRatings range = rating::ratingsOfPart(level, part);
    if (level == Level::Normal) range.least = std::max(range.least, kLowestNormal);
    if (level == Level::Hard) range.least = std::max(range.least, kLowestHard);
    if (level == Level::Expert && part == LevelPart::Harder)
        return NewPuzzles::tr("%1 or more").arg(number(range.least));
    return range.least == range.most ? number(range.least)
                                     : NewPuzzles::tr("%1 to %2").arg(number(range.least), number(range.most));
}

QString levelScaleText(Level level) {
    return rating::isMeasuredByOpenCells(level) ? NewPuzzles::tr("How many cells can be filled at once at the start")
                                                : NewPuzzles::tr("The rating of Sudoku Explainer");
}

QString symmetryText(generator::Symmetry symmetry) {
    static constexpr const char* names[] = {
        QT_TRANSLATE_NOOP("NewPuzzles", "None"),       QT_TRANSLATE_NOOP("NewPuzzles", "Turn 180°"),
        QT_TRANSLATE_NOOP("NewPuzzles", "Turn 90°"),   QT_TRANSLATE_NOOP("NewPuzzles", "Top–bottom"),
        QT_TRANSLATE_NOOP("NewPuzzles", "Left–right"), QT_TRANSLATE_NOOP("NewPuzzles", "Both axes"),
        QT_TRANSLATE_NOOP("NewPuzzles", "Diagonal"),   QT_TRANSLATE_NOOP("NewPuzzles", "Antidiagonal"),
        QT_TRANSLATE_NOOP("NewPuzzles", "Diagonals"),  QT_TRANSLATE_NOOP("NewPuzzles", "All")};
    return translated(names[static_cast<std::size_t>(symmetry)]);
}

QString searchTimeText(double seconds) {
    // An estimate may be wrong by some times.
    if (seconds < 0.5) return NewPuzzles::tr("This takes less than a second.");
    if (seconds < 3) return NewPuzzles::tr("This takes a few seconds.");
    return NewPuzzles::tr("This is rare: it may take half a minute.");
}

} // namespace ninefold::documents
