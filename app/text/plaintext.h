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

/// The beginning and the end of what is longer than that, for these tell files apart.
QString shortenedText(const QString& text, qsizetype most);

/// For sentences of ours: words that run from right to left do not turn the words around them.
QString quotedText(const QString& words);
/// The name of a file without its folders, for sentences.
QString fileNameText(const QString& path);

QString menuText(const QString& words);
QString titleText(const QString& words);
/// In lines that are not too long.
QString toolTipText(const QString& words);
/// The same for a line of ours that quotes such words.
QString toolTipOf(QString line);
/// For labels that break their lines: what has no place to break for longer than words are gets some.
QString breakableText(const QString& text);

} // namespace ninefold
