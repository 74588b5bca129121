// SPDX-License-Identifier: MIT
// Solvers: their answers, and of those that report events every event.
#include "app/cli/fingerprint/fingerprint.h"
#include "engine/generator/random.h"
#include "engine/solve/solver.h"

namespace ninefold::cli {
namespace {

/// Where a run ends that would take long: backtracking makes millions of turns on the hardest puzzles.
constexpr std::uint64_t kMostTurns = 5'000;
/// The number of solutions to which the fast solver counts.
constexpr std::uint64_t kMostSolutions = 1000;

constexpr std::uint64_t kSeed = 9;

/// The puzzle without its last given; most then have several solutions.
Grid withoutLastGiven(const Grid& puzzle) {
    std::string text = puzzle.givensText();
    text[text.find_last_not_of('.')] = '.';
    return Grid::fromCells(text);
}

/// Of all puzzles, every one of this number is tangled.
constexpr std::size_t kBetweenTangled = 5;

/// A board without givens whose candidates bind: the solution of a puzzle and six random digits in each cell. Here
/// the solvers meet hundreds of conflicts; the bundled puzzles cause a dozen at most, and cdcl never restarts.
Grid tangled(const Grid& puzzle, generator::Random& random) {
    const auto solution = solve::FastSolver().solve(puzzle).solution[0];
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        Digits digits = Digits::of(solution[cell]);
        for (int i = 0; i < 6; ++i) digits.add(1 + random.below(kDigitCount));
        grid.setCandidates(cell, digits);
    }
    return grid;
}

/// All boards whose candidates bind.
std::vector<Grid> boundGrids(const Sample& sample) {
    std::vector<Grid> grids;
    for (const auto& position : sample.positions) grids.push_back(position.grid);
    generator::Random random(kSeed);
    for (std::size_t i = 0; i < sample.puzzles.size(); i += kBetweenTangled)
        grids.push_back(tangled(sample.puzzles[i], random));
    return grids;
}

class EventDigest : public solve::EventSink {
public:
    explicit EventDigest(Digest& digest) : digest_(digest) {}

    bool take(const solve::EventBatch& batch) override {
        for (const solve::SolverEvent& event : batch.events) add(batch, event);
        return true;
    }

private:
    void add(const solve::EventBatch& batch, const solve::SolverEvent& event) {
        digest_.add(event.kind);
        digest_.add(static_cast<Cell>(event.cell));
        digest_.add(event.digit);
        digest_.add(event.level);
        digest_.add(event.to);
        addReason(event.reason);
        if (event.literalCount == 0) return;
        for (const solve::Literal literal : batch.clause(event)) digest_.add(literal.index());
    }

    void addReason(solve::Reason reason) {
        digest_.add(reason.kind());
        // All of its other bits.
        digest_.add(reason.clause());
    }

    Digest& digest_;
};

void addReport(const solve::Report& report, Digest& digest) {
    digest.add(report.status);
    for (int i = 0; i < report.solutions; ++i)
        for (const std::uint8_t digit : report.solution[i]) digest.add(digit);
    for (const solve::SolverStats& stats : {report.reported, report.total}) {
        digest.add(stats.guesses);
        for (const std::uint64_t count : stats.counts) digest.add(count);
    }
}

void addRuns(const solve::Solver& solver, const Sample& sample, Digest& digest, const std::stop_token& stop) {
    EventDigest sink(digest);
    const std::vector<Grid> boundBoards = boundGrids(sample);
    for (const solve::Choice choice : {solve::Choice::MostConstrained, solve::Choice::Activity}) {
        solve::SolverOptions options{
            .proof = solve::Proof::Reported, .choice = choice, .limits = {.turns = kMostTurns}};
        for (const Grid& puzzle : sample.puzzles)
            for (const Grid& grid : {puzzle, withoutLastGiven(puzzle)})
                addReport(solver.run(grid, options, &sink, stop), digest);
        options.candidatesBind = true;
        for (const Grid& grid : boundBoards) addReport(solver.run(grid, options, &sink, stop), digest);
    }
}

void addAnswer(const solve::FastSolver::Answer& answer, Digest& digest) {
    digest.add(answer.solutions);
    digest.add(answer.guesses);
    for (std::uint64_t i = 0; i < answer.solutions && i < answer.solution.size(); ++i)
        for (const std::uint8_t digit : answer.solution[i]) digest.add(digit);
}

void addAnswers(solve::FastSolver solver, const Sample& sample, Digest& digest) {
    for (const Grid& puzzle : sample.puzzles) {
        addAnswer(solver.solve(puzzle), digest);
        addAnswer(solver.solve(withoutLastGiven(puzzle), kMostSolutions), digest);
    }
    for (const Grid& grid : boundGrids(sample)) addAnswer(solver.solveCandidates(grid), digest);
}

} // namespace

void addSolverParts(solve::SimdLevel level, std::vector<FingerprintPart>& parts) {
    parts.push_back({"solver fast", [level](const Sample& sample, Digest& digest, const std::stop_token&) {
                         addAnswers(solve::FastSolver(level), sample, digest);
                     }});
    for (const solve::Solver* solver : solve::eventSolvers())
        parts.push_back({"solver " + std::string(solver->id),
                         [solver](const Sample& sample, Digest& digest, const std::stop_token& stop) {
                             addRuns(*solver, sample, digest, stop);
                         }});
}

} // namespace ninefold::cli
