// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"
#include "tests/engine/solve/unitproof.h"

#include <QString>

#include <map>
#include <optional>

/// Replays a run event by event on its own board and reports the first event that is wrong.
///
/// It knows the rules of each engine (which cell comes next, what must be implied before a choice) and what each
/// kind of event claims. It shares no code with the engines beyond the tables of the core, so that a mistake in both
/// is unlikely. UnitProof checks the learned clauses.
class RunCheck : public ninefold::solve::EventSink {
public:
    /// `steered`: a person decides, so the engine's rule for its next choice does not hold.
    RunCheck(const ninefold::Grid& puzzle, std::string_view engine, bool candidatesBind = false, bool steered = false)
        : engine_(engine), steered_(steered), proof_(puzzle, candidatesBind) {
        Board board;
        for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell)
            if (candidatesBind && !puzzle.isSet(cell)) board.open[cell] = puzzle.candidates(cell);
        for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell)
            if (puzzle.isSet(cell)) board.place(cell, puzzle.value(cell));
        boards_.push_back(board);
    }

    bool take(const ninefold::solve::EventBatch& batch) override {
        // Stops at the first fault: later events would be checked on a board that is wrong already.
        for (const Event& event : batch.events) {
            if (!fault_.isEmpty()) return false;
            ++events_;
            check(event, batch);
            last_ = event.kind;
        }
        return true;
    }

    /// Empty if everything was correct; `report` is compared with the events.
    QString fault(const ninefold::solve::Report& report) {
        if (!fault_.isEmpty()) return fault_;
        // The events must also match the numbers of the report.
        if (report.reported.events() != events_) return "the report counts other events";
        if (report.solutions > 0 && solutions_.empty()) return "no event reported the solution";
        if (!solutions_.empty() && solutions_[0] != report.solution[0]) return "the events come to another solution";
        if (report.status == ninefold::solve::Report::Status::None && last_ != Kind::Exhausted) return "no proof";
        return {};
    }

private:
    using Event = ninefold::solve::SolverEvent;
    using Kind = ninefold::solve::EventKind;
    using Literal = ninefold::solve::Literal;
    using Reason = ninefold::solve::Reason;
    using Cell = ninefold::Cell;
    using Cells = ninefold::Cells;
    using Digit = ninefold::Digit;
    using Digits = ninefold::Digits;
    using Values = ninefold::solve::Report::Values;
    using Clause = std::vector<Literal>;

    /// The board of a level. Implications of a level are stored with it, so backtracking removes the boards above.
    struct Board {
        Values value{};
        // `open`: not ruled out by a peer or an event. `tried`: failed choices on this level.
        std::array<Digits, ninefold::kCellCount> open, tried;
        Board() { open.fill(Digits::all()); }

        void place(Cell cell, Digit digit) {
            value[cell] = static_cast<std::uint8_t>(digit);
            open[cell] = open[cell] & Digits::of(digit);
            for (const Cell peer : ninefold::kPeers[cell]) open[peer] -= Digits::of(digit);
        }
        Digits left(Cell cell) const { return open[cell] - tried[cell]; }
        /// On the current board; a literal that is neither true nor false is open.
        bool isFalse(Literal literal) const {
            if (literal.positive()) return !open[literal.cell()].has(literal.digit());
            return value[literal.cell()] == literal.digit();
        }
        int openLiterals(const Clause& clause) const {
            int count = 0;
            for (const Literal literal : clause) count += !isFalse(literal);
            return count;
        }
        /// Where the digit may still go, without the places that were tried; includes the cells that hold it.
        Cells places(int house, Digit digit) const {
            Cells cells;
            for (const Cell cell : ninefold::kHouses[house])
                if (left(cell).has(digit)) cells.add(cell);
            return cells;
        }
        /// A dead end that needs no event of its own: after the failed choices nothing is left for a cell or a
        /// digit.
        bool exhausted() const {
            for (Cell cell = 0; cell < ninefold::kCellCount; ++cell)
                if (left(cell).empty()) return true;
            for (int house = 0; house < ninefold::kHouseCount; ++house)
                for (const Digit digit : Digits::all())
                    if (places(house, digit).empty()) return true;
            return false;
        }
        /// The degree, by which mrv breaks ties between cells with equally few candidates; a cell in two of the
        /// houses counts twice.
        int blanksAround(Cell cell) const {
            int count = 0;
            for (const int house : ninefold::housesOf(cell))
                for (const Cell other : ninefold::kHouses[house]) count += other != cell && value[other] == 0;
            return count;
        }
    };

    Board& now() { return boards_.back(); }
    int level() const { return static_cast<int>(boards_.size()) - 1; }
    // Only the first fault is kept: later ones are its consequences.
    void fail(const char* why) { fault_ = QString("event %1: %2").arg(events_).arg(why); }
    void must(bool holds, const char* why) {
        if (!holds && fault_.isEmpty()) fail(why);
    }

    /// Checks for every kind: the level is right, and nothing comes between a backjump and what the clause forces
    /// there.
    void check(const Event& event, const ninefold::solve::EventBatch& batch) {
        must(event.level == level() + (event.kind == Kind::Decide), "wrong level");
        must(!forced_ || event.kind == Kind::Imply || event.kind == Kind::Eliminate || event.kind == Kind::Forget,
             "the learned clause is not used at once");
        switch (event.kind) {
        case Kind::Decide:
            return decide(event);
        case Kind::Reject:
            return reject(event);
        case Kind::Imply:
        case Kind::Eliminate:
            return follow(event);
        case Kind::Conflict:
            return conflict(event.reason);
        case Kind::Learn:
        case Kind::Exclude: {
            const auto literals = batch.clause(event);
            return clause(event, Clause(literals.begin(), literals.end()));
        }
        case Kind::Forget:
            return must(clauses_.erase(event.reason.clause()) == 1, "forgets what is not there");
        case Kind::Backjump:
        case Kind::Backtrack:
            return back(event);
        case Kind::Restart:
            boards_.resize(1);
            choices_.clear();
            return;
        case Kind::Solved:
            return solution();
        case Kind::Exhausted:
            must(level() == 0, "exhausted above level 0");
            must(engine_ != "cdcl" || proof_.follows({}), "the clauses are no proof");
            must(now().exhausted() || last_ == Kind::Conflict || last_ == Kind::Exclude, "something is left");
        }
    }

    /// Each engine has a rule for its next choice, which is computed here again from the board.
    void decide(const Event& event) {
        const Board& board = now();
        must(board.value[event.cell] == 0 && board.left(event.cell).has(event.digit), "the candidate is not open");
        if (engine_ == "backtracking")
            must(event.cell == firstBlank() && event.digit == ++tryNext_, "not the next digit");
        if (!steered_ && (engine_ == "mrv" || engine_ == "propagation")) {
            must(event.cell == mostConstrained(), "not the cell of this engine");
            must(event.digit == board.left(event.cell).first(), "not the smallest digit");
        }
        if (!steered_ && engine_ == "branching")
            must(isNarrowest(Literal::is(event.cell, event.digit)), "not the narrowest choice");
        // Propagation may choose only if no single is left.
        if (engine_ == "propagation") must(nothingFollows(), "something is left to imply");
        boards_.push_back(board);
        choices_.push_back(Literal::is(event.cell, event.digit));
        now().place(event.cell, event.digit);
        tryNext_ = 0;
    }

    /// Backtracking tries the digits of a cell one by one; each rejected digit must have a reason.
    void reject(const Event& event) {
        must(event.cell == firstBlank() && event.digit == ++tryNext_, "not the next digit");
        const Cell peer = event.reason.cell();
        const bool held = event.reason == Reason::placed(peer, event.digit) && ninefold::sees(event.cell, peer) &&
                          now().value[peer] == event.digit;
        const bool ruledOut = event.reason == Reason() && !now().open[event.cell].has(event.digit);
        must(held || ruledOut, "nothing forbids the digit");
    }

    Cell firstBlank() {
        for (Cell cell = 0; cell < ninefold::kCellCount; ++cell)
            if (now().value[cell] == 0) return cell;
        return -1;
    }

    /// mrv counts all digits that no peer holds and compares degrees; propagation counts the digits that are left.
    Cell mostConstrained() {
        const bool mrv = engine_ == "mrv";
        Cell best = -1;
        std::pair<int, int> least{100, 0};
        for (Cell cell = 0; cell < ninefold::kCellCount; ++cell) {
            if (now().value[cell] != 0) continue;
            const Digits digits = mrv ? now().open[cell] : now().left(cell);
            const std::pair rank{digits.count(), mrv ? -now().blanksAround(cell) : 0};
            if (rank < least) least = rank, best = cell;
        }
        return best;
    }

    /// The cell, or the house and digit, with the fewest choices, tried ones included; the first of equals.
    Reason narrowest() {
        Reason best;
        int fewest = 10;
        const auto offer = [&](int count, Reason reason) {
            if (count < fewest) fewest = count, best = reason;
        };
        for (Cell cell = 0; cell < ninefold::kCellCount; ++cell)
            if (now().value[cell] == 0) offer(now().open[cell].count(), Reason::cell(cell));
        for (int house = 0; house < ninefold::kHouseCount; ++house)
            for (const Digit digit : Digits::all()) {
                int count = 0;
                for (const Cell cell : ninefold::kHouses[house]) count += now().open[cell].has(digit);
                if (!holds(house, digit)) offer(count, Reason::house(house, digit));
            }
        return best;
    }
    bool holds(int house, Digit digit) {
        for (const Cell cell : ninefold::kHouses[house])
            if (now().value[cell] == digit) return true;
        return false;
    }
    /// Is it the first way of the narrowest choice that was not tried?
    bool isNarrowest(Literal literal) {
        const Reason reason = narrowest();
        if (reason.kind() == Reason::Kind::OneCell)
            return literal == Literal::is(reason.cell(), now().left(reason.cell()).first());
        return literal == Literal::is(now().places(reason.house(), reason.digit()).first(), reason.digit());
    }

    /// Is there no single on the board, in a cell or in a house?
    bool nothingFollows() {
        for (Cell cell = 0; cell < ninefold::kCellCount; ++cell)
            if (now().value[cell] == 0 && now().left(cell).count() < 2) return false;
        for (int house = 0; house < ninefold::kHouseCount; ++house)
            for (const Digit digit : Digits::all()) {
                const Cells places = now().places(house, digit);
                if (places.count() == 0 || (places.count() == 1 && now().value[places.first()] == 0)) return false;
            }
        return true;
    }

    /// An implication or elimination: it must be new, and its reason must be valid on the current board.
    void follow(const Event& event) {
        const bool places = event.kind == Kind::Imply;
        const Literal literal = places ? Literal::is(event.cell, event.digit) : Literal::isNot(event.cell, event.digit);
        must(now().value[event.cell] == 0 && now().open[event.cell].has(event.digit), "nothing new");
        must(follows(literal, event.reason), "does not follow");
        if (forced_) must(event.reason == Reason::clause(*forced_), "the learned clause is not used at once");
        forced_.reset();
        if (places) now().place(event.cell, event.digit);
        else now().open[event.cell].remove(event.digit);
    }

    /// Checks each kind of reason by its definition alone.
    bool follows(Literal literal, Reason reason) {
        const Cell cell = literal.cell();
        const Digit digit = literal.digit();
        switch (reason.kind()) {
        case Reason::Kind::OneCell:
            return literal.positive() && reason.cell() == cell && now().left(cell) == Digits::of(digit);
        case Reason::Kind::OneHouse:
            return literal.positive() && reason.digit() == digit &&
                   now().places(reason.house(), digit) == Cells::of(cell);
        case Reason::Kind::Crossing:
            return !literal.positive() && reason.digit() == digit && !ninefold::kHouses[reason.house()].has(cell) &&
                   ninefold::kHouses[reason.other()].has(cell) &&
                   ninefold::kHouses[reason.other()].contains(now().places(reason.house(), digit));
        case Reason::Kind::Learned: {
            const auto clause = clauses_.find(reason.clause());
            return clause != clauses_.end() && now().openLiterals(clause->second) == 1 && !now().isFalse(literal) &&
                   std::find(clause->second.begin(), clause->second.end(), literal) != clause->second.end();
        }
        default:
            return false;
        }
    }

    /// A conflict names the cell, the digit and house, or the clause that has nothing left.
    void conflict(Reason reason) {
        if (engine_ == "mrv") must(reason == Reason::cell(mostConstrained()), "not the cell of this engine");
        if (engine_ == "branching") must(reason == narrowest(), "not the narrowest choice");
        if (reason.kind() == Reason::Kind::OneCell) must(now().open[reason.cell()].empty(), "a digit is left");
        else if (reason.kind() == Reason::Kind::OneHouse)
            for (const Cell cell : ninefold::kHouses[reason.house()])
                must(!now().open[cell].has(reason.digit()), "a place is left");
        else
            must(reason.kind() == Reason::Kind::Learned && clauses_.contains(reason.clause()) &&
                     now().openLiterals(clauses_[reason.clause()]) == 0,
                 "the clause is not false");
    }

    /// A clause must follow from the puzzle and earlier clauses, and be false where it was learned: otherwise the
    /// conflict did not imply it.
    void clause(const Event& event, const Clause& clause) {
        const std::uint32_t id = event.reason.clause();
        must(!clauses_.contains(id), "the number is taken");
        must(proof_.follows(clause), "the clause does not follow");
        must(now().openLiterals(clause) == 0, "the clause is not false");
        must(last_ == (event.kind == Kind::Learn ? Kind::Conflict : Kind::Solved), "a clause out of the blue");
        if (event.kind == Kind::Learn) {
            // Exactly one of its literals was still open a level below: the last one, which the backjump forces.
            int recent = 0;
            for (const Literal literal : clause) recent += !boards_[level() - 1].isFalse(literal);
            must(recent == 1 && !boards_[level() - 1].isFalse(clause.back()), "not a first unique implication point");
        }
        proof_.add(clause);
        clauses_[id] = clause;
        fresh_ = id;
    }

    /// A backjump goes to the second-highest level of its clause and no further; a backtrack goes one level down,
    /// from a dead end.
    void back(const Event& event) {
        must(event.to < level(), "not a way back");
        if (!fault_.isEmpty()) return;
        if (event.kind == Kind::Backjump) {
            const Clause& clause = clauses_[fresh_];
            must(boards_[event.to].openLiterals(clause) == 1, "the clause forces nothing there");
            must(event.to == 0 || boards_[event.to - 1].openLiterals(clause) > 1, "not the second-highest level");
            forced_ = fresh_;
        } else {
            const bool deadEnd = last_ == Kind::Conflict || last_ == Kind::Exclude || now().exhausted() ||
                                 (engine_ == "backtracking" && tryNext_ == 9);
            must(deadEnd && event.to == level() - 1, "not a dead end");
            // The choice is ruled out now, at the level below and as long as that level exists.
            boards_[event.to].tried[choices_.back().cell()].add(choices_.back().digit());
        }
        tryNext_ = choices_.back().digit();
        boards_.resize(event.to + 1);
        choices_.resize(event.to);
    }

    /// A full board that obeys the rules and was not found before.
    void solution() {
        Clause all;
        for (Cell cell = 0; cell < ninefold::kCellCount; ++cell) {
            must(now().value[cell] != 0 && now().open[cell] == Digits::of(now().value[cell]), "not a solution");
            if (fault_.isEmpty()) all.push_back(Literal::isNot(cell, now().value[cell]));
        }
        for (const Values& values : solutions_) must(values != now().value, "the same solution again");
        solutions_.push_back(now().value);
        // A solution is excluded, so that the proof has to show that there is no other.
        proof_.add(all);
    }

    const std::string engine_;
    const bool steered_;
    UnitProof proof_;
    QString fault_;
    std::uint64_t events_ = 0;
    Kind last_ = Kind::Restart;
    std::vector<Board> boards_;
    Clause choices_;
    Digit tryNext_ = 0;
    std::map<std::uint32_t, Clause> clauses_;
    std::uint32_t fresh_ = 0;
    std::optional<std::uint32_t> forced_;
    std::vector<Values> solutions_;
};
