// SPDX-License-Identifier: MIT
#include "app/cli/library/storing.h"

#include "app/cli/library/access.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/store/library/examination.h"

namespace ninefold::cli {
namespace {

QString counted(long long number, const char* one, const char* several) {
    return documents::numberText(number) + ' ' + QLatin1String(number == 1 ? one : several);
}

} // namespace

void Storing::attachTo(Job& job) {
    job.store = [this](BatchResult& result) {
        if (!givesAnswers(call_)) result.text.clear();
        return writer_.take(result);
    };
    job.finishStore = [this](Console& console) { return finish(console); };
    if (!givesAnswers(call_)) job.closing = nullptr;
}

void Storing::attachWithPuzzles(Job& job) {
    attachTo(job);
    job.makeHandler = [make = job.makeHandler]() -> Handler {
        return [handler = make(), examination = std::make_shared<library::Examination>()](const Item& item,
                                                                                          BatchResult& result) {
            handler(item, result);
            auto found = examination->examine(item.puzzle);
            if (found.isBoard) result.boards << found.puzzle->solution;
            else if (found.puzzle) result.records.push_back(*std::move(found.puzzle));
        };
    };
}

/// What was written before an error stays, and the same command continues from there.
ExitCode Storing::finish(Console& console) {
    const auto error = writer_.finish();
    const library::AddReport& report = writer_.report();
    if (error) complainAbout(writer_.location(), *error);
    QStringList parts = {counted(report.added, "new puzzle", "new puzzles")};
    if (report.known > 0) parts << documents::numberText(report.known) + " known before";
    if (writer_.newBoards() > 0) parts << counted(writer_.newBoards(), "new board", "new boards");
    if (!call_.common.quiet || error)
        console.say(QStringLiteral("%1: %2.").arg(documents::visibleText(writer_.location().text()), parts.join(", ")));
    return error ? kFileTrouble : kDone;
}

bool givesAnswers(const Invocation& call) {
    return !call.isSet("database") || call.common.json || !call.common.output.isEmpty();
}

std::optional<library::Location> storeOf(const Invocation& call, int& code) {
    code = kDone;
    if (!call.isSet("database")) return std::nullopt;
    const auto database = openLibraryOf(call, code);
    return database ? std::optional(database->location()) : std::nullopt;
}

} // namespace ninefold::cli
