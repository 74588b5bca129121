// SPDX-License-Identifier: MIT
#include "app/session/learning/movereasons.h"

#include "app/game/stepmoves.h"
#include "engine/logic/reasons/simplestproof.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

using logic::Deduction;

/// A player who removes more candidates at once has not found them one by one.
constexpr std::size_t kMostRemovals = 16;

bool isWrong(const Deduction& deduction, const generator::Solution& solution) {
    return (solution[deduction.cell] == deduction.digit) != deduction.places;
}

/// The digit that a move places; nothing if it places none, or several.
std::vector<Deduction> placedBy(const Move& move) {
    std::vector<Deduction> placed;
    for (const CellChange& change : move.changes)
        if (change.after.value != change.before.value && change.after.value != 0)
            placed.push_back({change.cell, change.after.value, true});
    return placed;
}

/// The candidates that a move removes; nothing if it does anything else to digits and candidates.
std::vector<Deduction> removedBy(const Move& move) {
    std::vector<Deduction> removed;
    for (const CellChange& change : move.changes) {
        const Digits before = change.before.candidates, after = change.after.candidates;
        if (change.after.value != change.before.value || !(after - before).empty()) return {};
        if (before == after) continue;
        // Emptied cells are erased marks.
        if (after.empty()) return {};
        for (Digit digit : before - after) removed.push_back({change.cell, digit, false});
    }
    return removed;
}

/// All candidates that the rules and the puzzle allow.
Grid allowedIn(const game::Sheet& sheet, const ReasonedPuzzle& puzzle) {
    Grid grid = sheet.digits();
    if (!puzzle.candidatesBind) return grid;
    for (Cell cell : grid.blanks()) grid.setCandidates(cell, grid.candidates(cell) & puzzle.puzzle.candidates(cell));
    return grid;
}

bool hasWrongDigit(const game::Sheet& sheet, const generator::Solution& solution) {
    for (Cell cell : Cells::all() - sheet.blanks())
        if (sheet.value(cell) != solution[cell]) return true;
    return false;
}

/// Does the position have all that is needed: the candidates of the solution and those of the move?
bool supports(const Grid& position, const std::vector<Deduction>& deductions, const generator::Solution& solution) {
    for (Cell cell : position.blanks())
        if (!position.isCandidate(cell, solution[cell])) return false;
    return std::ranges::all_of(deductions,
                               [&](const Deduction& one) { return position.isCandidate(one.cell, one.digit); });
}

} // namespace

std::optional<MoveStatement> statementOf(const game::Sheet& before, const Move& move, const ReasonedPuzzle& puzzle) {
    std::vector<Deduction> deductions = placedBy(move);
    if (deductions.size() > 1) return std::nullopt;
    if (deductions.empty()) deductions = removedBy(move);
    if (deductions.size() > kMostRemovals || hasWrongDigit(before, puzzle.solution)) return std::nullopt;
    const auto wrong = [&](const Deduction& one) { return isWrong(one, puzzle.solution); };
    if (std::ranges::any_of(deductions, wrong)) return std::nullopt;
    const Grid allowed = allowedIn(before, puzzle);
    std::erase_if(deductions, [&](const Deduction& one) { return !allowed.isCandidate(one.cell, one.digit); });
    if (deductions.empty()) return std::nullopt;
    Grid position = game::positionOf(before);
    if (!supports(position, deductions, puzzle.solution)) position = allowed;
    return MoveStatement{position, std::move(deductions)};
}

MoveReason MoveReasons::reasonOf(const MoveStatement& statement, const std::stop_token& stop) {
    assert(!statement.deductions.empty());
    const auto isOpen = [this](const Deduction& one) { return std::ranges::count(open_, one) > 0; };
    if (std::ranges::all_of(statement.deductions, isOpen)) return {MoveReason::Kind::Continued, technique_};
    const logic::Position position(statement.position);
    static const logic::Profile kProfile = logic::Profile::standard();
    open_.clear();
    technique_ = nullptr;
    // Of several removals each may have a reason of its own: the hardest names the move.
    std::ptrdiff_t hardest = -1;
    auto kind = MoveReason::Kind::Continued;
    for (const Deduction& deduction : statement.deductions) {
        if (isOpen(deduction)) continue;
        const auto proof = logic::simplestProof(position, deduction, kProfile, unique_, stop);
        const logic::Technique* technique = proof ? proof->technique : earlierProofOf(deduction);
        if (technique == nullptr) return open_.clear(), MoveReason{};
        if (proof) {
            kind = MoveReason::Kind::Proved;
            open_.insert(open_.end(), proof->deductions.begin(), proof->deductions.end());
            for (const Deduction& one : proof->deductions) proved_.emplace_back(one, technique);
        }
        const auto rank = std::ranges::find(kProfile.order, technique) - kProfile.order.begin();
        if (rank > hardest) technique_ = technique;
        hardest = std::max(hardest, rank);
    }
    // A digit that is placed is a reason of its own.
    std::erase_if(open_, [](const Deduction& one) { return one.places; });
    return {kind, technique_};
}

const logic::Technique* MoveReasons::earlierProofOf(const Deduction& deduction) const {
    const auto found = std::ranges::find(proved_, deduction, [](const auto& one) { return one.first; });
    return found == proved_.end() ? nullptr : found->second;
}

std::vector<std::optional<MoveReason>> reasonsOf(std::span<const Move> moves, game::Sheet sheet,
                                                 const ReasonedPuzzle& puzzle, const std::stop_token& stop) {
    MoveReasons reasons(!puzzle.candidatesBind);
    std::vector<std::optional<MoveReason>> found;
    for (const Move& move : moves) {
        if (stop.stop_requested()) break;
        const auto statement = statementOf(sheet, move, puzzle);
        found.push_back(statement ? std::optional(reasons.reasonOf(*statement, stop)) : std::nullopt);
        sheet.apply(move, true);
    }
    return found;
}

} // namespace ninefold::session
