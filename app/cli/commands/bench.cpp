// SPDX-License-Identifier: MIT
// bench: measures how fast an engine is. Puzzles are read first; the measurement is the CPU time of the solving
// threads.
//
// CPU time and not wall-clock time, because a machine that does something else at the same time would halve the
// figure; the wall-clock time is given as well, to show what many threads gain. Reading and writing are left out:
// they are the same for every engine and would hide the difference between them.
#include "app/cli/commands/engines.h"
#include "app/cli/fingerprint/fingerprint.h"
#include "app/cli/intake.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "engine/solve/bitboard.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <ctime>
#include <memory>
#include <span>
#include <thread>
#include <vector>

namespace ninefold::cli {
namespace {

/// A set is solved repeatedly until this time has passed: a hundred puzzles are done before a clock has ticked.
constexpr double kLeastSeconds = 1.0;
/// The number of puzzles that a thread takes at once.
constexpr std::size_t kShare = 64;

struct Task {
    std::array<std::uint8_t, kCellCount> values;
    /// For engines that start from a grid, and for puzzles whose candidates bind.
    std::unique_ptr<Grid> grid;
    bool candidatesBind = false;
};

/// The engine to measure and its options.
struct Contender {
    EngineChoice engine;
    /// Only for the engine fast.
    solve::SimdLevel level = solve::SimdLevel::Auto;
};

struct Figures {
    long long solved = 0;
    double cpuSeconds = 0, wallSeconds = 0;
    /// The throughput of all threads if each had a processor to itself.
    double perSecond = 0;
    std::uint64_t guesses = 0, conflicts = 0;
    long long unique = 0, multiple = 0, none = 0;
};

/// The CPU time of this thread alone, regardless of other load.
double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double wallSeconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Converts before the clock starts, into the form that the engine needs: the conversion is not part of solving.
Task taskOf(const formats::Puzzle& puzzle, const Contender& contender) {
    Task task;
    const Grid grid = formats::puzzleGrid(puzzle);
    for (Cell cell = 0; cell < kCellCount; ++cell) task.values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    task.candidatesBind = puzzle.marksBind;
    if (puzzle.marksBind || contender.engine.solver) task.grid = std::make_unique<Grid>(grid);
    return task;
}

/// The engine of one thread.
class Worker {
public:
    explicit Worker(const Contender& contender) : fast_(contender.level), options_(contender.engine.options) {
        if (contender.engine.solver) search_ = contender.engine.solver->begin();
    }

    void solve(const Task& task, Figures& figures) {
        const std::uint64_t solutions = search_ ? follow(task, figures) : answer(task, figures);
        ++figures.solved;
        ++(solutions == 0 ? figures.none : solutions == 1 ? figures.unique : figures.multiple);
    }

private:
    std::uint64_t answer(const Task& task, Figures& figures) {
        const auto answer = task.candidatesBind ? fast_.solveCandidates(*task.grid) : fast_.solve(task.values);
        figures.guesses += answer.guesses;
        return answer.solutions;
    }

    std::uint64_t follow(const Task& task, Figures& figures) {
        options_.candidatesBind = task.candidatesBind;
        search_->start(*task.grid, options_);
        const solve::Report report = solve::finish(*search_);
        figures.guesses += report.total.guesses;
        figures.conflicts += report.total.count(solve::EventKind::Conflict);
        return static_cast<std::uint64_t>(report.solutions);
    }

    solve::FastSolver fast_;
    solve::SolverOptions options_;
    std::unique_ptr<solve::Search> search_;
};

/// Solves one thread's share of `total` tasks (the set, repeated), taking tasks from a common counter.
Figures solveShare(std::span<const Task> tasks, std::size_t total, std::atomic<std::size_t>& next,
                   const Contender& contender) {
    Figures figures;
    Worker worker(contender);
    const double start = threadSeconds();
    for (std::size_t begin; (begin = next.fetch_add(kShare)) < total;)
        for (std::size_t i = begin; i < std::min(begin + kShare, total); ++i)
            worker.solve(tasks[i % tasks.size()], figures);
    figures.cpuSeconds = threadSeconds() - start;
    return figures;
}

/// Adds up the counts, and also the speeds: each thread's own, by its own clock.
Figures together(std::span<const Figures> parts) {
    Figures sum;
    for (const Figures& part : parts) {
        sum.solved += part.solved;
        sum.cpuSeconds += part.cpuSeconds;
        sum.guesses += part.guesses;
        sum.conflicts += part.conflicts;
        sum.unique += part.unique;
        sum.multiple += part.multiple;
        sum.none += part.none;
        if (part.cpuSeconds > 0) sum.perSecond += static_cast<double>(part.solved) / part.cpuSeconds;
    }
    return sum;
}

Figures solveAll(std::span<const Task> tasks, std::size_t rounds, int threads, const Contender& contender) {
    assert(!tasks.empty() && rounds > 0 && threads > 0);
    std::vector<Figures> parts(static_cast<std::size_t>(threads));
    std::atomic<std::size_t> next{0};
    const double start = wallSeconds();
    {
        std::vector<std::jthread> others;
        const auto work = [&](Figures& part) { part = solveShare(tasks, rounds * tasks.size(), next, contender); };
        for (int i = 1; i < threads; ++i) others.emplace_back([&, i] { work(parts[static_cast<std::size_t>(i)]); });
        // This thread works as well, so one thread fewer is created.
        work(parts[0]);
    }
    Figures figures = together(parts);
    figures.wallSeconds = wallSeconds() - start;
    return figures;
}

/// A first round determines how many rounds are needed; if it took long enough, it is the measurement.
Figures measure(std::span<const Task> tasks, int threads, const Contender& contender) {
    const Figures trial = solveAll(tasks, 1, 1, contender);
    if (threads == 1 && trial.cpuSeconds >= kLeastSeconds) return trial;
    // Each thread runs for the wanted time, because a short run would mostly measure the start of threads.
    const double wanted = kLeastSeconds * threads;
    const auto rounds = static_cast<std::size_t>(wanted / std::max(trial.cpuSeconds, 1e-6)) + 1;
    Figures figures = solveAll(tasks, rounds, threads, contender);
    // Solving a set repeatedly does not change the kinds of its puzzles; they are counted once.
    figures.unique = trial.unique;
    figures.multiple = trial.multiple;
    figures.none = trial.none;
    return figures;
}

struct Level {
    const char* id;
    solve::SimdLevel level;
};
constexpr Level kLevels[] = {{"portable", solve::SimdLevel::Portable},
                             {"sse", solve::SimdLevel::Sse},
                             {"avx2", solve::SimdLevel::Avx2},
                             {"avx512", solve::SimdLevel::Avx512}};

struct Measurement {
    std::string set;
    std::size_t puzzles = 0;
    int threads = 1;
    Contender contender;
    Figures figures;

    double guesses() const { return perPuzzle(figures.guesses); }
    double conflicts() const { return perPuzzle(figures.conflicts); }
    double perPuzzle(std::uint64_t count) const {
        return static_cast<double>(count) / static_cast<double>(figures.solved);
    }
    double wallPerSecond() const { return static_cast<double>(figures.solved) / figures.wallSeconds; }
};

const char* levelId(solve::SimdLevel level) {
    const auto* found = std::ranges::find(kLevels, level, &Level::level);
    return found == std::end(kLevels) ? "" : found->id;
}

void writeJson(const Measurement& measurement, std::string& out) {
    const Figures& figures = measurement.figures;
    documents::JsonWriter json(out);
    json.field("set", measurement.set).field("engine", measurement.contender.engine.id());
    if (!measurement.contender.engine.solver) json.field("simd", levelId(measurement.contender.level));
    json.field("threads", measurement.threads).field("puzzles", measurement.puzzles);
    json.key("puzzles_per_second").value(figures.perSecond, 1);
    json.key("wall_puzzles_per_second").value(measurement.wallPerSecond(), 1);
    json.key("guesses_per_puzzle").value(measurement.guesses(), 4).key("conflicts_per_puzzle");
    if (measurement.contender.engine.solver) json.value(measurement.conflicts(), 4);
    else json.null();
    json.field("unique", figures.unique).field("multiple", figures.multiple).field("none", figures.none).end();
}

void writeLine(const Measurement& measurement, std::string& out) {
    const Figures& figures = measurement.figures;
    const QString line =
        QStringLiteral("%1: %2 puzzles per second (%3 by the clock on the wall), %4 guesses per puzzle; "
                       "of %5: %6 unique, %7 multiple, %8 none.")
            .arg(documents::visibleText(QString::fromStdString(measurement.set)),
                 documents::numberText(static_cast<qint64>(figures.perSecond)),
                 documents::numberText(static_cast<qint64>(measurement.wallPerSecond())),
                 QString::number(measurement.guesses(), 'f', 2),
                 documents::numberText(static_cast<qint64>(measurement.puzzles)), documents::numberText(figures.unique),
                 documents::numberText(figures.multiple), documents::numberText(figures.none));
    out += line.toStdString() + '\n';
}

/// Files that are measured together are named after the first.
QString setName(const QStringList& files) {
    return files.first() == "-" ? files.first() : QFileInfo(files.first()).completeBaseName();
}

/// The files that are measured together: each file by itself, or with --batch all files as one set.
QList<QStringList> setsOf(const Invocation& call) {
    if (call.isSet("batch")) return {call.files};
    QList<QStringList> sets;
    for (const QString& file : call.files) sets << QStringList{file};
    return sets;
}

/// Reads and measures one set after the other.
int runSets(const Invocation& call, const Contender& contender) {
    int code = kDone;
    std::string answer;
    Console console(false);
    for (const QStringList& files : setsOf(call)) {
        std::vector<Task> tasks;
        Intake intake({.files = files, .limit = call.common.limit, .quiet = call.common.quiet}, console);
        intake.readAll([&](Item&& item) { return tasks.push_back(taskOf(item.puzzle, contender)), true; });
        code = std::max(code, static_cast<int>(intake.exitCode()));
        if (tasks.empty()) continue;
        Measurement measurement{.set = setName(files).toStdString(), .puzzles = tasks.size(), .contender = contender};
        // One thread by default: figures of several depend on the machine more than on the engine.
        if (call.isSet("threads")) measurement.threads = call.common.threads;
        measurement.figures = measure(tasks, measurement.threads, contender);
        (call.common.json ? writeJson : writeLine)(measurement, answer);
    }
    const int written = writeAnswer(call, answer);
    return written == kDone ? code : written;
}

/// What the engine does instead of how fast. Every thread counts, because the answer is the same for any number.
int runFingerprint(const Invocation& call, solve::SimdLevel level) {
    const InterruptStop interrupt;
    const Fingerprint fingerprint = takeFingerprint(call.common.threads, level, interrupt.token());
    // Without an answer; the program ends with the signal.
    if (interrupt.token().stop_requested()) return kDone;
    return writeAnswer(call, (call.common.json ? fingerprintJson : fingerprintText)(fingerprint));
}

QList<QCommandLineOption> options() {
    return engineOptions({"fast"}) +
           QList{option("simd", "fast: portable, sse, avx2 or avx512 instead of the best there is", "LEVEL"),
                 option("batch", "take all files together as one set"),
                 option("fingerprint", "what the engine answers instead of how fast")};
}

/// Sets the level of --simd; returns what is wrong with it.
QString readLevel(const Invocation& call, Contender& contender) {
    if (!call.isSet("simd")) {
        contender.level = solve::FastSolver().level();
        return {};
    }
    const std::string id = call.value("simd").toStdString();
    const auto* found = std::ranges::find_if(kLevels, [&](const Level& known) { return known.id == id; });
    if (found == std::end(kLevels))
        return QStringLiteral("--simd is portable, sse, avx2 or avx512, not '%1'.").arg(id.c_str());
    contender.level = found->level;
    // A level that the processor lacks would silently be replaced by another one.
    return found->level > solve::bestSimdLevel() ? QStringLiteral("This processor has no %1.").arg(id.c_str())
                                                 : QString();
}

int run(const Invocation& call) {
    Contender contender{.engine = readEngine(call, {"fast"})};
    QString why = contender.engine.mistake;
    if (why.isEmpty()) why = readLevel(call, contender);
    const bool fingerprint = call.isSet("fingerprint");
    if (why.isEmpty() && fingerprint && call.files != QStringList{"-"})
        why = QStringLiteral("--fingerprint takes the puzzles that come with Ninefold and no files.");
    if (!why.isEmpty()) return call.wrongUsage(why);
    return fingerprint ? runFingerprint(call, contender.level) : runSets(call, contender);
}

} // namespace

namespace commands {

const Command bench = {
    .id = "bench",
    .summary = "How fast an engine solves",
    .notes =
        "Every FILE is a set. Its puzzles are read first and then solved in one thread (or --threads N), each to\n"
        "\"one solution and no second, or two\", over and over for at least a second. puzzles_per_second goes by\n"
        "the CPU time of each thread, wall_puzzles_per_second by the clock on the wall. --limit counts per set.\n"
        "With --batch all files are one set, named after the first.\n"
        "--fingerprint reads no files: it lets all solvers, techniques, ratings and the generator work on some of\n"
        "the puzzles that come with Ninefold and makes one number of all events, steps, ratings and puzzles, and\n"
        "one for each part. A number that changes says that the part now behaves differently; machine, threads,\n"
        "--simd and language do not matter.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
