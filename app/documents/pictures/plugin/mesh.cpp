// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/mesh.h"

#include <algorithm>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "app/documents/pictures/plugin/ink.h"

namespace ninefold::documents::pictures {

namespace {

constexpr Paper kSheet{36, 18};
constexpr int kSteps = 19; // The lines are followed in half cells.

/// How far a line is from its place at each of its steps: the path of the most ink that does not bend too much.
std::array<float, kSteps> follow(const cv::Mat& response, bool down, int line, int reach) {
    const int width = 2 * reach + 1;
    std::vector<std::vector<float>> value(kSteps, std::vector<float>(width));
    std::vector<std::vector<int>> from(kSteps, std::vector<int>(width));
    for (int step = 0; step < kSteps; ++step)
        for (int shift = 0; shift < width; ++shift) {
            const int along = std::clamp(kSheet.line(0) + step * kSheet.cell / 2, 0, kSheet.side() - 1);
            const int place = std::clamp(kSheet.line(line) + shift - reach, 0, kSheet.side() - 1);
            const float here = down ? response.at<float>(along, place) : response.at<float>(place, along);
            float best = step == 0 ? 0 : -1e9F;
            for (int before = std::max(0, shift - 3); step > 0 && before <= std::min(width - 1, shift + 3); ++before) {
                const auto bend = static_cast<float>((before - shift) * (before - shift));
                const float sum = value[step - 1][before] - 0.05F * bend;
                if (sum > best) best = sum, from[step][shift] = before;
            }
            value[step][shift] = best + std::clamp(here, -0.5F, 1.5F);
        }
    std::array<float, kSteps> path{};
    auto at = static_cast<int>(std::max_element(value.back().begin(), value.back().end()) - value.back().begin());
    for (int step = kSteps - 1; step >= 0; --step) {
        path[step] = static_cast<float>(at - reach);
        at = from[step][at];
    }
    return path;
}

/// What was found where two lines meet: how far they lie from their places, and how much ink speaks for it.
struct Shift {
    float value = 0;
    float weight = 0;
};
using Shifts = std::array<Shift, 100>;

/// The terms of a surface of the third degree at a point of the mesh.
std::array<double, 10> terms(int place) {
    const double x = place % 10 / 4.5 - 1;
    const int row = place / 10;
    const double y = row / 4.5 - 1;
    return {1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y};
}

/// Paper bends smoothly: a surface through the shifts, which those that lie far from it do not pull.
std::array<float, 100> smooth(const Shifts& shifts) {
    std::array<float, 100> surface{};
    for (double tolerance : {1e9, 8.0, 4.0, 2.5}) {
        cv::Mat left = cv::Mat::zeros(10, 10, CV_64F);
        cv::Mat right = cv::Mat::zeros(10, 1, CV_64F);
        for (int place = 0; place < 100; ++place) {
            const auto term = terms(place);
            const double off = (shifts[place].value - surface[place]) / tolerance;
            const double weight = (0.02 + shifts[place].weight) / (1 + off * off * off * off);
            for (int i = 0; i < 10; ++i) {
                right.at<double>(i) += weight * term[i] * shifts[place].value;
                for (int j = 0; j < 10; ++j) left.at<double>(i, j) += weight * term[i] * term[j];
            }
        }
        for (int i = 0; i < 10; ++i) left.at<double>(i, i) += i < 3 ? 0.01 : 0.3;
        cv::Mat solved;
        cv::solve(left, right, solved, cv::DECOMP_CHOLESKY);
        for (int place = 0; place < 100; ++place) {
            const auto term = terms(place);
            double sum = 0;
            for (int i = 0; i < 10; ++i) sum += term[i] * solved.at<double>(i);
            surface[place] = static_cast<float>(sum);
        }
    }
    return surface;
}

/// The shifts of the lines across or down.
Shifts shifts(const cv::Mat& response, bool down, int reach) {
    Shifts found;
    for (int line = 0; line < 10; ++line) {
        const auto path = follow(response, down, line, reach);
        for (int other = 0; other < 10; ++other) {
            const int along = kSheet.line(other);
            const int place = kSheet.line(line) + static_cast<int>(path[2 * other]);
            const float strength = down ? response.at<float>(along, place) : response.at<float>(place, along);
            found[down ? other * 10 + line : line * 10 + other] = {path[2 * other], std::clamp(strength, 0.0F, 1.0F)};
        }
    }
    return found;
}

/// Moves the points of the mesh on the sheet to where the lines are. `own`: how far a point may leave the surface.
void shiftToLines(const cv::Mat& sheet, std::array<cv::Point2f, 100>& points, int reach, float own) {
    const Lines found = lines(ink(sheet, kSheet.cell * 0.35), kSheet.cell * 3 / 5, 3);
    const Shifts across = shifts(found.across, false, reach);
    const Shifts down = shifts(found.down, true, reach);
    const auto smoothAcross = smooth(across);
    const auto smoothDown = smooth(down);
    for (int place = 0; place < 100; ++place) {
        points[place].y += smoothAcross[place] + std::clamp(across[place].value - smoothAcross[place], -own, own);
        points[place].x += smoothDown[place] + std::clamp(down[place].value - smoothDown[place], -own, own);
    }
}

std::array<cv::Point2f, 100> evenPoints() {
    std::array<cv::Point2f, 100> points;
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < 10; ++column)
            points[row * 10 + column] = {static_cast<float>(kSheet.line(column)), static_cast<float>(kSheet.line(row))};
    return points;
}

/// The place of a point of the sheet in the picture, between the four points of the mesh around it.
cv::Point2f between(const Mesh& mesh, float x, float y) {
    const int column = std::clamp(static_cast<int>(std::floor(x)), 0, 8);
    const int row = std::clamp(static_cast<int>(std::floor(y)), 0, 8);
    const float right = x - static_cast<float>(column);
    const float below = y - static_cast<float>(row);
    const cv::Point2f* corner = &mesh[row * 10 + column];
    return corner[0] * (1 - right) * (1 - below) + corner[1] * right * (1 - below) + corner[10] * (1 - right) * below +
           corner[11] * right * below;
}

} // namespace

Mesh followLines(const cv::Mat& grey, const Quad& corners) {
    const auto low = static_cast<float>(kSheet.line(0));
    const auto high = static_cast<float>(kSheet.line(9));
    const Quad flat{{{low, low}, {high, low}, {high, high}, {low, high}}};
    const cv::Mat back = cv::getPerspectiveTransform(flat.data(), corners.data());
    const auto even = evenPoints();
    std::vector<cv::Point2f> corners100;
    cv::perspectiveTransform(std::vector<cv::Point2f>(even.begin(), even.end()), corners100, back);
    Mesh mesh;
    std::copy(corners100.begin(), corners100.end(), mesh.begin());
    for (const int reach : {12, 7, 4}) {
        auto points = even;
        shiftToLines(flattened(grey, mesh, kSheet), points, reach, reach == 4 ? 2.0F : 0.0F);
        Mesh moved;
        for (size_t i = 0; i < points.size(); ++i)
            moved[i] = between(mesh, (points[i].x - low) / kSheet.cell, (points[i].y - low) / kSheet.cell);
        mesh = moved;
    }
    return mesh;
}

cv::Mat flattened(const cv::Mat& picture, const Mesh& mesh, Paper paper) {
    // A larger picture is made smaller first, so that no pixel is passed over.
    const double cell = (cv::norm(mesh[9] - mesh[0]) + cv::norm(mesh[90] - mesh[0])) / 18;
    if (const double scale = paper.cell / std::max(cell, 1.0); scale < 0.7) {
        cv::Mat small;
        cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
        Mesh points = mesh;
        for (cv::Point2f& point : points) point = (point + cv::Point2f(0.5F, 0.5F)) * scale - cv::Point2f(0.5F, 0.5F);
        return flattened(small, points, paper);
    }
    cv::Mat places(paper.side(), paper.side(), CV_32FC2);
    for (int row = 0; row < paper.side(); ++row)
        for (int column = 0; column < paper.side(); ++column)
            places.at<cv::Point2f>(row, column) =
                between(mesh, (static_cast<float>(column - paper.margin) + 0.5F) / static_cast<float>(paper.cell),
                        (static_cast<float>(row - paper.margin) + 0.5F) / static_cast<float>(paper.cell));
    cv::Mat result;
    cv::remap(picture, result, places, {}, cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    return result;
}

float meshScore(const cv::Mat& grey, const Mesh& mesh) {
    const cv::Mat sheet = flattened(grey, mesh, kSheet);
    const Lines found = lines(ink(sheet, kSheet.cell * 0.35), kSheet.cell * 3 / 5, 3);
    int good = 0;
    for (int line = 0; line < 10; ++line)
        for (int piece = 0; piece < 9; ++piece) {
            const int middle = kSheet.line(piece) + kSheet.cell / 2;
            float across = 0;
            float down = 0;
            for (int shift = -2; shift <= 2; ++shift) {
                across = std::max(across, found.across.at<float>(kSheet.line(line) + shift, middle));
                down = std::max(down, found.down.at<float>(middle, kSheet.line(line) + shift));
            }
            good += (across > 0.4F) + (down > 0.4F);
        }
    return static_cast<float>(good) / 180;
}

} // namespace ninefold::documents::pictures
