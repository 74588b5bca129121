// SPDX-License-Identifier: MIT
// Describes the specification of a new puzzle, and why it is impossible.
#include "app/text/wishes.h"

#include "app/text/levels.h"
#include "app/text/numbers.h"
#include "app/text/steps.h"

#include <QCoreApplication>
#include <QStringList>

namespace ninefold {
namespace {

/// The parts of a specification as text; the translation context.
class Wishes {
    Q_DECLARE_TR_FUNCTIONS(Wishes)
};

QString word(Symmetry symmetry) {
    const auto name = symmetryName(symmetry);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString numbers(Range range) {
    const QString least = QString::number(range.least);
    return range.least == range.most ? least : Wishes::tr("%1 to %2").arg(least).arg(range.most);
}

/// Ratings are stored in tenths.
QString ratings(Range range) {
    const auto text = [](int tenths) { return QString::number(tenths / 10.0, 'f', 1); };
    return range.least == range.most ? text(range.least)
                                     : Wishes::tr("%1 to %2").arg(text(range.least), text(range.most));
}

/// The requested properties, each in a few words.
QStringList parts(const Wish& wish) {
    QStringList list;
    if (wish.level) list << Wishes::tr("the level %1").arg(levelText(*wish.level));
    if (wish.seedLevel) list << Wishes::tr("the seed level %1").arg(levelText(*wish.seedLevel));
    if (wish.clues) list << Wishes::tr("%1 givens").arg(numbers(*wish.clues));
    if (wish.symmetry != Symmetry::None) list << Wishes::tr("the symmetry %1").arg(word(wish.symmetry));
    if (wish.pattern) list << Wishes::tr("givens in this pattern");
    if (wish.solution) list << Wishes::tr("this solution");
    if (wish.er) list << Wishes::tr("the rating %1").arg(ratings(*wish.er));
    if (wish.score) list << Wishes::tr("the score %1").arg(numbers(*wish.score));
    if (wish.technique != nullptr)
        list << (wish.asHardest ? Wishes::tr("\u201C%1\u201D as the hardest technique")
                                : Wishes::tr("the technique \u201C%1\u201D"))
                    .arg(techniqueName(*wish.technique));
    if (wish.minimal) list << Wishes::tr("no given too many");
    return list;
}

QString joined(QStringList list) {
    if (list.size() < 2) return list.value(0);
    const QString last = list.takeLast();
    return Wishes::tr("%1 and %2").arg(list.join(Wishes::tr(", ")), last);
}

} // namespace

QString sentence(Impossible why, const Wish& wish) {
    switch (why) {
    case Impossible::TooFewClues:
        return Wishes::tr("Fewer than 17 givens always leave more than one solution.");
    case Impossible::NoClues:
        return Wishes::tr("There is no such puzzle: level, pattern and number of givens exclude each other.");
    case Impossible::NoSymmetricCount:
        return Wishes::tr("There is no such puzzle: no set of %1 cells has the symmetry %2.")
            .arg(numbers(cluesOf(wish)), word(wish.symmetry));
    case Impossible::PatternAsymmetric:
        return Wishes::tr("The pattern does not have the symmetry %1.").arg(word(wish.symmetry));
    case Impossible::PatternTwoLines:
        return Wishes::tr(
            "The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging "
            "them always gives a second solution.");
    case Impossible::NoSolution:
        return Wishes::tr("The solution grid is not full, or a digit stands twice in a house.");
    case Impossible::SeveralSolutions:
        return Wishes::tr("These givens of that solution grid fit another solution too.");
    case Impossible::LevelsApart:
        return Wishes::tr("There is no such puzzle: the level and the seed level exclude each other.");
    case Impossible::RatingApart:
        return Wishes::tr("There is no such puzzle: the level %1 has no rating of %2.")
            .arg(levelText(*wish.level), ratings(*wish.er));
    case Impossible::TechniqueTooHard:
        return Wishes::tr("There is no such puzzle: the level %1 never needs the technique \u201C%2\u201D.")
            .arg(levelText(*wish.level), techniqueName(*wish.technique));
    case Impossible::RatingTooLow:
        return Wishes::tr("There is no such puzzle: even the easiest step has a rating of %1.")
            .arg(ratings({kLowestRating, kLowestRating}));
    case Impossible::RatingTooHigh:
        return Wishes::tr("No Sudoku with a rating above %1 is known.")
            .arg(ratings({kHighestKnownRating, kHighestKnownRating}));
    case Impossible::ScoreTooLow:
        return Wishes::tr("There is no such puzzle: every empty cell adds at least %1 to the score.")
            .arg(kLowestStepScore);
    case Impossible::ScoreTooHigh:
        return Wishes::tr("There is no such puzzle: no score is higher than %1.").arg(numberText(kHighestScore));
    }
    return {};
}

QString notFoundSentence(const Wish& wish, long long tries) {
    // Without any request there is only the number of tries to report.
    const QString wished = joined(parts(wish));
    if (wished.isEmpty()) return Wishes::tr("No puzzle was found in %1 tries.").arg(numberText(tries));
    return Wishes::tr("No puzzle with %1 was found in %2 tries.").arg(wished, numberText(tries));
}

} // namespace ninefold
