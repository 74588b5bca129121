// SPDX-License-Identifier: MIT
#include "app/store/library/base/words.h"

namespace ninefold::library {
namespace {

/// The rest of a longer word says nothing more.
constexpr qsizetype kLongestWord = 40;
/// A comment that was taken for a name must not fill the library.
constexpr qsizetype kMostWords = 20;

} // namespace

QStringList wordsOf(const QString& text) {
    QStringList words;
    QString word;
    for (const QChar character : text.toLower() + ' ') {
        const bool inWord = character.isLetterOrNumber() || character.isMark() || character.isSurrogate();
        if (inWord && word.size() < kLongestWord) word += character;
        if (inWord || word.isEmpty()) continue;
        if (!words.contains(word) && words.size() < kMostWords) words << word;
        word.clear();
    }
    return words;
}

} // namespace ninefold::library
