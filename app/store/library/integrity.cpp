// SPDX-License-Identifier: MIT
#include "app/store/library/integrity.h"

#include "app/store/library/examination.h"

namespace ninefold::library {
namespace {

/// Enough to see what is going on.
constexpr qsizetype kMostReported = 20;

void checkFile(Database& database, Integrity& found) {
    database.each(QStringLiteral("PRAGMA integrity_check(%1)").arg(kMostReported), {}, [&](const QSqlQuery& row) {
        if (const QString text = row.value(0).toString(); text != "ok") found.damages << text;
        return true;
    });
    database.each(QStringLiteral("PRAGMA foreign_key_check"), {}, [&](const QSqlQuery& row) {
        found.damages << QStringLiteral("%1 %2: %3")
                             .arg(row.value(0).toString(), row.value(1).toString(), row.value(2).toString());
        return found.damages.size() < kMostReported;
    });
}

/// Do the cells of the puzzle stand in the board, and is this its canonical form?
bool fits(const QString& cells, const QString& board, const QString& canonical, Examination& examination) {
    if (cells.size() != kCellCount || board.size() != kCellCount) return false;
    for (int cell = 0; cell < kCellCount; ++cell)
        if (cells[cell] != '.' && cells[cell] != board[cell]) return false;
    return examination.canonical(cells) == canonical;
}

} // namespace

Result<Integrity> checkIntegrity(Database& database, const std::function<bool(long long)>& more) {
    Integrity found;
    Examination examination;
    const auto error = database.read([&] {
        if (!database.isServer()) checkFile(database, found);
        database.each(
            QStringLiteral("SELECT puzzle.id, puzzle.entered, board.grid, puzzle.canonical FROM puzzle"
                           " LEFT JOIN board ON board.id = puzzle.board"),
            {}, [&](const QSqlQuery& row) {
                ++found.puzzles;
                if (!fits(row.value(1).toString(), row.value(2).toString(), row.value(3).toString(), examination))
                    found.wrongPuzzles << row.value(0).toLongLong();
                return more(found.puzzles) && found.wrongPuzzles.size() < kMostReported;
            });
    });
    if (error) return *error;
    return found;
}

} // namespace ninefold::library
