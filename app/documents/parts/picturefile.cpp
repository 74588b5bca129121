// SPDX-License-Identifier: MIT
#include "app/documents/parts/picturefile.h"

#include "app/documents/parts/document.h"
#include "app/documents/parts/plugins.h"
#include "app/documents/pictures/picturereader.h"

#include <array>
#include <string>

namespace ninefold::documents {
namespace {

const pictures::PictureReader* loadReader() {
    static const pictures::PictureReader* const reader =
        qobject_cast<pictures::PictureReader*>(loadPlugin(QStringLiteral("ninefold-picture")));
    return reader;
}

Error errorOf(const pictures::Outcome& outcome) {
    switch (outcome.trouble) {
    case pictures::Trouble::OtherSize: {
        const std::string side = std::to_string(outcome.size);
        return {.code = ErrorCode::WrongSize, .text = side + 'x' + side};
    }
    case pictures::Trouble::TooLarge:
        return {.code = ErrorCode::PictureTooLarge, .found = pictures::kMostPixels / 1'000'000};
    case pictures::Trouble::NoGrid:
        return {.code = ErrorCode::PictureWithoutGrid};
    default:
        return {.code = ErrorCode::Damaged, .detail = ErrorDetail::PictureFile};
    }
}

} // namespace

bool isPicture(std::string_view head) {
    using namespace std::string_view_literals;
    constexpr std::array kSignatures = {"\x89PNG\r\n"sv, "\xFF\xD8\xFF"sv, "%PDF-"sv, "GIF8"sv, "II*\0"sv, "MM\0*"sv};
    for (const std::string_view signature : kSignatures)
        if (head.starts_with(signature)) return true;
    if (head.starts_with("RIFF") && head.substr(0, 12).ends_with("WEBP")) return true;
    if (head.size() > 12 && head.substr(4).starts_with("ftyp"))
        return head.substr(8).starts_with("hei") || head.substr(8).starts_with("mif1") ||
               head.substr(8).starts_with("avif");
    // "BM", its length, and four bytes of nothing.
    return head.size() > 14 && head.starts_with("BM") && head.substr(6, 4) == "\0\0\0\0"sv;
}

formats::Puzzle puzzleOf(const pictures::GridReading& grid) {
    formats::Puzzle puzzle;
    formats::Seen seen;
    std::array<Digits, kCellCount> marks{};
    bool marked = false;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const pictures::CellReading& reading = grid.cells[cell];
        if (reading.digit > 0 && !reading.isPlaced) puzzle.grid.give(cell, reading.digit);
        if (reading.digit > 0 && reading.isPlaced) puzzle.grid.place(cell, reading.digit);
        puzzle.givensKnown = puzzle.givensKnown || (reading.digit > 0 && reading.isPlaced);
        marks[cell] = Digits::fromMask(reading.marks >> 1);
        marked = marked || reading.marks != 0;
        seen.confidence[cell] = reading.confidence;
    }
    if (marked) setPlayersMarks(marks, puzzle);
    for (size_t corner = 0; corner < grid.corners.size(); ++corner)
        seen.corners[corner] = {grid.corners[corner].x, grid.corners[corner].y};
    puzzle.seen = seen;
    return puzzle;
}

Result<std::vector<pictures::GridReading>> readGrids(std::string_view bytes, const std::stop_token& stop) {
    const pictures::PictureReader* const reader = loadReader();
    if (reader == nullptr) return Error{.code = ErrorCode::PictureNeedsPackage, .text = "ninefold-picture"};
    pictures::Outcome outcome = reader->read(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())), stop);
    if (outcome.trouble != pictures::Trouble::None) return errorOf(outcome);
    return std::move(outcome.grids);
}

} // namespace ninefold::documents
