// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

namespace ninefold {

// The words of others (names of puzzles and files, what was typed or pasted) on their way into sentences and widgets.
// Widgets read orders into some characters: a tool tip takes "<b>" for markup, a menu "&" for a mnemonic, a title "[*]"
// for the mark of what is not saved. Each function takes the words as they came and returns what the place shows as
// they are. (What labels take for markup is decided in app/board/plainlabels.h.)

/// visibleText and oneLine of engine/core/visibletext.h.
QString visibleText(const QString& words, std::string_view kept = {});
QString oneLine(const QString& words);

/// The name of a file without its folders, for sentences.
QString fileNameText(const QString& path);

QString menuText(const QString& words);
QString titleText(const QString& words);
/// In lines that are not too long.
QString toolTipText(const QString& words);

} // namespace ninefold
