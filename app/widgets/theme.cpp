// SPDX-License-Identifier: MIT
// All colours of the board in one table, so that the three themes can be compared line by line. A test checks the
// contrast of every pair of colours that can be on top of each other.
#include "app/widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace ninefold::widgets {
namespace {

struct ToneRow {
    Tone role;
    std::array<QRgb, 3> colours; // light, dark, high contrast
};

constexpr ToneRow kTones[] = {
    {Tone::Window, {0xF3F5F9, 0x15181D, 0x000000}},        {Tone::Paper, {0xFFFFFF, 0x1E232B, 0x000000}},
    {Tone::GivenPaper, {0xEDF0F4, 0x2A313C, 0x1C1C1C}},    {Tone::GivenInk, {0x14181F, 0xF2F4F8, 0xFFFFFF}},
    {Tone::OwnInk, {0x0B57D0, 0x8AB8FF, 0x7FE7FF}},        {Tone::BranchInk, {0x8A1C7C, 0xF0A6E4, 0xFFB0F5}},
    {Tone::CandidateInk, {0x545E6B, 0xA7B0BE, 0xFFFFFF}},  {Tone::Selection, {0xCFE3FF, 0x1F3F63, 0x003A75}},
    {Tone::SelectionEdge, {0x0B5FA5, 0x7CC8FF, 0xFFFF00}}, {Tone::Peers, {0xEEF4FC, 0x252D39, 0x101820}},
    {Tone::SameDigit, {0xFFE9A8, 0x463808, 0x4A3B00}},     {Tone::ClashInk, {0xB3261E, 0xFF8A80, 0xFF9C94}},
    {Tone::ThinLine, {0xBCC3CD, 0x3F4856, 0xA0A0A0}},      {Tone::ThickLine, {0x2A2F38, 0x9AA5B5, 0xFFFFFF}},
    {Tone::WindowInk, {0x14181F, 0xF2F4F8, 0xFFFFFF}},     {Tone::QuietInk, {0x545E6B, 0xA7B0BE, 0xFFFFFF}},
    {Tone::Panel, {0xFFFFFF, 0x1C2128, 0x000000}},         {Tone::PanelEdge, {0xC3CAD5, 0x465161, 0xFFFFFF}},
    {Tone::Button, {0xF3F5F9, 0x15181D, 0x000000}},        {Tone::ButtonInk, {0x14181F, 0xF2F4F8, 0xFFFFFF}},
    {Tone::Accent, {0x0B57D0, 0x7CC8FF, 0xFFFF00}},        {Tone::AccentInk, {0xFFFFFF, 0x0F141B, 0x000000}},
    {Tone::Link, {0x7A1FA2, 0xE3A8F5, 0xFF9CFF}},          {Tone::Halo, {0xFFFFFF, 0x1E232B, 0x000000}},
};

struct ChipRow {
    logic::Role role;
    std::array<QRgb, 3> fill, edge;
};

constexpr ChipRow kChips[] = {
    {logic::Role::On, {0x8CC7F7, 0x1C5F9E, 0x003A75}, {0x0B5FA5, 0x7CC8FF, 0x7FE7FF}},
    {logic::Role::Off, {0xFFE08A, 0x6E5200, 0x4A3B00}, {0x8F6400, 0xFFD257, 0xFFFF00}},
    {logic::Role::Extra, {0xE6E6EC, 0x4A505E, 0x303030}, {0x474C59, 0xD5DAE3, 0xFFFFFF}},
    {logic::Role::Place, {0x7FDDB0, 0x0F6B46, 0x004A2A}, {0x00603A, 0x63E6AD, 0x6BFFB8}},
    {logic::Role::Remove, {0xF7ABA4, 0x9C2B22, 0x6E0000}, {0x8E1414, 0xFF8F84, 0xFF9C94}},
    {logic::Role::SetA, {0xBFE6F2, 0x155566, 0x003A75}, {0x0A6A86, 0x6FD6F2, 0x7FE7FF}},
    {logic::Role::SetB, {0xE3D4FA, 0x4A3275, 0x46207A}, {0x5B2E9E, 0xCDB2FF, 0xE0CCFF}},
    {logic::Role::SetC, {0xFAD9BF, 0x66401A, 0x5C3A00}, {0x8A4B0A, 0xFFC085, 0xFFC085}},
    {logic::Role::SetD, {0xD3EBC2, 0x2C5220, 0x0B4D12}, {0x2F6B1A, 0xA6E08A, 0x9CFF9C}},
    {logic::Role::SetE, {0xF7CFE3, 0x6B2450, 0x6B0A4A}, {0x93246A, 0xFF9FD2, 0xFF9FD2}},
    {logic::Role::SetF, {0xE8E2BE, 0x504A18, 0x4D4700}, {0x665C00, 0xE0D480, 0xFFF07A}},
    {logic::Role::SetG, {0xC9E4DC, 0x1F5446, 0x00483A}, {0x17695A, 0x83DCC6, 0x8CFFE6}},
};

// The cell colours are light enough (in the dark themes, dark enough) for every text colour to stay readable on
// them.
constexpr std::array<std::array<QRgb, kCellColours>, 3> kCells = {{
    {0xFFD6D1, 0xFFE0B8, 0xFAEB9A, 0xCDEFC0, 0xBDEFEA, 0xCFE3FB, 0xE6DAFA, 0xE3E3E3},
    {0x5A2320, 0x52360E, 0x433D0E, 0x1C4520, 0x104245, 0x1F3B60, 0x432A63, 0x393D44},
    {0x6B1010, 0x5C3A00, 0x4D4700, 0x0B4D12, 0x004B4F, 0x0A3A7A, 0x46207A, 0x404040},
}};

constexpr QRgb kInks[3] = {0x14181F, 0xF2F4F8, 0xFFFFFF};

/// Converts an sRGB channel to linear light, as WCAG and sRGB define it.
double channel(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

} // namespace

Theme::Theme(ThemeKind kind) : kind_(kind) {
    const auto column = static_cast<std::size_t>(kind);
    for (const ToneRow& row : kTones) colours_[static_cast<std::size_t>(row.role)] = QColor(row.colours[column]);
    for (const ChipRow& row : kChips)
        chips_[static_cast<std::size_t>(row.role)] = {QColor(row.fill[column]), QColor(row.edge[column]),
                                                      QColor(kInks[column])};
    for (int i = 0; i < kCellColours; ++i) cells_[i] = QColor(kCells[column][i]);
}

const Theme& Theme::of(ThemeKind kind) {
    static const Theme themes[] = {Theme(ThemeKind::Light), Theme(ThemeKind::Dark), Theme(ThemeKind::HighContrast)};
    return themes[static_cast<std::size_t>(kind)];
}

QColor Theme::levelInk(int level) const {
    // Both ends of the gradient are readable on every background of the theme.
    constexpr QRgb kNear[3] = {0x0A2E73, 0xD6E7FF, 0xFFFFFF}, kFar[3] = {0x2C6FD6, 0x5B9CF2, 0x7FE7FF};
    constexpr int kDeepest = 14;
    const auto column = static_cast<std::size_t>(kind_);
    // Levels deeper than this look alike; the colour is not for counting levels.
    const float share = static_cast<float>(std::min(level, kDeepest)) / kDeepest;
    const QColor near(kNear[column]), far(kFar[column]);
    return QColor::fromRgbF(near.redF() + (far.redF() - near.redF()) * share,
                            near.greenF() + (far.greenF() - near.greenF()) * share,
                            near.blueF() + (far.blueF() - near.blueF()) * share);
}

QPalette Theme::palette() const {
    const Theme& theme = *this;
    QPalette palette(theme[Tone::Button], theme[Tone::Window]);
    palette.setColor(QPalette::WindowText, theme[Tone::WindowInk]);
    palette.setColor(QPalette::Base, theme[Tone::Panel]);
    palette.setColor(QPalette::AlternateBase, theme[Tone::Window]);
    palette.setColor(QPalette::Text, theme[Tone::WindowInk]);
    palette.setColor(QPalette::ButtonText, theme[Tone::ButtonInk]);
    palette.setColor(QPalette::BrightText, theme[Tone::ClashInk]);
    palette.setColor(QPalette::Mid, theme[Tone::PanelEdge]);
    palette.setColor(QPalette::PlaceholderText, theme[Tone::QuietInk]);
    palette.setColor(QPalette::Highlight, theme[Tone::Accent]);
    palette.setColor(QPalette::HighlightedText, theme[Tone::AccentInk]);
    palette.setColor(QPalette::Link, theme[Tone::OwnInk]);
    palette.setColor(QPalette::LinkVisited, theme[Tone::BranchInk]);
    palette.setColor(QPalette::ToolTipBase, theme[Tone::Panel]);
    palette.setColor(QPalette::ToolTipText, theme[Tone::WindowInk]);
    // Disabled text must stay readable.
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faint = theme[Tone::WindowInk];
        faint.setAlphaF(0.45F);
        palette.setColor(QPalette::Disabled, role, faint);
    }
    return palette;
}

ThemeKind kindFor(const QPalette& desktop) {
    const QColor window = desktop.color(QPalette::Window), text = desktop.color(QPalette::WindowText);
    // Only high-contrast desktops draw their windows in pure black and white.
    const bool extreme = contrast(window, text) > 20.5 && luminance(window) < 0.001;
    if (extreme) return ThemeKind::HighContrast;
    return luminance(window) < luminance(text) ? ThemeKind::Dark : ThemeKind::Light;
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace ninefold::widgets
