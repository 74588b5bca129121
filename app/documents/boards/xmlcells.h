// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ninefold::documents {

class MarkupCursor;

/// Collects the cells of boards from the elements of any XML. What counts is which elements follow each other and
/// what they say about their place:
///
///     <cell>5</cell><cell/> ..                            81 of one name, in their order
///     <cell row="0" col="2">7</cell> ..                   with places, from 0 or from 1
///     <row name="Row1"><col name="Col1" val="8"/> ..      places in the elements around them, too
///     <line>53..7....</line> ..                           nine rows of nine characters
///
/// Regions that are not the boxes, and elements with the name of a rule, make the puzzle a variant.
class XmlCells {
public:
    XmlCells(formats::PuzzleSink& sink, std::string_view text, int firstLine);
    /// Reads the whole text. Returns false to stop reading.
    bool read();

private:
    /// An open element.
    struct Element {
        std::string name, value, region;
        int row = -1, column = -1, given = -1;
        bool hasChildren = false, hasAttributes = false;
        /// Its parts, while it may still be a cell with its place: row, column and value.
        std::vector<std::pair<std::string, std::string>> parts;
    };
    struct FoundCell {
        std::string value, region;
        int row = -1, column = -1, given = -1;
    };

    void open(const MarkupCursor& cursor);
    bool close();
    bool addLeaf(Element&& leaf);
    bool addParts(Element&& element);
    bool addPartsAsCells(Element& element);
    bool addCell(FoundCell&& cell);
    bool finishRun();
    bool readPlaced();
    bool readInOrder();
    bool readRows();
    bool give(formats::Puzzle&& puzzle, int line);
    bool hasOwnRegions(const std::vector<FoundCell>& cells) const;

    formats::PuzzleSink& sink_;
    std::string_view text_;
    int firstLine_;
    std::vector<Element> open_;
    std::string runName_; // of the elements of the current run
    std::vector<FoundCell> cells_;
    std::vector<FoundCell> rows_;
    std::optional<Error> variant_; // what a rule in the file makes of its boards
    bool tooDeep_ = false;
};

} // namespace ninefold::documents
