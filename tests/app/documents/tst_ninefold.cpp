// SPDX-License-Identifier: MIT
// Ninefold's own format: it loses nothing, it is valid JSON, and this program and later ones can read it.
#include "app/documents/catalog.h"
#include "app/documents/ninefold.h"
#include "app/documents/removedcandidates.h"
#include "tests/app/documents/puzzles.h"

#include <QJsonDocument>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::solve;

namespace {

/// Found through the same list as everywhere.
const Format& format() {
    return *formatById("json");
}

std::string fileWith(const std::string& puzzle) {
    return "{\"ninefold\": 1, \"puzzles\": [" + puzzle + "]}";
}

const std::string kGivens =
    "\"givens\": \"023400800600007000000530620005000000840000036000000100052096000000100007008005210\"";

/// Compares everything but the line number.
bool same(const Puzzle& a, const Puzzle& b) {
    return a.grid == b.grid && a.hasMarks == b.hasMarks && a.marksBind == b.marksBind &&
           a.givensKnown == b.givensKnown && a.id == b.id && a.name == b.name && a.author == b.author &&
           a.comment == b.comment && a.source == b.source && a.url == b.url && a.date == b.date && a.level == b.level &&
           a.rating == b.rating && a.notes == b.notes && a.links == b.links && a.history == b.history &&
           a.historyDone == b.historyDone && a.elapsedMs == b.elapsedMs;
}

/// A random game after the processing that every reader does.
Puzzle settledGame(std::mt19937& random) {
    Puzzle puzzle = randomGame(random);
    FastSolver solver;
    settleRemovedCandidates(puzzle, solver);
    return puzzle;
}

} // namespace

class TestNinefold : public QObject {
    Q_OBJECT

private slots:
    /// All data that a puzzle can have, at random; Qt's parser confirms that it is JSON.
    void nothingIsLost() {
        std::mt19937 random(11);
        for (int round = 0; round < 400; ++round) {
            std::vector<Puzzle> puzzles(random() % 8);
            for (Puzzle& puzzle : puzzles) puzzle = randomGame(random);
            QVERIFY(whatIsLost(format(), puzzles).empty());
            const std::string text = writeText(format(), puzzles);
            QVERIFY(!QJsonDocument::fromJson(QByteArray::fromStdString(text)).isNull());
            Collector found;
            format().read({.text = text}, found);
            QVERIFY(found.skips.empty());
            QCOMPARE(found.puzzles.size(), puzzles.size());
            for (std::size_t i = 0; i < puzzles.size(); ++i) QVERIFY(same(found.puzzles[i], puzzles[i]));
        }
    }

    /// Ten thousand games, some of them longer than any piece.
    void filesOfAnyLengthAreReadPieceByPiece() {
        std::mt19937 random(15);
        std::vector<Puzzle> puzzles(20);
        for (Puzzle& puzzle : puzzles) puzzle = settledGame(random);
        puzzles[7].comment = std::string(600'000, 'x');
        puzzles[7].history.assign(5'000, Move{.changes = {{.cell = 3, .after = {.value = 5}}}});
        puzzles[7].historyDone = 4'000;
        std::vector<Puzzle> many;
        for (int i = 0; i < 10'000; ++i) many.push_back(puzzles[random() % (i % 1000 ? 7 : 20)]);
        const std::string text = writeText(format(), many);
        // More than the largest piece that a reader gets.
        QVERIFY(text.size() > 8 << 20);
        const ReadBack back = readBack(text);
        QCOMPARE(back.summary.skipped, 0);
        QCOMPARE(back.found.puzzles.size(), many.size());
        for (std::size_t i = 0; i < many.size(); ++i) QVERIFY(same(back.found.puzzles[i], many[i]));
        // The last puzzle starts at its line; two more lines close the file, and each move has a line of its own.
        const auto last = static_cast<std::size_t>(back.found.puzzles.back().line);
        QCOMPARE(std::count(text.begin(), text.end(), '\n'),
                 static_cast<std::ptrdiff_t>(last - 1 + 2 + many.back().history.size()));
    }

    /// Sorted and reformatted by another program, and with fields that a later Ninefold may add.
    void otherLayoutsAndUnknownFieldsAreRead() {
        std::mt19937 random(12);
        for (int round = 0; round < 200; ++round) {
            const Puzzle puzzle = settledGame(random);
            QJsonDocument document =
                QJsonDocument::fromJson(QByteArray::fromStdString(writeText(format(), std::span(&puzzle, 1))));
            // Qt sorts the names and changes the layout.
            const auto layout = round % 2 ? QJsonDocument::Compact : QJsonDocument::Indented;
            const std::string text = document.toJson(layout).toStdString();
            const ReadBack back = readBack(text);
            QCOMPARE(back.found.puzzles.size(), std::size_t{1});
            QVERIFY(same(back.found.puzzles[0], puzzle));
        }
        const ReadBack back = readBack("{\"later\": [1, {\"x\": null}], \"puzzles\": [{" + kGivens +
                                       ", \"new\": {\"deep\": [[]]}}], \"ninefold\": 1}");
        QCOMPARE(back.summary.opened, 1);
    }

    /// With comments above it, or only a part of a file: a list or a puzzle alone, or all but the version.
    void aFileIsKnownByItsPuzzles() {
        const std::string puzzle = "{" + kGivens + ", \"cells\": " + kGivens.substr(kGivens.find(':') + 1) + "}";
        for (const std::string& text : {"// a remark\n# another\n" + fileWith(puzzle),
                                        "{\"puzzles\": [" + puzzle + "]}", puzzle, "[" + puzzle + "]"}) {
            const ReadBack back = readBack(text);
            QCOMPARE(back.summary.format, &format());
            QCOMPARE(back.summary.opened, 1);
            QCOMPARE(back.summary.skipped, 0);
        }
    }

    /// A version that this program would misread, and one that is not a number.
    void newerVersionsAreRefused() {
        const ReadBack back = readBack("{\"ninefold\": 2, \"puzzles\": [{" + kGivens + "}]}");
        QCOMPARE(back.error.value_or(Error{}), (Error{.code = ErrorCode::NewerVersion, .found = 2}));
        QCOMPARE(readBack("{\"ninefold\": \"x\", \"puzzles\": []}").error.value_or(Error{}).code,
                 ErrorCode::ForeignContent);
    }

    /// One wrong field each; the good puzzle after it is read.
    void damagedPuzzlesAreSkipped_data() {
        QTest::addColumn<QString>("fields");
        QTest::addRow("no givens") << "\"name\": \"x\"";
        QTest::addRow("short givens") << "\"givens\": \"123\"";
        QTest::addRow("givens are a number") << "\"givens\": 5";
        const QString givens = QString::fromStdString(kGivens);
        QTest::addRow("cells against givens") << givens + ", \"cells\": \"" + QString(81, '1') + '"';
        QTest::addRow("few candidates") << givens + ", \"candidates\": \"1,2\"";
        QTest::addRow("many candidates") << givens + ", \"candidates\": \"" + QString(81, ',') + '"';
        QTest::addRow("wrong candidate") << givens + ", \"candidates\": \"0" + QString(80, ',') + '"';
        QTest::addRow("candidates in a given") << givens + ", \"candidates\": \",1" + QString(79, ',') + '"';
        QTest::addRow("unknown cell") << givens + ", \"notes\": [{\"cell\": \"r0c1\"}]";
        QTest::addRow("note without cell") << givens + ", \"notes\": [{\"corner\": \"1\"}]";
        QTest::addRow("wrong value")
            << givens + ", \"moves\": [{\"changes\": [{\"cell\": \"r1c1\", \"after\": {\"value\": 10}}]}]";
        QTest::addRow("wrong colour") << givens + ", \"notes\": [{\"cell\": \"r1c1\", \"colours\": [256]}]";
        QTest::addRow("too many colours") << givens + ", \"notes\": [{\"cell\": \"r1c1\", \"colours\": [1, 2, 3]}]";
        QTest::addRow("more done than moves") << givens + ", \"movesDone\": 1";
        QTest::addRow("time before zero") << givens + ", \"elapsedMs\": -1";
        QTest::addRow("moves are an object") << givens + ", \"moves\": {}";
    }

    /// Which field it is, and for cells their number; null means an absent value, not damage.
    void damageIsNamed() {
        const auto why = [](const std::string& fields) {
            return readBack(fileWith("{" + fields + "}")).error.value_or(Error{.text = "was read"});
        };
        QCOMPARE(why("\"givens\": \"123\""), (Error{.code = ErrorCode::WrongCellCount, .line = 1, .found = 3}));
        for (const char* field : {"author", "cells", "notes", "moves", "candidates", "elapsedMs"}) {
            QCOMPARE(why(kGivens + ", \"" + field + "\": true").detail, ErrorDetail::Field);
            QCOMPARE(why(kGivens + ", \"" + field + "\": true").text, std::string(field));
            QCOMPARE(why(kGivens + ", \"" + field + "\": null").text, std::string("was read"));
        }
        QCOMPARE(why(kGivens + ", \"movesDone\": 1").text, std::string("movesDone"));
    }

    void damagedPuzzlesAreSkipped() {
        QFETCH(QString, fields);
        const ReadBack back = readBack(fileWith("\n{" + fields.toStdString() + "},\n{" + kGivens + "}"));
        QCOMPARE(back.found.skips.size(), std::size_t{1});
        QCOMPARE(back.found.skips[0].line, 2);
        QCOMPARE(back.found.puzzles.size(), std::size_t{1});
        QCOMPARE(back.found.puzzles[0].line, 3);
    }

    /// Truncated at every byte: the puzzles before the end are read completely, and the damage is reported.
    void whatPrecedesACutIsRead() {
        std::mt19937 random(13);
        std::vector<Puzzle> puzzles(6);
        for (Puzzle& puzzle : puzzles) puzzle = randomGame(random);
        const std::string text = writeText(format(), puzzles);
        std::size_t most = 0;
        for (std::size_t size = 0; size + 3 < text.size(); ++size) {
            const ReadBack back = readBack(std::string_view(text).substr(0, size));
            // A longer beginning never contains fewer puzzles.
            QVERIFY(back.found.puzzles.size() >= most || size < 30);
            most = back.found.puzzles.size();
            for (std::size_t i = 0; i < most; ++i) QVERIFY(same(back.found.puzzles[i], puzzles[i]));
            // Users must not take the partial list for the whole.
            if (most > 0) QCOMPARE(back.found.skips.at(0).code, ErrorCode::Truncated);
        }
        QCOMPARE(most, puzzles.size());
    }

    /// A flipped bit may give another valid file, but never additional puzzles.
    void flippedBitsDoNoHarm() {
        std::mt19937 random(14);
        for (int round = 0; round < 300; ++round) {
            std::vector<Puzzle> puzzles(3);
            for (Puzzle& puzzle : puzzles) puzzle = randomGame(random);
            std::string text = writeText(format(), puzzles);
            for (auto flips = 1 + random() % 5; flips > 0; --flips) text[random() % text.size()] ^= 1 << random() % 8;
            Collector found;
            format().read({.text = text}, found);
            QVERIFY(found.puzzles.size() <= 3);
        }
    }

    /// A recursive reader would run out of stack.
    void nestingIsBounded() {
        for (const char* open : {"[", "{\"a\":", "[{\"a\":["}) {
            std::string text = "{\"ninefold\": 1, \"puzzles\": [";
            // A megabyte of opening brackets.
            while (text.size() < 1 << 20) text += open;
            QVERIFY(readBack(text).error.has_value());
        }
    }
};

QTEST_APPLESS_MAIN(TestNinefold)
#include "tst_ninefold.moc"
