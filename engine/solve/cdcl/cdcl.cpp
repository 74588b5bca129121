// SPDX-License-Identifier: MIT
// Conflict-driven clause learning (CDCL).
//
// The search of modern SAT solvers, in Sudoku terms, modelled on MiniSat by Eén and Sörensson. The variables are
// the statements "this cell holds this digit"; a decision makes one of them true, and the search derives all
// consequences:
//
//      a cell with one candidate left holds it                                     "cell r1c1"
//      a digit with one place left in a house goes there                           "row 3 digit 5"
//      a digit whose places in one house are all in another leaves the rest of it  "row 3 box 2 digit 5"
//      a learned clause with one literal left makes it true                        "clause 12"
//
// When a cell, a house or a clause has nothing left, the analysis follows the reasons back to a clause that says
// what was wrong with the decisions (see analysis.h). The search keeps the clause and jumps back to the lowest
// level at which the clause forces something, possibly over many levels that had nothing to do with the conflict.
// So the same combination of decisions is never tried again, while backtracking forgets it and repeats it.
//
// From time to time the search restarts at level 0 with all that it has learned, and forgets the clauses that were
// of little use. A conflict at level 0 proves that there is no (further) solution.
#include "engine/core/text.h"
#include "engine/solve/cdcl/analysis.h"
#include "engine/solve/cdcl/choice.h"
#include "engine/solve/cdcl/clauses.h"
#include "engine/solve/cdcl/crossing.h"
#include "engine/solve/cdcl/restartpolicy.h"
#include "engine/solve/cdcl/trail.h"
#include "engine/solve/searchof.h"

namespace ninefold::cdcl {

namespace {

class Cdcl {
public:
    void start(const Grid& grid, const SolverOptions& options);
    template <typename Teller>
    Turn turn(Teller& teller);

    Report::Values values() const { return trail_.board().values; }
    std::size_t bytes() const { return trail_.bytes() + clauses_.bytes() + analysis_.bytes(); }

private:
    template <typename Teller>
    Reason propagate(Teller& teller);
    template <typename Teller>
    void fillSingle(Reason single, Teller& teller);
    template <typename Teller>
    Reason askClauses(Literal literal, Teller& teller);
    template <typename Teller>
    bool cross(Teller& teller);
    template <typename Teller>
    void crossHouse(House house, Digit digit, Teller& teller);
    template <typename Teller>
    void follow(Literal literal, Reason reason, Teller& teller);
    template <typename Teller>
    Turn learn(Reason conflict, Teller& teller);
    template <typename Teller>
    void restart(Teller& teller);
    template <typename Teller>
    void decide(Teller& teller);
    template <typename Teller>
    Turn exclude(Teller& teller);
    /// Inside the solver a reason names a clause by its index, in events by its id.
    Reason told(Reason reason) const {
        if (reason.kind() != Reason::Kind::Learned) return reason;
        return Reason::clause(clauses_.info(static_cast<int>(reason.clause())).id);
    }

    Trail trail_;
    Clauses clauses_;
    Analysis analysis_;
    Activity activity_;
    RestartPolicy restartPolicy_;
    Choice choice_ = Choice::MostConstrained;
    /// Trail entries before this index have been propagated through the clauses.
    int asked_ = 0;
    std::uint32_t lastId_ = 0;
    bool found_ = false;
};

void Cdcl::start(const Grid& grid, const SolverOptions& options) {
    trail_.start(grid, options.candidatesBind);
    clauses_.clear();
    activity_.clear();
    restartPolicy_ = {};
    choice_ = options.choice;
    asked_ = 0;
    lastId_ = 0;
    found_ = false;
}

/// A turn ends with a decision, a learned clause or a result.
template <typename Teller>
Turn Cdcl::turn(Teller& teller) {
    if (found_) return exclude(teller);
    const Reason conflict = propagate(teller);
    if (conflict.kind() != Reason::Kind::None) return learn(conflict, teller);
    if (trail_.board().blanks.empty()) {
        teller.tell(SolverEvent::note(EventKind::Solved, trail_.level()));
        found_ = true;
        return Turn::Solution;
    }
    if (trail_.level() > 0 && restartPolicy_.wantsRestart()) restart(teller);
    else decide(teller);
    return Turn::GoesOn;
}

/// Derives everything that follows, the simplest reasons first. Returns the reason of a conflict.
template <typename Teller>
Reason Cdcl::propagate(Teller& teller) {
    for (;;) {
        if (trail_.deadEnd().kind() != Reason::Kind::None) return trail_.deadEnd();
        if (const Reason single = trail_.takeSingle(); single.kind() != Reason::Kind::None) {
            fillSingle(single, teller);
        } else if (asked_ < trail_.size()) {
            const Literal literal = trail_[asked_++];
            if (!clauses_.watched(~literal)) continue;
            const Reason conflict = askClauses(literal, teller);
            if (conflict.kind() != Reason::Kind::None) return conflict;
        } else if (!cross(teller)) {
            return {};
        }
    }
}

/// Fills a cell or a house where at most one place was left.
template <typename Teller>
void Cdcl::fillSingle(Reason single, Teller& teller) {
    const Board& board = trail_.board();
    if (single.kind() == Reason::Kind::OneCell) {
        if (board.values[single.cell()] == 0)
            follow(Literal::is(single.cell(), board.candidates[single.cell()].first()), single, teller);
        return;
    }
    const unsigned places = board.places[single.digit() - 1][single.house()];
    const Cell cell = kHouseCells[single.house()][std::countr_zero(places)];
    if (board.values[cell] == 0) follow(Literal::is(cell, single.digit()), single, teller);
}

/// A literal has become true: visits the clauses that watch its negation.
template <typename Teller>
Reason Cdcl::askClauses(Literal literal, Teller& teller) {
    Reason conflict;
    clauses_.visit(~literal, trail_.board(), [&](Clauses::Demand demand) {
        const Reason reason = Reason::clause(static_cast<std::uint32_t>(demand.place));
        if (trail_.board().isFalse(demand.literal)) {
            conflict = reason;
            return false;
        }
        follow(demand.literal, reason, teller);
        return trail_.deadEnd().kind() == Reason::Kind::None;
    });
    return conflict;
}

/// Looks at the houses that changed for digits whose places are all in one other house; returns true if something
/// followed.
template <typename Teller>
bool Cdcl::cross(Teller& teller) {
    const int before = trail_.size();
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        for (std::uint32_t houses = trail_.takeChanged(digit); houses != 0; houses &= houses - 1) {
            crossHouse(std::countr_zero(houses), digit, teller);
            if (trail_.deadEnd().kind() != Reason::Kind::None) return true;
        }
        if (trail_.size() > before) return true;
    }
    return false;
}

template <typename Teller>
void Cdcl::crossHouse(House house, Digit digit, Teller& teller) {
    const auto& places = trail_.board().places[digit - 1];
    const House other = crossedHouse(house, places[house]);
    if (other < 0) return;
    for (unsigned rest = places[other]; rest != 0; rest &= rest - 1) {
        const Cell cell = kHouseCells[other][std::countr_zero(rest)];
        if (!kHouses[house].has(cell))
            follow(Literal::isNot(cell, digit), Reason::crossing(house, other, digit), teller);
    }
}

template <typename Teller>
void Cdcl::follow(Literal literal, Reason reason, Teller& teller) {
    trail_.assign(literal, reason);
    const EventKind kind = literal.positive() ? EventKind::Imply : EventKind::Eliminate;
    teller.tell(SolverEvent::put(kind, trail_.level(), literal.cell(), literal.digit(), told(reason)));
}

/// Learns from a conflict, jumps back and makes true what the new clause forces.
template <typename Teller>
Turn Cdcl::learn(Reason conflict, Teller& teller) {
    teller.tell(SolverEvent::note(EventKind::Conflict, trail_.level(), told(conflict)));
    if (trail_.level() == 0) {
        teller.tell(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    const Analysis::LearnedClause& learned = analysis_.learn(trail_, clauses_, conflict);
    restartPolicy_.countConflict();
    for (const Literal literal : analysis_.met()) activity_.bump(literal);
    for (const int place : analysis_.clausesMet()) clauses_.use(place, restartPolicy_.conflicts());
    activity_.decay();
    const int place = clauses_.add(++lastId_, learned.clause, learned.glue, restartPolicy_.conflicts());
    teller.tellClause(EventKind::Learn, trail_.level(), lastId_, learned.clause);
    teller.tell(SolverEvent::back(EventKind::Backjump, trail_.level(), learned.level));
    trail_.backTo(learned.level);
    asked_ = trail_.size();
    follow(learned.clause[0], Reason::clause(static_cast<std::uint32_t>(place)), teller);
    return Turn::GoesOn;
}

/// Returns to level 0, where reasons no longer matter and clauses can be forgotten.
template <typename Teller>
void Cdcl::restart(Teller& teller) {
    teller.tell(SolverEvent::back(EventKind::Restart, trail_.level(), 0));
    trail_.backTo(0);
    asked_ = trail_.size();
    restartPolicy_.restarted();
    if (!restartPolicy_.wantsFewer(clauses_.count())) return;
    const auto keep = restartPolicy_.worthKeeping(clauses_);
    clauses_.reduceDatabase(trail_, keep, [&](const Clauses::Info& info) {
        teller.tell(SolverEvent::note(EventKind::Forget, 0, Reason::clause(info.id)));
    });
}

template <typename Teller>
void Cdcl::decide(Teller& teller) {
    const Literal literal = choice_ == Choice::Activity ? mostActive(trail_.board(), activity_)
                                                        : mostConstrained(trail_.board(), activity_);
    trail_.openLevel();
    trail_.assign(literal, {});
    teller.countGuess();
    teller.tell(SolverEvent::put(EventKind::Decide, trail_.level(), literal.cell(), literal.digit()));
}

/// After a solution: adds the clause "not all these decisions together". Without decisions the search is
/// exhausted.
template <typename Teller>
Turn Cdcl::exclude(Teller& teller) {
    found_ = false;
    const int level = trail_.level();
    if (level == 0) {
        teller.tellClause(EventKind::Exclude, 0, ++lastId_, exclusion(trail_.board().values, trail_.givens()));
        teller.tell(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    std::vector<Literal> clause;
    for (int i = level; i > 0; --i) clause.push_back(~trail_.decision(i));
    const int place = clauses_.add(++lastId_, clause, 0, restartPolicy_.conflicts());
    teller.tellClause(EventKind::Exclude, level, lastId_, clause);
    teller.tell(SolverEvent::back(EventKind::Backtrack, level, level - 1));
    trail_.backTo(level - 1);
    asked_ = trail_.size();
    follow(clause[0], Reason::clause(static_cast<std::uint32_t>(place)), teller);
    return Turn::GoesOn;
}

} // namespace

} // namespace ninefold::cdcl

namespace ninefold::solvers {

const Solver cdcl = {"cdcl", NINEFOLD_TEXT("Solver", "CDCL"), &beginSearch<ninefold::cdcl::Cdcl>};

} // namespace ninefold::solvers
