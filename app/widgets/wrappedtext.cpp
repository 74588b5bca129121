// SPDX-License-Identifier: MIT
#include "app/widgets/wrappedtext.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace ninefold::widgets {
namespace {

/// A tooltip that covers the screen is useless.
constexpr qsizetype kTipCharacters = 80;
/// Longer words than people write are broken into parts of this length.
constexpr qsizetype kLongestWord = 24, kWordPart = 8;
/// A zero-width space, where a line may break.
constexpr QChar kMayBreak(0x200B);

/// How much of a text goes into a line: up to a blank or a folder where there is one.
qsizetype lineLength(const QString& text) {
    if (text.size() <= kTipCharacters) return text.size();
    const auto lastOf = [&](QChar character) { return text.lastIndexOf(character, kTipCharacters - 1) + 1; };
    const qsizetype length = std::max(lastOf(u' '), lastOf(u'/'));
    if (length > kTipCharacters / 2) return length;
    // Not between the two halves of a character.
    return text[kTipCharacters].isLowSurrogate() ? kTipCharacters - 1 : kTipCharacters;
}

} // namespace

QString toolTipOf(QString line) {
    // Qt::mightBeRichText looks for a tag or "&lt;"; the zero-width space prevents both.
    for (const QChar character : {u'<', u'&'}) line.replace(character, QString(character) + kMayBreak);
    QStringList lines;
    while (!line.isEmpty()) {
        const qsizetype length = lineLength(line);
        lines << line.first(length);
        line.remove(0, length);
    }
    return lines.join(u'\n');
}

QString breakableText(const QString& text) {
    QString out;
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, text), lines(QTextBoundaryFinder::Line, text);
    qsizetype word = 0, begin = 0;
    for (qsizetype end = characters.toNextBoundary(); end >= 0; end = characters.toNextBoundary()) {
        out += QStringView(text).sliced(begin, end - begin);
        lines.setPosition(end);
        word = lines.isAtBoundary() ? 0 : word + 1;
        if (word >= kLongestWord && word % kWordPart == 0) out += kMayBreak;
        begin = end;
    }
    return out;
}

} // namespace ninefold::widgets
