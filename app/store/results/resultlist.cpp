// SPDX-License-Identifier: MIT
#include "app/store/results/resultlist.h"

#include "app/game/history.h"
#include "app/store/results/linefile.h"
#include "engine/core/grid.h"

#include <QDateTime>
#include <QStandardPaths>

#include <algorithm>

namespace ninefold::store {
namespace {

/// The fields that a line has at least; later versions may add some.
enum Field { Date, LevelName, Elapsed, Hints, Checks, Mistakes, Givens, kFields };
/// The first of those that later versions have added.
constexpr qsizetype kGame = kFields;

QByteArray lineOf(const GameResult& result) {
    const std::string_view name = result.level ? rating::levelName(*result.level) : std::string_view("-");
    const QByteArray level = QByteArray(name.data(), static_cast<qsizetype>(name.size())).toLower().replace(' ', '-');
    const QDateTime ended = QDateTime::fromMSecsSinceEpoch(result.finishedMs, Qt::UTC);
    QByteArrayList fields = {ended.toString(Qt::ISODate).toLatin1(), level};
    for (const qint64 number : {result.elapsedMs, qint64{result.hints}, qint64{result.checks}, qint64{result.mistakes}})
        fields << QByteArray::number(number);
    fields << result.givens.toLatin1();
    if (!result.game.isEmpty()) fields << result.game.toUtf8();
    return fields.join(' ');
}

std::optional<GameResult> resultIn(const QByteArray& line) {
    const QByteArrayList fields = line.split(' ');
    if (fields.size() < kFields || fields[Givens].size() != kCellCount) return std::nullopt;
    const QDateTime ended = QDateTime::fromString(QString::fromLatin1(fields[Date]), Qt::ISODate);
    if (!ended.isValid()) return std::nullopt;
    std::array<qint64, kFields> numbers{};
    for (const Field field : {Elapsed, Hints, Checks, Mistakes}) {
        bool good = false;
        numbers[field] = fields[field].toLongLong(&good);
        // People edit such files: a time that no game has would spoil every average.
        if (!good || numbers[field] < 0 || numbers[field] > game::kMaxElapsedMs) return std::nullopt;
    }
    const auto count = [&](Field field) { return static_cast<int>(std::min<qint64>(numbers[field], 99'999)); };
    return GameResult{.finishedMs = ended.toMSecsSinceEpoch(),
                      .elapsedMs = numbers[Elapsed],
                      .level = rating::levelFromName(fields[LevelName].toStdString()),
                      .hints = count(Hints),
                      .checks = count(Checks),
                      .mistakes = count(Mistakes),
                      .givens = QString::fromLatin1(fields[Givens]),
                      .game = QString::fromUtf8(fields.value(kGame))};
}

} // namespace

QString ResultList::usualPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/results.txt");
}

void ResultList::add(const GameResult& result) const {
    appendLine(path_, lineOf(result));
}

QList<GameResult> ResultList::all() const {
    return entriesIn(path_, resultIn);
}

} // namespace ninefold::store
