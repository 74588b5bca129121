// SPDX-License-Identifier: MIT
#pragma once

/// Marks a text of the engine for translation; app/documents/text translates it where it is shown. The macro itself
/// does nothing: the engine does not use Qt, and the names of techniques and solvers are written next to their code.
/// lupdate finds these texts by -tr-function-alias QT_TRANSLATE_NOOP+=NINEFOLD_TEXT.
#define NINEFOLD_TEXT(context, text) text
