// SPDX-License-Identifier: MIT
// Photographs, screenshots, and pages of PDF files. Each grid of the picture is a puzzle, the one that was most likely
// meant first; the window shows what was read beside the picture before it is played.
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/picturefile.h"

namespace ninefold::documents::descriptors {
namespace {

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    const auto grids = readGrids(piece.text);
    if (!grids) {
        sink.skipped(grids.error());
        return piece.text.size();
    }
    for (const pictures::GridReading& grid : grids.value())
        if (!sink.puzzle(puzzleOf(grid))) break;
    return piece.text.size();
}

} // namespace

const formats::Format picture = {
    .id = "picture",
    .name = "Picture with a Sudoku",
    .extensions = "png jpg jpeg webp tif tiff bmp gif heic pdf",
    .documentLimit = kDocumentLimit,
    .detect = isPicture,
    .read = read,
};

} // namespace ninefold::documents::descriptors
