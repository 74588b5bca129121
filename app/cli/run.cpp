// SPDX-License-Identifier: MIT
// What all commands that answer puzzle by puzzle share: files in, pipeline, files out, exit code. The order of the
// last steps matters. An interrupted job keeps no file; the exit code describes the puzzles only if everything was
// written.
#include "app/cli/run.h"

#include "app/cli/counting.h"
#include "app/cli/earlier.h"
#include "app/cli/intake.h"
#include "app/cli/interrupt.h"
#include "app/cli/text.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"

#include <QFileInfo>

#include <map>

namespace ninefold::cli {
namespace {

bool complain(const QString& name, const Error& error) {
    Console::complain(name + ": " + documents::sentence(error));
    return false;
}

/// Opens an output (or continues one); on failure reports why and returns null.
std::unique_ptr<Output> openOutput(const QString& path, bool resume = false) {
    auto opened = resume ? Output::append(path) : Output::open(path);
    if (opened) return std::move(opened).value();
    complain(documents::visibleText(path), opened.error());
    return nullptr;
}

/// Keeps the written file. A run that failed without any answer leaves the answers of the previous run unchanged.
bool finishOutput(Output& output, ExitCode code) {
    if (code != kDone && output.isEmpty()) return true;
    const auto error = output.finish();
    return !error || complain(output.name(), *error);
}

/// All outputs of a job as one destination.
class Outputs {
public:
    /// Reports an output that cannot be opened and returns false.
    bool open(const Invocation& invocation, const Job& job) {
        reportFiles_ = job.reportFiles;
        const QString& output = invocation.common.output;
        // A report may use the name that --output gives; the answers then go to standard output.
        answers_ = openOutput(reportFiles_.contains(output) ? QString() : output, job.resume);
        return answers_ != nullptr;
    }
    bool write(const BatchResult& result) {
        bool good = answers_->write(result.text);
        for (const auto& [file, text] : result.reports) good = good && writeReport(file, text);
        return good;
    }
    bool writeAnswer(const std::string& text) { return answers_->write(text); }
    /// Keeps the files. Returns false (after a message) if something was not written.
    bool finish(ExitCode code) {
        bool good = !failed_ && finishOutput(*answers_, code);
        // An output that could not be opened has been reported already.
        for (const auto& [path, report] : reports_) good = report && finishOutput(*report, code) && good;
        return good;
    }

private:
    /// Opened with the first text: a file that could not be read gets no results.
    bool writeReport(int file, const std::string& text) {
        const QString& path = reportFiles_[file];
        auto& report = reports_[path];
        if (!report) report = openOutput(path);
        failed_ = failed_ || !report;
        return report && report->write(text);
    }

    std::unique_ptr<Output> answers_;
    QStringList reportFiles_;
    std::map<QString, std::unique_ptr<Output>> reports_;
    bool failed_ = false;
};

/// The result of reading and answering everything.
struct Outcome {
    BatchResult total;
    ExitCode exitCode = kDone;
};

/// Passes on only the puzzles of a shard.
bool feedShard(const Invocation& invocation, const Shard& shard, Intake& intake, const Intake::Take& take) {
    const auto total = countPuzzles(invocation.files, invocation.common.limit);
    if (!total) return false;
    intake.readAll([&](Item&& item) {
        if (item.number < shard.first(*total)) return true;
        return item.number <= shard.last(*total) && take(std::move(item));
    });
    return true;
}

/// Why not all puzzles came to be answered; empty if they did.
QString feed(const Invocation& invocation, const Job& job, EarlierAnswers* earlier, Intake& intake,
             Pipeline& pipeline) {
    bool good = true, others = false;
    const auto take = [&](Item&& item) {
        if (earlier == nullptr || earlier->atEnd()) return pipeline.submit(std::move(item));
        others = !earlier->isNext(item.puzzle);
        return !others;
    };
    if (job.feed) job.feed(pipeline);
    else if (!job.shard.isWhole()) good = feedShard(invocation, job.shard, intake, take);
    else intake.readAll(take);
    if (!good) return QStringLiteral("The input cannot be read twice, so it cannot be divided into parts.");
    if (!others) return {};
    return QStringLiteral("%1 has answers to other puzzles, so this call cannot continue it.")
        .arg(documents::visibleText(invocation.common.output));
}

/// Reads, answers and writes; when it returns, all threads have ended and all output has been written.
Outcome answerAll(const Invocation& invocation, const Job& job, EarlierAnswers* earlier, Outputs& outputs,
                  Console& console) {
    const CommonOptions& common = invocation.common;
    Outcome outcome;
    Intake intake({.files = invocation.files, .limit = common.limit, .quiet = common.quiet}, console);
    const auto write = [&](BatchResult& result) {
        // After an interrupt an answer may be missing, and no run could continue what comes after it.
        if (earlier != nullptr && Interrupt::requested()) return false;
        outcome.total.add(result);
        if (job.store && !job.store(result)) return false;
        const auto made = static_cast<double>(outcome.total.puzzles);
        console.advance(outcome.total.puzzles, job.total > 0 ? made / static_cast<double>(job.total) : intake.share());
        return outputs.write(result);
    };
    Pipeline pipeline({.threads = common.threads, .batch = job.batch}, job.makeHandler, write);
    const QString trouble = feed(invocation, job, earlier, intake, pipeline);
    pipeline.finish();
    outcome.exitCode = intake.exitCode() == kDone && outcome.total.flawed ? kFlawed : intake.exitCode();
    if (trouble.isEmpty()) return outcome;
    console.say(trouble);
    outcome.exitCode = kFileTrouble;
    return outcome;
}

/// Null if the job does not continue earlier answers; false if it cannot.
bool openEarlier(const Invocation& invocation, const Job& job, std::unique_ptr<EarlierAnswers>& earlier) {
    if (!job.resume) return true;
    auto opened = EarlierAnswers::open(invocation.common.output);
    if (!opened) return complain(documents::visibleText(invocation.common.output), opened.error());
    earlier = std::move(opened).value();
    return true;
}

} // namespace

/// Resolves links and other spellings of a path; a file that does not exist yet is no input. A device is not
/// replaced.
QString replacedInput(const QStringList& files, const QString& output) {
    const QFileInfo replaced(output);
    if (output.isEmpty() || !replaced.isFile()) return {};
    for (const QString& file : files)
        if (file != "-" && QFileInfo(file).canonicalFilePath() == replaced.canonicalFilePath()) return file;
    return {};
}

int runJob(const Invocation& invocation, const Job& job) {
    const Interrupt interrupt;
    std::unique_ptr<EarlierAnswers> earlier;
    if (!openEarlier(invocation, job, earlier)) return kFileTrouble;
    Outputs outputs;
    if (!outputs.open(invocation, job)) return kFileTrouble;
    Console console(!invocation.common.quiet);
    const Outcome outcome = answerAll(invocation, job, earlier.get(), outputs, console);
    const ExitCode stored = job.finishStore ? job.finishStore(console) : kDone;
    // An interrupted output is incomplete: the old file stays.
    if (stored == kDone && Interrupt::requested()) return kFlawed;
    if (job.closing) outputs.writeAnswer(job.closing(outcome.total));
    if (!invocation.common.quiet)
        for (const std::string& remark : outcome.total.remarks) console.say(QString::fromStdString(remark));
    return outputs.finish(outcome.exitCode) && stored == kDone ? outcome.exitCode : kFileTrouble;
}

/// Uses the same outputs as a job, so that --output and a full disk have the same effect.
int writeAnswer(const Invocation& invocation, const std::string& answer, ExitCode code) {
    Outputs outputs;
    if (!outputs.open(invocation, {})) return kFileTrouble;
    outputs.writeAnswer(answer);
    return outputs.finish(code) ? code : kFileTrouble;
}

int writePieces(const Invocation& invocation, const std::function<bool(std::string& text)>& next) {
    Outputs outputs;
    if (!outputs.open(invocation, {})) return kFileTrouble;
    std::string text;
    while (next(text) && outputs.writeAnswer(text)) text.clear();
    return outputs.finish(kDone) ? kDone : kFileTrouble;
}

std::string puzzleText(const formats::Puzzle& puzzle) {
    return puzzle.givensKnown ? puzzle.grid.givensText() : puzzle.grid.cellsText();
}

} // namespace ninefold::cli
