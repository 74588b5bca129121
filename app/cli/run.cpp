// SPDX-License-Identifier: MIT
// What all commands that answer puzzle by puzzle have in common: files in, pipeline, files out, exit code.
// The order of the last steps matters. An interrupted job keeps no file; the exit code speaks of the puzzles only when
// everything was written.
#include "app/cli/run.h"

#include "app/cli/counting.h"
#include "app/cli/intake.h"
#include "app/cli/interrupt.h"
#include "app/cli/text.h"
#include "app/text/messages.h"
#include "app/text/plaintext.h"

#include <algorithm>

namespace ninefold::cli {
namespace {

/// The outputs of a job as one thing that takes what was made.
class Outputs {
public:
    /// Says what is wrong and returns false when one cannot be opened.
    bool open(const Invocation& invocation, const Job& job) {
        const QString& output = invocation.common.output;
        // A report may have taken the name that --output gives; the answers then go to standard output.
        const bool taken = !job.reportFile.isEmpty() && job.reportFile == output;
        return openOne(answers_, taken ? QString() : output) &&
               (job.reportFile.isEmpty() || openOne(report_, job.reportFile));
    }
    bool write(const Yield& yield) { return answers_->write(yield.text) && (!report_ || report_->write(yield.report)); }
    bool writeAnswer(const std::string& text) { return answers_->write(text); }
    /// Keeps the files. False (and a sentence) when something was not written.
    bool finish() { return finishOne(*answers_) && (!report_ || finishOne(*report_)); }

private:
    static bool complain(const QString& name, const Error& error) {
        Console::complain(name + ": " + sentence(error));
        return false;
    }
    static bool openOne(std::unique_ptr<Output>& output, const QString& path) {
        auto opened = Output::open(path);
        if (!opened) return complain(visibleText(path), opened.error());
        output = std::move(opened).value();
        return true;
    }
    static bool finishOne(Output& output) {
        const auto error = output.finish();
        return !error || complain(output.name(), *error);
    }

    std::unique_ptr<Output> answers_, report_;
};

/// What came of reading and answering all.
struct Course {
    Yield total;
    ExitCode exitCode = kDone;
};

/// Passes on the puzzles of a shard only.
bool feedShard(const Invocation& invocation, const Shard& shard, Intake& intake, Pipeline& pipeline) {
    const auto total = countPuzzles(invocation.files, invocation.common.limit);
    if (!total) return false;
    intake.readAll([&](Item&& item) {
        if (item.number < shard.first(*total)) return true;
        return item.number <= shard.last(*total) && pipeline.submit(std::move(item));
    });
    return true;
}

/// Reads, answers and writes; when it returns, all threads are done and everything that will be written has been.
Course answerAll(const Invocation& invocation, const Job& job, Outputs& outputs, Console& console) {
    const CommonOptions& common = invocation.common;
    Course course;
    Intake intake({.files = invocation.files, .limit = common.limit, .quiet = common.quiet}, console);
    const auto write = [&](const Yield& yield) {
        course.total.add(yield);
        const auto made = static_cast<double>(course.total.puzzles);
        console.advance(course.total.puzzles, job.total > 0 ? made / static_cast<double>(job.total) : intake.share());
        return outputs.write(yield);
    };
    Pipeline pipeline({.threads = common.threads, .batch = job.batch}, job.makeHandler, write);
    bool good = true;
    if (job.feed) job.feed(pipeline);
    else if (!job.shard.isWhole()) good = feedShard(invocation, job.shard, intake, pipeline);
    else intake.readAll([&](Item&& item) { return pipeline.submit(std::move(item)); });
    pipeline.finish();
    course.exitCode = intake.exitCode() == kDone && course.total.flawed ? kFlawed : intake.exitCode();
    if (good) return course;
    console.say(Commands::tr("The input cannot be read twice, so no part of it can be told."));
    course.exitCode = kFileTrouble;
    return course;
}

} // namespace

int runJob(const Invocation& invocation, const Job& job) {
    const Interrupt interrupt;
    Outputs outputs;
    if (!outputs.open(invocation, job)) return kFileTrouble;
    Console console(!invocation.common.quiet);
    const Course course = answerAll(invocation, job, outputs, console);
    // What was interrupted is no whole file: the old one stays.
    if (Interrupt::requested()) return kFlawed;
    if (job.closing) outputs.writeAnswer(job.closing(course.total));
    if (!invocation.common.quiet)
        for (const std::string& remark : course.total.remarks) console.say(QString::fromStdString(remark));
    return outputs.finish() ? course.exitCode : kFileTrouble;
}

/// Through the same outputs as a job's answers: --output and a full disk mean the same here.
int writeAnswer(const Invocation& invocation, const std::string& answer) {
    Outputs outputs;
    if (!outputs.open(invocation, {})) return kFileTrouble;
    outputs.writeAnswer(answer);
    return outputs.finish() ? kDone : kFileTrouble;
}

std::string puzzleText(const Puzzle& puzzle) {
    return puzzle.givensKnown ? puzzle.grid.givensText() : puzzle.grid.cellsText();
}

} // namespace ninefold::cli
