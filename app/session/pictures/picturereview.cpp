// SPDX-License-Identifier: MIT
#include "app/session/pictures/picturereview.h"

#include "app/documents/parts/picturefile.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// What a doubtful cell may hold instead, and how much less likely that is than what was read.
struct Alternative {
    Correction change;
    float likely = 0;
};

/// More than these are not tried: a picture that is read so badly is better corrected by hand.
constexpr std::size_t kMostAlternatives = 60;
constexpr float kPossible = 0.002F;

std::size_t indexOf(Cell cell) {
    return static_cast<std::size_t>(cell);
}

std::vector<Alternative> alternatives(const documents::pictures::GridReading& reading,
                                      const std::array<Digit, kCellCount>& digits, Cells doubtful) {
    std::vector<Alternative> found;
    for (const Cell cell : doubtful) {
        if (reading.cells[indexOf(cell)].isPlaced) continue;
        const auto& likely = reading.cells[indexOf(cell)].likely;
        const Digit read = digits[indexOf(cell)];
        for (Digit digit = 0; digit <= kDigitCount; ++digit)
            if (digit != read && likely[indexOf(digit)] > kPossible)
                found.push_back(
                    {{cell, read, digit}, likely[indexOf(digit)] / std::max(likely[indexOf(read)], kPossible)});
    }
    std::ranges::stable_sort(found, std::greater(), &Alternative::likely);
    if (found.size() > kMostAlternatives) found.resize(kMostAlternatives);
    return found;
}

} // namespace

PictureReview::PictureReview(std::vector<documents::pictures::GridReading> grids) {
    assert(!grids.empty());
    for (documents::pictures::GridReading& grid : grids) {
        Sheet sheet;
        for (Cell cell = 0; cell < kCellCount; ++cell) {
            sheet.digits[indexOf(cell)] = grid.cells[indexOf(cell)].digit;
            if (grid.cells[indexOf(cell)].confidence < documents::pictures::kSureConfidence) sheet.doubtful.add(cell);
        }
        sheet.reading = std::move(grid);
        judge(sheet);
        sheets_.push_back(std::move(sheet));
    }
}

void PictureReview::choose(int grid) {
    assert(grid >= 0 && grid < count());
    chosen_ = grid;
}

Digits PictureReview::marks(Cell cell) const {
    return digit(cell) > 0 ? Digits() : Digits::fromMask(reading().cells[indexOf(cell)].marks >> 1);
}

void PictureReview::correct(Cell cell, Digit digit) {
    assert(digit >= 0 && digit <= kDigitCount);
    Sheet& sheet = sheets_[static_cast<std::size_t>(chosen_)];
    sheet.digits[indexOf(cell)] = digit;
    sheet.reading.cells[indexOf(cell)].marks = 0;
    sheet.doubtful.remove(cell);
    judge(sheet);
}

void PictureReview::acceptProposal() {
    const std::vector<Correction> changes = proposal();
    for (const Correction& change : changes) correct(change.cell, change.meant);
}

Grid PictureReview::givensOf(const Sheet& sheet, const std::array<Digit, kCellCount>& digits) {
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (digits[indexOf(cell)] > 0 && !sheet.reading.cells[indexOf(cell)].isPlaced)
            grid.give(cell, digits[indexOf(cell)]);
    return grid;
}

void PictureReview::judge(Sheet& sheet) {
    using Status = solve::Verdict::Status;
    solve::FastSolver solver;
    sheet.proposal.clear();
    sheet.verdict = solve::examine(givensOf(sheet, sheet.digits), false, solver);
    if (sheet.verdict.status == Status::Unique) return;
    const std::vector<Alternative> all = alternatives(sheet.reading, sheet.digits, sheet.doubtful);
    std::array<Digit, kCellCount> digits = sheet.digits;
    const auto isRight = [&] {
        return solve::examine(givensOf(sheet, digits), false, solver).status == Status::Unique;
    };
    const auto tryOn = [&](const Correction& change) { digits[indexOf(change.cell)] = change.meant; };
    const auto takeBack = [&](const Correction& change) { digits[indexOf(change.cell)] = change.read; };
    float best = 0;
    for (std::size_t first = 0; first < all.size(); ++first) {
        if (all[first].likely <= best) break;
        tryOn(all[first].change);
        if (isRight()) {
            best = all[first].likely;
            sheet.proposal = {all[first].change};
        }
        for (std::size_t second = first + 1; second < all.size() && all[first].likely * all[second].likely > best;
             ++second) {
            if (all[second].change.cell == all[first].change.cell) continue;
            tryOn(all[second].change);
            if (isRight()) {
                best = all[first].likely * all[second].likely;
                sheet.proposal = {all[first].change, all[second].change};
            }
            takeBack(all[second].change);
        }
        takeBack(all[first].change);
    }
}

formats::Puzzle PictureReview::puzzle() const {
    documents::pictures::GridReading reading = sheet().reading;
    for (Cell cell = 0; cell < kCellCount; ++cell) reading.cells[indexOf(cell)].digit = digit(cell);
    return documents::puzzleOf(reading);
}

} // namespace ninefold::session
