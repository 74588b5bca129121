// SPDX-License-Identifier: MIT
#include "app/store/results/dailylist.h"

#include "app/store/results/linefile.h"
#include "engine/core/grid.h"

#include <QStandardPaths>

#include <algorithm>
#include <cassert>

namespace ninefold::store {
namespace {

/// The fields that a line has at least; later versions may add some.
enum Field { DayField, RankField, GameField, GivensField, kFields };

std::optional<DailyStart> startIn(const QByteArray& line) {
    const QByteArrayList fields = line.split(' ');
    if (fields.size() < kFields || fields[GivensField].size() != kCellCount) return std::nullopt;
    const QDate day = QDate::fromString(QString::fromLatin1(fields[DayField]), Qt::ISODate);
    const auto rank =
        std::ranges::find(generator::kDailyRanks, fields[RankField].toStdString(), generator::dailyRankName);
    if (!day.isValid() || rank == generator::kDailyRanks.end()) return std::nullopt;
    return DailyStart{.day = day,
                      .rank = *rank,
                      .game = QString::fromUtf8(fields[GameField]),
                      .givens = QString::fromLatin1(fields[GivensField])};
}

} // namespace

QString DailyList::usualPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/daily.txt");
}

void DailyList::add(const DailyStart& start) const {
    assert(start.day.isValid() && start.givens.size() == kCellCount && !start.game.contains(' '));
    const std::string_view rank = generator::dailyRankName(start.rank);
    const QByteArrayList fields = {start.day.toString(Qt::ISODate).toLatin1(),
                                   QByteArray(rank.data(), static_cast<qsizetype>(rank.size())), start.game.toUtf8(),
                                   start.givens.toLatin1()};
    appendLine(path_, fields.join(' '));
}

QList<DailyStart> DailyList::all() const {
    return entriesIn(path_, startIn);
}

} // namespace ninefold::store
