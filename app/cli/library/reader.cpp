// SPDX-License-Identifier: MIT
#include "app/cli/library/reader.h"

#include "app/store/library/entries.h"

namespace ninefold::cli {

Result<std::optional<library::Entry>> LibraryReader::known(const formats::Puzzle& puzzle) {
    if (!library_.database) {
        auto opened = library::openLibrary(location_);
        if (!opened) return opened.error();
        library_ = std::move(opened).value();
    }
    const std::string cells = puzzle.givensKnown ? puzzle.grid.givensText() : formats::puzzleGrid(puzzle).cellsText();
    return library::entryOf(*library_.database, examination_.canonical(QString::fromStdString(cells)));
}

} // namespace ninefold::cli
