// SPDX-License-Identifier: MIT
// Arbitrary bytes through decoding, detection and reading, like a file that is opened. The result must not depend
// on the chunks in which the bytes arrive.
#include "app/documents/decoder.h"
#include "app/documents/reading.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

class Counter : public PuzzleSink {
public:
    bool puzzle(Puzzle&&) override { return ++puzzles < 1000; }
    void skipped(const Error&) override { ++skips; }
    void warning(const Error&) override {}

    int puzzles = 0;
    int skips = 0;
};

/// Decodes in chunks of a fixed size, which split multi-byte characters and the BOM.
std::string decoded(std::string_view bytes, std::size_t bite) {
    std::string out;
    Decoder decoder(guessEncoding(bytes));
    while (bytes.size() > bite) {
        decoder.decode(bytes.substr(0, bite), false, out);
        bytes.remove_prefix(bite);
    }
    decoder.decode(bytes, true, out);
    return out;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    // Small chunks against all bytes at once.
    if (decoded(bytes, 1 + size % 5) != decoded(bytes, size + 1)) std::abort();
    Counter sink;
    const auto result = readText(bytes, sink);
    // The counts shown to the user must match the puzzles and skips handed over.
    if (result && (result.value().opened != sink.puzzles || result.value().skipped != sink.skips)) std::abort();
    if (!result && sink.puzzles > 0) std::abort();
    return 0;
}
