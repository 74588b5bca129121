// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

#include <QByteArray>
#include <QPageLayout>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace ninefold::widgets {

/// A puzzle as it is printed.
struct PrintedPuzzle {
    logic::Frame frame;
    QString name;
    /// At the right of the name: level and rating.
    QString facts;
    /// 0 = Very Easy to 5 = Expert, for the shape before the name; -1 = none.
    int level = -1;
    /// Empty if there is not exactly one.
    std::optional<std::array<std::uint8_t, kCellCount>> solution;
    friend bool operator==(const PrintedPuzzle&, const PrintedPuzzle&) = default;
};

/// A puzzle by its number, from 0. It is asked for when it is painted, because there may be thousands.
using PrintedPuzzles = std::function<PrintedPuzzle(int number)>;

/// How puzzles are put on pages.
struct PageOptions {
    /// 1, 2, 4 or 6.
    int perPage = 1;
    /// All solutions follow on the last pages.
    bool solutions = true;
    /// Names of rows and columns beside large boards.
    bool names = false;
    /// The text above the puzzles of each page; empty for none.
    QString title;
    friend bool operator==(const PageOptions&, const PageOptions&) = default;
};

/// Where a puzzle or its solution is on a page: its title line and its board. All lengths are in points, from the
/// corner of the printable area.
struct PagePlace {
    int puzzle = 0;
    bool solved = false;
    bool names = false;
    QRectF title, board;
    friend bool operator==(const PagePlace&, const PagePlace&) = default;
};

/// A page as a value.
struct PrintedPage {
    /// A line above the puzzles, and the two ends of a line below them.
    QString header, note, number;
    std::vector<PagePlace> places;
    friend bool operator==(const PrintedPage&, const PrintedPage&) = default;
};

/// The margins of our pages, in points.
inline constexpr qreal kPageMargin = 40;
/// The usual paper of the player's country, with our margins.
QPageLayout usualPaper();

/// The pages for this many puzzles on paper of this layout.
std::vector<PrintedPage> pagesOf(int puzzles, const PageOptions& options, const QPageLayout& layout);

/// Paints a page from the origin of the painter, with `scale` device pixels for a point.
void paintPage(QPainter& painter, const PrintedPage& page, const PrintedPuzzles& puzzles, const QPageLayout& layout,
               qreal scale);

/// Makes a PDF of one page with one puzzle and without its solution. Empty if that fails.
QByteArray pdfOf(const PrintedPuzzle& puzzle, bool names);

} // namespace ninefold::widgets
