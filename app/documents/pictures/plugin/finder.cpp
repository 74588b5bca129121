// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/finder.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "app/documents/pictures/plugin/ink.h"

namespace ninefold::documents::pictures {

namespace {

constexpr Paper kDraft{22, 11};
constexpr int kSearchSide = 800;
constexpr float kGoodScore = 0.93F;
constexpr float kLeastScore = 0.4F;
// How many corners are tried for one grid, and how much less good than the best they may look.
constexpr int kMostOfOnePlace = 3;
constexpr float kWorthATry = 0.8F;

Quad ordered(const std::vector<cv::Point>& points) {
    const auto least = [&](auto measure) {
        return cv::Point2f(*std::min_element(points.begin(), points.end(), [&](const cv::Point& a, const cv::Point& b) {
            return measure(a) < measure(b);
        }));
    };
    return {least([](const cv::Point& p) { return p.x + p.y; }), least([](const cv::Point& p) { return p.y - p.x; }),
            least([](const cv::Point& p) { return -p.x - p.y; }), least([](const cv::Point& p) { return p.x - p.y; })};
}

double area(const Quad& quad) {
    return cv::contourArea(std::vector<cv::Point2f>(quad.begin(), quad.end()));
}

double sharedArea(const Quad& a, const Quad& b) {
    std::vector<cv::Point2f> common;
    return cv::intersectConvexConvex(std::vector<cv::Point2f>(a.begin(), a.end()),
                                     std::vector<cv::Point2f>(b.begin(), b.end()), common);
}

bool nearlyEqual(const Quad& a, const Quad& b, float reach) {
    for (size_t i = 0; i < a.size(); ++i)
        if (std::abs(a[i].x - b[i].x) > reach || std::abs(a[i].y - b[i].y) > reach) return false;
    return true;
}

/// The part of the 180 pieces of lines that are where a grid has them.
float lineScore(const cv::Mat& grey, const Quad& corners) {
    const cv::Mat paper = straightened(grey, corners, kDraft);
    const Lines found = lines(ink(paper, kDraft.cell * 0.35), kDraft.cell * 3 / 4, 2);
    const int reach = kDraft.cell / 9;
    int good = 0;
    for (int line = 0; line < 10; ++line)
        for (int piece = 0; piece < 9; ++piece) {
            const int middle = kDraft.line(piece) + kDraft.cell / 2;
            float across = 0;
            float down = 0;
            for (int shift = -reach; shift <= reach; ++shift) {
                const int place = kDraft.line(line) + shift;
                across = std::max(across, found.across.at<float>(place, middle));
                down = std::max(down, found.down.at<float>(middle, place));
            }
            good += (across > 0.45F) + (down > 0.45F);
        }
    return static_cast<float>(good) / 180;
}

/// The four-sided shapes that a contour may stand for: its outermost points, and the polygon that follows it.
std::vector<Quad> shapes(const std::vector<cv::Point>& contour) {
    std::vector<cv::Point> hull;
    cv::convexHull(contour, hull);
    std::vector<Quad> found{ordered(hull)};
    std::vector<cv::Point> polygon;
    const double length = cv::arcLength(hull, true);
    for (double tolerance = 0.01; tolerance < 0.1; tolerance += 0.01) {
        cv::approxPolyDP(hull, polygon, tolerance * length, true);
        if (polygon.size() <= 4) break;
    }
    if (polygon.size() == 4) {
        const Quad other = ordered(polygon);
        if (!nearlyEqual(other, found.front(), 3)) found.push_back(other);
    }
    return found;
}

class Search {
public:
    explicit Search(const cv::Mat& grey) : grey_(grey) { cv::GaussianBlur(grey, smooth_, {}, 1.0); }

    /// Looks with one way to tell dark from light.
    void look(int block, double darker) {
        cv::Mat dark;
        cv::adaptiveThreshold(smooth_, dark, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY_INV, block | 1, darker);
        lookAtOutlines(dark);
        if (!isSure()) lookAtOutlines(longPieces(dark));
    }

    bool isSure() const {
        return std::any_of(found_.begin(), found_.end(), [](const Found& found) { return found.score >= kGoodScore; });
    }
    std::vector<Found> best() {
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Found& a, const Found& b) { return a.score > b.score; });
        std::vector<Found> kept;
        for (const Found& found : found_) {
            const auto isSame = [&](const Found& other) {
                return sharedArea(found.corners, other.corners) >
                       0.6 * std::max(area(found.corners), area(other.corners));
            };
            const auto better = std::count_if(kept.begin(), kept.end(), isSame);
            const bool poor = std::any_of(kept.begin(), kept.end(), [&](const Found& other) {
                return isSame(other) && found.score < kWorthATry * other.score;
            });
            if (better < kMostOfOnePlace && !poor) kept.push_back(found);
        }
        return kept;
    }

private:
    /// Letters touch a grid here and there; only what belongs to a line of some length stays.
    cv::Mat longPieces(const cv::Mat& dark) const {
        const int length = std::max(9, std::min(grey_.cols, grey_.rows) / 25);
        cv::Mat across;
        cv::Mat down;
        cv::morphologyEx(dark, across, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_RECT, {length, 1}));
        cv::morphologyEx(dark, down, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_RECT, {1, length}));
        cv::Mat pieces = across | down;
        // A line that runs aslant is cut into steps, which touch again when they are a little wider.
        cv::dilate(pieces, pieces, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
        return pieces;
    }

    void lookAtOutlines(const cv::Mat& dark) {
        std::vector<std::vector<cv::Point>> contours;
        cv::findContours(dark, contours, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
        std::vector<std::pair<int, size_t>> sizes;
        for (size_t i = 0; i < contours.size(); ++i) sizes.emplace_back(-cv::boundingRect(contours[i]).area(), i);
        std::sort(sizes.begin(), sizes.end());
        for (size_t i = 0; i < std::min<size_t>(sizes.size(), 8); ++i) {
            if (-sizes[i].first < 0.01 * static_cast<double>(grey_.total())) break;
            for (const Quad& quad : shapes(contours[sizes[i].second])) consider(quad);
        }
    }

    void consider(const Quad& quad) {
        if (area(quad) < 0.008 * static_cast<double>(grey_.total())) return;
        for (const Found& other : found_)
            if (nearlyEqual(other.corners, quad, 1.5F)) return;
        const float score = lineScore(smooth_, quad);
        if (score >= kLeastScore) found_.push_back({quad, score});
    }

    cv::Mat grey_;
    cv::Mat smooth_;
    std::vector<Found> found_;
};

} // namespace

bool overlap(const Quad& a, const Quad& b) {
    return sharedArea(a, b) > 0.3 * std::min(area(a), area(b));
}

std::vector<Found> findGrids(const cv::Mat& grey) {
    const double scale = std::min(1.0, kSearchSide / static_cast<double>(std::max(grey.cols, grey.rows)));
    cv::Mat small = grey;
    if (scale < 1) cv::resize(grey, small, {}, scale, scale, cv::INTER_AREA);
    Search search(small);
    const int side = std::min(small.cols, small.rows);
    for (const int part : {30, 15, 8})
        for (const double darker : {5.0, 2.0, 9.0})
            if (!search.isSure()) search.look(std::max(3, side / part), darker);
    std::vector<Found> found = search.best();
    for (Found& grid : found)
        for (cv::Point2f& corner : grid.corners) corner /= static_cast<float>(scale);
    return found;
}

} // namespace ninefold::documents::pictures
