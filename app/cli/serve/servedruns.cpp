// SPDX-License-Identifier: MIT
#include "app/cli/serve/servedruns.h"

#include "app/cli/answers/statefields.h"
#include "app/cli/answers/verdictfields.h"
#include "app/documents/runs/eventjson.h"
#include "app/documents/text/events.h"
#include "app/documents/text/verdicts.h"

#include <chrono>
#include <limits>

namespace ninefold::cli {
namespace {

/// Calls `use(number, event, clause)` for each event of a run, up to the last that a client may see.
template <typename Use>
class Visitor : public solve::EventSink {
public:
    explicit Visitor(Use use) : use_(std::move(use)) {}

    bool take(const solve::EventBatch& batch) override {
        for (const solve::SolverEvent& event : batch.events) {
            if (count_ == ServedRuns::kMostEvents) return false;
            use_(++count_, event, batch.clause(event));
        }
        return true;
    }
    std::uint64_t count() const { return count_; }

private:
    Use use_;
    std::uint64_t count_ = 0;
};

/// A conflict with what follows from it, which the next events say.
class ConflictList {
public:
    explicit ConflictList(std::uint64_t from, std::uint64_t count, documents::JsonWriter& json)
        : from_(from), count_(count), json_(json) {}

    void visit(std::uint64_t number, const solve::SolverEvent& event, std::span<const solve::Literal> clause) {
        if (event.kind == solve::EventKind::Conflict) {
            close();
            ++total_;
            if (total_ < from_ || total_ - from_ >= count_) return;
            open_ = true;
            json_.openObject().field("n", number).field("level", event.level);
            json_.field("because", documents::reasonWord(event.reason))
                .field("text", documents::sentence(event, clause));
        }
        if (!open_) return;
        if (event.kind == solve::EventKind::Learn) {
            json_.key("learned").openObject().field("id", event.reason.clause()).key("clause");
            documents::writeClause(clause, json_);
            json_.field("text", documents::clauseSentence(clause)).closeObject();
        }
        if (event.kind == solve::EventKind::Backjump || event.kind == solve::EventKind::Backtrack) {
            json_.field("to", event.to);
            close();
        }
    }
    void close() {
        if (open_) json_.closeObject();
        open_ = false;
    }
    std::uint64_t total() const { return total_; }

private:
    const std::uint64_t from_, count_;
    documents::JsonWriter& json_;
    std::uint64_t total_ = 0;
    bool open_ = false;
};

struct Steps : logic::StepSink {
    explicit Steps(std::uint64_t limit) : most(limit) {}
    bool take(logic::Step&& step) override {
        list.push_back(std::move(step));
        return list.size() < most;
    }
    const std::uint64_t most;
    std::vector<logic::Step> list;
};

} // namespace

ServedRuns::ServedRuns() : logician_(logic::Profile::standard()) {}

solve::Verdict ServedRuns::examine(const formats::Puzzle& puzzle) {
    return solve::examine(formats::puzzleGrid(puzzle), puzzle.marksBind, fast_);
}

solve::Report ServedRuns::follow(const ServedBoard& board, solve::EventSink& sink) {
    solve::SolverOptions options{.proof = solve::Proof::None, .candidatesBind = board.puzzle.marksBind};
    options.limits.turns = kMostTurns;
    return board.solver->run(formats::puzzleGrid(board.puzzle), options, &sink);
}

std::vector<logic::Step> ServedRuns::path(const ServedBoard& board, std::uint64_t most, Grid& end) {
    LogicTask task = logician_.examine(board.puzzle);
    Steps steps(most);
    if (task.solvable() && most > 0) logic::walk(task.position, logician_.finder(task), steps);
    end = task.position.grid();
    return std::move(steps.list);
}

void ServedRuns::writeLogicSolved(const ServedBoard& board, documents::JsonWriter& json) {
    Grid end;
    const auto steps = path(board, kMostEvents, end);
    const solve::Verdict verdict = examine(board.puzzle);
    const bool isUnique = verdict.status == solve::Verdict::Status::Unique;
    json.field("status", !isUnique ? statusWord(verdict.status) : end.isFull() ? "solved" : "stuck");
    if (verdict.solutions > 0) json.field("solution", end.cellsText());
    json.field("message", documents::sentence(verdict)).field("complete", true);
    json.key("stats").openObject().field("events", steps.size()).closeObject();
}

void ServedRuns::writeSolved(const ServedBoard& board, documents::JsonWriter& json) {
    json.field("engine", board.byLogic ? "logic" : board.solver ? board.solver->id : "fast");
    if (board.byLogic) {
        writeLogicSolved(board, json);
        return;
    }
    Solved solved;
    solved.verdict = examine(board.puzzle);
    bool complete = true;
    if (board.solver) {
        const auto start = std::chrono::steady_clock::now();
        Visitor visitor([](std::uint64_t, const solve::SolverEvent&, std::span<const solve::Literal>) {});
        const solve::Report report = follow(board, visitor);
        solved.microseconds =
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start).count();
        complete = report.status != solve::Report::Status::Unfinished;
        solved.reported = report.reported;
        solved.total = report.total;
    }
    solved.status =
        solved.verdict.status == solve::Verdict::Status::Unique ? "solved" : statusWord(solved.verdict.status);
    json.field("status", solved.status);
    if (solved.verdict.solutions > 0) json.field("solution", valuesText(solved.verdict.solution));
    json.field("message", documents::sentence(solved.verdict)).field("complete", complete);
    writeStats(solved, json);
}

void ServedRuns::writeState(const ServedBoard& board, std::uint64_t at, documents::JsonWriter& json) {
    if (!board.isChosen() || !board.byLogic) {
        StateFollower follower(board.puzzle, std::min(at, kMostEvents));
        // At 0 nothing has happened: the puzzle is the answer.
        if (board.solver && at > 0) follow(board, follower);
        cli::writeState(follower.state(), json);
        return;
    }
    Grid grid;
    const auto steps = path(board, at, grid);
    json.field("at", steps.size());
    writeGrid(grid, json);
    json.field("level", 0).key("decisions").openArray().closeArray();
    json.key("conflict").null().key("learned").openArray().closeArray();
}

void ServedRuns::writeSteps(const ServedBoard& board, std::uint64_t from, std::uint64_t count,
                            documents::JsonWriter& json) {
    json.field("from", from);
    if (board.byLogic) {
        Grid end;
        const auto steps = path(board, kMostEvents, end);
        json.field("total", steps.size()).field("complete", true).key("steps").openArray();
        for (std::uint64_t index = from - 1; index < steps.size() && index - (from - 1) < count; ++index)
            writeStep(steps[index], NameStyle::RowColumn, json);
        json.closeArray();
        return;
    }
    json.key("events").openArray();
    Visitor visitor([&](std::uint64_t number, const solve::SolverEvent& event, std::span<const solve::Literal> clause) {
        if (number < from || number - from >= count) return;
        json.openObject();
        documents::writeEventFields(number, event, clause, json);
        json.field("text", documents::sentence(event, clause)).closeObject();
    });
    const solve::Report report = follow(board, visitor);
    json.closeArray().field("total", visitor.count());
    json.field("complete", report.status != solve::Report::Status::Unfinished);
}

void ServedRuns::writeConflicts(const ServedBoard& board, std::uint64_t from, std::uint64_t count,
                                documents::JsonWriter& json) {
    json.field("from", from).key("conflicts").openArray();
    ConflictList list(from, count, json);
    if (board.solver) {
        Visitor visitor([&](std::uint64_t number, const solve::SolverEvent& event,
                            std::span<const solve::Literal> clause) { list.visit(number, event, clause); });
        follow(board, visitor);
    }
    list.close();
    json.closeArray().field("total", list.total());
}

} // namespace ninefold::cli
