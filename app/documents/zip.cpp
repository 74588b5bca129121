// SPDX-License-Identifier: MIT
// A zip archive of files with Sudokus in any supported format, one after the other. Archives within archives are not
// opened (an archive can contain itself), except spreadsheets and games of HoDoKu, which are zip archives too.
#include "app/documents/parts/zip.h"

#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/gunzip.h"
#include "app/documents/parts/sinks.h"
#include "app/documents/reading.h"

#include <set>

namespace ninefold::documents::descriptors {
namespace {

/// More files than any archive of puzzles has.
constexpr std::size_t kMostFiles = 1000;

bool isArchive(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04") || isGzip(bytes);
}

/// Files that the operating system added when packing.
bool isLitter(std::string_view name) {
    return name.starts_with("__MACOSX/") || name.ends_with(".DS_Store") || name.ends_with("Thumbs.db");
}

/// Returns false to stop reading.
bool readFileOf(std::string_view bytes, formats::PuzzleSink& sink) {
    OutcomeSink file(sink);
    const formats::Format* const packed = hsol.detect(bytes) ? &hsol : xlsx.detect(bytes) ? &xlsx : nullptr;
    if (packed != nullptr) {
        packed->read({.text = bytes}, file);
    } else if (isArchive(bytes)) {
        file.skipped({.code = ErrorCode::NotAFile, .detail = ErrorDetail::NestedArchive});
    } else if (const auto summary = readText(bytes, file); !summary && !file.said) {
        // A file without Sudokus is skipped and reported.
        file.skipped(summary.error());
    }
    return file.more;
}

bool detect(std::string_view head) {
    return head.starts_with("PK\x03\x04");
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    const auto names = zipNames(piece.text, kMostFiles);
    if (names.empty()) sink.skipped({.code = ErrorCode::Damaged, .detail = ErrorDetail::ZipArchive});
    std::size_t left = kUnpackedLimit;
    std::set<std::string> seen;
    for (const std::string& name : names) {
        if (isLitter(name) || !seen.insert(name).second) continue;
        const auto bytes = unzip(piece.text, name, left);
        if (!bytes) {
            Error error = bytes.error();
            // The limit applies to all files together.
            if (error.code == ErrorCode::TooLarge) error.found = static_cast<long long>(kUnpackedLimit);
            sink.skipped(error);
            if (error.code == ErrorCode::TooLarge) break;
            continue;
        }
        left -= bytes.value().size();
        if (!readFileOf(bytes.value(), sink)) break;
    }
    return piece.text.size();
}

} // namespace

const formats::Format zip = {
    .id = "zip",
    .name = "Zip archive of Sudoku files",
    .extensions = "zip",
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
