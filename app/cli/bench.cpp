// SPDX-License-Identifier: MIT
// bench: how fast an engine is. Puzzles are read first; what is measured is the CPU time of the threads that solve.
#include "app/cli/engines.h"
#include "app/cli/intake.h"
#include "app/cli/json.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/text/numbers.h"
#include "engine/solve/bitboard.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <memory>
#include <span>
#include <thread>
#include <vector>

namespace ninefold::cli {
namespace {

/// A set is solved again until so much time has passed: a hundred puzzles are done before a clock has ticked.
constexpr double kLeastSeconds = 1.0;
/// So many puzzles a thread takes at once.
constexpr std::size_t kShare = 64;

struct Task {
    std::array<std::uint8_t, kCellCount> values;
    /// Only where candidates bind.
    std::unique_ptr<Grid> candidates;
};

struct Figures {
    long long solved = 0;
    double cpuSeconds = 0, wallSeconds = 0;
    /// What all threads would do together if each had a processor to itself.
    double perSecond = 0;
    std::uint64_t guesses = 0;
    long long unique = 0, multiple = 0, none = 0;
};

double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double wallSeconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Task taskOf(const Puzzle& puzzle) {
    Task task;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        task.values[cell] = static_cast<std::uint8_t>(puzzle.grid.value(cell));
    if (puzzle.marksBind) task.candidates = std::make_unique<Grid>(puzzle.grid);
    return task;
}

void solveOne(const Task& task, FastSolver& solver, Figures& figures) {
    const auto answer = task.candidates ? solver.solveCandidates(*task.candidates) : solver.solve(task.values);
    ++figures.solved;
    figures.guesses += answer.guesses;
    ++(answer.solutions == 0 ? figures.none : answer.solutions == 1 ? figures.unique : figures.multiple);
}

/// What one thread does of `total` tasks (the set, over and over), as far as the others leave it something.
Figures solveShare(std::span<const Task> tasks, std::size_t total, std::atomic<std::size_t>& next, SimdLevel level) {
    Figures figures;
    FastSolver solver(level);
    const double start = threadSeconds();
    for (std::size_t begin; (begin = next.fetch_add(kShare)) < total;)
        for (std::size_t i = begin; i < std::min(begin + kShare, total); ++i)
            solveOne(tasks[i % tasks.size()], solver, figures);
    figures.cpuSeconds = threadSeconds() - start;
    return figures;
}

Figures together(std::span<const Figures> parts) {
    Figures sum;
    for (const Figures& part : parts) {
        sum.solved += part.solved;
        sum.cpuSeconds += part.cpuSeconds;
        sum.guesses += part.guesses;
        sum.unique += part.unique;
        sum.multiple += part.multiple;
        sum.none += part.none;
        if (part.cpuSeconds > 0) sum.perSecond += static_cast<double>(part.solved) / part.cpuSeconds;
    }
    return sum;
}

Figures solveAll(std::span<const Task> tasks, std::size_t rounds, int threads, SimdLevel level) {
    std::vector<Figures> parts(static_cast<std::size_t>(threads));
    std::atomic<std::size_t> next{0};
    const double start = wallSeconds();
    {
        std::vector<std::jthread> others;
        const auto work = [&](Figures& part) { part = solveShare(tasks, rounds * tasks.size(), next, level); };
        for (int i = 1; i < threads; ++i) others.emplace_back([&, i] { work(parts[static_cast<std::size_t>(i)]); });
        work(parts[0]);
    }
    Figures figures = together(parts);
    figures.wallSeconds = wallSeconds() - start;
    return figures;
}

/// A first round tells how many are needed; where it was long enough it is the measurement.
Figures measure(std::span<const Task> tasks, int threads, SimdLevel level) {
    const Figures trial = solveAll(tasks, 1, 1, level);
    if (threads == 1 && trial.cpuSeconds >= kLeastSeconds) return trial;
    const double wanted = kLeastSeconds * threads;
    const auto rounds = static_cast<std::size_t>(wanted / std::max(trial.cpuSeconds, 1e-6)) + 1;
    Figures figures = solveAll(tasks, rounds, threads, level);
    figures.unique = trial.unique;
    figures.multiple = trial.multiple;
    figures.none = trial.none;
    return figures;
}

struct Level {
    const char* id;
    SimdLevel level;
};
constexpr Level kLevels[] = {{"portable", SimdLevel::Portable},
                             {"sse", SimdLevel::Sse},
                             {"avx2", SimdLevel::Avx2},
                             {"avx512", SimdLevel::Avx512}};

struct Course {
    std::string set;
    std::size_t puzzles = 0;
    int threads = 1;
    SimdLevel level = SimdLevel::Auto;
    Figures figures;

    double guesses() const { return static_cast<double>(figures.guesses) / static_cast<double>(figures.solved); }
    double wallPerSecond() const { return static_cast<double>(figures.solved) / figures.wallSeconds; }
};

const char* levelId(SimdLevel level) {
    const auto* found = std::ranges::find(kLevels, level, &Level::level);
    return found == std::end(kLevels) ? "" : found->id;
}

void writeJson(const Course& course, std::string& out) {
    const Figures& figures = course.figures;
    JsonLine json(out);
    json.field("set", course.set).field("engine", "fast").field("simd", levelId(course.level));
    json.field("threads", course.threads).field("puzzles", course.puzzles);
    json.key("puzzles_per_second").value(figures.perSecond, 1);
    json.key("wall_puzzles_per_second").value(course.wallPerSecond(), 1);
    json.key("guesses_per_puzzle").value(course.guesses(), 4).key("conflicts_per_puzzle").null();
    json.field("unique", figures.unique).field("multiple", figures.multiple).field("none", figures.none).end();
}

void writeLine(const Course& course, std::string& out) {
    const Figures& figures = course.figures;
    const QString line =
        Commands::tr("%1: %2 puzzles per second (%3 by the clock on the wall), %4 guesses per puzzle; "
                     "%5 puzzles: %6 unique, %7 multiple, %8 none.")
            .arg(QString::fromStdString(course.set), numberText(static_cast<qint64>(figures.perSecond)),
                 numberText(static_cast<qint64>(course.wallPerSecond())), QString::number(course.guesses(), 'f', 2),
                 numberText(static_cast<qint64>(course.puzzles)), numberText(figures.unique),
                 numberText(figures.multiple), numberText(figures.none));
    out += line.toStdString() + '\n';
}

QString setName(const QString& file) {
    return file == "-" ? file : QFileInfo(file).completeBaseName();
}

/// Reads and measures one file after the other.
int runSets(const Invocation& call, SimdLevel level) {
    int code = kDone;
    std::string answer;
    Console console(false);
    for (const QString& file : call.files) {
        std::vector<Task> tasks;
        Intake intake({.files = {file}, .limit = call.common.limit, .quiet = call.common.quiet}, console);
        intake.readAll([&](Item&& item) { return tasks.push_back(taskOf(item.puzzle)), true; });
        code = std::max(code, static_cast<int>(intake.exitCode()));
        if (tasks.empty()) continue;
        Course course{.set = setName(file).toStdString(), .puzzles = tasks.size(), .level = FastSolver(level).level()};
        if (call.isSet("threads")) course.threads = call.common.threads;
        course.figures = measure(tasks, course.threads, level);
        (call.common.json ? writeJson : writeLine)(course, answer);
    }
    const int written = writeAnswer(call, answer);
    return written == kDone ? code : written;
}

QList<QCommandLineOption> options() {
    return {
        option("engine", QT_TRANSLATE_NOOP("Commands", "Who solves: fast"), "ID"),
        option("simd", QT_TRANSLATE_NOOP("Commands", "portable, sse, avx2 or avx512 instead of the best there is"),
               "LEVEL"),
    };
}

int run(const Invocation& call) {
    if (const QString why = wrongEngine(call); !why.isEmpty()) return call.wrongUsage(why);
    SimdLevel level = SimdLevel::Auto;
    if (call.isSet("simd")) {
        const std::string id = call.value("simd").toStdString();
        const auto* found = std::ranges::find_if(kLevels, [&](const Level& known) { return known.id == id; });
        if (found == std::end(kLevels))
            return call.wrongUsage(Commands::tr("--simd is portable, sse, avx2 or avx512, not '%1'.").arg(id.c_str()));
        level = found->level;
        if (level > bestSimdLevel()) return call.wrongUsage(Commands::tr("This processor has no %1.").arg(id.c_str()));
    }
    return runSets(call, level);
}

} // namespace

namespace commands {

const Command bench = {
    .id = "bench",
    .summary = QT_TRANSLATE_NOOP("Commands", "How fast an engine solves"),
    .notes = QT_TRANSLATE_NOOP(
        "Commands",
        "Every FILE is a set. Its puzzles are read first and then solved in one thread (or --threads N), each to\n"
        "\"one solution and no second, or two\", over and over for at least a second. puzzles_per_second goes by\n"
        "the CPU time of each thread, wall_puzzles_per_second by the clock on the wall. --limit counts per set."),
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
