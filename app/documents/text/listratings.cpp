// SPDX-License-Identifier: MIT
#include "app/documents/text/listratings.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"

#include <QCoreApplication>
#include <QStringList>

#include <cassert>

namespace ninefold::documents {
namespace {

/// Translation context for the texts in lists of puzzles.
class Lists {
    Q_DECLARE_TR_FUNCTIONS(Lists)
};

} // namespace

QString listedText(const rating::ListedRating& rating, int number) {
    assert(number >= 0 && number < rating::kRatingCount);
    const auto at = static_cast<std::size_t>(number);
    return rating.isKnown() ? ratingBrief(*rating::allRatings()[at], rating.values[at]) : QString();
}

QString whyUnrated(const rating::ListedRating& rating) {
    switch (rating.status) {
    case solve::Verdict::Status::Invalid:
        return Lists::tr("Not valid");
    case solve::Verdict::Status::None:
        return Lists::tr("No solution");
    case solve::Verdict::Status::Multiple:
        return Lists::tr("Several solutions");
    case solve::Verdict::Status::Unique:
        break;
    }
    return {};
}

void putRating(const rating::ListedRating& rating, formats::Puzzle& puzzle) {
    if (!rating.isKnown()) return;
    puzzle.level = rating::levelName(rating.level());
    QStringList notes;
    for (std::size_t number = 0; number < rating::kRatingCount; ++number)
        if (const rating::Rating& one = *rating::allRatings()[number]; !one.note.empty())
            notes << ratingInEnglish(one.note, one, rating.values[number]);
    puzzle.rating = notes.join(QStringLiteral(", ")).toStdString();
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
