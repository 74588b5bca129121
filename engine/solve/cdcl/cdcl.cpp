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
#include "engine/solve/cdcl/falsified.h"
#include "engine/solve/cdcl/restartpolicy.h"
#include "engine/solve/cdcl/trail.h"
#include "engine/solve/searchof.h"

#include <cassert>

namespace ninefold::solve::cdcl {

namespace {

class Cdcl {
public:
    void start(const Grid& grid, const SolverOptions& options);
    template <typename EventEmitter>
    Turn turn(EventEmitter& emitter);

    Report::Values values() const { return trail_.board().values; }
    std::vector<HeldClause> clauses() const;
    std::size_t bytes() const { return trail_.bytes() + clauses_.bytes() + analysis_.bytes(); }

private:
    template <typename EventEmitter>
    Reason propagate(EventEmitter& emitter);
    template <typename EventEmitter>
    void fillSingle(Reason single, EventEmitter& emitter);
    template <typename EventEmitter>
    Reason askClauses(Literal literal, EventEmitter& emitter);
    template <typename EventEmitter>
    bool cross(EventEmitter& emitter);
    template <typename EventEmitter>
    void crossHouse(House house, Digit digit, EventEmitter& emitter);
    template <typename EventEmitter>
    void follow(Literal literal, Reason reason, EventEmitter& emitter);
    template <typename EventEmitter>
    Turn learn(Reason conflict, EventEmitter& emitter);
    template <typename EventEmitter>
    void restart(EventEmitter& emitter);
    template <typename EventEmitter>
    void forget(EventEmitter& emitter);
    template <typename EventEmitter>
    void decide(EventEmitter& emitter);
    Literal choose();
    void backTo(int level);
    template <typename EventEmitter>
    Turn exclude(EventEmitter& emitter);
    /// Inside the solver a reason names a clause by its index, in events by its id.
    Reason reported(Reason reason) const {
        if (reason.kind() != Reason::Kind::Learned) return reason;
        return Reason::clause(clauses_.info(static_cast<int>(reason.clause())).id);
    }

    Trail trail_;
    Clauses clauses_;
    Analysis analysis_;
    Activity activity_;
    RestartPolicy restartPolicy_;
    Chooser chooser_;
    Switches switches_;
    DecisionPlan plan_;
    Falsified falsified_;
    std::uint32_t lastId_ = 0;
    bool found_ = false;
};

void Cdcl::start(const Grid& grid, const SolverOptions& options) {
    trail_.start(grid, options.candidatesBind);
    clauses_.clear();
    activity_.clear();
    restartPolicy_ = {};
    chooser_.start(options);
    switches_ = options.switches;
    plan_.start(options.decisions);
    falsified_.startAfter(trail_);
    lastId_ = 0;
    found_ = false;
}

std::vector<HeldClause> Cdcl::clauses() const {
    std::vector<HeldClause> all;
    for (int place = 0; place < clauses_.count(); ++place) {
        const Clauses::Info& info = clauses_.info(place);
        HeldClause held{.id = info.id, .levels = info.glue, .lastConflict = info.used, .watched = {}};
        const std::span literals = clauses_.literals(place);
        if (literals.size() > 1) held.watched.assign(literals.begin(), literals.begin() + 2);
        all.push_back(std::move(held));
    }
    return all;
}

/// A turn ends with a decision, a learned clause or a result.
template <typename EventEmitter>
Turn Cdcl::turn(EventEmitter& emitter) {
    if (found_) return exclude(emitter);
    const Reason conflict = propagate(emitter);
    if (conflict.kind() != Reason::Kind::None) return learn(conflict, emitter);
    if (trail_.board().blanks.empty()) {
        emitter.report(SolverEvent::note(EventKind::Solved, trail_.level()));
        found_ = true;
        return Turn::Solution;
    }
    if (trail_.level() > 0 && restartPolicy_.wantsRestart() && switches_.has(Switch::Restarts)) {
        restart(emitter);
        return Turn::Continue;
    }
    // Without restarts it forgets when a clause has led it back to level 0.
    if (trail_.level() == 0 && restartPolicy_.wantsRestart() && !switches_.has(Switch::Restarts)) forget(emitter);
    decide(emitter);
    return Turn::Continue;
}

/// Derives everything that follows, the simplest reasons first. Returns the reason of a conflict.
template <typename EventEmitter>
Reason Cdcl::propagate(EventEmitter& emitter) {
    for (;;) {
        if (trail_.deadEnd().kind() != Reason::Kind::None) return trail_.deadEnd();
        if (const Reason single = trail_.takeSingle(); single.kind() != Reason::Kind::None) {
            fillSingle(single, emitter);
        } else if (const std::optional<Literal> literal = falsified_.next(trail_, clauses_)) {
            const Reason conflict = askClauses(*literal, emitter);
            if (conflict.kind() != Reason::Kind::None) return conflict;
        } else if (!cross(emitter)) {
            return {};
        }
    }
}

/// Fills a cell or a house where at most one place was left.
template <typename EventEmitter>
void Cdcl::fillSingle(Reason single, EventEmitter& emitter) {
    const Board& board = trail_.board();
    if (single.kind() == Reason::Kind::OneCell) {
        if (board.values[single.cell()] == 0)
            follow(Literal::is(single.cell(), board.candidates[single.cell()].first()), single, emitter);
        return;
    }
    const unsigned places = board.places[single.digit() - 1][single.house()];
    assert(places != 0);
    const Cell cell = kHouseCells[single.house()][std::countr_zero(places)];
    if (board.values[cell] == 0) follow(Literal::is(cell, single.digit()), single, emitter);
}

/// A literal has become false: visits the clauses that watch it.
template <typename EventEmitter>
Reason Cdcl::askClauses(Literal literal, EventEmitter& emitter) {
    Reason conflict;
    clauses_.visit(literal, trail_.board(), [&](Clauses::Demand demand) {
        const Reason reason = Reason::clause(static_cast<std::uint32_t>(demand.place));
        if (trail_.board().isFalse(demand.literal)) {
            conflict = reason;
            return false;
        }
        follow(demand.literal, reason, emitter);
        return trail_.deadEnd().kind() == Reason::Kind::None;
    });
    return conflict;
}

/// Looks at the houses that changed for digits whose places are all in one other house; returns true if something
/// followed.
template <typename EventEmitter>
bool Cdcl::cross(EventEmitter& emitter) {
    const int before = trail_.size();
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        for (std::uint32_t houses = trail_.takeChanged(digit); houses != 0; houses &= houses - 1) {
            crossHouse(std::countr_zero(houses), digit, emitter);
            if (trail_.deadEnd().kind() != Reason::Kind::None) return true;
        }
        if (trail_.size() > before) return true;
    }
    return false;
}

template <typename EventEmitter>
void Cdcl::crossHouse(House house, Digit digit, EventEmitter& emitter) {
    const auto& places = trail_.board().places[digit - 1];
    const House other = crossedHouse(house, places[house]);
    if (other < 0) return;
    for (unsigned rest = places[other] & ~commonPlaces(other, house); rest != 0; rest &= rest - 1) {
        const Cell cell = kHouseCells[other][std::countr_zero(rest)];
        follow(Literal::isNot(cell, digit), Reason::crossing(house, other, digit), emitter);
    }
}

template <typename EventEmitter>
void Cdcl::follow(Literal literal, Reason reason, EventEmitter& emitter) {
    trail_.assign(literal, reason);
    const EventKind kind = literal.positive() ? EventKind::Imply : EventKind::Eliminate;
    emitter.report(SolverEvent::put(kind, trail_.level(), literal.cell(), literal.digit(), reported(reason)));
}

/// Learns from a conflict, jumps back and makes true what the new clause forces.
template <typename EventEmitter>
Turn Cdcl::learn(Reason conflict, EventEmitter& emitter) {
    emitter.report(SolverEvent::note(EventKind::Conflict, trail_.level(), reported(conflict)));
    if (trail_.level() == 0) {
        emitter.report(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    const Analysis::LearnedClause& learned =
        analysis_.learn(trail_, clauses_, conflict, switches_.has(Switch::Minimising));
    restartPolicy_.countConflict();
    for (const Literal literal : analysis_.met()) activity_.bump(literal);
    for (const int place : analysis_.clausesMet()) clauses_.use(place, restartPolicy_.conflicts());
    activity_.decay();
    const int place = clauses_.add(++lastId_, learned.clause, learned.glue, restartPolicy_.conflicts());
    emitter.reportClause(EventKind::Learn, trail_.level(), lastId_, learned.clause);
    emitter.report(SolverEvent::back(EventKind::Backjump, trail_.level(), learned.level));
    backTo(learned.level);
    follow(learned.clause[0], Reason::clause(static_cast<std::uint32_t>(place)), emitter);
    return Turn::Continue;
}

/// Returns to level 0, where reasons no longer matter and clauses can be forgotten.
template <typename EventEmitter>
void Cdcl::restart(EventEmitter& emitter) {
    emitter.report(SolverEvent::back(EventKind::Restart, trail_.level(), 0));
    backTo(0);
    forget(emitter);
}

template <typename EventEmitter>
void Cdcl::forget(EventEmitter& emitter) {
    restartPolicy_.restarted();
    if (!switches_.has(Switch::Forgetting) || !restartPolicy_.wantsFewer(clauses_.count())) return;
    const auto keep = restartPolicy_.worthKeeping(clauses_);
    clauses_.reduceDatabase(trail_, keep, [&](const Clauses::Info& info) {
        emitter.report(SolverEvent::note(EventKind::Forget, 0, Reason::clause(info.id)));
    });
}

void Cdcl::backTo(int level) {
    if (switches_.has(Switch::PhaseSaving)) chooser_.savePhases(trail_.board());
    trail_.backTo(level);
    falsified_.startAfter(trail_);
}

/// The choice of the person, else that of the heuristic.
Literal Cdcl::choose() {
    const Literal* own = plan_.decide();
    if (own && trail_.board().blanks.has(own->cell()) && trail_.board().has(*own)) return *own;
    return chooser_.choose(trail_.board(), activity_, switches_.has(Switch::PhaseSaving));
}

template <typename EventEmitter>
void Cdcl::decide(EventEmitter& emitter) {
    const Literal literal = choose();
    trail_.openLevel();
    trail_.assign(literal, {});
    emitter.countGuess();
    emitter.report(SolverEvent::put(EventKind::Decide, trail_.level(), literal.cell(), literal.digit()));
}

/// After a solution: adds the clause "not all these decisions together". Without decisions the search is
/// exhausted.
template <typename EventEmitter>
Turn Cdcl::exclude(EventEmitter& emitter) {
    found_ = false;
    const int level = trail_.level();
    assert(trail_.board().blanks.empty());
    if (level == 0) {
        emitter.reportClause(EventKind::Exclude, 0, ++lastId_, exclusion(trail_.board().values, trail_.givens()));
        emitter.report(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    std::vector<Literal> clause;
    for (int i = level; i > 0; --i) clause.push_back(~trail_.decision(i));
    const int place = clauses_.add(++lastId_, clause, 0, restartPolicy_.conflicts());
    emitter.reportClause(EventKind::Exclude, level, lastId_, clause);
    emitter.report(SolverEvent::back(EventKind::Backtrack, level, level - 1));
    backTo(level - 1);
    follow(clause[0], Reason::clause(static_cast<std::uint32_t>(place)), emitter);
    return Turn::Continue;
}

} // namespace

} // namespace ninefold::solve::cdcl

namespace ninefold::solve::solvers {

namespace {

constexpr Choice kChoices[] = {Choice::MostConstrained, Choice::Activity, Choice::Narrowest, Choice::FirstCell,
                               Choice::Random};

} // namespace

const Solver cdcl = {
    .id = "cdcl",
    .name = NINEFOLD_TEXT("Solver", "CDCL"),
    .about = NINEFOLD_TEXT(
        "Solver",
        "CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another "
        "one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, "
        "guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, "
        "so from then on it counts like one. Then the search goes back to the latest guess that the note needs "
        "besides the last one; guesses in between are taken back, too. The letters mean conflict-driven "
        "clause learning: a conflict is a dead end, and a clause is a note."),
    .begin = &beginSearch<ninefold::solve::cdcl::Cdcl>,
    .choices = kChoices,
    .switches = {Switch::Restarts, Switch::PhaseSaving, Switch::Minimising, Switch::Forgetting},
    .steering = Steering::Everywhere,
    .learns = true,
};

} // namespace ninefold::solve::solvers
