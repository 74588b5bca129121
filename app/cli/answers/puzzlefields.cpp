// SPDX-License-Identifier: MIT
#include "app/cli/answers/puzzlefields.h"

#include "app/cli/run.h"

namespace ninefold::cli {

documents::JsonWriter& writePuzzle(const formats::Puzzle& puzzle, documents::JsonWriter& json) {
    json.field("puzzle", puzzleText(puzzle));
    if (!puzzle.seen) return json;
    json.key("confidence").openArray();
    for (const float confidence : puzzle.seen->confidence) json.value(static_cast<double>(confidence), 3);
    json.closeArray().key("corners").openArray();
    for (const formats::Seen::Point& corner : puzzle.seen->corners)
        json.openArray().value(corner.x, 1).value(corner.y, 1).closeArray();
    return json.closeArray();
}

} // namespace ninefold::cli
