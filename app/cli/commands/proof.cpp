// SPDX-License-Identifier: MIT
#include "app/cli/commands/proof.h"

#include "app/cli/intake.h"
#include "app/cli/text.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"

#include <optional>

namespace ninefold::cli {
namespace {

/// The engines that learn clauses, which a proof consists of.
QString provingList() {
    QStringList ids;
    for (const solve::Solver* solver : solve::eventSolvers())
        if (solver->learns) ids << toQString(solver->id);
    return ids.join(QStringLiteral(", "));
}

int complain(const QString& name, const Error& error) {
    Console::complain(name + ": " + documents::sentence(error));
    return kFileTrouble;
}

} // namespace

std::unique_ptr<ProofFile> ProofFile::open(const QString& path) {
    auto output = Output::open(path);
    if (output) return std::unique_ptr<ProofFile>(new ProofFile(std::move(output).value()));
    complain(documents::visibleText(path), output.error());
    return nullptr;
}

// A full disk does not stop the solver, because the answer is still of use; finish() reports it.
ProofFile::ProofFile(std::unique_ptr<Output> output)
    : output_(std::move(output)), writer_([this](std::string_view text) {
          output_->write(text);
          return true;
      }) {}

void ProofFile::end(const solve::Report& report) {
    using Status = solve::Report::Status;
    // A digit twice in a house contradicts the rules at once, so nothing was searched.
    if (report.status == Status::Invalid) output_->write("0\n");
    if (report.status == Status::Multiple)
        Console::complain(QStringLiteral("There is no proof, because the Sudoku has more than one solution; %1 was not "
                                         "written.")
                              .arg(output_->name()));
    complete_ = report.status != Status::Multiple && report.status != Status::Unfinished;
}

int ProofFile::finish(int code) {
    if (!complete_) return code;
    const auto error = output_->finish();
    return error ? complain(output_->name(), *error) : code;
}

QString proofMistake(const Invocation& call, const solve::Solver* solver) {
    const QString path = call.value("proof");
    if (!solver || !solver->learns)
        return QStringLiteral("--proof needs --engine %1: its clauses are the proof.").arg(provingList());
    if (path.isEmpty() || path == "-") return QStringLiteral("--proof needs the name of a file.");
    if (path == call.common.output) return QStringLiteral("--proof and --output need two files.");
    if (const QString input = replacedInput(call.files, path); !input.isEmpty())
        return QStringLiteral("The proof would replace %1, which is to be read.").arg(documents::visibleText(input));
    return {};
}

int runOnOne(const Invocation& call, const char* what, Job job, const std::function<int(Job job)>& runIt) {
    std::optional<Item> only;
    bool several = false;
    Console console(false);
    Intake intake({.files = call.files, .limit = call.common.limit, .quiet = call.common.quiet}, console);
    intake.readAll([&](Item&& item) {
        several = only.has_value();
        if (!several) only = std::move(item);
        return !several;
    });
    if (several)
        return call.wrongUsage(
            QStringLiteral("There are several Sudokus, and %1 is about one; --limit 1 takes the first.")
                .arg(QLatin1String(what)));
    // Nothing was read at all, and that has been reported.
    if (!only) return intake.exitCode();
    job.feed = [&only](Pipeline& pipeline) { pipeline.submit(std::move(*only)); };
    const int code = runIt(std::move(job));
    return code == kDone ? intake.exitCode() : code;
}

} // namespace ninefold::cli
