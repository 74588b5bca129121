// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/reader.h"

#include "app/documents/pictures/plugin/cells.h"
#include "app/documents/pictures/plugin/finder.h"
#include "app/documents/pictures/plugin/mesh.h"
#include "app/documents/pictures/plugin/screencells.h"
#include "app/documents/pictures/plugin/textgrid.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ninefold::documents::pictures {
namespace {

constexpr size_t kMostLooks = 16;
constexpr Paper kFlat{48, FlatPicture::kMargin};
/// The mean logarithm of the likelihoods: above it, what is read is digits, the right way up.
constexpr double kGoodSense = -0.12;
/// Above it, nothing better will be found at that place.
constexpr double kSureSense = -0.03;
/// Below it, a second grid is not worth a look.
constexpr double kFairSense = -0.3;
/// Below it, there is no Sudoku.
constexpr double kNoSense = -0.9;

/// Fewer are no Sudoku: even the poorest has 17 givens, of which some may be missed.
constexpr int kFewestFilled = 8;

struct Look {
    Mesh mesh;
    std::array<CellReading, 81> cells;
    double sense = -1e9;
};

CellReading cellOf(const Likelihoods& likely) {
    const auto best = std::max_element(likely.begin(), likely.end()) - likely.begin();
    CellReading cell;
    cell.confidence = likely[best];
    std::copy_n(likely.begin(), cell.likely.size(), cell.likely.begin());
    if (best >= 1 && best <= 9) cell.digit = static_cast<int>(best);
    // Neither a digit nor nothing: the likeliest digit, but far from sure.
    if (best == 11) {
        cell.digit = static_cast<int>(std::max_element(likely.begin(), likely.begin() + 10) - likely.begin());
        cell.confidence = std::min(0.5F, likely[cell.digit]);
    }
    return cell;
}

/// Most cells are empty in each direction: only the others tell. `cells` are those that are looked at.
double senseOf(const std::vector<CellImage>& images, const std::vector<int>& cells, const Network& network) {
    std::vector<const CellImage*> seen;
    seen.reserve(cells.size());
    for (const int cell : cells) seen.push_back(&images[cell]);
    double sense = 0;
    for (const Likelihoods& likely : network.look(seen))
        sense += std::log(std::max(*std::max_element(likely.begin() + 1, likely.begin() + 11), 1e-3F));
    return sense / static_cast<double>(std::max<size_t>(1, cells.size()));
}

/// The cells with the most ink in their middle.
std::vector<int> inkiest(const std::vector<CellImage>& images) {
    constexpr int kEdge = CellImage::kSide / 5;
    std::vector<std::pair<float, int>> order;
    for (int cell = 0; cell < 81; ++cell) {
        float ink = 0;
        for (int y = kEdge; y < CellImage::kSide - kEdge; ++y)
            for (int x = kEdge; x < CellImage::kSide - kEdge; ++x) ink += images[cell].ink[y * CellImage::kSide + x];
        order.emplace_back(-ink, cell);
    }
    std::sort(order.begin(), order.end());
    // A puzzle has 17 digits at least, and the network looks at eight cells at once.
    constexpr size_t kLookedAt = 16;
    std::vector<int> cells;
    for (size_t i = 0; i < kLookedAt; ++i) cells.push_back(order[i].second);
    return cells;
}

Look lookAt(const std::vector<CellImage>& images, const Mesh& mesh, const Network& network) {
    Look look{.mesh = mesh, .cells = {}, .sense = 0};
    std::vector<const CellImage*> seen;
    seen.reserve(images.size());
    for (const CellImage& image : images) seen.push_back(&image);
    int filled = 0;
    int cell = 0;
    for (const Likelihoods& likely : network.look(seen)) {
        look.cells[cell++] = cellOf(likely);
        filled += likely[0] < 0.5F;
        const float sensible = *std::max_element(likely.begin(), likely.begin() + 11);
        look.sense += std::log(std::max(sensible, 1e-3F));
    }
    look.sense = filled < kFewestFilled ? -1e9 : look.sense / filled;
    return look;
}

/// A grid, turned by some quarters, and how much sense its inkiest cells make.
struct Turn {
    Mesh mesh;
    std::vector<CellImage> images;
    double sense;
    int quarters = 0;
};

Turn turned(const Turn& turn) {
    return {pictures::turned(turn.mesh), pictures::turned(turn.images), 0, turn.quarters + 1};
}

Turn judged(Turn turn, const Network& network) {
    turn.sense = senseOf(turn.images, inkiest(turn.images), network);
    return turn;
}

/// The picture may lie on its side or on its head.
Turn bestTurn(Turn flat, const Network& network) {
    Turn best = judged(std::move(flat), network);
    Turn next = best;
    while (next.quarters < 3 && best.sense < kGoodSense) {
        next = judged(turned(next), network);
        if (next.sense > best.sense) best = next;
    }
    return best;
}

/// The same for a picture whose turn is known.
Turn turnedBy(int quarters, Turn flat, const Network& network) {
    while (flat.quarters < quarters) flat = turned(flat);
    return judged(std::move(flat), network);
}

double areaOf(const Mesh& mesh) {
    const cv::Point2f one = mesh[99] - mesh[0];
    const cv::Point2f other = mesh[90] - mesh[9];
    return std::abs(static_cast<double>(one.x) * other.y - static_cast<double>(one.y) * other.x) / 2;
}

/// A place where a grid may be, once its lines were followed.
struct Place {
    Quad corners;
    Mesh mesh;
    float score;
};

std::vector<Place> placesOf(const cv::Mat& grey) {
    std::vector<Place> places;
    for (const Found& found : findGrids(grey)) {
        const Mesh mesh = followLines(grey, found.corners);
        places.push_back({found.corners, mesh, meshScore(grey, mesh)});
    }
    // Of the places for one grid, those at which the lines are nearly as clear as at the best.
    constexpr float kNearly = 0.06F;
    std::vector<Place> clear;
    for (const Place& one : places)
        if (std::none_of(places.begin(), places.end(), [&](const Place& other) {
                return other.score > one.score + kNearly && overlap(one.corners, other.corners);
            }))
            clear.push_back(one);
    std::stable_sort(clear.begin(), clear.end(), [](const Place& a, const Place& b) { return a.score > b.score; });
    return clear;
}

/// What the inkiest cells say at the places of a picture. Where they leave no doubt, other corners of the same grid are
/// not tried; and the other grids of a page lie as the first one.
std::vector<std::pair<Quad, Turn>> turnsAt(const cv::Mat& grey, const Network& network) {
    std::vector<std::pair<Quad, Turn>> grids;
    std::vector<Quad> sure;
    std::optional<int> quarters;
    for (const Place& place : placesOf(grey)) {
        if (grids.size() == kMostLooks) break;
        if (std::any_of(sure.begin(), sure.end(), [&](const Quad& other) { return overlap(place.corners, other); }))
            continue;
        Turn flat{place.mesh, cutCells(grey, place.mesh), 0};
        Turn turn = quarters ? turnedBy(*quarters, std::move(flat), network) : bestTurn(std::move(flat), network);
        if (turn.sense < kNoSense) continue;
        if (turn.sense > kSureSense) {
            quarters = turn.quarters;
            sure.push_back(place.corners);
        }
        grids.emplace_back(place.corners, std::move(turn));
    }
    return grids;
}

/// All grids that make sense; of several at one place, that which makes the most.
std::vector<Look> looksAt(const cv::Mat& grey, const Network& network) {
    std::vector<std::pair<Quad, Turn>> grids = turnsAt(grey, network);
    std::stable_sort(grids.begin(), grids.end(),
                     [](const auto& a, const auto& b) { return a.second.sense > b.second.sense; });
    std::vector<Look> kept;
    std::vector<Quad> taken;
    for (const auto& [corners, turn] : grids) {
        const Quad& here = corners;
        if (std::any_of(taken.begin(), taken.end(), [&](const Quad& other) { return overlap(here, other); })) continue;
        Look look = lookAt(turn.images, turn.mesh, network);
        // The inkiest digits, 8, 6 and 9, do not tell head from foot.
        if (look.sense < kGoodSense) {
            const Turn overhead = turned(turned(turn));
            const Look other = lookAt(overhead.images, overhead.mesh, network);
            if (other.sense > look.sense) look = other;
        }
        if (look.sense < kNoSense) continue;
        taken.push_back(corners);
        kept.push_back(look);
    }
    return kept;
}

/// The grids that a program painted on a screen.
std::vector<Look> looksAtScreen(const Decoded& picture, const std::vector<ScreenGrid>& grids, const Network& network) {
    std::vector<Look> looks;
    for (const ScreenGrid& grid : grids) {
        const ScreenInks inks = screenInks(picture.grey, grid);
        const std::vector<int> marked = markedCells(inks);
        std::vector<CellImage> images = screenImages(inks, grid);
        for (const int cell : marked) images[cell] = {};
        const Turn turn = bestTurn({grid.mesh, std::move(images), 0}, network);
        Look look = lookAt(turn.images, turn.mesh, network);
        if (look.sense < kNoSense) continue;
        if (turn.quarters == 0) {
            readMarks(inks, marked, network, look.cells);
            findPlaced(picture, grid, look.cells);
        }
        looks.push_back(look);
    }
    return looks;
}

GridReading readingOf(const cv::Mat& grey, const Look& look) {
    GridReading reading;
    reading.cells = look.cells;
    constexpr std::array<int, 4> kCorners{0, 9, 99, 90};
    for (size_t i = 0; i < kCorners.size(); ++i)
        reading.corners[i] = {look.mesh[kCorners[i]].x, look.mesh[kCorners[i]].y};
    const cv::Mat flat = flattened(grey, look.mesh, kFlat);
    reading.flat.side = kFlat.side();
    reading.flat.grey.assign(flat.begin<uint8_t>(), flat.end<uint8_t>());
    return reading;
}

} // namespace

Readings readGrids(const Decoded& picture, const Network& network) {
    const cv::Mat& grey = picture.grey;
    const ScreenGrids painted = screenGrids(grey);
    std::vector<Look> looks = looksAtScreen(picture, painted.grids, network);
    if (looks.empty()) looks = looksAt(grey, network);
    // Light on dark, as on a screen at night.
    if (looks.empty()) looks = looksAt(255 - grey, network);
    // A page often has yesterday's solution beside the puzzle, and smaller.
    std::stable_sort(looks.begin(), looks.end(),
                     [](const Look& a, const Look& b) { return areaOf(a.mesh) > areaOf(b.mesh); });
    // Beside a grid that is read well, what is hardly read is a picture of something else.
    if (!looks.empty())
        looks.erase(std::remove_if(looks.begin() + 1, looks.end(),
                                   [&](const Look& look) { return look.sense < std::min(kFairSense, looks[0].sense); }),
                    looks.end());
    // Text in a terminal has no lines, or only some.
    if (looks.empty())
        for (const TextGrid& grid : textGrids(grey, network)) looks.push_back({grid.mesh, grid.cells, 0});
    Readings readings;
    readings.grids.reserve(looks.size());
    for (const Look& look : looks) readings.grids.push_back(readingOf(grey, look));
    readings.otherSize = looks.empty() ? painted.otherSize : 0;
    return readings;
}

} // namespace ninefold::documents::pictures
