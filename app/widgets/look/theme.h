// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"

#include <QColor>
#include <QPalette>

#include <array>
#include <cstdint>

namespace ninefold::widgets {

/// The purpose of a colour. The painter asks for a tone and never names a colour.
enum class Tone : std::uint8_t {
    Window,
    Paper,
    GivenPaper,
    GivenInk,
    OwnInk,
    BranchInk,
    CandidateInk,
    Selection,
    SelectionEdge,
    Peers,
    SameDigit,
    ClashInk,
    /// Where a hint says to look, and the edge of it.
    Look,
    LookEdge,
    HouseEdge,
    ThinLine,
    ThickLine,
    /// The background of a given that is a peer of the selection.
    PeerGiven,
    /// A card is on top of the window; a track or a bar's groove is sunken into it.
    Card,
    Sunken,
    /// The edge of a card and of a disabled control; the edge of a control that can be used.
    Line,
    ControlLine,
    Text,
    Secondary,
    Disabled,
    Accent,
    AccentInk,
    /// The chosen row, the switch that is on.
    Soft,
    SoftInk,
    Good,
    GoodFill,
    Warn,
    WarnFill,
    Bad,
    BadFill,
    Link,
    Halo,
    Count
};

/// The colours of a chip: a candidate with a role in a step, distinguished by shape first and by colour second.
struct ChipColours {
    QColor fill, edge, ink;
};
inline constexpr int kRoles = static_cast<int>(logic::kLastRole) + 1;

inline constexpr int kCellColours = 8;

/// The colours of one of the six levels, on a card and on the fill of its badge.
struct LevelColours {
    QColor shape, text, fill;
};
inline constexpr int kLevelColours = 6;

enum class ThemeKind : std::uint8_t { Light, Dark, HighContrast };

class Theme {
public:
    static const Theme& of(ThemeKind kind);

    ThemeKind kind() const { return kind_; }
    const QColor& operator[](Tone role) const { return colours_[static_cast<std::size_t>(role)]; }
    const ChipColours& operator[](logic::Role role) const { return chips_[static_cast<std::size_t>(role)]; }
    /// The colours that a player gives to cells, 1..kCellColours.
    const QColor& cellColour(int number) const { return cells_[(number - 1) % kCellColours]; }
    /// The colours of a level, 0 = Very Easy to 5 = Expert.
    const LevelColours& level(int number) const { return levels_[static_cast<std::size_t>(number) % kLevelColours]; }
    /// The same theme with the accent of the desktop, as light or dark as text in it must be. Returns this theme
    /// unchanged for a grey, and in high contrast.
    [[nodiscard]] Theme withAccent(const QColor& accent) const;
    /// The colour of a solver's digit: the deeper its decision level, the more it differs from the colour of the
    /// player's digits.
    QColor levelInk(int level) const;
    /// The colour of a highlight that rests: most of the way to the ground below it.
    QColor muted(const QColor& highlight, Tone ground) const;
    QColor muted(Tone highlight, Tone ground) const { return muted((*this)[highlight], ground); }
    /// For the widgets around the board.
    QPalette palette() const;

private:
    explicit Theme(ThemeKind kind);

    ThemeKind kind_;
    std::array<QColor, static_cast<std::size_t>(Tone::Count)> colours_;
    std::array<ChipColours, kRoles> chips_;
    std::array<QColor, kCellColours> cells_;
    std::array<LevelColours, kLevelColours> levels_;
};

/// The theme that matches a desktop with these colours.
ThemeKind kindFor(const QPalette& desktop);

/// `share` of the way from a to b.
QColor mixed(const QColor& a, const QColor& b, double share);

/// The contrast of two colours after WCAG 2.1: 1 to 21.
double contrast(const QColor& a, const QColor& b);

} // namespace ninefold::widgets
