// SPDX-License-Identifier: MIT
// All colours of the program in one table, so that the three themes can be compared line by line. A test checks the
// contrast of every pair of colours that can be on top of each other.
#include "app/widgets/look/theme.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::widgets {
namespace {

struct ToneRow {
    Tone role;
    std::array<QRgb, 3> colours; // light, dark, high contrast
};

constexpr ToneRow kTones[] = {
    {Tone::Window, {0xF3F5F8, 0x15181D, 0x000000}},        {Tone::Paper, {0xFFFFFF, 0x1E232B, 0x000000}},
    {Tone::GivenPaper, {0xEDF0F4, 0x2A313C, 0x1C1C1C}},    {Tone::GivenInk, {0x14181F, 0xF2F4F8, 0xFFFFFF}},
    {Tone::OwnInk, {0x0B57D0, 0x8AB8FF, 0x7FE7FF}},        {Tone::BranchInk, {0x8A1C7C, 0xF0A6E4, 0xFFB0F5}},
    {Tone::CandidateInk, {0x545E6B, 0xA7B0BE, 0xFFFFFF}},  {Tone::Selection, {0xCFE3FF, 0x1F3F63, 0x003A75}},
    {Tone::SelectionEdge, {0x0B5FA5, 0x7CC8FF, 0xFFFF00}}, {Tone::Peers, {0xEEF4FC, 0x252D39, 0x101820}},
    {Tone::SameDigit, {0xFFE9A8, 0x463808, 0x4A3B00}},     {Tone::ClashInk, {0xB3261E, 0xFF8A80, 0xFF9C94}},
    {Tone::ThinLine, {0xBCC3CD, 0x3F4856, 0xA0A0A0}},      {Tone::ThickLine, {0x2A2F38, 0x9AA5B5, 0xFFFFFF}},
    {Tone::PeerGiven, {0xE2EAF4, 0x2F3947, 0x202A34}},     {Tone::Card, {0xFFFFFF, 0x1E232B, 0x000000}},
    {Tone::Sunken, {0xE8ECF1, 0x11141A, 0x1C1C1C}},        {Tone::Line, {0xD8DEE6, 0x343C48, 0xA0A0A0}},
    {Tone::ControlLine, {0x808B9B, 0x727E8F, 0xFFFFFF}},   {Tone::Text, {0x14181F, 0xF2F4F8, 0xFFFFFF}},
    {Tone::Secondary, {0x4D5765, 0xA9B3C1, 0xFFFFFF}},     {Tone::Disabled, {0x79838F, 0x7E8998, 0xA0A0A0}},
    {Tone::Accent, {0x0B57D0, 0x8AB8FF, 0xFFFF00}},        {Tone::AccentInk, {0xFFFFFF, 0x0B1A30, 0x000000}},
    {Tone::Soft, {0xDFEAFB, 0x22395C, 0x003A75}},          {Tone::SoftInk, {0x0A3F97, 0xCFE2FF, 0xFFFFFF}},
    {Tone::Good, {0x00603A, 0x63E6AD, 0x6BFFB8}},          {Tone::GoodFill, {0xDAF1E5, 0x143A2B, 0x00301C}},
    {Tone::Warn, {0x7A5500, 0xFFD257, 0xFFF07A}},          {Tone::WarnFill, {0xFFF0C7, 0x3D3110, 0x3A3300}},
    {Tone::Bad, {0xB3261E, 0xFF8A80, 0xFF9C94}},           {Tone::BadFill, {0xFBE4E1, 0x45201E, 0x4A0000}},
    {Tone::Link, {0x7A1FA2, 0xE3A8F5, 0xFF9CFF}},          {Tone::Halo, {0xFFFFFF, 0x1E232B, 0x000000}},
    {Tone::Look, {0xFFF3C9, 0x4A3D0C, 0x4A3B00}},          {Tone::LookEdge, {0x8F6400, 0xFFD257, 0xFFD257}},
    {Tone::HouseEdge, {0x0B7A75, 0x5EDBD0, 0x7FFFE0}},
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

// Shape on a card and fill of the badge, in the order of the levels.
constexpr std::array<std::array<QRgb, kLevelColours>, 3> kLevelShapes = {{
    {0x1E7F5A, 0x16748A, 0x2566C8, 0x6B45B8, 0xA3337F, 0xB3261E},
    {0x5FD3A4, 0x5CC4D6, 0x8AB8FF, 0xBDA2FA, 0xF08FC6, 0xFF8A80},
    {0x6BFFB8, 0x7FE7FF, 0xA8C8FF, 0xE0CCFF, 0xFF9FD2, 0xFF9C94},
}};
constexpr std::array<std::array<QRgb, kLevelColours>, 3> kLevelFills = {{
    {0xDDF2E8, 0xDAF0F4, 0xE1ECFC, 0xECE5FA, 0xFAE3F2, 0xFBE4E1},
    {0x14372A, 0x12343B, 0x1D3150, 0x2F2750, 0x45223A, 0x45201E},
    {0x00301C, 0x00303A, 0x0A2450, 0x2A1450, 0x420630, 0x4A0000},
}};
/// Text in a badge is darker than its shape where the theme is light.
constexpr double kBadgeTextShade = 0.18;

// What the accent of a desktop is brought to: the contrast of text, and a little more for text on the soft fill.
constexpr double kReadable = 5, kVeryReadable = 6;
constexpr int kShades = 40;
constexpr double kShade = 0.05;

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
    for (std::size_t level = 0; level < kLevelColours; ++level) {
        const QColor shape(kLevelShapes[column][level]);
        const QColor text = kind == ThemeKind::Light ? mixed(shape, Qt::black, kBadgeTextShade) : shape;
        levels_[level] = {shape, text, QColor(kLevelFills[column][level])};
    }
}

const Theme& Theme::of(ThemeKind kind) {
    static const Theme themes[] = {Theme(ThemeKind::Light), Theme(ThemeKind::Dark), Theme(ThemeKind::HighContrast)};
    return themes[static_cast<std::size_t>(kind)];
}

QColor Theme::levelInk(int level) const {
    assert(level >= 0);
    // Both ends of the gradient are readable on every background of the theme.
    constexpr QRgb kNear[3] = {0x0A2E73, 0xD6E7FF, 0xFFFFFF}, kFar[3] = {0x2C6FD6, 0x5B9CF2, 0x7FE7FF};
    constexpr int kDeepest = 14;
    const auto column = static_cast<std::size_t>(kind_);
    // Levels deeper than this look alike; the colour is not for counting levels.
    const double share = static_cast<double>(std::min(level, kDeepest)) / kDeepest;
    const QColor near(kNear[column]), far(kFar[column]);
    return mixed(near, far, share);
}

QColor Theme::muted(const QColor& highlight, Tone ground) const {
    constexpr double kMuted = 0.7;
    return mixed(highlight, (*this)[ground], kMuted);
}

QPalette Theme::palette() const {
    const Theme& theme = *this;
    QPalette palette(theme[Tone::Card], theme[Tone::Window]);
    palette.setColor(QPalette::WindowText, theme[Tone::Text]);
    palette.setColor(QPalette::Base, theme[Tone::Card]);
    palette.setColor(QPalette::AlternateBase, theme[Tone::Sunken]);
    palette.setColor(QPalette::Text, theme[Tone::Text]);
    palette.setColor(QPalette::ButtonText, theme[Tone::Text]);
    palette.setColor(QPalette::BrightText, theme[Tone::ClashInk]);
    palette.setColor(QPalette::Mid, theme[Tone::Line]);
    palette.setColor(QPalette::Dark, theme[Tone::ControlLine]);
    palette.setColor(QPalette::PlaceholderText, theme[Tone::Secondary]);
    palette.setColor(QPalette::Highlight, theme[Tone::Accent]);
    palette.setColor(QPalette::HighlightedText, theme[Tone::AccentInk]);
    palette.setColor(QPalette::Link, theme[Tone::Accent]);
    palette.setColor(QPalette::LinkVisited, theme[Tone::Accent]);
    palette.setColor(QPalette::ToolTipBase, theme[Tone::Card]);
    palette.setColor(QPalette::ToolTipText, theme[Tone::Text]);
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme[Tone::Disabled]);
    return palette;
}

Theme Theme::withAccent(const QColor& accent) const {
    // A grey accent would make the chosen and the unchosen look alike.
    constexpr int kLeastSaturation = 60;
    if (kind_ == ThemeKind::HighContrast || accent.hslSaturation() < kLeastSaturation) return *this;
    Theme theme = *this;
    const auto set = [&theme](Tone tone, const QColor& colour) {
        theme.colours_[static_cast<std::size_t>(tone)] = colour;
    };
    const QColor text = theme[Tone::Text], card = theme[Tone::Card];
    const QColor far = kind_ == ThemeKind::Light ? Qt::black : Qt::white;
    const auto readable = [&far](QColor colour, const QColor& ground, double least) {
        for (int step = 0; contrast(colour, ground) < least && step < kShades; ++step)
            colour = mixed(colour, far, kShade);
        return colour;
    };
    const QColor fitting = readable(accent.toRgb(), card, kReadable);
    set(Tone::Accent, fitting);
    set(Tone::AccentInk, contrast(fitting, text) > contrast(fitting, card) ? text : card);
    const QColor soft = mixed(card, fitting, kind_ == ThemeKind::Light ? 0.14 : 0.28);
    set(Tone::Soft, soft);
    set(Tone::SoftInk, readable(fitting, soft, kVeryReadable));
    return theme;
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto between = [share](float from, float to) { return from + (to - from) * static_cast<float>(share); };
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()),
                            between(a.blueF(), b.blueF()));
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
