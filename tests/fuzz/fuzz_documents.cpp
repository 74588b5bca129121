// SPDX-License-Identifier: MIT
// The first byte chooses a document format, the rest is its input. Every puzzle that was read must survive writing
// and reading again.
#include "app/documents/catalog.h"
#include "app/documents/documents.h"
#include "app/documents/writing.h"
#include "engine/core/visibletext.h"
#include "engine/formats/format.h"

#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <vector>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

// Limited to a hundred puzzles, because each is written and read again.
class Keeper : public PuzzleSink {
public:
    bool puzzle(Puzzle&& puzzle) override {
        // As the reading of a file does; until then a name may have bytes that are no characters.
        puzzle.name = oneLine(puzzle.name);
        puzzles.push_back(std::move(puzzle));
        return puzzles.size() < 100;
    }
    void skipped(const Error&) override { ++skips; }
    void warning(const Error&) override {}

    std::vector<Puzzle> puzzles;
    int skips = 0;
};

constexpr const Format* kFormats[] = {
#define NINEFOLD_FORMAT(name) &documents::descriptors::name,
#include "app/documents/formats.def"
#undef NINEFOLD_FORMAT
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const Format& format = *kFormats[data[0] % std::size(kFormats)];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    format.detect(text);
    Keeper found;
    format.read({.text = text}, found);

    // Ninefold's own format holds everything that the others do, so a round trip through it may lose nothing.
    const Format& own = *formatById("json");
    Keeper again;
    const std::string written = writeText(own, found.puzzles);
    own.read({.text = written}, again);
    if (again.puzzles.size() != found.puzzles.size() || again.skips > 0) std::abort();
    for (std::size_t i = 0; i < again.puzzles.size(); ++i)
        if (again.puzzles[i].grid != found.puzzles[i].grid || again.puzzles[i].name != found.puzzles[i].name)
            std::abort();
    return 0;
}
