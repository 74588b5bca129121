// SPDX-License-Identifier: MIT
#pragma once

/// Marks a text of the engine for translation; app/text translates it where it is shown. It does nothing here: the
/// engine knows no Qt, and names of techniques and solvers stand where the technique or the solver does.
/// lupdate finds it by -tr-function-alias QT_TRANSLATE_NOOP+=NINEFOLD_TEXT.
#define NINEFOLD_TEXT(context, text) text
