// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/pipeline.h"
#include "app/documents/runs/runpage.h"
#include "engine/logic/step.h"
#include "engine/solve/solver.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ninefold::cli {

/// The file of --page: the run of one puzzle, as a page that plays it.
class PageFile : public solve::EventSink {
public:
    /// Null after a message if the file cannot be written.
    static std::unique_ptr<PageFile> open(const QString& path);

    /// A solver is about to run; the page has its events from number `from` up to `to`.
    void begin(const formats::Puzzle& puzzle, const QString& solver, NameStyle names, std::uint64_t from,
               std::uint64_t to);
    bool take(const solve::EventBatch& batch) override;
    void end(const solve::Report& report);
    /// The steps of logic, one after the other, from this board on.
    void writeSteps(const formats::Puzzle& puzzle, Grid board, const std::vector<logic::Step>& steps, NameStyle names);

    /// Keeps the file and returns `code`, or the code for a file that could not be written.
    int finish(int code);

private:
    explicit PageFile(std::unique_ptr<Output> output) : output_(std::move(output)) {}
    /// False: the page has all that it shall have.
    bool add(const solve::SolverEvent& event, std::span<const solve::Literal> clause);

    const std::unique_ptr<Output> output_;
    std::optional<documents::RunPage> page_;
    QString title_;
    NameStyle names_ = NameStyle::RowColumn;
    solve::SolverState state_;
    std::uint64_t from_ = 1, to_ = 0;
    /// There are events after the page; not only those that were not asked for.
    bool hasMore_ = false, isCut_ = false;
};

/// What is wrong with --page in this call; empty if nothing is.
QString pageMistake(const Invocation& call);

} // namespace ninefold::cli
