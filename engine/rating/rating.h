// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/text.h"
#include "engine/solve/verdict.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace ninefold::rating {

struct PuzzleRatings;

/// How a value is written, for people and for programs.
enum class RatingUnit : std::uint8_t {
    Number, ///< 1420
    Tenths, ///< 71 is 7.1
    Level,  ///< a Level
    Grade,  ///< a HodokuGrade
};

/// A value that a rating gives: a field in JSON and, by its key in braces, a part of the rating's texts.
struct RatingColumn {
    std::string_view key;
    RatingUnit unit = RatingUnit::Number;
    /// 0 means that there is nothing to rate: a full grid has no first step.
    bool zeroIsNone = false;
};

/// Something that explains a rating: a field in JSON.
struct RatingDetail {
    enum class Kind : std::uint8_t {
        Techniques, ///< how often each technique was used
        Hardest,    ///< the hardest technique
        Profile,    ///< the rating of each step, in tenths; in JSON only on request, because it is long
    };
    std::string_view key;
    Kind kind;
    /// For people, translated in context "Ratings"; empty = it is not shown.
    std::string_view title;
};

inline constexpr int kMostRatingColumns = 3;
/// Greater than every known value: what a method cannot rate is harder than all that it can.
inline constexpr int kUnknownRating = std::numeric_limits<int>::max();

/// In the order of the rating's columns; those that it does not have are 0.
using RatingValues = std::array<int, kMostRatingColumns>;

struct RatingResult {
    RatingValues values{};
    /// The details that the rating has; the others are empty.
    std::map<std::string_view, int> techniques;
    std::string_view hardest;
    std::vector<int> profile;
};

/// What is rated: a puzzle with its only solution.
struct RatingTask {
    const Grid& puzzle;
    const solve::Verdict::Values& solution;
    /// The ratings so far, for a rating that is derived from others.
    const PuzzleRatings& known;
    std::stop_token stop;
};

enum class RatingStage : std::uint8_t {
    Fast,    ///< takes milliseconds
    Slow,    ///< can take seconds for puzzles that need long chains
    Derived, ///< follows from other ratings (Rating::needs)
};
inline constexpr std::array kRatingStages = {RatingStage::Fast, RatingStage::Slow, RatingStage::Derived};

/// A way to rate puzzles. Registered in ratings.def. The program computes, lists, sorts, writes and explains ratings
/// by these descriptors alone.
///
/// All texts for people are translated in context "Ratings". In the texts with braces, {key} is a value in a column.
struct Rating {
    /// For scripts: "hodoku".
    std::string_view id;
    std::string_view name;
    /// The heading of a column in a list, and what the column means.
    std::string_view heading, tip;
    /// More about it, as a tooltip; may be empty. Translated in context "Steps".
    std::string_view remark;
    /// The explanation in the command line's help.
    std::string_view help;
    RatingStage stage = RatingStage::Fast;
    /// The ids of the ratings that a derived rating is shown with.
    std::span<const std::string_view> needs;
    /// At most kMostRatingColumns.
    std::span<const RatingColumn> columns;
    std::span<const RatingDetail> details;
    /// The keys to sort a list by, the most important first; at most three. Many puzzles share a level or grade, so the
    /// columns of other ratings may decide among them.
    std::array<std::string_view, 3> order{};
    /// For a dialog: "{hodoku_level}, {hodoku_score} points".
    std::string_view sentence;
    /// For a column in a list: "{er}".
    std::string_view brief;
    /// In English, for the command line and for files: "ER {er}/{ep}/{ed}". Files store a level as such, so `note` is
    /// empty there.
    std::string_view line, note;
    /// When stopped, the result is invalid.
    RatingResult (*rate)(const RatingTask& task) = nullptr;
};

#define NINEFOLD_RATING(name) +1 // NOLINT(bugprone-macro-parentheses): a sum of ones
inline constexpr int kRatingCount =
#include "engine/rating/ratings.def"
    ;
#undef NINEFOLD_RATING

/// All ratings in the order of ratings.def, in which programs get them.
std::span<const Rating* const, kRatingCount> allRatings();
/// Their numbers in the order in which people read them: those that are derived from others come first.
std::array<int, kRatingCount> ratingsToRead();
/// Null if there is no such rating.
const Rating* ratingById(std::string_view id);

/// A column, as the number of its rating and its own in the rating.
struct RatingPlace {
    int rating, column;
};
/// The place of a column by its key; nothing if there is no such column.
std::optional<RatingPlace> ratingColumn(std::string_view key);

namespace ratings {
#define NINEFOLD_RATING(name) extern const Rating name;
#include "engine/rating/ratings.def"
#undef NINEFOLD_RATING
} // namespace ratings

} // namespace ninefold::rating
