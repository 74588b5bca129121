// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/request.h"

#include <functional>
#include <variant>

namespace ninefold::window {

/// What the command line of the window program asks for.
struct Arguments {
    desktop::Request request;
    /// The desktop started the program over D-Bus, and will ask for a window.
    bool service = false;
};

/// An answer of the program instead of a window.
struct ConsoleAnswer {
    int code = 0;
    QString text;
};

/// Qt takes options of its own, with or without a value after them, which only Qt can distinguish. So the arguments are
/// read twice: up to the first of those options before there is a QApplication, so that mistakes and --help are
/// answered without a display, and all of them when the QApplication has removed its own.
enum class QtOptions { Ahead, Removed };

/// Reads the arguments after the program's name. `translate` is for texts of the context "Start", since there may be
/// no QApplication.
std::variant<Arguments, ConsoleAnswer> readArguments(const QStringList& arguments, QtOptions options,
                                                     const std::function<QString(const char*)>& translate);

} // namespace ninefold::window
