// SPDX-License-Identifier: MIT
// The tables, their versions, and files that are no library.
#include "app/store/library/base/schema.h"

#include "app/store/library/base/databaseerror.h"
#include "app/store/library/base/location.h"
#include "app/store/library/base/ratingrows.h"
#include "app/store/library/base/signature.h"
#include "app/store/library/finding.h"
#include "app/store/library/summary.h"
#include "tests/app/store/library/scratchlibrary.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <barrier>
#include <thread>
#include <vector>

using namespace ninefold;
using namespace ninefold::library;

namespace {

ErrorCode codeOf(const Location& location) {
    const auto opened = openLibrary(location);
    return opened ? ErrorCode::EmptyInput : opened.error().code;
}

} // namespace

class TestSchema : public QObject {
    Q_OBJECT

private slots:
    /// What was written in a version stays readable: the statements of a version must not change afterwards.
    void versionsLeadToTheLast() {
        QVERIFY(schemaVersion() >= 1);
        for (int version = 1; version <= schemaVersion(); ++version)
            for (const bool isServer : {false, true})
                for (const QString& statement : schemaStatements(version, isServer))
                    QVERIFY2(!statement.contains('{'), qPrintable(statement));
        ScratchLibrary library;
        int version = 0;
        QVERIFY(!(*library).read([&] { version = versionOf(*library); }));
        QCOMPARE(version, schemaVersion());
    }

    /// Several windows or programs make the tables of a new library at the same time.
    void manyBeginALibraryAtOnce() {
        constexpr int kThreads = 4;
        for (int round = 0; round < 25; ++round) {
            QTemporaryDir folder;
            const Location location{.name = folder.filePath(QStringLiteral("new.sqlite"))};
            std::array<ErrorCode, kThreads> codes{};
            std::barrier start(kThreads);
            std::vector<std::jthread> threads;
            for (ErrorCode& code : codes)
                threads.emplace_back([&] {
                    start.arrive_and_wait();
                    code = codeOf(location);
                });
            threads.clear();
            for (const ErrorCode code : codes) QCOMPARE(code, ErrorCode::EmptyInput);
        }
    }

    /// A rating without its columns in the table could not be written, nor any other.
    void everyRatingHasItsColumns() {
        ScratchLibrary library;
        QVERIFY(!ratingColumns().empty());
        for (const std::string& key : ratingColumns()) {
            const QString column = QString::fromStdString(key);
            const auto error = (*library).read([&] { (*library).value("SELECT max(" + column + ") FROM rating"); });
            QVERIFY2(!error, qPrintable("The table `rating` has no column `" + column +
                                        "`: a new version in base/schema.cpp adds it, as the README of the room says"));
        }
    }

    /// What older versions have written is found by what newer ones look for.
    void olderLibrariesComeForward() {
        const ScratchLibrary folder;
        const Location location{.name = folder.path("older.sqlite")};
        {
            auto database = std::move(Database::connect(location)).value();
            QVERIFY(!database->write([&] {
                for (int version = 1; version <= 2; ++version)
                    for (const QString& statement : schemaStatements(version, false)) database->run(statement);
                for (const char* statement :
                     {"INSERT INTO ninefold VALUES ('schema', '2')", "INSERT INTO board VALUES (1, 'b')",
                      "INSERT INTO puzzle VALUES (1, 'c', 'c', 20, 2, 1, NULL, NULL, NULL, 'now')",
                      "INSERT INTO rating (puzzle, level, hodoku_score) VALUES (1, 2, 700)",
                      "INSERT INTO technique VALUES (1, 'x-wing'), (2, 'swordfish')",
                      "INSERT INTO puzzle_technique VALUES (1, 1, 1, 1), (2, 1, 2, 0)"})
                    database->run(QLatin1String(statement));
            }));
        }
        auto opened = openLibrary(location);
        QVERIFY(opened);
        Database& database = *opened.value().database;
        for (const SearchLimits limits : {SearchLimits{}, SearchLimits{.few = 0, .some = 0}}) {
            QCOMPARE(valueOf(find(database, {.techniques = {"x-wing", "swordfish"}}, limits)), QList<Id>{1});
            QCOMPARE(valueOf(find(database, {.levels = Range{2, 2}, .symmetry = 1}, limits)), QList<Id>{1});
        }
        qint64 signature = 0;
        QVERIFY(!database.read([&] { signature = database.value("SELECT signature FROM rating").toLongLong(); }));
        QCOMPARE(signature, signatureOf({"x-wing", "swordfish"}));
    }

    /// All statements of a transaction are written, or none.
    void aFailureUndoesEverything() {
        ScratchLibrary library;
        const NewPuzzle puzzle = puzzles::made(puzzles::kEasy);
        const auto error = (*library).write([&] {
            (*library).run("INSERT INTO tag (name) VALUES (?)", {"a"});
            (*library).run("INSERT INTO tag (name) VALUES (?)", {"a"});
            (*library).run("INSERT INTO tag (name) VALUES (?)", {"b"});
        });
        QVERIFY(error && error->code == ErrorCode::LibraryFailed && !error->text.empty());
        long long tags = -1;
        QVERIFY(!(*library).read([&] { tags = (*library).value("SELECT count(*) FROM tag").toLongLong(); }));
        QCOMPARE(tags, 0);
        QCOMPARE(valueOf(addPuzzles(*library, {&puzzle, 1})).added, 1);
    }

    /// On a full disk the space that it took is what the saved games need.
    void aFailureLeavesNothingOnTheDisk() {
        const ScratchLibrary folder;
        const Location location{.name = folder.path("file.sqlite")};
        auto opened = openLibrary(location);
        Database& database = *opened.value().database;
        const auto error = database.write([&] {
            database.run("PRAGMA cache_size = 10");
            for (int size = 100'000; size < 100'020; ++size)
                database.run("INSERT INTO tag (name) VALUES (hex(zeroblob(?)))", {size});
            database.run("INSERT INTO tag (name) SELECT name FROM tag");
        });
        QVERIFY(error && error->code == ErrorCode::LibraryFailed);
        QCOMPARE(QFile(location.name + "-wal").size(), 0);
    }

    void aNewerLibraryIsLeftAlone() {
        ScratchLibrary library;
        QVERIFY(!(*library).write([&] { (*library).run("UPDATE ninefold SET value = '99' WHERE key = 'schema'"); }));
        library.close();
        QCOMPARE(codeOf(library.location()), ErrorCode::LibraryNewer);
    }

    void damagedFilesAreKeptAside() {
        const ScratchLibrary folder;
        const Location location{.name = folder.path("damaged.sqlite")};
        const QByteArray content = "this is no database, but something a player may need";
        writeBytes(location.name, content);
        {
            auto opened = openLibrary(location);
            QVERIFY(opened);
            QVERIFY(!opened.value().keptAs.isEmpty());
            QCOMPARE(bytesOf(opened.value().keptAs), content);
            QCOMPARE(valueOf(summaryOf(*opened.value().database)).puzzles, 0);
        }
        auto again = openLibrary(location);
        QVERIFY(again && again.value().keptAs.isEmpty());
    }

    void otherFilesAreLeftAlone() {
        const ScratchLibrary folder;
        const Location foreign{.name = folder.path("foreign.sqlite")};
        {
            auto database = Database::connect(foreign);
            QVERIFY(!database.value()->write([&] { database.value()->run("CREATE TABLE song (name TEXT)"); }));
        }
        QCOMPARE(codeOf(foreign), ErrorCode::LibraryForeign);
        QVERIFY(QFile::exists(foreign.name));
        QCOMPARE(codeOf({.name = folder.path("")}), ErrorCode::LibraryCannotOpen);
        // An empty file becomes a library, as one that is not there.
        writeBytes(folder.path("empty.sqlite"), {});
        QCOMPARE(codeOf({.name = folder.path("empty.sqlite")}), ErrorCode::EmptyInput);
        QCOMPARE(codeOf({.name = folder.path("new/folder/library.sqlite")}), ErrorCode::EmptyInput);
    }

    void addresses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::addRow("file") << "/a b/c.sqlite" << true;
        QTest::addRow("relative file") << "library.sqlite" << true;
        QTest::addRow("server") << "postgresql://me@localhost:5433/puzzles" << true;
        QTest::addRow("short") << "postgresql:///puzzles" << true;
        QTest::addRow("a password") << "postgresql://me:secret@localhost/puzzles" << false;
        QTest::addRow("no database") << "postgresql://me@localhost" << false;
        QTest::addRow("options") << "postgresql://localhost/puzzles?sslmode=disable" << false;
        QTest::addRow("nothing") << "" << false;
    }

    void addresses() {
        QFETCH(QString, text);
        QFETCH(bool, good);
        const auto location = locationFrom(text);
        QCOMPARE(location.has_value(), good);
        if (location) QCOMPARE(location->text(), text);
    }

    /// SQLite says "disk I/O error" of a file beside the library, and a server has words of its own.
    void aFullDiskIsSaid() {
        const auto textOf = [](const char* code, bool isServer) {
            return errorOf(QSqlError({}, "disk I/O error", QSqlError::StatementError, code), isServer).text;
        };
        QCOMPARE(textOf("4874", false), "database or disk is full");
        QCOMPARE(textOf("53100", true), "database or disk is full");
        QCOMPARE(textOf("778", false), "disk I/O error");
    }

    void noServerIsSaid() {
        QCOMPARE(codeOf(*locationFrom("postgresql://nobody@127.0.0.1:1/puzzles")), ErrorCode::LibraryCannotOpen);
    }
};

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
