// SPDX-License-Identifier: MIT
// Describes the specification of a new puzzle, and why it is impossible.
#include "app/documents/text/puzzlespecs.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/steps.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace ninefold::documents {
namespace {

/// The parts of a specification as text; the translation context.
class PuzzleSpecs {
    Q_DECLARE_TR_FUNCTIONS(PuzzleSpecs)
};

QString word(generator::Symmetry symmetry) {
    const auto name = generator::symmetryName(symmetry);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString numbers(generator::Range range) {
    const QString least = QString::number(range.least);
    return range.least == range.most ? least : PuzzleSpecs::tr("%1 to %2").arg(least).arg(range.most);
}

/// Ratings are stored in tenths.
QString ratings(generator::Range range) {
    const auto text = [](int tenths) { return QLocale().toString(tenths / 10.0, 'f', 1); };
    return range.least == range.most ? text(range.least)
                                     : PuzzleSpecs::tr("%1 to %2").arg(text(range.least), text(range.most));
}

QString levelPart(const generator::PuzzleSpec& spec) {
    const QString level = levelText(*spec.level);
    if (!spec.part) return PuzzleSpecs::tr("the level %1").arg(level);
    switch (*spec.part) {
    case rating::LevelPart::Easier:
        return PuzzleSpecs::tr("the level %1, its easier third").arg(level);
    case rating::LevelPart::Middle:
        return PuzzleSpecs::tr("the level %1, its middle third").arg(level);
    case rating::LevelPart::Harder:
        break;
    }
    return PuzzleSpecs::tr("the level %1, its harder third").arg(level);
}

/// The requested properties, each in a few words.
QStringList parts(const generator::PuzzleSpec& spec) {
    QStringList list;
    if (spec.level) list << levelPart(spec);
    if (spec.seedLevel) list << PuzzleSpecs::tr("the seed level %1").arg(levelText(*spec.seedLevel));
    if (spec.clues) list << PuzzleSpecs::tr("%1 givens").arg(numbers(*spec.clues));
    if (spec.symmetry != generator::Symmetry::None) list << PuzzleSpecs::tr("the symmetry %1").arg(word(spec.symmetry));
    if (spec.pattern) list << PuzzleSpecs::tr("givens in this pattern");
    if (spec.solution) list << PuzzleSpecs::tr("this solution");
    if (spec.er) list << PuzzleSpecs::tr("the rating %1").arg(ratings(*spec.er));
    if (spec.score) list << PuzzleSpecs::tr("the score %1").arg(numbers(*spec.score));
    if (spec.technique != nullptr)
        list << (spec.asHardest ? PuzzleSpecs::tr("\u201C%1\u201D as the hardest technique")
                                : PuzzleSpecs::tr("the technique \u201C%1\u201D"))
                    .arg(techniqueName(*spec.technique));
    if (spec.climb) list << PuzzleSpecs::tr("the hardest that a climb finds");
    if (spec.skLoop) list << PuzzleSpecs::tr("an SK loop");
    if (spec.tridagon) list << PuzzleSpecs::tr("a tridagon");
    if (spec.exocet) list << PuzzleSpecs::tr("an Exocet");
    if (spec.minimal) list << PuzzleSpecs::tr("no given too many");
    return list;
}

QString joined(QStringList list) {
    if (list.size() < 2) return list.value(0);
    const QString last = list.takeLast();
    return PuzzleSpecs::tr("%1 and %2").arg(list.join(PuzzleSpecs::tr(", ")), last);
}

} // namespace

QString sentence(generator::Impossible why, const generator::PuzzleSpec& spec) {
    switch (why) {
    case generator::Impossible::TooFewClues:
        return PuzzleSpecs::tr("Fewer than 17 givens always leave more than one solution.");
    case generator::Impossible::NoClues:
        return PuzzleSpecs::tr("There is no such puzzle: level, pattern and number of givens exclude each other.");
    case generator::Impossible::NoSymmetricCount:
        return PuzzleSpecs::tr("There is no such puzzle: no set of %1 cells has the symmetry %2.")
            .arg(numbers(generator::cluesOf(spec)), word(spec.symmetry));
    case generator::Impossible::PatternAsymmetric:
        return PuzzleSpecs::tr("The pattern does not have the symmetry %1.").arg(word(spec.symmetry));
    case generator::Impossible::PatternTwoLines:
        return PuzzleSpecs::tr(
            "The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging "
            "them always gives a second solution.");
    case generator::Impossible::NoSolution:
        return PuzzleSpecs::tr("The solution grid is not full, or a digit appears twice in a house.");
    case generator::Impossible::SeveralSolutions:
        return PuzzleSpecs::tr("These givens of that solution grid fit another solution too.");
    case generator::Impossible::LevelsExclude:
        return PuzzleSpecs::tr("There is no such puzzle: the level and the seed level exclude each other.");
    case generator::Impossible::RatingOutsideLevel:
        return PuzzleSpecs::tr("There is no such puzzle: the level %1 has no rating of %2.")
            .arg(levelText(*spec.level), ratings(*spec.er));
    case generator::Impossible::TechniqueTooHard:
        return PuzzleSpecs::tr("There is no such puzzle: the level %1 never needs the technique \u201C%2\u201D.")
            .arg(levelText(*spec.level), techniqueName(*spec.technique));
    case generator::Impossible::RatingTooLow:
        return PuzzleSpecs::tr("There is no such puzzle: even the easiest step has a rating of %1.")
            .arg(ratings({generator::kLowestRating, generator::kLowestRating}));
    case generator::Impossible::RatingTooHigh:
        return PuzzleSpecs::tr("No Sudoku with a rating above %1 is known.")
            .arg(ratings({generator::kHighestKnownRating, generator::kHighestKnownRating}));
    case generator::Impossible::ScoreTooLow:
        return PuzzleSpecs::tr("There is no such puzzle: every empty cell adds at least %1 to the score.")
            .arg(generator::kLowestStepScore);
    case generator::Impossible::ScoreTooHigh:
        return PuzzleSpecs::tr("There is no such puzzle: no score is higher than %1.")
            .arg(numberText(generator::kHighestScore));
    }
    return {};
}

QString specText(const generator::PuzzleSpec& spec) {
    const QString requested = joined(parts(spec));
    return requested.isEmpty() ? PuzzleSpecs::tr("any puzzle") : requested;
}

QString notFoundSentence(const generator::PuzzleSpec& spec, long long tries) {
    // Without any request there is only the number of tries to report.
    const QString conditions = joined(parts(spec));
    if (conditions.isEmpty()) return PuzzleSpecs::tr("No puzzle was found in %1 tries.").arg(numberText(tries));
    return PuzzleSpecs::tr("No puzzle with %1 was found in %2 tries.").arg(conditions, numberText(tries));
}

} // namespace ninefold::documents
