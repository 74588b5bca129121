// SPDX-License-Identifier: MIT
// Human logic on a file of puzzles (one per line, 81 characters): the time of a puzzle and of a hint, and the share
// of each technique. Processor time of the thread.
//
//     build/release/tests/bench_logic FILE...
#include "engine/logic/finder.h"
#include "engine/solve/bitboard.h"
#include "tests/bench/cputime.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

using Solution = std::array<std::uint8_t, kCellCount>;

struct Use {
    double seconds = 0;
    long calls = 0, steps = 0;
};

/// The measurements of a file. Hint times are stored one by one: players notice the slowest, which a mean would
/// hide.
struct Result {
    int puzzles = 0, solved = 0;
    double seconds = 0;
    long unsound = 0;
    std::vector<double> hints;
    std::map<const Technique*, Use> uses;
};

/// Like Finder::next, with a timer for each technique.
std::optional<Step> next(const Profile& profile, const Position& position, Result& result) {
    for (const Technique* technique : profile.order) {
        Profile one = Profile::only({technique});
        one.limits = profile.limits;
        const double start = threadSeconds();
        std::optional<Step> step = Finder(std::move(one), true).next(position);
        Use& use = result.uses[technique];
        use.seconds += threadSeconds() - start;
        ++use.calls;
        if (!step) continue;
        ++use.steps;
        return step;
    }
    return std::nullopt;
}

/// Checks the steps against the solution as well: wrong steps must not pass as a gain in speed.
bool agrees(const Step& step, const Solution& solution) {
    return std::ranges::all_of(step.deductions, [&](const Deduction& deduction) {
        return (solution[deduction.cell] == deduction.digit) == deduction.places;
    });
}

/// Solves twice: once with Finder's own search for the times of puzzles and hints, once technique by technique.
void solveByLogic(const Grid& grid, const Finder& finder, Result& result) {
    const Solution solution = FastSolver().solve(grid, 1).solution[0];
    Position position(grid);
    while (!position.solved()) {
        const double start = threadSeconds();
        const std::optional<Step> step = finder.next(position);
        result.hints.push_back(threadSeconds() - start);
        if (!step) break;
        result.unsound += !agrees(*step, solution);
        position.apply(*step);
        result.seconds += threadSeconds() - start;
    }
    ++result.puzzles;
    result.solved += position.solved();
    // The timers slow the second pass down; it gives only the shares of the techniques.
    Position again(grid);
    while (const auto step = next(finder.profile(), again, result)) again.apply(*step);
}

void print(const char* name, Result& result) {
    std::ranges::sort(result.hints);
    const auto hint = [&](double part) {
        return 1e3 * result.hints[static_cast<std::size_t>(part * static_cast<double>(result.hints.size() - 1))];
    };
    std::printf("%s: %d of %d solved, %ld steps unsound\n", name, result.solved, result.puzzles, result.unsound);
    std::printf("%.3f ms per puzzle; hints: median %.3f, 99th percentile %.3f, slowest %.3f ms\n",
                1e3 * result.seconds / result.puzzles, hint(0.5), hint(0.99), hint(1));
    for (const auto& [technique, use] : result.uses)
        std::printf("%9.3f ms  %7ld calls  %6ld steps  %s\n", 1e3 * use.seconds / result.puzzles, use.calls, use.steps,
                    std::string(technique->id).c_str());
}

} // namespace

int main(int count, char** arguments) {
    const Finder finder(Profile::standard(), true);
    for (int i = 1; i < count; ++i) {
        std::ifstream file(arguments[i]);
        Result result;
        for (std::string line; std::getline(file, line);)
            if (line.size() >= kCellCount)
                solveByLogic(Grid::fromCells(std::string_view(line).substr(0, kCellCount)), finder, result);
        if (result.puzzles > 0) print(arguments[i], result);
    }
}
