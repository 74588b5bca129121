// SPDX-License-Identifier: MIT
// solve: the solution and the work it took. One command with three kinds of engines:
//
//      logic        step after step with sentences (logicsolve.cpp); the default for text output
//      fast         only the answer; the default for JSON output
//      all others   the answer, and every event on request
//
// With any engine "solved" means exactly one solution: the uniqueness is proved each time.
#include "app/cli/answers/solved.h"
#include "app/cli/answers/verdictfields.h"
#include "app/cli/commands/engines.h"
#include "app/cli/commands/logicsolve.h"
#include "app/cli/commands/pagefile.h"
#include "app/cli/commands/proof.h"
#include "app/cli/inputs.h"
#include "app/cli/library/access.h"
#include "app/cli/library/storing.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/plaintext.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>

namespace ninefold::cli {
namespace {

/// What the call requests for every puzzle.
struct Task {
    const Invocation& call;
    EngineChoice engine;
    /// The numbers of the requested events; nothing = none.
    struct Range {
        std::uint64_t from = 1;
        std::uint64_t to = std::numeric_limits<std::uint64_t>::max();
    };
    std::optional<Range> steps;
    /// Null = no proof.
    ProofFile* proof = nullptr;
    /// Null = no page.
    PageFile* page = nullptr;
};

/// Passes all events on to the keeper, the proof and the page, where there are such.
class Listeners : public solve::EventSink {
public:
    Listeners(solve::EventSink* keeper, solve::EventSink* proof, solve::EventSink* page)
        : sinks_{keeper, proof, page} {}
    bool areAny() const { return sinks_[0] || sinks_[1] || sinks_[2]; }
    bool take(const solve::EventBatch& batch) override {
        return std::ranges::all_of(sinks_, [&](solve::EventSink* sink) { return !sink || sink->take(batch); });
    }

private:
    const std::array<solve::EventSink*, 3> sinks_;
};

// In the order of the enumeration. These engines are never stuck, so an unfinished run was interrupted.
std::string_view reportWord(solve::Report::Status status) {
    static constexpr std::string_view words[] = {"solved", "multiple", "none", "invalid", "interrupted"};
    return words[static_cast<int>(status)];
}

/// Solves with one engine, puzzle after puzzle.
class Solving {
public:
    explicit Solving(const Task& task) : task_(task) {
        if (task.engine.solver) search_ = task.engine.solver->begin();
    }

    Solved solve(const formats::Puzzle& puzzle) {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        Solved solved = search_ ? follow(puzzle) : answer(puzzle);
        solved.microseconds = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
        // Engines do not find the other facts about a puzzle.
        if (search_) describe(puzzle, solved);
        return solved;
    }

private:
    Solved answer(const formats::Puzzle& puzzle) {
        Solved solved;
        solved.verdict = solve::examine(formats::puzzleGrid(puzzle), puzzle.marksBind, fast_);
        // The contract says "solved" for a unique solution.
        solved.status =
            solved.verdict.status == solve::Verdict::Status::Unique ? "solved" : statusWord(solved.verdict.status);
        solved.total.guesses = solved.verdict.guesses;
        return solved;
    }

    Solved follow(const formats::Puzzle& puzzle) {
        Solved solved;
        if (task_.steps) solved.events.emplace(task_.steps->from, task_.steps->to);
        solve::SolverOptions options = task_.engine.options;
        options.candidatesBind = puzzle.marksBind;
        search_->start(formats::puzzleGrid(puzzle), options);
        if (task_.page) {
            const Task::Range range = task_.steps.value_or(Task::Range{});
            task_.page->begin(puzzle, toQString(task_.engine.solver->name), task_.call.common.names, range.from,
                              range.to);
        }
        Listeners listeners(solved.events ? &*solved.events : nullptr, task_.proof ? &task_.proof->sink() : nullptr,
                            task_.page);
        report_ = runSearch(*search_, listeners.areAny() ? &listeners : nullptr);
        if (task_.proof) task_.proof->end(report_);
        if (task_.page) task_.page->end(report_);
        solved.status = reportWord(report_.status);
        solved.reported = report_.reported;
        solved.total = report_.total;
        return solved;
    }

    /// Adds clashes, dead cells and the like, which engines do not look for. The solutions stay those of the engine,
    /// so that a defect of the engine cannot be hidden by the fast solver.
    void describe(const formats::Puzzle& puzzle, Solved& solved) {
        solved.verdict = solve::examine(formats::puzzleGrid(puzzle), puzzle.marksBind, fast_);
        solved.verdict.solutions = static_cast<std::uint64_t>(report_.solutions);
        solved.verdict.solution = report_.solution[0];
        solved.verdict.otherSolution = report_.solution[1];
    }

    const Task& task_;
    solve::FastSolver fast_;
    std::unique_ptr<solve::Search> search_;
    solve::Report report_;
};

Handler makeHandler(const Task& task) {
    const bool report = task.call.isSet("results");
    return [&task, report, colours = task.call.colours(),
            solving = std::make_shared<Solving>(task)](const Item& item, BatchResult& result) {
        const NameStyle names = task.call.common.names;
        const Solved solved = solving->solve(item.puzzle);
        result.flawed = result.flawed || solved.status != "solved";
        if (task.call.common.json) writeJson(item, solved, names, result);
        else writeText(item, solved, names, colours, result.text, result);
        if (report) writeText(item, solved, names, false, result.reports[item.file], result);
    };
}

/// NAME_results.txt next to NAME.txt; input without a path gets the default name in the current directory.
QString resultsBeside(const QString& input) {
    const QFileInfo file(input);
    if (kindOfInput(input) != InputKind::File) return QStringLiteral("puzzle_results.txt");
    const QString base = file.completeBaseName().isEmpty() ? file.fileName() : file.completeBaseName();
    return (input.contains('/') ? file.path() + '/' : QString()) + base + QStringLiteral("_results.txt");
}

/// For each file of the call. --output names the results: one file for all. Two spellings of one name are one file
/// too, or the second results would replace the first.
QStringList resultsFiles(const Invocation& call) {
    QStringList results;
    QHash<QString, QString> spellings;
    for (const QString& input : call.files) {
        const QString path = call.common.output.isEmpty() ? resultsBeside(input) : call.common.output;
        const QFileInfo file(path);
        QString& spelling = spellings[QFileInfo(file.path()).canonicalFilePath() + '/' + file.fileName()];
        if (spelling.isEmpty()) spelling = path;
        results << spelling;
    }
    return results;
}

/// "A-B", "A-" or "A", counted from 1.
std::optional<Task::Range> rangeOf(const QString& text) {
    constexpr long long kMost = std::numeric_limits<long long>::max();
    const QStringList ends = text.split('-');
    const auto from = numberIn(ends[0], 1, kMost);
    if (!from || ends.size() > 2) return std::nullopt;
    Task::Range range{.from = static_cast<std::uint64_t>(*from)};
    // A number alone is one event.
    if (ends.size() == 1) range.to = range.from;
    if (ends.size() == 1 || ends[1].isEmpty()) return range;
    // The end must not precede the beginning.
    const auto to = numberIn(ends[1], *from, kMost);
    if (!to) return std::nullopt;
    range.to = static_cast<std::uint64_t>(*to);
    return range;
}

/// Reads the requested range of events; returns what is wrong with the call.
QString readSteps(const Invocation& call, Task& task) {
    for (const char* name : {"techniques", "first", "inside", "group", "verify"})
        if (call.isSet(name)) return QStringLiteral("--%1 is for the engine logic.").arg(name);
    for (const char* name : {"steps", "events", "prove", "page"})
        if (call.isSet(name) && !task.engine.solver)
            return QStringLiteral("--%1 needs an engine that reports its events; fast only answers.").arg(name);
    if (call.isSet("steps")) task.steps = Task::Range{};
    if (call.isSet("events")) {
        task.steps = rangeOf(call.value("events"));
        if (!task.steps)
            return QStringLiteral("--events needs numbers such as 1-100, not '%1'.").arg(call.value("events"));
    }
    if (call.isSet("prove") || call.isSet("proof")) task.engine.options.proof = solve::Proof::Reported;
    if (call.isSet("page"))
        if (QString mistake = pageMistake(call); !mistake.isEmpty()) return mistake;
    return call.isSet("proof") ? proofMistake(call, task.engine.solver) : QString();
}

QList<QCommandLineOption> options() {
    return engineOptions({"logic", "fast"}) + logicOptions() +
           QList{
               option("steps", "Tell every step or event on the way to the solution"),
               option("events", "Only the events with these numbers; runs can be long", "A-B"),
               option("prove", "Tell how a second solution is found or ruled out too"),
               option("proof",
                      "With --engine cdcl: a DRAT proof that there is no other solution, or none\n"
                      "(of one Sudoku; implies --prove)",
                      "FILE"),
               option("page",
                      "The run as a web page that plays it in any browser, without a network\n"
                      "(of one Sudoku; with --events a part of it)",
                      "FILE"),
               option("results", "Write the results to NAME_results.txt beside each NAME.txt too\n"
                                 "(--output FILE: all to FILE)"),
               databaseOption(),
           };
}

/// Runs the job, with the results in separate files if requested. Mistakes in their names are reported before the
/// first puzzle is read.
int runAnswering(const Invocation& call, Job job) {
    if (!call.isSet("results")) return runJob(call, job);
    job.reportFiles = resultsFiles(call);
    for (const QString& results : job.reportFiles) {
        if (const QString input = replacedInput(call.files, results); !input.isEmpty())
            return call.wrongUsage(
                QStringLiteral("The results would replace %1, which is to be read; --output gives them another name.")
                    .arg(documents::visibleText(input)));
        const QFileInfo folder(QFileInfo(results).path());
        if (folder.isDir() && folder.isWritable()) continue;
        Console::complain(QStringLiteral("%1 cannot be written into that folder; --output gives it another place.")
                              .arg(documents::visibleText(results)));
        return kFileTrouble;
    }
    return runJob(call, job);
}

/// With --database the puzzles and their solutions are written into a library.
int runWithResults(const Invocation& call, Job job) {
    int code = kDone;
    const auto location = storeOf(call, code);
    if (code != kDone) return code;
    if (!location) return runAnswering(call, std::move(job));
    Storing storing(call, *location, {});
    storing.attachWithPuzzles(job);
    return runAnswering(call, std::move(job));
}

/// With --proof or --page one puzzle is solved, and these files are kept when all else went well.
int runKeeping(const Invocation& call, Job job, ProofFile* proof, PageFile* page) {
    const auto isGood = [](int code) { return code == kDone || code == kFlawed; };
    int code = runOnOne(call, proof ? "a proof" : "a page", std::move(job),
                        [&](Job one) { return runWithResults(call, std::move(one)); });
    if (proof && isGood(code)) code = proof->finish(code);
    if (page && isGood(code)) code = page->finish(code);
    return code;
}

/// How many puzzles a thread takes at once. Runs with events take memory, so few are in progress at once. An engine
/// that learns is done with an easy puzzle before another thread is awake; the others may need minutes for a hard one,
/// and must not hold back the answers before it.
std::size_t batchSize(const Task& task) {
    if (!task.engine.solver) return 256;
    return task.engine.solver->learns && !task.steps ? 16 : 1;
}

int runSolver(Task& task) {
    Job job{.makeHandler = [&] { return makeHandler(task); }, .batch = batchSize(task)};
    if (!task.call.isSet("proof") && !task.call.isSet("page")) return runWithResults(task.call, std::move(job));
    std::unique_ptr<ProofFile> proof;
    std::unique_ptr<PageFile> page;
    if (task.call.isSet("proof") && !(proof = ProofFile::open(task.call.value("proof")))) return kFileTrouble;
    if (task.call.isSet("page") && !(page = PageFile::open(task.call.value("page")))) return kFileTrouble;
    task.proof = proof.get();
    task.page = page.get();
    return runKeeping(task.call, std::move(job), proof.get(), page.get());
}

int runByLogic(const Invocation& call) {
    if (call.isSet("proof")) return call.wrongUsage(proofMistake(call, nullptr));
    for (const char* name : {"decide", "enable", "disable"})
        if (call.isSet(name)) return call.wrongUsage(readEngine(call, {"logic"}).mistake);
    if (call.isSet("page"))
        if (const QString mistake = pageMistake(call); !mistake.isEmpty()) return call.wrongUsage(mistake);
    if (const auto job = logicJob(call); const QString* why = std::get_if<QString>(&job)) return call.wrongUsage(*why);
    std::unique_ptr<PageFile> page;
    if (call.isSet("page") && !(page = PageFile::open(call.value("page")))) return kFileTrouble;
    Job job = std::get<Job>(logicJob(call, page.get()));
    return page ? runKeeping(call, std::move(job), nullptr, page.get()) : runWithResults(call, std::move(job));
}

int run(const Invocation& call) {
    if (solvesByLogic(call)) return runByLogic(call);
    Task task{.call = call, .engine = readEngine(call, {"logic", "fast"}), .steps = std::nullopt};
    QString why = task.engine.mistake;
    if (why.isEmpty()) why = readSteps(call, task);
    if (!why.isEmpty()) return call.wrongUsage(why);
    return runSolver(task);
}

} // namespace

namespace commands {

const Command solve = {
    .id = "solve",
    .summary = "Solve the puzzles",
    .notes = "Finds the solution and makes sure that there is no other.\n"
             "logic solves as people do and says why (the default, but not with --json). fast only answers,\n"
             "as quickly as it can. The others can tell each event: backtracking tries every\n"
             "digit in every cell, mrv the most constrained cell first, branching the narrowest of all cells and of\n"
             "all digits in a house, propagation fills in what follows before it tries, cdcl also learns from every\n"
             "conflict.\n"
             "--proof FILE is accepted by checkers such as drat-trim together with the output of dimacs --unique.\n"
             "With --database puzzles and solutions go into a library, and are answers only with --json or --output.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
