// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

namespace ninefold::documents {

// Foreign texts (names of puzzles and files, typed or pasted text) for use in sentences and widgets. Widgets
// interpret some characters: a tooltip takes "<b>" for markup, a menu "&" for a mnemonic, a title "[*]" for the
// modification marker. Each function takes the original text and returns one that the widget displays literally.
// (For labels see app/widgets/plainlabels.h, for tooltips app/widgets/wrappedtext.h.)

/// visibleText and oneLine of engine/core/visibletext.h.
QString visibleText(const QString& words, std::string_view kept = {});
QString oneLine(const QString& words);

/// A longer text keeps its beginning and its end, because file names differ there.
QString shortenedText(const QString& text, qsizetype most);

/// For sentences of ours: words that run from right to left do not turn the words around them.
QString quotedText(const QString& words);
/// The name of a file without its folders, for sentences.
QString fileNameText(const QString& path);

/// A path, for a text that is shown whole, as a tooltip (app/widgets/wrappedtext.h).
QString pathText(const QString& path);
QString menuText(const QString& words);
QString titleText(const QString& words);

/// The text of a menu entry or a control as a name: without its access key. Chinese and Japanese texts have a letter
/// of their own for it, as in "Open(&O)...".
QString nameOfEntry(QString text);

} // namespace ninefold::documents
