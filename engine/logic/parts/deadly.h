// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/legends.h"
#include "engine/logic/technique.h"

#include <vector>

namespace ninefold::logic {

/// A deadly pattern: if its cells held nothing but its own candidates, the puzzle would have two solutions. In a
/// puzzle with one solution at least one of the guards must hold something else.
struct Deadly {
    Cells cells;
    /// The digits of the pattern, as named in the text.
    Digits digits;
    struct Guard {
        Cell cell;
        /// The candidates of the cell that are not part of the pattern.
        Digits extras;
    };
    std::vector<Guard> guards;

    Cells guarded() const;
    Digits extras() const;
};

/// What a deadly pattern lets us conclude.
///
/// OneCell: only this cell has extras, so it holds one of them.
/// SameDigit: all extras are one digit, which goes from every cell that sees all guards.
/// Subset: guards in one house act as one cell that holds an extra; with more cells they make a naked set.
/// StrongLink: two guards in a house; a digit of the pattern has no other place there, so one cell takes it and
/// the other an extra: no other pattern digit fits.
enum class DeadlyType : std::uint8_t { OneCell, SameDigit, Subset, StrongLink };

/// Reports the conclusions of this type; returns false when the sink or the search ended it. `er` is the rating of
/// the step, to which larger subsets add; 0 if Sudoku Explainer does not know the pattern.
bool concludeDeadly(const Position& position, const Deadly& pattern, DeadlyType type, int er, LogicSearch& search,
                    StepSink& sink);

/// The sentence for each type; {cells} and {pattern} name the pattern, {guards} and {extras} its guards.
inline constexpr std::string_view kOneCellText = NINEFOLD_TEXT(
    "Steps", "If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second "
             "solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.");
inline constexpr std::string_view kSwapConclusion = NINEFOLD_TEXT(
    "Steps", "{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.");
inline constexpr std::string_view kSameDigitText = NINEFOLD_TEXT(
    "Steps",
    "{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, "
    "and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.");
inline constexpr std::string_view kSameDigitConclusion = NINEFOLD_TEXT(
    "Steps", "{result}, because {guards:or} must be {extras}: without it there would be a second solution.");
inline constexpr std::string_view kSubsetText =
    NINEFOLD_TEXT("Steps", "{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second "
                           "solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.");
inline constexpr std::string_view kSubsetConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.");
inline constexpr std::string_view kStrongLinkText = NINEFOLD_TEXT(
    "Steps",
    "{house}'s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and "
    "swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.");
/// The same for patterns of more than two digits, whose cells may have many other fillings.
inline constexpr std::string_view kOtherWayConclusion = NINEFOLD_TEXT(
    "Steps", "{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.");
inline constexpr std::string_view kOneCellOtherWayText = NINEFOLD_TEXT(
    "Steps", "If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each "
             "row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.");
inline constexpr std::string_view kSameDigitOtherWayText = NINEFOLD_TEXT(
    "Steps", "{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these "
             "could be exchanged so that each row, column and box keeps its digits: a second solution.");
inline constexpr std::string_view kSubsetOtherWayText = NINEFOLD_TEXT(
    "Steps", "{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. "
             "With {set:has} that uses up {setdigits} in {house}: as many cells as digits.");
inline constexpr std::string_view kStrongLinkOtherWayText = NINEFOLD_TEXT(
    "Steps", "{house}'s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. "
             "Exchanging these keeps each row, column and box right: a second solution.");
inline constexpr std::string_view kDeadlyNotation = "{pattern} in {cells}";

/// What all techniques with deadly patterns have in common. Its code, ratings and scores are to be added.
constexpr Technique deadlyTechnique(std::string_view id, std::string_view name, const About& about,
                                    std::string_view conclusion, std::string_view text,
                                    decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .family = Family::Uniqueness,
        .uniqueness = true,
        .about = &about,
        .conclusion = conclusion,
        .text = text,
        .notation = kDeadlyNotation,
        .legend = kDeadlyLegend,
        .find = search,
    };
}

} // namespace ninefold::logic
