// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/text.h"
#include "engine/logic/about.h"
#include "engine/logic/hodokugrade.h"
#include "engine/logic/limits.h"
#include "engine/logic/position.h"
#include "engine/logic/step.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace ninefold::logic {

struct Technique;

/// What a search may do and when it has to end. One object per call of a technique.
class LogicSearch {
public:
    LogicSearch(const Technique* techniqueIn, const LogicLimits& bounds, bool everyWayIn, std::stop_token stop)
        : technique(techniqueIn), limits(bounds), everyWay(everyWayIn), stop_(std::move(stop)), left_(bounds.work) {}

    /// The technique that searches; may be null.
    const Technique* const technique;
    const LogicLimits& limits;
    /// Report every pattern, not one per effect.
    const bool everyWay;

    /// Counts work (a unit is about a hundred nanoseconds); returns false when the search has to end. Call it in
    /// each loop whose length depends on the position.
    bool work(int units = 1) {
        left_ -= units;
        if ((sinceLook_ += units) >= 256) {
            sinceLook_ = 0;
            halted_ = stop_.stop_requested();
        }
        return left_ >= 0 && !halted_;
    }
    /// The work done so far.
    std::int64_t spent() const { return limits.work - left_; }
    bool stopped() const { return stop_.stop_requested(); }
    const std::stop_token& stopToken() const { return stop_; }

private:
    std::stop_token stop_;
    std::int64_t left_;
    int sinceLook_ = 0;
    bool halted_ = false;
};

enum class Family : std::uint8_t {
    Singles,
    Intersections,
    Subsets,
    Fish,
    SingleDigit,
    Wings,
    Uniqueness,
    Coloring,
    Chains,
    AlmostLockedSets,
    Exclusion,
    Templates,
    ForcingChains,
};

/// The name of a family for scripts: "singles", "intersections" ...
std::string_view familyName(Family family);

/// What the marks of one role stand for in the drawings of a technique.
struct RoleText {
    Role role;
    /// Filled like Technique::text; to be translated in context "Legends". {name} is the letter of a set.
    std::string_view text;
};

/// One way to reason. Registered in techniques.def, whose order is the order in which people solve.
struct Technique {
    /// For scripts and settings: "finned-swordfish".
    std::string_view id;
    /// For people, translated in context "Techniques": "Finned Swordfish".
    std::string_view name;
    /// The code in HoDoKu's library lines, empty if there is none.
    std::string_view code;
    Family family = Family::Singles;
    /// The rating in tenths of Sudoku Explainer by Nicolas Juillerat, 0 if it has none; a step may override it
    /// (Step::er).
    int er = 0;
    /// HoDoKu's score and grade, 0 and none if that program does not know the technique.
    int score = 0;
    std::optional<HodokuGrade> grade;
    /// Ninefold's own order of difficulty, on about the same scale as er, never 0.
    int rating = 0;
    /// Valid only if the puzzle has exactly one solution.
    bool uniqueness = false;
    /// Not part of the usual order: used only when requested by name.
    bool onRequest = false;
    /// A technique that explains the same pattern in another way and comes first where both apply; null = none. A
    /// search for positions of this technique must look for both.
    const Technique* sibling = nullptr;
    /// What its page says about it. Techniques that differ only in their size or type have the same.
    const About* about = nullptr;
    /// What goes or comes and why, in one sentence of at most 35 words; filled and translated like `text`.
    std::string_view conclusion;
    /// The reason in plain sentences, translated in context "Steps"; empty if the step has chains, which are explained
    /// line by line. {name} is replaced by the argument of that name, {name:way} words it in another way (both in
    /// app/documents/text/parts/phrases.h). A part in [brackets] is left out when an argument named in it is missing or
    /// empty.
    std::string_view text;
    /// The pattern in short notation, followed by " => " and the result: "{digits} in {cells}".
    std::string_view notation;
    /// A text for each role in its drawings; those of Place and Remove may be left out where they mean the usual.
    std::span<const RoleText> legend;
    /// Gives the steps it finds to the sink, each with at least one deduction that changes the position.
    /// Returns false when the sink or the search ended it.
    bool (*find)(const Position& position, LogicSearch& search, StepSink& sink) = nullptr;
};

/// All techniques in solving order.
std::span<const Technique* const> allTechniques();
/// Null if there is no such technique.
const Technique* techniqueById(std::string_view id);

} // namespace ninefold::logic
