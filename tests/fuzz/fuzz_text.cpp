// SPDX-License-Identifier: MIT
// The readers of text formats. The first byte chooses the reader (one value means the detected one), the second
// where the text is split in two. All output is well formed, and every puzzle read can be written and read again.
#include "engine/formats/format.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace ninefold;
using namespace ninefold::formats;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

void checkPuzzle(const Puzzle& puzzle) {
    require(puzzle.line >= 1);
    require((puzzle.grid.givens() & puzzle.grid.blanks()).empty());
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        require(puzzle.grid.blanks().contains(puzzle.grid.cellsFor(digit)));
    require(puzzle.notes.empty() || puzzle.notes.size() == kCellCount);
}

class Checker : public PuzzleSink {
public:
    bool puzzle(Puzzle&& puzzle) override {
        checkPuzzle(puzzle);
        found = std::move(puzzle);
        ++count;
        return true;
    }
    void skipped(const Error& error) override { require(error.line >= 0 && error.column >= 0); }
    void warning(const Error& error) override { require(error.line >= 0); }

    Puzzle found;
    int count = 0;
};

/// Passes the text in two pieces, as the reading driver does.
int readCut(const Format& format, std::string_view text, std::size_t cut) {
    Checker checker;
    ReadMemory memory;
    const std::size_t done =
        readPiece(format, {.text = text.substr(0, cut), .last = false, .memory = &memory}, checker);
    require(done <= cut);
    // The line number of the second piece is not computed here; any number above 1 will do.
    readPiece(format, {.text = text.substr(done), .firstLine = 2, .last = true, .memory = &memory}, checker);
    return checker.count;
}

/// A puzzle that was read must be readable again in every format in which it can be saved.
void writeAgain(const Puzzle& puzzle) {
    for (const Format* format : engineFormats()) {
        if (format->write == nullptr) continue;
        std::string text(format->header);
        format->write(puzzle, text);
        text += format->footer;
        Checker checker;
        readPiece(*format, {.text = text}, checker);
        require(checker.count == 1);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
    const auto formats = engineFormats();
    const std::size_t number = data[0] % (formats.size() + 1);
    const Format* format = number < formats.size() ? formats[number] : detectEngineFormat(text);
    if (format == nullptr || !format->isReadable()) return 0;
    Checker checker;
    require(readPiece(*format, {.text = text}, checker) <= text.size());
    // Documents are always read as a whole.
    if (format->documentLimit == 0 && !text.empty()) readCut(*format, text, text.size() * data[1] / 256);
    if (checker.count > 0) writeAgain(checker.found);
    return 0;
}
