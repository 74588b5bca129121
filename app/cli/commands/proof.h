// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/run.h"
#include "engine/solve/drat.h"
#include "engine/solve/solver.h"

#include <QString>

#include <memory>

namespace ninefold::cli {

/// The file of --proof. It is kept only if the proof is complete and everything was written.
class ProofFile {
public:
    /// Null after a message if the file cannot be written.
    static std::unique_ptr<ProofFile> open(const QString& path);

    /// Takes all events of the run.
    solve::EventSink& sink() { return writer_; }
    /// The run is over. A puzzle with two solutions, or an interrupted run, leaves the file as it was.
    void end(const solve::Report& report);
    /// Keeps the file and returns `code`, or the code for a file that could not be written.
    int finish(int code);

private:
    ProofFile(std::unique_ptr<Output> output);

    const std::unique_ptr<Output> output_;
    solve::DratWriter writer_;
    bool complete_ = false;
};

/// What is wrong with --proof in this call; empty if nothing is. `solver` is null for the engines without events.
QString proofMistake(const Invocation& call, const solve::Solver* solver);

/// Runs a job on the only puzzle of the call, since `what` ("a proof") is about one; refuses several.
int runOnOne(const Invocation& call, const char* what, Job job, const std::function<int(Job job)>& runIt);

} // namespace ninefold::cli
