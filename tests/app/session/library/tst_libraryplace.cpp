// SPDX-License-Identifier: MIT
#include "app/session/library/libraryplace.h"

#include "app/session/library/collectioneditor.h"
#include "app/session/library/libraryimport.h"
#include "app/session/library/owncollections.h"
#include "app/store/library/lists.h"
#include "app/store/library/standin.h"
#include "tests/app/scratchhome.h"
#include "tests/app/store/library/scratchlibrary.h"
#include "tests/files.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace ninefold;
using namespace ninefold::session;

namespace {

const QString kAddress = QStringLiteral("postgresql://me@localhost/puzzles");

} // namespace

/// A library on a server that comes and goes. A file plays the server.
class TestLibraryPlace : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QDir(QFileInfo(library::usualLocation().name).absolutePath()).removeRecursively();
        folder_ = std::make_unique<QTemporaryDir>();
        wrong_.clear();
        news_.clear();
        reachable_ = true;
    }

    void withoutAnAddressItIsTheFileOfThePlayer() {
        const LibraryPlace place{QString()};
        listen(place);
        QCOMPARE(place.access().location(), library::usualLocation());
        // The settings may have been edited by hand.
        QCOMPARE(LibraryPlace("postgresql://me:secret@localhost/x").access().location(), library::usualLocation());
        QVERIFY(wrong_.isEmpty());
    }

    void aServerThatIsThereIsUsed() {
        const auto place = server();
        QCOMPARE(place->access().location().text(), kAddress);
        QVERIFY(!add(*place, "Papers").isEmpty());
        QCOMPARE(names(place->access()), QStringList("Papers"));
        QVERIFY(wrong_.isEmpty() && !place->isAway());
    }

    /// What is done while it is away is there when it is back.
    void aServerThatIsAwayAtTheStart() {
        reachable_ = false;
        const auto place = server();
        QTRY_VERIFY(place->isAway());
        QCOMPARE(place->access().location(), aside());
        QVERIFY(!add(*place, "Papers").isEmpty());
        QCOMPARE(names(place->access()), QStringList("Papers"));
        // Said once, however often it is asked for.
        place->ask();
        QSignalSpy changed(place.get(), &LibraryPlace::placeChanged);
        reachable_ = true;
        place->ask();
        QTRY_VERIFY(!place->isAway());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(names(place->access()), QStringList("Papers"));
        QCOMPARE(wrong_.size(), 1);
        QCOMPARE(news_.size(), 1);
        QVERIFY2(news_[0].contains("is back, and has"), qPrintable(news_[0]));
        QVERIFY(names(library::Location(aside())).isEmpty());
    }

    void aServerThatGoesInTheMiddle() {
        const auto place = server();
        QVERIFY(!add(*place, "Papers").isEmpty());
        QSignalSpy changed(place.get(), &LibraryPlace::placeChanged);
        reachable_ = false;
        // The window does not know it yet.
        QVERIFY(add(*place, "Sunday").contains("kept on this computer"));
        QTRY_VERIFY(place->isAway());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(wrong_.size(), 1);
        QVERIFY2(wrong_[0].contains("on this computer"), qPrintable(wrong_[0]));
        QCOMPARE(names(aside()), QStringList("Sunday"));
        reachable_ = true;
        place->ask();
        QTRY_VERIFY(!place->isAway());
        QCOMPARE(names(place->access()), QStringList({"Papers", "Sunday"}));
    }

    /// A puzzle's number on the server means nothing elsewhere.
    void whatIsDoneByNumberIsNotDone() {
        const auto place = server();
        QVERIFY(!add(*place, "Papers").isEmpty());
        reachable_ = false;
        CollectionEditor editor(place->access());
        QSignalSpy failed(&editor, &CollectionEditor::editingFailed);
        editor.rename(1, "Papers", "Sunday");
        QVERIFY(failed.wait());
        QVERIFY2(failed[0][0].toString().contains("not changed"), qPrintable(failed[0][0].toString()));
    }

    void anImportContinues() {
        reachable_ = false;
        const auto place = server();
        LibraryImport importing;
        QSignalSpy ended(&importing, &LibraryImport::importEnded);
        importing.start(place->access(), {.text = puzzles::kEasy.toLatin1() + '\n' + puzzles::kHard.toLatin1() + '\n',
                                          .collection = "Papers"});
        QVERIFY(ended.wait());
        const auto report = ended[0][0].value<ImportReport>();
        QVERIFY(!report.fault);
        QCOMPARE(report.added, 2);
        QCOMPARE(names(aside()), QStringList("Papers"));
    }

    void anotherAddressIsAnotherPlace() {
        const auto place = server();
        QSignalSpy changed(place.get(), &LibraryPlace::placeChanged);
        place->setAddress(kAddress);
        QVERIFY(changed.isEmpty());
        place->setAddress({});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(place->access().location(), library::usualLocation());
    }

    void aDamagedFileIsKeptAndSaid() {
        const QString path = library::usualLocation().name;
        QDir().mkpath(QFileInfo(path).absolutePath());
        writeBytes(path, QByteArray(5000, 'x'));
        const LibraryPlace place{QString()};
        listen(place);
        QVERIFY(place.access().open());
        QTRY_COMPARE(wrong_.size(), 1);
        QVERIFY2(wrong_[0].contains("damaged") && wrong_[0].contains("library.sqlite.damaged-"), qPrintable(wrong_[0]));
        QCOMPARE(QDir(QFileInfo(path).absolutePath()).entryList({"*.damaged-*"}).size(), 1);
    }

    void whatIsWrongWithAFileIsSaidOnce_data() {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("word");
        QTest::newRow("newer") << "UPDATE ninefold SET value = '999' WHERE key = 'schema'"
                               << "newer version";
        QTest::newRow("foreign") << "DROP TABLE ninefold"
                                 << "another program";
    }
    void whatIsWrongWithAFileIsSaidOnce() {
        QFETCH(QString, statement);
        QFETCH(QString, word);
        {
            auto opened = library::openLibrary(library::usualLocation());
            library::Database& database = *opened.value().database;
            QVERIFY(!database.write([&] { database.run(statement); }));
        }
        const LibraryPlace place{QString()};
        listen(place);
        for (int time = 0; time < 2; ++time) QVERIFY(!place.access().open());
        QTRY_COMPARE(wrong_.size(), 1);
        QVERIFY2(wrong_[0].contains(word), qPrintable(wrong_[0]));
    }

    void aFolderThatCannotBeWrittenIsSaid() {
        const QString folder = QFileInfo(library::usualLocation().name).absolutePath();
        QDir().mkpath(QFileInfo(folder).absolutePath());
        writeBytes(folder, "in the way");
        const LibraryPlace place{QString()};
        listen(place);
        QVERIFY(!place.access().open());
        QTRY_COMPARE(wrong_.size(), 1);
        QVERIFY2(wrong_[0].contains("cannot be opened"), qPrintable(wrong_[0]));
        QFile::remove(folder);
    }

    /// SQLite says the same when a disk is full.
    void aFullDiskIsSaid() {
        const LibraryPlace place{QString()};
        listen(place);
        const LibraryAccess access = place.access();
        auto opened = access.open();
        library::Database& database = *opened.value().database;
        QVERIFY(!database.read([&] { database.run("PRAGMA max_page_count = 1"); }));
        std::vector<library::NewPuzzle> many(2000, puzzles::made(puzzles::kEasy));
        for (std::size_t number = 0; number < many.size(); ++number)
            many[number].canonical = QString::number(number).leftJustified(81, '.');
        const auto added = library::addPuzzles(database, many);
        QVERIFY(!added);
        access.report(added.error());
        QTRY_COMPARE(wrong_.size(), 1);
        QVERIFY2(wrong_[0].contains("full"), qPrintable(wrong_[0]));
    }

private:
    static library::Location aside() { return library::standInOf(*library::locationFrom(kAddress)); }

    /// Another connection for each call, as with a server.
    LibraryAccess::Open opener() {
        return [this](const library::Location& location) -> Result<library::OpenLibrary> {
            if (!location.isServer()) return library::openLibrary(location);
            if (!reachable_) return Error{.code = ErrorCode::LibraryCannotOpen, .text = "connection refused"};
            return library::openLibrary({.name = folder_->filePath("server.sqlite")});
        };
    }
    void listen(const LibraryPlace& place) {
        connect(&place, &LibraryPlace::libraryTroubled, this, [this](const QString& sentence) { wrong_ << sentence; });
        connect(&place, &LibraryPlace::serverReturned, this, [this](const QString& sentence) { news_ << sentence; });
    }
    std::unique_ptr<LibraryPlace> server() {
        auto place = std::make_unique<LibraryPlace>(kAddress, opener());
        listen(*place);
        return place;
    }
    /// What the player reads; empty if it failed.
    static QString add(const LibraryPlace& place, const QString& name) {
        CollectionEditor editor(place.access());
        QSignalSpy changed(&editor, &CollectionEditor::collectionsChanged);
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(puzzles::kEasy.toStdString());
        editor.addPuzzles(name, {.others = {puzzle}});
        return changed.wait() ? changed[0][0].toString() : QString();
    }
    static QStringList names(const LibraryAccess& access) {
        QStringList names;
        for (const LibraryCollection& one : OwnCollections(access, std::make_shared<const PlayHistory>()).collections())
            names << one.name;
        return names;
    }

    ScratchHome home_;
    /// What is wrong, and good news.
    QStringList wrong_, news_;
    std::unique_ptr<QTemporaryDir> folder_;
    /// Threads ask, too.
    std::atomic<bool> reachable_ = true;
};

QTEST_GUILESS_MAIN(TestLibraryPlace)
#include "tst_libraryplace.moc"
