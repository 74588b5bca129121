// SPDX-License-Identifier: MIT
// Writing: complete files or none, and no silent loss.
#include "app/documents/catalog.h"
#include "app/documents/text/details.h"
#include "tests/app/documents/puzzles.h"
#include "tests/files.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

const std::string kGivens = "023400800600007000000530620005000000840000036000000100052096000000100007008005210";

/// While this object exists, no file can grow beyond `bytes`, as on a full disk.
class FullDisk {
public:
    // The signal would end the test; without it write() fails as on a full disk.
    explicit FullDisk(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int) = SIG_DFL;
};

/// What the format cannot hold, in the words of the error; any other code is a mistake.
QStringList lost(const char* id, const Puzzle& puzzle) {
    QStringList details;
    for (const Error& error : whatIsLost(*formatById(id), puzzle)) {
        if (error.code != ErrorCode::CannotHold) return {"another code"};
        details << detailText(error);
    }
    return details;
}

/// One kind of data of a game: how to add it to a puzzle, and a check whether it came back.
struct Thing {
    const char* name;
    void (*add)(Puzzle&);
    bool (*isKept)(const Puzzle& before, const Puzzle& after);
};

CellState& noteOf(Puzzle& puzzle, Cell cell) {
    puzzle.notes.resize(kCellCount);
    return puzzle.notes[static_cast<std::size_t>(cell)];
}

bool sameNotes(const Puzzle& before, const Puzzle& after) {
    return before.notes == after.notes;
}

bool sameGrid(const Puzzle& before, const Puzzle& after) {
    return before.grid == after.grid;
}

template <std::string Puzzle::*kText>
Thing word(const char* name) {
    return {name, [](Puzzle& puzzle) { puzzle.*kText = "Words of one line"; },
            [](const Puzzle& before, const Puzzle& after) { return before.*kText == after.*kText; }};
}

/// Removes candidates such that both kinds of formats, those of removed and of all candidates, can hold them.
void ruleOut(Puzzle& puzzle) {
    puzzle.hasMarks = true;
    puzzle.grid.removeCandidates(1, Cells::of(puzzle.grid.cellsFor(1).first()));
}

std::vector<Thing> everything() {
    return {
        {"givens", [](Puzzle&) {}, sameGrid},
        {"placed digits", [](Puzzle& puzzle) { puzzle.grid.place(0, 5); }, sameGrid},
        {"digits of a position",
         [](Puzzle& puzzle) {
             puzzle.grid.place(0, 5);
             puzzle.givensKnown = false;
         },
         sameGrid},
        {"candidates", ruleOut, sameGrid},
        // Candidates bind only if the givens alone are not enough.
        {"candidates of the puzzle",
         [](Puzzle& puzzle) {
             puzzle.grid = Grid::fromCells(kGivens.substr(0, 27) + std::string(54, '.'));
             ruleOut(puzzle);
             puzzle.marksBind = true;
         },
         [](const Puzzle& before, const Puzzle& after) { return sameGrid(before, after) && after.marksBind; }},
        {"corner notes", [](Puzzle& puzzle) { noteOf(puzzle, 0).corner.add(5); }, sameNotes},
        {"centre notes", [](Puzzle& puzzle) { noteOf(puzzle, 0).centre.add(5); }, sameNotes},
        {"a colour", [](Puzzle& puzzle) { noteOf(puzzle, 0).colours[0] = 3; }, sameNotes},
        {"two colours",
         [](Puzzle& puzzle) {
             noteOf(puzzle, 0).colours = {3, 4};
         },
         sameNotes},
        {"the colour of a candidate", [](Puzzle& puzzle) { noteOf(puzzle, 0).candidateColours[4] = 3; }, sameNotes},
        {"links",
         [](Puzzle& puzzle) {
             puzzle.links = {{{0, 5}, {5, 5}, true}};
         },
         [](const Puzzle& before, const Puzzle& after) { return before.links == after.links; }},
        {"moves",
         [](Puzzle& puzzle) {
             puzzle.history = {{.atMs = 7, .changes = {{.cell = 0, .before = {}, .after = {.value = 5}}}}};
         },
         [](const Puzzle& before, const Puzzle& after) {
             return before.history == after.history && before.historyDone == after.historyDone;
         }},
        {"the time", [](Puzzle& puzzle) { puzzle.elapsedMs = 61'000; },
         [](const Puzzle& before, const Puzzle& after) { return before.elapsedMs == after.elapsedMs; }},
        word<&Puzzle::id>("id"),
        word<&Puzzle::name>("name"),
        word<&Puzzle::author>("author"),
        word<&Puzzle::comment>("comment"),
        word<&Puzzle::source>("source"),
        word<&Puzzle::url>("address"),
        word<&Puzzle::date>("date"),
        {"a moment", [](Puzzle& puzzle) { puzzle.date = "2023-11-14T22:13:20Z"; },
         [](const Puzzle& before, const Puzzle& after) { return before.date == after.date; }},
        {"a day", [](Puzzle& puzzle) { puzzle.date = "2023-11-14"; },
         [](const Puzzle& before, const Puzzle& after) { return before.date == after.date; }},
        word<&Puzzle::level>("level"),
        word<&Puzzle::rating>("rating"),
    };
}

} // namespace

class TestWriting : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

private slots:
    /// The window and the command line use the same list, so an id must lead to one format.
    void idsAndNamesAreUnique() {
        QSet<QString> ids, names;
        for (const Format* format : allFormats()) {
            QVERIFY(format->isReadable() || format->write != nullptr);
            // Some formats are read by the reader of a more general one, so not every reader has a detection
            // function.
            QVERIFY(format->detect == nullptr || format->isReadable());
            ids << QString::fromUtf8(format->id.data(), static_cast<qsizetype>(format->id.size()));
            names << QString::fromUtf8(format->name.data(), static_cast<qsizetype>(format->name.size()));
            QVERIFY(formatById(format->id) == format);
        }
        QCOMPARE(ids.size(), static_cast<qsizetype>(allFormats().size()));
        QCOMPARE(names.size(), ids.size());
        QVERIFY(formatById("no such format") == nullptr);
    }

    /// Header and footer for zero, one and three puzzles.
    void puzzlesAreFramedOnce() {
        Puzzle puzzle;
        puzzle.grid = Grid::fromCells(kGivens);
        for (const std::size_t count : {0, 1, 3}) {
            const std::vector<Puzzle> puzzles(count, puzzle);
            for (const char* id : {"json", "opensudoku", "opensudoku2"}) {
                const std::string text = writeText(*formatById(id), puzzles);
                Collector found;
                formatById(id)->read({.text = text}, found);
                QCOMPARE(found.puzzles.size(), count);
                QVERIFY(found.skips.empty());
            }
        }
    }

    /// If the givens are unknown, all digits are the puzzle, in every format. (Formats of candidates alone are left
    /// out: in them a cell with one candidate left looks set.)
    void positionsKeepAllTheirDigits() {
        Puzzle puzzle;
        puzzle.grid = Grid::fromCells(kGivens);
        puzzle.grid.place(0, 5);
        for (const Format* format : allFormats()) {
            if (format->write == nullptr || (format->holds.candidates && !format->holds.placed)) continue;
            const ReadBack back = readBack(writeText(*format, std::span(&puzzle, 1)));
            QVERIFY2(back.found.puzzles.size() == 1, format->id.data());
            QVERIFY2(back.found.puzzles[0].grid.cellsText() == puzzle.grid.cellsText(), format->id.data());
        }
    }

    /// From a plain puzzle to a game with all data: each format reports its losses.
    void whatIsLostIsReported() {
        Puzzle puzzle;
        puzzle.grid = Grid::fromCells(kGivens);
        QCOMPARE(lost("line81", puzzle), QStringList());
        puzzle.grid.place(0, 5);
        // All digits are written, but the givens cannot be distinguished.
        QCOMPARE(lost("line81", puzzle), QStringList("which digits are givens"));
        puzzle.givensKnown = true;
        QCOMPARE(lost("line81", puzzle), QStringList("placed digits"));
        QCOMPARE(lost("pm", puzzle), QStringList("which digits are givens"));
        QCOMPARE(lost("opensudoku2", puzzle), QStringList());
        puzzle.hasMarks = true;
        puzzle.notes.resize(kCellCount);
        QCOMPARE(lost("opensudoku", puzzle), (QStringList{"placed digits", "candidates"}));
        puzzle.notes[3].corner.add(4);
        puzzle.notes[3].candidateColours[8] = 1;
        puzzle.elapsedMs = 1;
        puzzle.author = std::string("A");
        QCOMPARE(lost("opensudoku2", puzzle),
                 (QStringList{"notes", "second colours and colours of candidates", "names, sources and levels"}));
        QCOMPARE(lost("json", puzzle), QStringList());
    }

    /// All data of a game, one kind at a time, through every format: each is preserved or reported as lost, never
    /// both and never neither.
    void everythingIsKeptOrNamed_data() {
        QTest::addColumn<int>("number");
        const auto all = everything();
        for (std::size_t number = 0; number < all.size(); ++number)
            QTest::newRow(all[number].name) << static_cast<int>(number);
    }
    void everythingIsKeptOrNamed() {
        QFETCH(int, number);
        const Thing thing = everything()[static_cast<std::size_t>(number)];
        Puzzle puzzle;
        puzzle.grid = Grid::fromCells(kGivens);
        puzzle.givensKnown = true;
        thing.add(puzzle);
        for (const Format* format : allFormats()) {
            if (format->write == nullptr) continue;
            const ReadBack back = readBack(writeText(*format, std::span(&puzzle, 1)));
            QVERIFY2(back.found.puzzles.size() == 1, format->id.data());
            const bool kept = thing.isKept(puzzle, back.found.puzzles[0]);
            const QStringList named = lost(format->id.data(), puzzle);
            const QByteArray reported = QByteArray(format->id.data()) + (kept ? " keeps it, " : " loses it, ") +
                                        "named: " + named.join(", ").toUtf8();
            QVERIFY2(kept == named.isEmpty(), reported.constData());
        }
    }

    /// Longer and shorter files over each other: the end of the old file must not remain.
    void filesAreReplacedAsAWhole() {
        const QString path = folder_.filePath("saved.ninefold");
        std::mt19937 random(41);
        for (int round = 0; round < 20; ++round) {
            const std::vector<Puzzle> puzzles(1 + random() % 300, randomGame(random));
            QVERIFY(!saveFile(path, *formatById("json"), puzzles).has_value());
            QCOMPARE(bytesOf(path).toStdString(), writeText(*formatById("json"), puzzles));
        }
    }

    /// Sizes around 16 kB, Qt's write buffer, and limits that truncate the output anywhere.
    void aFullDiskLosesNothing() {
        const QString path = folder_.filePath("kept.txt");
        const std::string before(1000, 'a');
        QVERIFY(!saveFile(path, before).has_value());
        for (const std::size_t size : {5'000, 16'000, 17'000, 40'000, 1'000'000}) {
            for (const rlim_t limit : {1'000, 4'096, 16'384}) {
                if (size <= limit) continue;
                std::optional<Error> error;
                {
                    const FullDisk full(limit);
                    error = saveFile(path, std::string(size, 'b'));
                }
                QCOMPARE(error.value_or(Error{}).code, ErrorCode::WriteFailed);
                // The reason, in the words of the system.
                QVERIFY(!error->text.empty());
                QCOMPARE(bytesOf(path).toStdString(), before);
            }
        }
        QVERIFY(saveFile(folder_.filePath("no/such/folder"), before).has_value());
        QVERIFY(saveFile(folder_.path(), before).has_value());
    }
};

QTEST_APPLESS_MAIN(TestWriting)
#include "tst_writing.moc"
