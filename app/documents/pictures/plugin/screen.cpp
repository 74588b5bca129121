// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/screen.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <queue>

#include <opencv2/imgproc.hpp>

namespace ninefold::documents::pictures {
namespace {

constexpr int kLeastSide = 12;
/// Cells that are covered, or that a digit cuts in two, are missing.
constexpr int kFewestCells = 72;

struct Position {
    int row;
    int column;
    friend auto operator<=>(const Position&, const Position&) = default;
};
using Lattice = std::map<Position, cv::Rect>;

cv::Point2f middle(const cv::Rect& rect) {
    return {static_cast<float>(rect.x) + static_cast<float>(rect.width) / 2,
            static_cast<float>(rect.y) + static_cast<float>(rect.height) / 2};
}

bool isAlike(const cv::Rect& a, const cv::Rect& b) {
    const double side = std::max(a.width, a.height);
    return std::abs(a.width - b.width) < 0.15 * side + 1.5 && std::abs(a.height - b.height) < 0.15 * side + 1.5;
}

/// Is `b` the next cell on the right of `a`, or below it?
bool isNext(const cv::Rect& a, const cv::Rect& b, bool below) {
    if (!isAlike(a, b)) return false;
    const cv::Point2f way = middle(b) - middle(a);
    const float along = below ? way.y : way.x;
    const float aside = below ? way.x : way.y;
    const auto side = static_cast<float>(below ? a.height : a.width);
    return along > 0.85F * side && along < 1.45F * side + 4 && std::abs(aside) < 0.15F * side + 2;
}

/// The squares that hang together as neighbours, each with its place in rows and columns; what is taken is removed.
Lattice takeLattice(std::vector<cv::Rect>& left) {
    Lattice lattice;
    std::queue<Position> open;
    const auto take = [&](size_t index, Position position) {
        if (!lattice.emplace(position, left[index]).second) return;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(index));
        open.push(position);
    };
    take(left.size() - 1, {0, 0});
    while (!open.empty()) {
        const Position here = open.front();
        const cv::Rect rect = lattice.at(here);
        open.pop();
        for (size_t i = left.size(); i-- > 0;) {
            if (isNext(rect, left[i], false)) take(i, {here.row, here.column + 1});
            else if (isNext(left[i], rect, false)) take(i, {here.row, here.column - 1});
            else if (isNext(rect, left[i], true)) take(i, {here.row + 1, here.column});
            else if (isNext(left[i], rect, true)) take(i, {here.row - 1, here.column});
        }
    }
    return lattice;
}

int median(std::vector<int> values) {
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

/// Where the nine columns, or rows, begin and end.
struct Bands {
    std::array<int, 9> begin;
    std::array<int, 9> end;

    /// Between two of them is a line, or a gap.
    float line(int index) const {
        const int half = (begin[1] - end[0]) / 2;
        if (index == 0) return static_cast<float>(begin[0] - half);
        if (index == 9) return static_cast<float>(end[8] + half);
        return static_cast<float>(end[index - 1] + begin[index]) / 2;
    }
};

std::optional<Bands> bandsOf(const Lattice& lattice, Position first, bool rows) {
    Bands bands{};
    for (int band = 0; band < 9; ++band) {
        std::vector<int> begin;
        std::vector<int> end;
        for (const auto& [position, rect] : lattice) {
            if ((rows ? position.row - first.row : position.column - first.column) != band) continue;
            begin.push_back(rows ? rect.y : rect.x);
            end.push_back(rows ? rect.y + rect.height : rect.x + rect.width);
        }
        if (begin.empty()) return {};
        bands.begin[band] = median(begin);
        bands.end[band] = median(end);
    }
    return bands;
}

/// What a program painted is in line; what a camera took is not.
bool isExact(const Lattice& lattice, Position first, const Bands& rows, const Bands& columns) {
    const double off = 1 + 0.02 * (rows.end[0] - rows.begin[0]);
    const auto inLine = std::count_if(lattice.begin(), lattice.end(), [&](const auto& entry) {
        const auto& [position, rect] = entry;
        const int row = position.row - first.row;
        const int column = position.column - first.column;
        return std::abs(rect.y - rows.begin[row]) < off && std::abs(rect.x - columns.begin[column]) < off &&
               std::abs(rect.y + rect.height - rows.end[row]) < off &&
               std::abs(rect.x + rect.width - columns.end[column]) < off;
    });
    return 8 * inLine >= 7 * static_cast<std::ptrdiff_t>(lattice.size());
}

/// The first row and column of a lattice, and how many rows and columns it has.
struct Extent {
    Position first{1'000, 1'000};
    int rows = 0;
    int columns = 0;
};

Extent extentOf(const Lattice& lattice) {
    Extent extent;
    Position last{-1'000, -1'000};
    for (const auto& [position, rect] : lattice) {
        extent.first = {std::min(extent.first.row, position.row), std::min(extent.first.column, position.column)};
        last = {std::max(last.row, position.row), std::max(last.column, position.column)};
    }
    extent.rows = last.row - extent.first.row + 1;
    extent.columns = last.column - extent.first.column + 1;
    return extent;
}

/// Sudokus are played with 4, 6, 8, 10, 12, 16 and 25 digits, too.
int otherSizeOf(const Lattice& lattice) {
    constexpr std::array kSizes{4, 6, 8, 10, 12, 16, 25};
    const Extent extent = extentOf(lattice);
    const bool isSize =
        extent.rows == extent.columns && std::find(kSizes.begin(), kSizes.end(), extent.rows) != kSizes.end();
    return isSize && 10 * lattice.size() >= 9 * static_cast<size_t>(extent.rows * extent.rows) ? extent.rows : 0;
}

/// Nothing unless the lattice has nine rows and nine columns.
std::optional<ScreenGrid> gridOf(const Lattice& lattice) {
    if (lattice.size() < kFewestCells || lattice.size() > 81) return {};
    const auto [first, rowCount, columnCount] = extentOf(lattice);
    if (rowCount != 9 || columnCount != 9) return {};
    const auto rows = bandsOf(lattice, first, true);
    const auto columns = bandsOf(lattice, first, false);
    if (!rows || !columns || !isExact(lattice, first, *rows, *columns)) return {};
    ScreenGrid grid;
    for (int cell = 0; cell < 81; ++cell) {
        const int row = cell / 9;
        const int column = cell % 9;
        grid.cells[cell] = {cv::Point(columns->begin[column], rows->begin[row]),
                            cv::Point(columns->end[column], rows->end[row])};
    }
    for (int place = 0; place < 100; ++place) grid.mesh[place] = {columns->line(place % 10), rows->line(place / 10)};
    return grid;
}

/// The areas of one shade, or of one that changes slowly, that are about square. `most`: how much the shade may change
/// from one pixel to the next.
std::vector<cv::Rect> evenSquares(const cv::Mat& grey, int most) {
    cv::Mat lightest;
    cv::Mat darkest;
    const cv::Mat window = cv::getStructuringElement(cv::MORPH_RECT, {2, 2});
    cv::dilate(grey, lightest, window);
    cv::erode(grey, darkest, window);
    const cv::Mat even = lightest - darkest <= most;
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(even, labels, stats, centres, 4, CV_32S);
    std::vector<cv::Rect> squares;
    for (int i = 1; i < count; ++i) {
        const int* values = stats.ptr<int>(i);
        const cv::Rect rect(values[cv::CC_STAT_LEFT], values[cv::CC_STAT_TOP], values[cv::CC_STAT_WIDTH],
                            values[cv::CC_STAT_HEIGHT]);
        const int side = std::min(rect.width, rect.height);
        const int longer = std::max(rect.width, rect.height);
        // A digit, or nine small ones, leave a good part of a cell.
        if (side >= kLeastSide && longer <= 1.25 * side && 4 * values[cv::CC_STAT_AREA] > rect.area())
            squares.push_back(rect);
    }
    return squares;
}

ScreenGrids gridsAmong(std::vector<cv::Rect> squares) {
    // A picture of something else has thousands of small areas, and no order in them.
    constexpr size_t kMostSquares = 2'000;
    constexpr size_t kFewestOfAnySize = 15;
    if (squares.size() > kMostSquares) squares.resize(kMostSquares);
    ScreenGrids found;
    while (squares.size() >= kFewestOfAnySize) {
        const Lattice lattice = takeLattice(squares);
        if (const auto grid = gridOf(lattice)) found.grids.push_back(*grid);
        else found.otherSize = std::max(found.otherSize, otherSizeOf(lattice));
    }
    return found;
}

} // namespace

ScreenGrids screenGrids(const cv::Mat& grey) {
    // The colours of a theme run from one to another, or look like stone.
    ScreenGrids all;
    for (const int change : {3, 9, 18}) {
        ScreenGrids found = gridsAmong(evenSquares(grey, change));
        if (!found.grids.empty()) return found;
        all.otherSize = std::max(all.otherSize, found.otherSize);
    }
    return all;
}

} // namespace ninefold::documents::pictures
