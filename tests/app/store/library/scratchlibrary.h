// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/adding.h"
#include "app/store/library/examination.h"
#include "app/store/library/open.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

/// A library of its own for a test: a file in a temporary folder, or, where NINEFOLD_TEST_SERVER names a server, a new
/// database there. (The same tests run with both; tests/external/postgresql starts the server.)
class ScratchLibrary {
public:
    ScratchLibrary() {
        const QString server = qEnvironmentVariable("NINEFOLD_TEST_SERVER");
        location_ = server.isEmpty() ? ninefold::library::Location{.name = folder_.filePath("library.sqlite")}
                                     : newDatabase(server);
        reopen();
    }

    ninefold::library::Database& operator*() { return *library_.database; }
    const ninefold::library::Location& location() const { return location_; }
    QString path(const QString& name) const { return folder_.filePath(name); }
    void close() { library_.database.reset(); }
    void reopen() {
        close();
        auto opened = ninefold::library::openLibrary(location_);
        if (!opened) qFatal("the library was not opened: %s", opened.error().text.c_str());
        library_ = std::move(opened).value();
    }

private:
    static ninefold::library::Location newDatabase(const QString& server) {
        static int count = 0;
        auto location = *ninefold::library::locationFrom(server);
        auto administration = ninefold::library::Database::connect(location);
        if (!administration) qFatal("no server at %s", qPrintable(server));
        location.name = QStringLiteral("ninefold_%1_%2").arg(QCoreApplication::applicationPid()).arg(++count);
        const auto error = administration.value()->read(
            [&] { administration.value()->run(QStringLiteral("CREATE DATABASE %1").arg(location.name)); });
        if (error) qFatal("no new database: %s", error->text.c_str());
        return location;
    }

    QTemporaryDir folder_;
    ninefold::library::Location location_;
    ninefold::library::OpenLibrary library_;
};

namespace puzzles {

inline const QString kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const QString kHard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
inline const QString kOther = "......39...6.732.83.9.2....64.35..2.....91.6.59......396.8.....8.2...91...4.....5";

inline ninefold::library::NewPuzzle made(const QString& cells, const QString& name = {}) {
    ninefold::formats::Puzzle puzzle;
    puzzle.grid = ninefold::Grid::fromCells(cells.toStdString());
    puzzle.name = name.toStdString();
    return *ninefold::library::Examination().examine(puzzle).puzzle;
}

/// The same puzzle with rows and columns exchanged and each digit replaced by the next.
inline QString mirrored(const QString& cells) {
    QString copy = cells;
    for (int cell = 0; cell < 81; ++cell) {
        const QChar digit = cells[cell];
        copy[cell % 9 * 9 + cell / 9] = digit == '.' ? digit : QChar('1' + digit.digitValue() % 9);
    }
    return copy;
}

inline ninefold::library::StoredRating rating(int level, int er, const QMap<QString, int>& techniques = {}) {
    ninefold::library::StoredRating rating;
    // The largest er means an unknown one.
    rating.values = {{"level", level}, {"er", er}, {"hodoku_score", er % 1000 * 20}};
    rating.techniques = techniques;
    return rating;
}

} // namespace puzzles

/// The value of a result, or a failed test that says why there is none.
template <typename T>
T valueOf(ninefold::Result<T> result) {
    if (!result) qFatal("%d: %s", static_cast<int>(result.error().code), result.error().text.c_str());
    return std::move(result).value();
}
