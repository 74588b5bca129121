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

struct Lesson {
    const Invocation& call;
    const logic::Technique& technique;
    long long count = 1;
    std::uint64_t seed = 0;
    std::stop_token stop;
};

void write(const Lesson& lesson, const practice::Example& example, std::string& out) {
    const std::string line = documents::libraryLine(example);
    if (!lesson.call.common.json) {
        out += line + '\n';
        return;
    }
    documents::JsonWriter json(out);
    json.field("position", line).field("technique", lesson.technique.id);
    writeChanges("removes", example.step.deductions, false, json);
    writeChanges("places", example.step.deductions, true, json);
    json.field("level", practice::effortName(practice::effortOf(example.position))).end();
}

/// The streams of a number are far from those of all other numbers.
std::optional<practice::Example> make(const Lesson& lesson, practice::PositionMaker& maker, std::uint64_t number,
                                      std::uint64_t repeat) {
    generator::Random random(lesson.seed, number | repeat << 32);
    return maker.make(random, lesson.stop);
}

/// The position goes along as a board, which tells whether it was there before; without one there is an empty board.
void answer(const Lesson& lesson, const std::optional<practice::Example>& example, BatchResult& result) {
    result.boards << (example ? toQString(example->position.cellsText()) : QString());
    if (example) return write(lesson, *example, result.text);
    result.flawed = true;
    result.remarks.insert("No position was found.");
    if (lesson.call.common.json)
        documents::JsonWriter(result.text).key("position").null().field("technique", lesson.technique.id).end();
}

Handler makeHandler(const Lesson& lesson) {
    return [&lesson, maker = practice::PositionMaker(lesson.technique)](const Item& item, BatchResult& result) mutable {
        const auto example = make(lesson, maker, static_cast<std::uint64_t>(item.number), 0);
        if (!lesson.stop.stop_requested()) answer(lesson, example, result);
    };
}

/// Looks at the positions in their order and replaces those that are repeated.
class Repeats {
public:
    explicit Repeats(const Lesson& lesson) : lesson_(lesson), maker_(lesson.technique) {}

    void replace(BatchResult& result) {
        if (result.boards.isEmpty()) return;
        assert(result.boards.size() == 1);
        ++number_;
        bool isNew = isNewBoard(result.boards.takeFirst().toStdString());
        for (std::uint64_t repeat = 1; !isNew && repeat <= kMostRepeats && !lesson_.stop.stop_requested(); ++repeat) {
            const auto example = make(lesson_, maker_, number_, repeat);
            result.text.clear();
            answer(lesson_, example, result);
            isNew = isNewBoard(result.boards.takeFirst().toStdString());
        }
    }

private:
    bool isNewBoard(const std::string& board) { return board.empty() || seen_.add(Grid::fromCells(board)); }

    const Lesson& lesson_;
    practice::PositionMaker maker_;
    practice::SeenPositions seen_;
    std::uint64_t number_ = 0;
};

void feed(const Lesson& lesson, Pipeline& pipeline) {
    for (long long number = 1; number <= lesson.count; ++number)
        if (Interrupt::requested() || !pipeline.submit({.number = number})) return;
}

QList<QCommandLineOption> options() {
    return {option("technique", "The technique to practise", "ID"),
            option("count", "Number of positions (default: 1)", "N")};
}

int run(const Invocation& call) {
    const logic::Technique* technique = logic::techniqueById(call.value("technique").toStdString());
    if (technique == nullptr) return call.wrongUsage(noTechnique(call.value("technique")));
    Lesson lesson{.call = call, .technique = *technique, .stop = {}};
    if (call.isSet("count")) {
        const auto number = numberIn(call.value("count"), 1, kMostPositions);
        if (!number) return call.wrongUsage(wrongNumber("count", call.value("count"), 1, kMostPositions));
        lesson.count = *number;
    }
    if (call.common.limit) lesson.count = std::min(lesson.count, *call.common.limit);
    lesson.seed = call.seed();
    const InterruptStop interrupt;
    lesson.stop = interrupt.token();
    Repeats repeats(lesson);
    return runJob(call, {.makeHandler = [&] { return makeHandler(lesson); },
                         .feed = [&](Pipeline& pipeline) { feed(lesson, pipeline); },
                         .total = lesson.count,
                         .batch = 1,
                         .store = [&](BatchResult& result) { return repeats.replace(result), true; }});
}

} // namespace

namespace commands {

const Command practice = {
    .id = "practice",
    .summary = "New positions to practise a technique",
    .notes = "Each is a HoDoKu library line, and a step of the technique is its next step: nothing easier goes on.\n"
             "No two are the same up to symmetry. The level is easy, medium or hard by the number of candidates on\n"
             "the board. The same --seed makes the same positions with any number of threads.",
    .options = options,
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
