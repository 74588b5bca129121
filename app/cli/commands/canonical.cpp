// SPDX-License-Identifier: MIT
// canonical: the smallest of all puzzles that are equal up to symmetry. To find out which puzzles of a list are
// equivalent, canonicalise them and look for equal lines.
#include "engine/generator/canonical.h"

#include "app/cli/answers/verdictfields.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"

namespace ninefold::cli {
namespace {

/// Converts the displayed text: the canonical form has to be that of the "puzzle" field, regardless of other data.
generator::Canonical::Values valuesOf(const std::string& puzzle) {
    generator::Canonical::Values values{};
    // '.' is a blank.
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (puzzle[cell] != '.') values[cell] = static_cast<std::uint8_t>(puzzle[cell] - '0');
    return values;
}

Handler makeHandler(bool asJson) {
    return [asJson, canonical = generator::Canonical()](const Item& item, BatchResult& result) mutable {
        const std::string puzzle = puzzleText(item.puzzle);
        const std::string form = valuesText(canonical.smallest(valuesOf(puzzle)));
        // Two such puzzles may have the same form and still be different; users who compare lists have to know.
        if (item.puzzle.marksBind)
            result.remarks.insert(
                QStringLiteral("Candidates belong to some of these puzzles; the canonical form leaves them aside.")
                    .toStdString());
        if (asJson) documents::JsonWriter(result.text).field("puzzle", puzzle).field("canonical", form).end();
        else result.text.append(form).append("\n");
    };
}

int run(const Invocation& call) {
    return runJob(call, {.makeHandler = [&] { return makeHandler(call.common.json); }});
}

} // namespace

namespace commands {

const Command canonical = {
    .id = "canonical",
    .summary = "The same answer for all puzzles that are the same up to symmetry",
    .notes = "Of all the puzzles that come from one by renaming the digits, permuting bands, stacks, rows within\n"
             "a band and columns within a stack, and exchanging rows and columns, it prints the smallest, read as\n"
             "81 digits with a blank before 1. Digits that a player placed do not count where the format marks them.",
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
