// SPDX-License-Identifier: MIT
#include "app/documents/text/bundled.h"

#include "app/documents/reading.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/ratings.h"

#include <QCoreApplication>

namespace ninefold::documents {
namespace {

std::string idIn(const QJsonObject& facts, QLatin1String field) {
    return facts[field].toString().toStdString();
}

/// Sets the ratings that players quote, and the techniques needed.
void describe(const QJsonObject& facts, rating::Level level, formats::Puzzle& puzzle) {
    puzzle.level = rating::levelName(level);
    QStringList ratings;
    if (const QJsonValue er = facts[QLatin1String("er")]; er.isDouble())
        ratings << QStringLiteral("ER ") + tenthsText(qRound(er.toDouble() * 10));
    if (const QJsonValue score = facts[QLatin1String("hodoku_score")]; score.isDouble())
        ratings << QStringLiteral("HoDoKu %1").arg(score.toInt());
    puzzle.rating = ratings.join(QStringLiteral(", ")).toStdString();
    if (facts.contains(QLatin1String("needs")))
        puzzle.comment = needsText(facts[QLatin1String("needs")].toVariant().toStringList()).toStdString();
    else if (const std::string hardest = idIn(facts, QLatin1String("hardest")); !hardest.empty())
        puzzle.comment = QCoreApplication::translate("Bundled", "Hardest step for HoDoKu: %1")
                             .arg(techniqueText(hardest))
                             .toStdString();
}

} // namespace

std::optional<formats::Puzzle> playable(const Bundled& bundled) {
    const auto size = static_cast<std::size_t>(bundled.content.size());
    std::optional<formats::Puzzle> puzzle = readFirst({bundled.content.constData(), size});
    if (!puzzle) return puzzle;
    // The number follows the last dash of the id.
    const QString number = bundled.id.section(u'-', -1);
    if (const std::string technique = idIn(bundled.facts, QLatin1String("technique")); !technique.empty()) {
        const QString kind = techniqueText(technique);
        puzzle->comment = QCoreApplication::translate("Bundled", "To practise: %1").arg(kind).toStdString();
        // Names of techniques may end with a number themselves.
        puzzle->name = QCoreApplication::translate("Bundled", "%1, position %2").arg(kind, number).toStdString();
    } else if (const auto level = rating::levelFromName(idIn(bundled.facts, QLatin1String("level")))) {
        puzzle->name = QStringLiteral("%1 %2").arg(levelText(*level), number).toStdString();
        describe(bundled.facts, *level, *puzzle);
    }
    return puzzle;
}

} // namespace ninefold::documents
