// SPDX-License-Identifier: MIT
#include "app/session/watch/demo/shortsentences.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace ninefold::session {
namespace {

qsizetype wordsIn(QStringView text) {
    return text.split(u' ', Qt::SkipEmptyParts).size();
}

/// Where the sentence can be broken into two parts that are about equal; none if it cannot.
std::optional<qsizetype> middleOf(const QString& sentence) {
    // After a colon or a semicolon, and before a word that follows a comma: in a list of cells or digits a name or a
    // number follows.
    static const QRegularExpression clause(QStringLiteral("(?:[:;] |, (?=\\p{L}{2,}[ ,]))"));
    std::optional<qsizetype> best;
    qsizetype longest = wordsIn(sentence);
    for (auto match = clause.globalMatch(sentence); match.hasNext();) {
        const qsizetype at = match.next().capturedEnd();
        const qsizetype longer =
            std::max(wordsIn(QStringView(sentence).left(at)), wordsIn(QStringView(sentence).mid(at)));
        if (longer >= longest) continue;
        longest = longer;
        best = at;
    }
    return best;
}

} // namespace

QStringList shortSentences(const QString& sentence, qsizetype mostWords) {
    const std::optional<qsizetype> middle = wordsIn(sentence) > mostWords ? middleOf(sentence) : std::nullopt;
    if (!middle) return {sentence};
    QStringList parts = shortSentences(sentence.left(*middle).trimmed(), mostWords);
    QStringList rest = shortSentences(sentence.mid(*middle), mostWords);
    parts.last() += QStringLiteral(" \u2026");
    rest.first().prepend(QStringLiteral("\u2026 "));
    return parts + rest;
}

} // namespace ninefold::session
