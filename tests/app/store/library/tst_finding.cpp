// SPDX-License-Identifier: MIT
// Each condition of a query, alone and with others, gives the same by both ways of searching.
#include "app/store/library/finding.h"

#include "app/store/library/entries.h"
#include "app/store/library/games.h"
#include "engine/generator/maker.h"
#include "engine/generator/symmetry.h"
#include "tests/app/store/library/scratchlibrary.h"

#include <algorithm>

using namespace ninefold;
using namespace ninefold::library;

namespace {

constexpr int kPuzzles = 60;

/// Puzzles whose facts follow from their numbers: 1, 2, 3 ...
std::vector<NewPuzzle> numbered() {
    std::vector<NewPuzzle> all;
    Examination examination;
    generator::Maker maker({});
    for (int number = 1; number <= kPuzzles; ++number) {
        generator::Random random(7, static_cast<std::uint64_t>(number));
        formats::Puzzle puzzle;
        puzzle.grid = maker.make(random, {})->puzzle;
        NewPuzzle added = *examination.examine(puzzle).puzzle;
        if (number % 2 == 0) added.name = QStringLiteral("Number %1 100%").arg(kPuzzles - number, 2, 10, QChar('0'));
        added.source = number <= 10 ? "first_file.txt" : "second";
        if (number % 3 != 0) {
            added.rating = puzzles::rating(number % 6, 10 + number);
            if (number % 5 == 0) added.rating->techniques = {{"x-wing", 1}};
            if (number % 4 == 0) added.rating->techniques["swordfish"] = 2;
        }
        all.push_back(added);
    }
    return all;
}

} // namespace

class TestFinding : public QObject {
    Q_OBJECT

    std::unique_ptr<ScratchLibrary> library_;

    QList<int> numbers(const Query& query) {
        QList<int> found;
        for (const Id id : valueOf(find(**library_, query))) found << static_cast<int>(id);
        // The ways for long lists find the same.
        for (const SearchLimits limits : {SearchLimits{.few = 0, .some = 0}, SearchLimits{.few = 0, .some = 1000}}) {
            QList<int> otherwise;
            for (const Id id : valueOf(find(**library_, query, limits))) otherwise << static_cast<int>(id);
            if (otherwise != found) qFatal("found %d, otherwise %d", int(found.size()), int(otherwise.size()));
        }
        Query counted = query;
        counted.limit = 1;
        if (query.limit > kPuzzles && query.offset == 0) {
            const auto count = valueOf(countFound(**library_, counted));
            if (count != found.size()) qFatal("counted %lld, found %lld", count, static_cast<long long>(found.size()));
        }
        return found;
    }

    static QList<int> those(const std::function<bool(int)>& condition) {
        QList<int> all;
        for (int number = 1; number <= kPuzzles; ++number)
            if (condition(number)) all << number;
        return all;
    }

private slots:
    void initTestCase() {
        library_ = std::make_unique<ScratchLibrary>();
        const std::vector<NewPuzzle> all = numbered();
        QCOMPARE(valueOf(addPuzzles(**library_, all, {.collection = "All", .tags = {"every"}})).added, kPuzzles);
        const std::vector<NewPuzzle> few(all.begin(), all.begin() + 5);
        QCOMPARE(valueOf(addPuzzles(**library_, few, {.collection = "Few", .tags = {}})).known, 5);
        QVERIFY(!recordGames(
            **library_,
            {{.puzzle = 7, .name = "a", .state = GameState::Solved, .finished = "2026-02", .milliseconds = 900},
             {.puzzle = 9, .name = "b", .state = GameState::Solved, .finished = "2026-01", .milliseconds = 800},
             {.puzzle = 8, .name = "c", .state = GameState::GivenUp, .started = "2026-03"}}));
    }

    void conditions() {
        QCOMPARE(numbers({}), those([](int) { return true; }));
        QCOMPARE(numbers({.levels = Range{4, 5}}), those([](int n) { return n % 6 == 4 || n % 6 == 5; }));
        QCOMPARE(numbers({.er = Range{20, 29}}), those([](int n) { return n % 3 != 0 && n >= 10 && n <= 19; }));
        QCOMPARE(numbers({.levels = Range{1, 1}, .er = Range{20, 29}}), (QList<int>{13, 19}));
        QCOMPARE(numbers({.hodokuScore = Range{400, 400}}), QList<int>{10});
        QCOMPARE(numbers({.techniques = {"x-wing"}}), those([](int n) { return n % 3 != 0 && n % 5 == 0; }));
        QCOMPARE(numbers({.techniques = {"x-wing", "swordfish"}}), (QList<int>{20, 40}));
        QCOMPARE(numbers({.techniques = {"no-technique"}}), QList<int>());
        QCOMPARE(numbers({.techniques = {"x-wing", "no-technique"}}), QList<int>());
        QCOMPARE(numbers({.levels = Range{4, 5}, .hodokuScore = Range{400, 600}}),
                 those([](int n) { return n % 6 > 3 && n >= 10 && n <= 20; }));
        QCOMPARE(
            numbers({.levels = Range{4, 4}, .er = Range{10, 40}, .hodokuScore = Range{400, 600}, .givens = Range{}}),
            (QList<int>{10, 16}));
        QCOMPARE(numbers({.levels = Range{4, 4}, .techniques = {"swordfish"}, .collection = "All"}),
                 those([](int n) { return n % 6 == 4 && n % 4 == 0; }));
        QCOMPARE(numbers({.collection = "Few"}), (QList<int>{1, 2, 3, 4, 5}));
        QCOMPARE(numbers({.tag = "every"}).size(), kPuzzles);
        QCOMPARE(numbers({.tag = "never"}), QList<int>());
        QCOMPARE(numbers({.unsolved = true}), those([](int n) { return n != 7 && n != 9; }));
        QCOMPARE(numbers({.unrated = true}), those([](int n) { return n % 3 == 0; }));
    }

    void texts() {
        QCOMPARE(numbers({.text = "numb 50"}), QList<int>{10});
        QCOMPARE(numbers({.text = "number"}).size(), kPuzzles / 2);
        QCOMPARE(numbers({.text = "FIRST_FILE"}).size(), 10);
        QCOMPARE(numbers({.text = "number 100 first"}), QList<int>());
        QCOMPARE(numbers({.text = "number 5"}).size(), 5);
        // Not any character.
        QCOMPARE(numbers({.text = "first-file"}), QList<int>());
        QCOMPARE(numbers({.text = "%"}), QList<int>());
        QCOMPARE(numbers({.text = "'; DROP TABLE puzzle; --"}), QList<int>());
        QCOMPARE(numbers({}).size(), kPuzzles);
    }

    void givensAndSymmetry() {
        QList<int> givens;
        for (const Entry& entry : valueOf(entries(**library_, valueOf(find(**library_, {.sort = SortBy::Givens})))))
            givens << entry.givens;
        QVERIFY(std::ranges::is_sorted(givens));
        QCOMPARE(givens.size(), kPuzzles);
        QCOMPARE(numbers({.givens = Range{givens[3], givens[3]}}).size(), givens.count(givens[3]));
        // Symmetry number 0 is none: every puzzle has it.
        QCOMPARE(numbers({.symmetry = 0}).size(), kPuzzles);
        for (int symmetry = 1; symmetry < static_cast<int>(generator::kSymmetries.size()); ++symmetry) {
            QList<int> symmetric;
            for (const Entry& entry : valueOf(entries(**library_, valueOf(find(**library_, {})))))
                if (entry.symmetries >> symmetry & 1) symmetric << static_cast<int>(entry.id);
            QCOMPARE(numbers({.symmetry = symmetry}), symmetric);
        }
    }

    void numbersAtTheEndOfNamesCount() {
        const auto byName = [&](bool descending) {
            QStringList names;
            ScratchLibrary library;
            std::vector<NewPuzzle> all = numbered();
            const QStringList given = {"Papers 10", "papers 2", "Papers 1", "", "Atlas 300", "7"};
            all.resize(static_cast<std::size_t>(given.size()));
            for (std::size_t at = 0; at < all.size(); ++at) all[at].name = given[static_cast<qsizetype>(at)];
            valueOf(addPuzzles(*library, all));
            const Query query{.sort = SortBy::Name, .descending = descending};
            const QList<Id> found = valueOf(find(*library, query));
            if (found != valueOf(find(*library, query, {.few = 0, .some = 0}))) return QStringList();
            for (const Entry& entry : valueOf(entries(*library, found))) names << entry.name;
            return names;
        };
        QCOMPARE(byName(false), (QStringList{"7", "Atlas 300", "Papers 1", "papers 2", "Papers 10", ""}));
        QCOMPARE(byName(true), (QStringList{"Papers 10", "papers 2", "Papers 1", "Atlas 300", "7", ""}));
    }

    /// Those without a value come last and in the order of their numbers, in either direction.
    void orders() {
        QCOMPARE(numbers({.sort = SortBy::BestTime}).first(3), (QList<int>{9, 7, 1}));
        QCOMPARE(numbers({.sort = SortBy::BestTime, .descending = true}).first(3), (QList<int>{7, 9, 1}));
        QCOMPARE(numbers({.sort = SortBy::Er, .descending = true, .limit = 3}), (QList<int>{59, 58, 56}));
        QCOMPARE(numbers({.sort = SortBy::Er}).last(), 60);
        QCOMPARE(numbers({.sort = SortBy::HodokuScore, .limit = 2}), (QList<int>{1, 2}));
        QCOMPARE(numbers({.sort = SortBy::Level, .limit = 2}).first(), 1);
        // "Number 1 100%": by all but the number at its end, which all have in common here.
        QCOMPARE(numbers({.sort = SortBy::Name}).first(2), (QList<int>{60, 58}));
        QCOMPARE(numbers({.sort = SortBy::Name, .descending = true}).first(2), (QList<int>{2, 4}));
        QCOMPARE(numbers({.sort = SortBy::LastPlayed}).first(4), (QList<int>{9, 7, 8, 1}));
        QCOMPARE(numbers({.sort = SortBy::LastPlayed, .descending = true}).first(4), (QList<int>{8, 7, 9, 1}));
        QCOMPARE(numbers({.descending = true, .limit = 2}), (QList<int>{60, 59}));
        QCOMPARE(numbers({.limit = 3, .offset = 57}), (QList<int>{58, 59, 60}));
        QCOMPARE(numbers({.sort = SortBy::Er, .limit = 3, .offset = 39}), (QList<int>{59, 3, 6}));
        QCOMPARE(numbers({.offset = 100}), QList<int>());
        QCOMPARE(numbers({.techniques = {"x-wing"}, .sort = SortBy::HodokuScore, .descending = true, .limit = 3}),
                 (QList<int>{55, 50, 40}));
        QCOMPARE(numbers({.levels = Range{4, 4}, .techniques = {"x-wing"}, .sort = SortBy::HodokuScore}),
                 (QList<int>{10, 40}));
        QCOMPARE(numbers({.levels = Range{1, 1}, .sort = SortBy::HodokuScore, .limit = 2}), (QList<int>{1, 7}));
        // Conditions that the index of the ratings answers, and one that it does not.
        QCOMPARE(numbers({.collection = "All", .unsolved = true, .sort = SortBy::Er, .limit = 4}),
                 (QList<int>{1, 2, 4, 5}));
        QCOMPARE(numbers({.tag = "every", .text = "number", .sort = SortBy::Level, .descending = true, .limit = 2}),
                 numbers({.text = "number", .sort = SortBy::Level, .descending = true, .limit = 2}));
        // The same with a condition that few meet.
        QCOMPARE(numbers({.collection = "Few", .sort = SortBy::Er, .descending = true}), (QList<int>{5, 4, 2, 1, 3}));
        QCOMPARE(numbers({.collection = "Few", .limit = 2, .offset = 4}), QList<int>{5});
    }

    void cleanupTestCase() { library_.reset(); }
};

QTEST_GUILESS_MAIN(TestFinding)
#include "tst_finding.moc"
