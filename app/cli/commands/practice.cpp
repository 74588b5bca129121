// SPDX-License-Identifier: MIT
// practice: new positions for one technique. Position number n is made from stream n of the seed, so it is the same for
// any number of threads; one that is the same as an earlier one is made again when its turn comes.
#include "app/cli/answers/logic.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/exampleline.h"
#include "engine/practice/positions.h"

#include <cassert>
#include <limits>

namespace ninefold::cli {
namespace {

constexpr long long kMostPositions = std::numeric_limits<std::int32_t>::max();
/// Of a number, before it is given up.
constexpr std::uint64_t kMostRepeats = 20;

struct Exercise {
    const Invocation& call;
    const logic::Technique& technique;
    long long count = 1;
    std::uint64_t seed = 0;
    std::stop_token stop;
};

void write(const Exercise& exercise, const practice::Example& example, std::string& out) {
    const std::string line = documents::libraryLine(example);
    if (!exercise.call.common.json) {
        out += line + '\n';
        return;
    }
    documents::JsonWriter json(out);
    json.field("position", line).field("technique", exercise.technique.id);
    writeChanges("removes", example.step.deductions, false, json);
    writeChanges("places", example.step.deductions, true, json);
    json.field("level", practice::effortName(practice::effortOf(example.position))).end();
}

/// The streams of a number are far from those of all other numbers.
std::optional<practice::Example> make(const Exercise& exercise, practice::PositionMaker& maker, std::uint64_t number,
                                      std::uint64_t repeat) {
    generator::Random random(exercise.seed, number | repeat << 32);
    return maker.make(random, exercise.stop);
}

/// The position goes along as a board, which shows whether it was there before; without one there is an empty board.
void answer(const Exercise& exercise, const std::optional<practice::Example>& example, BatchResult& result) {
    result.boards << (example ? toQString(example->position.cellsText()) : QString());
    if (example) return write(exercise, *example, result.text);
    result.flawed = true;
    result.remarks.insert("No position was found.");
    if (exercise.call.common.json)
        documents::JsonWriter(result.text).key("position").null().field("technique", exercise.technique.id).end();
}

Handler makeHandler(const Exercise& exercise) {
    return [&exercise, maker = practice::PositionMaker(exercise.technique)](const Item& item,
                                                                            BatchResult& result) mutable {
        const auto example = make(exercise, maker, static_cast<std::uint64_t>(item.number), 0);
        if (!exercise.stop.stop_requested()) answer(exercise, example, result);
    };
}

/// Looks at the positions in their order and replaces those that are repeated.
class Repeats {
public:
    explicit Repeats(const Exercise& exercise) : exercise_(exercise), maker_(exercise.technique) {}

    void replace(BatchResult& result) {
        if (result.boards.isEmpty()) return;
        assert(result.boards.size() == 1);
        ++number_;
        bool isNew = isNewBoard(result.boards.takeFirst().toStdString());
        for (std::uint64_t repeat = 1; !isNew && repeat <= kMostRepeats && !exercise_.stop.stop_requested(); ++repeat) {
            const auto example = make(exercise_, maker_, number_, repeat);
            result.text.clear();
            answer(exercise_, example, result);
            isNew = isNewBoard(result.boards.takeFirst().toStdString());
        }
    }

private:
    bool isNewBoard(const std::string& board) { return board.empty() || seen_.add(Grid::fromCells(board)); }

    const Exercise& exercise_;
    practice::PositionMaker maker_;
    practice::SeenPositions seen_;
    std::uint64_t number_ = 0;
};

void feed(const Exercise& exercise, Pipeline& pipeline) {
    for (long long number = 1; number <= exercise.count; ++number)
        if (Interrupt::requested() || !pipeline.submit({.number = number})) return;
}

QList<QCommandLineOption> options() {
    return {option("technique", "The technique to practise", "ID"),
            option("count", "Number of positions (default: 1)", "N")};
}

int run(const Invocation& call) {
    const logic::Technique* technique = logic::techniqueById(call.value("technique").toStdString());
    if (technique == nullptr) return call.wrongUsage(noTechnique(call.value("technique")));
    Exercise exercise{.call = call, .technique = *technique, .stop = {}};
    if (call.isSet("count")) {
        const auto number = numberIn(call.value("count"), 1, kMostPositions);
        if (!number) return call.wrongUsage(wrongNumber("count", call.value("count"), 1, kMostPositions));
        exercise.count = *number;
    }
    if (call.common.limit) exercise.count = std::min(exercise.count, *call.common.limit);
    exercise.seed = call.seed();
    const InterruptStop interrupt;
    exercise.stop = interrupt.token();
    Repeats repeats(exercise);
    return runJob(call, {.makeHandler = [&] { return makeHandler(exercise); },
                         .feed = [&](Pipeline& pipeline) { feed(exercise, pipeline); },
                         .total = exercise.count,
                         .batch = 1,
                         .store = [&](BatchResult& result) { return repeats.replace(result), true; }});
}

} // namespace

namespace commands {

const Command practice = {
    .id = "practice",
    .summary = "New positions to practise a technique",
    .notes = "Each is a HoDoKu library line, and a step of the technique is its next step: nothing easier is left.\n"
             "No two are the same up to symmetry. The level is easy, medium or hard by the number of candidates on\n"
             "the board. The same --seed makes the same positions with any number of threads.",
    .options = options,
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
