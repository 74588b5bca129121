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
    ThinLine,
    ThickLine,
    WindowInk,
    QuietInk,
    Panel,
    PanelEdge,
    Button,
    ButtonInk,
    Accent,
    AccentInk,
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

enum class ThemeKind : std::uint8_t { Light, Dark, HighContrast };

class Theme {
public:
    static const Theme& of(ThemeKind kind);

    ThemeKind kind() const { return kind_; }
    const QColor& operator[](Tone role) const { return colours_[static_cast<std::size_t>(role)]; }
    const ChipColours& operator[](logic::Role role) const { return chips_[static_cast<std::size_t>(role)]; }
    /// The colours that a player gives to cells, 1..kCellColours.
    const QColor& cellColour(int number) const { return cells_[(number - 1) % kCellColours]; }
    /// The colour of a solver's digit: the deeper its decision level, the more it differs from the colour of the
    /// player's digits.
    QColor levelInk(int level) const;
    /// For the widgets around the board.
    QPalette palette() const;

private:
    explicit Theme(ThemeKind kind);

    ThemeKind kind_;
    std::array<QColor, static_cast<std::size_t>(Tone::Count)> colours_;
    std::array<ChipColours, kRoles> chips_;
    std::array<QColor, kCellColours> cells_;
};

/// The theme that matches a desktop with these colours.
ThemeKind kindFor(const QPalette& desktop);

/// The contrast of two colours after WCAG 2.1: 1 to 21.
double contrast(const QColor& a, const QColor& b);

} // namespace ninefold::widgets
