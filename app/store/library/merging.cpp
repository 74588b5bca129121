// SPDX-License-Identifier: MIT
// Both libraries may be of either kind, so rows come out as values and go in as from a file. Numbers differ; what names
// a puzzle in both is its canonical form.
#include "app/store/library/merging.h"

#include "app/store/library/adding.h"
#include "app/store/library/entries.h"
#include "app/store/library/finding.h"
#include "app/store/library/games.h"
#include "app/store/library/lists.h"
#include "app/store/library/progress.h"

#include <cassert>

namespace ninefold::library {
namespace {

constexpr qsizetype kPieceRows = 10'000;

class Merging {
public:
    Merging(Database& into, Database& from) : into_(into), from_(from) {}

    Result<MergeReport> run(const std::function<bool(long long)>& more) {
        const auto ids = find(from_, {});
        if (!ids) return ids.error();
        for (qsizetype first = 0; first < ids.value().size() && !error_; first += kPieceRows) {
            mergePuzzles(ids.value().mid(first, kPieceRows));
            report_.stopped = !more(report_.puzzles);
            if (report_.stopped) return report_;
        }
        mergeBoards();
        for (const ListKind kind : {ListKind::Collection, ListKind::Tag}) mergeLists(kind);
        mergeGames();
        mergePractice();
        if (error_) return *error_;
        return report_;
    }

private:
    /// The value of a result; after an error a default value, and everything else is left out.
    template <typename T>
    T take(Result<T> result) {
        if (result) return std::move(result).value();
        if (!error_) error_ = result.error();
        return {};
    }

    void check(std::optional<Error> error) {
        if (!error_) error_ = std::move(error);
    }

    void mergePuzzles(const QList<Id>& ids) {
        std::vector<NewPuzzle> puzzles;
        const QList<Entry> all = take(entries(from_, ids));
        for (const Entry& entry : all) puzzles.push_back(newFrom(entry));
        if (error_) return;
        report_.newPuzzles += take(addPuzzles(into_, puzzles)).added;
        report_.puzzles += all.size();
        QStringList canonical;
        for (const Entry& entry : all) canonical << entry.canonical;
        const auto known = take(knownPuzzles(into_, canonical));
        for (const Entry& entry : all) numbers_[entry.id] = known.value(entry.canonical);
    }

    /// Most have come with their puzzles.
    void mergeBoards() {
        QStringList grids;
        const auto add = [&] {
            if (!error_) report_.newBoards += take(addBoards(into_, std::exchange(grids, {})));
        };
        check(from_.read([&] {
            // Without an index: as sets, not one by one.
            from_.each(QStringLiteral("SELECT grid FROM board WHERE id IN"
                                      " (SELECT id FROM board EXCEPT SELECT board FROM puzzle)"),
                       {}, [&](const QSqlQuery& row) {
                           grids << row.value(0).toString();
                           if (grids.size() >= kPieceRows) add();
                           return !error_;
                       });
        }));
        if (!grids.isEmpty()) add();
    }

    void mergeLists(ListKind kind) {
        if (error_) return;
        for (const PuzzleList& list : take(puzzleLists(from_, kind))) {
            const QList<Id> theirs = take(listedPuzzles(from_, kind, list.id));
            QList<Id> ours;
            for (const Id id : theirs)
                if (const Id number = numbers_.value(id); number != 0) ours << number;
            if (error_) return;
            const Id made = take(makeList(into_, kind, list.name));
            for (qsizetype first = 0; first < ours.size() && !error_; first += kPieceRows)
                check(addToList(into_, kind, made, ours.mid(first, kPieceRows)));
        }
    }

    /// A game that is here and finished is not replaced.
    void mergeGames() {
        if (error_) return;
        QSet<QPair<Id, QString>> finished;
        for (const Game& game : take(games(into_)))
            if (game.state != GameState::Open) finished.insert({game.puzzle, game.name});
        QList<Game> all;
        for (Game game : take(games(from_))) {
            game.puzzle = numbers_.value(game.puzzle);
            if (game.puzzle != 0 && !finished.contains({game.puzzle, game.name})) all << game;
        }
        if (error_) return;
        check(recordGames(into_, all));
        report_.games = all.size();
    }

    void mergePractice() {
        if (error_) return;
        for (const Practice& practice : take(practised(from_)))
            if (!error_) check(recordPractice(into_, practice));
        if (error_) return;
        for (const FamilyTest& test : take(familyTests(from_)))
            if (!error_) check(recordFamilyTest(into_, test));
    }

    Database& into_;
    Database& from_;
    MergeReport report_;
    /// The numbers of the puzzles there and here.
    QHash<Id, Id> numbers_;
    std::optional<Error> error_;
};

} // namespace

Result<MergeReport> mergeLibrary(Database& into, Database& from, const std::function<bool(long long)>& more) {
    assert(&into != &from);
    assert(more);
    return Merging(into, from).run(more);
}

} // namespace ninefold::library
