// SPDX-License-Identifier: MIT
#include "app/documents/text/listratings.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"

#include <QCoreApplication>
#include <QStringList>

namespace ninefold::documents {
namespace {

/// Translation context for the texts in lists of puzzles.
class Lists {
    Q_DECLARE_TR_FUNCTIONS(Lists)
};

} // namespace

QString levelText(const rating::ListedRating& rating) {
    switch (rating.status) {
    case solve::Verdict::Status::Invalid:
        return Lists::tr("Not valid");
    case solve::Verdict::Status::None:
        return Lists::tr("No solution");
    case solve::Verdict::Status::Multiple:
        return Lists::tr("Several solutions");
    default:
        return levelText(rating.level);
    }
}

QString explainerText(const rating::ListedRating& rating) {
    if (!rating.isKnown()) return {};
    return rating.hardest < 0 ? Lists::tr("unknown") : tenthsText(rating.hardest);
}

QString hodokuText(const rating::ListedRating& rating) {
    if (!rating.isKnown()) return {};
    return QStringLiteral("%1, %2").arg(gradeText(rating.grade), numberText(rating.score));
}

QString branchingText(const rating::ListedRating& rating) {
    return rating.isKnown() ? numberText(rating.branching) : QString();
}

void putRating(const rating::ListedRating& rating, formats::Puzzle& puzzle) {
    if (!rating.isKnown()) return;
    puzzle.level = rating::levelName(rating.level);
    const auto tenths = [](int value) { return QString::number(value / 10.0, 'f', 1); };
    const QString hardest = rating.hardest < 0 ? QStringLiteral("?") : tenths(rating.hardest);
    const auto grade = rating::hodokuGradeName(rating.grade);
    puzzle.rating = QStringLiteral("ER %1/%2/%3, HoDoKu %4 %5, branching %6")
                        .arg(hardest, tenths(rating.pearl), tenths(rating.diamond),
                             QString::fromLatin1(grade.data(), static_cast<qsizetype>(grade.size())))
                        .arg(rating.score)
                        .arg(rating.branching)
                        .toStdString();
}

QString factsText(const formats::Puzzle& puzzle) {
    QStringList facts = {Lists::tr("%n given(s)", nullptr, puzzle.grid.givens().count())};
    const auto add = [&](const QString& text) {
        if (!text.isEmpty()) facts << quotedText(text);
    };
    // A level that the program knows is shown in the player's language.
    const std::optional<rating::Level> level = rating::levelFromName(puzzle.level);
    add(level ? levelText(*level) : QString::fromStdString(puzzle.level));
    for (const std::string* text : {&puzzle.rating, &puzzle.author, &puzzle.source, &puzzle.comment})
        add(QString::fromStdString(*text));
    return facts.join(QStringLiteral(" \u00B7 "));
}

} // namespace ninefold::documents
