// SPDX-License-Identifier: MIT
#include "app/pages/board/digitkey.h"

#include <QGuiApplication>

namespace ninefold::pages {
namespace {

struct KeypadKey {
    int key;
    Digit digit;
};

/// The keys that the keypad sends while NumLock is off, or with Shift while it is on.
constexpr KeypadKey kKeypad[] = {
    {Qt::Key_Insert, 0}, {Qt::Key_End, 1},    {Qt::Key_Down, 2},   {Qt::Key_PageDown, 3},
    {Qt::Key_Left, 4},   {Qt::Key_Clear, 5},  {Qt::Key_Right, 6},  {Qt::Key_Home, 7},
    {Qt::Key_Up, 8},     {Qt::Key_PageUp, 9}, {Qt::Key_Delete, 0},
};

/// Reads the number row by scan code. On X11 and Wayland, scan codes 10 to 18 are the keys 1 to 9, and 19 is 0.
std::optional<Digit> byPlace(const QKeyEvent& event) {
    static const bool xCodes = QGuiApplication::platformName() == QLatin1String("xcb") ||
                               QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
    const quint32 code = event.nativeScanCode();
    if (!xCodes || code < 10 || code > 19) return std::nullopt;
    return code == 19 ? 0 : static_cast<Digit>(code - 9);
}

std::optional<Digit> digitOf(const QKeyEvent& event) {
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9 &&
        !(event.modifiers() & Qt::ShiftModifier && byPlace(event)))
        return event.key() - Qt::Key_0;
    if (event.modifiers() & Qt::KeypadModifier)
        for (const KeypadKey& one : kKeypad)
            if (one.key == event.key()) return one.digit;
    if (const std::optional<Digit> digit = byPlace(event)) return digit;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) return 0;
    return std::nullopt;
}

} // namespace

std::optional<game::EntryMode> heldMode(Qt::KeyboardModifiers held, bool controlIsCandidates) {
    const bool shift = held & Qt::ShiftModifier, control = held & Qt::ControlModifier;
    if (shift) return control ? game::EntryMode::Colour : game::EntryMode::Corner;
    if (!control) return std::nullopt;
    return controlIsCandidates ? game::EntryMode::Candidates : game::EntryMode::Centre;
}

std::optional<DigitKey> readDigitKey(const QKeyEvent& event, bool controlIsCandidates) {
    const std::optional<Digit> digit = digitOf(event);
    if (!digit) return std::nullopt;
    DigitKey key{*digit, std::nullopt, false};
    if (event.modifiers() & Qt::AltModifier) key.highlights = true;
    else key.mode = heldMode(event.modifiers(), controlIsCandidates);
    return key;
}

bool leavesCellEmpty(const QKeyEvent& event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    const bool keypad = event.modifiers() & Qt::KeypadModifier;
    const int key = event.key();
    // In many countries the decimal key of the keypad is a comma.
    if (key == Qt::Key_Space || key == Qt::Key_Period || (keypad && key == Qt::Key_Comma)) return true;
    // Del and Backspace erase and do not move on. On the keypad Qt::Key_Delete is the decimal key without NumLock.
    return digitOf(event) == 0 && (keypad || (key != Qt::Key_Delete && key != Qt::Key_Backspace));
}

} // namespace ninefold::pages
