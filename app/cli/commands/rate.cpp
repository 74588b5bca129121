// SPDX-License-Identifier: MIT
// rate: how hard each puzzle is, on the common rating scales.
#include "app/cli/answers/entryfields.h"
#include "app/cli/answers/puzzlefields.h"
#include "app/cli/answers/ratings.h"
#include "app/cli/answers/verdictfields.h"
#include "app/cli/interrupt.h"
#include "app/cli/library/access.h"
#include "app/cli/library/reader.h"
#include "app/cli/library/storing.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/ratings.h"
#include "engine/logic/technique.h"

namespace ninefold::cli {
namespace {

struct RateOptions {
    const Invocation& call;
    Scales scales;
    std::stop_token stop;
    /// Where the ratings are written, and where those that are known come from.
    std::optional<library::Location> store;
};

/// A rating and what it is about.
struct Answer {
    const formats::Puzzle& puzzle;
    rating::RatedPuzzle rated;
    /// No scale, but a solving path of its own.
    std::optional<logic::Needs> needs;
};

void writeJson(const RateOptions& asked, const Answer& answer, std::string& out) {
    documents::JsonWriter json(out);
    const solve::Verdict::Status status = answer.rated.verdict.status;
    writePuzzle(answer.puzzle, json);
    if (status != solve::Verdict::Status::Unique) json.field("status", statusWord(status));
    writeRatings(asked.scales, answer.rated, json);
    if (answer.needs) writeNeeds(*answer.needs, json);
    else if (asked.scales.rated.only.empty()) json.key("needs").null();
    json.end();
}

/// The puzzle and, as a comment that every program skips, its ratings.
void writeText(const RateOptions&, const Answer& answer, std::string& out) {
    out += puzzleText(answer.puzzle) + "  # " + ratingsText(answer.rated).toStdString() + '\n';
}

Answer answerTo(const RateOptions& asked, const formats::Puzzle& puzzle, solve::FastSolver& solver) {
    Answer answer{.puzzle = puzzle, .rated = rate(asked.scales, puzzle, solver, asked.stop), .needs = std::nullopt};
    const bool wanted = asked.scales.rated.only.empty() && (asked.call.common.json || asked.store);
    if (wanted && answer.rated.verdict.status == solve::Verdict::Status::Unique)
        answer.needs = logic::needsOf(formats::puzzleGrid(puzzle), asked.stop);
    return answer;
}

/// The library's part of the work, for one thread.
class Store {
public:
    explicit Store(const RateOptions& asked) : asked_(asked), reader_(*asked.store) {}

    /// Writes the answer that the library has; false if there is none or not all of it. An error is met again where the
    /// answers are written, and reported there.
    bool answer(const formats::Puzzle& puzzle, BatchResult& result) {
        const auto known = reader_.known(puzzle);
        if (!known || !known.value() || !isComplete(known.value()->rating)) return false;
        documents::JsonWriter json(result.text);
        writePuzzle(puzzle, json);
        writeStoredRating(*known.value()->rating, json);
        json.end();
        return true;
    }

    void record(const Answer& answer, BatchResult& result) {
        auto found = examination_.examine(answer.puzzle);
        if (!found.puzzle || found.isBoard) return;
        found.puzzle->rating = library::storedRating(answer.rated.ratings);
        if (answer.needs)
            for (const logic::Technique* technique : answer.needs->techniques)
                found.puzzle->rating->needs << toQString(technique->id);
        result.records.push_back(*std::move(found.puzzle));
    }

private:
    bool isComplete(const std::optional<library::StoredRating>& stored) const {
        if (!stored || asked_.scales.profile) return false;
        for (const rating::Rating* rating : rating::allRatings())
            for (const rating::RatingColumn& column : rating->columns)
                if (asked_.scales.rated.includes(*rating) && !stored->values.contains(std::string(column.key)))
                    return false;
        return true;
    }

    const RateOptions& asked_;
    LibraryReader reader_;
    library::Examination examination_;
};

Handler makeHandler(const RateOptions& asked) {
    return [&asked, solver = solve::FastSolver(), store = asked.store ? std::make_shared<Store>(asked) : nullptr](
               const Item& item, BatchResult& result) mutable {
        if (store && store->answer(item.puzzle, result)) return;
        const Answer answer = answerTo(asked, item.puzzle, solver);
        if (asked.stop.stop_requested()) return;
        result.flawed = result.flawed || answer.rated.verdict.status != solve::Verdict::Status::Unique;
        (asked.call.common.json ? writeJson : writeText)(asked, answer, result.text);
        if (store) store->record(answer, result);
    };
}

/// The ratings that can be requested. A derived one comes with those that it needs.
QStringList scaleIds() {
    QStringList ids;
    for (const rating::Rating* rating : rating::allRatings())
        if (rating->stage != rating::RatingStage::Derived) ids << toQString(rating->id);
    return ids;
}

/// A sentence about what is wrong, empty if nothing is.
QString readScales(const Invocation& call, RateOptions& asked) {
    if (!call.isSet("scale")) return {};
    for (const QString& scale : call.value("scale").split(',')) {
        const rating::Rating* rating = rating::ratingById(scale.toStdString());
        if (rating == nullptr || rating->stage == rating::RatingStage::Derived)
            return QStringLiteral("--scale needs some of %1 with commas, not '%2'.").arg(scaleIds().join(u','), scale);
        asked.scales.rated.only.push_back(rating->id);
    }
    return {};
}

QList<QCommandLineOption> options() {
    QCommandLineOption scale = option("scale", "", "LIST");
    scale.setDescription(
        QStringLiteral("Only these scales, with commas: %1").arg(scaleIds().join(QStringLiteral(", "))));
    return {scale, option("profile", "With --json: the rating of every step"),
            option("resume", "Continue the file of --output after its last answer, and keep it when interrupted"),
            shardOption(), databaseOption()};
}

/// What each scale means.
QString explainScales() {
    QStringList lines;
    for (const rating::Rating* rating : rating::allRatings())
        lines << (rating->stage == rating::RatingStage::Derived ? QStringLiteral("The %1: %2")
                                                                : QStringLiteral("%1: %2"))
                     .arg(toQString(rating->id), documents::textOfRating(rating->help));
    lines << QStringLiteral(
        "With --json and without --scale also needs: the techniques beyond singles that a person needs.");
    return lines.join(u'\n');
}

int run(const Invocation& call) {
    RateOptions asked{.call = call, .scales = {.profile = call.isSet("profile")}, .stop = {}, .store = std::nullopt};
    if (const QString wrong = readScales(call, asked); !wrong.isEmpty()) return call.wrongUsage(wrong);
    const auto shard = readShard(call);
    if (const QString* wrong = std::get_if<QString>(&shard)) return call.wrongUsage(*wrong);
    if (call.isSet("resume") && (call.common.output.isEmpty() || call.common.output == "-" || call.isSet("database")))
        return call.wrongUsage(QStringLiteral("--resume needs --output FILE, and no --database."));
    // The hardest puzzles take many seconds; Ctrl-C must not wait for them.
    const InterruptStop interrupt;
    asked.stop = interrupt.token();
    int code = kDone;
    asked.store = storeOf(call, code);
    if (code != kDone) return code;
    Job job{.makeHandler = [&] { return makeHandler(asked); },
            .batch = 4,
            .resume = call.isSet("resume"),
            .shard = std::get<Shard>(shard)};
    if (!asked.store) return runJob(call, job);
    Storing storing(call, *asked.store, {});
    storing.attachTo(job);
    return runJob(call, job);
}

} // namespace

namespace commands {

const Command rate = {
    .id = "rate",
    .summary = "How hard is it?",
    .notes =
        "A long list can be rated in several runs:\n"
        "    ninefold-cli rate --scale se --output rated.txt --resume list.txt\n"
        "writes each answer as soon as it is made, in the order of the list; after an interruption the same\n"
        "call continues where it ended.\n\n"
        "With --database the ratings go into a library, and are answers only with --json or --output. A puzzle whose\n"
        "rating is there is not rated again.",
    .list = explainScales,
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
