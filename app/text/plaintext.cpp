// SPDX-License-Identifier: MIT
#include "app/text/plaintext.h"

#include "engine/core/visibletext.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace ninefold {
namespace {

/// A menu wider than the screen, or a tooltip that covers it, is useless.
constexpr qsizetype kLongestEntry = 80, kTipWidth = 80;
/// Longer words than people write are broken into parts of this length.
constexpr qsizetype kLongestWord = 24, kWordPart = 8;
/// A zero-width space, where a line may break; and the isolates around text with its own direction.
constexpr QChar kMayBreak(0x200B), kIsolate(0x2068), kIsolateEnd(0x2069);
/// More than the longest file name, so that its ending is shown.
constexpr std::size_t kLongestPath = 1000;

/// Avoids a cut between the two halves of a character.
qsizetype wholeCharacters(const QString& text, qsizetype size) {
    return size > 0 && size < text.size() && text[size].isLowSurrogate() ? size - 1 : size;
}

/// How much of a text goes into a line: up to a blank or a folder where there is one.
qsizetype lineLength(const QString& text) {
    if (text.size() <= kTipWidth) return text.size();
    const auto lastOf = [&](QChar character) { return text.lastIndexOf(character, kTipWidth - 1) + 1; };
    const qsizetype length = std::max(lastOf(u' '), lastOf(u'/'));
    return length > kTipWidth / 2 ? length : wholeCharacters(text, kTipWidth);
}

bool runsRightToLeft(const QString& text) {
    const auto codes = text.toUcs4();
    return std::any_of(codes.begin(), codes.end(), [](char32_t code) {
        const QChar::Direction direction = QChar::direction(code);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

QString pathLine(const QString& path) {
    return QString::fromStdString(oneLine(path.toStdString(), kLongestPath));
}

/// Text that was made visible contains no character that could end the isolate.
QString isolated(const QString& visible) {
    return runsRightToLeft(visible) ? kIsolate + visible + kIsolateEnd : visible;
}

} // namespace

QString visibleText(const QString& words, std::string_view kept) {
    return QString::fromStdString(visibleText(words.toStdString(), kept));
}

QString oneLine(const QString& words) {
    return QString::fromStdString(oneLine(words.toStdString()));
}

QString shortenedText(const QString& text, qsizetype most) {
    if (text.size() <= most) return text;
    const qsizetype begin = wholeCharacters(text, most * 2 / 3);
    const qsizetype end = wholeCharacters(text, text.size() - most / 3);
    return text.first(begin) + QChar(0x2026) + text.sliced(end);
}

QString quotedText(const QString& words) {
    return isolated(oneLine(words));
}

QString fileNameText(const QString& path) {
    return quotedText(path.section(u'/', -1, -1, QString::SectionSkipEmpty));
}

QString menuText(const QString& words) {
    return isolated(shortenedText(pathLine(words), kLongestEntry)).replace(u'&', QLatin1String("&&"));
}

QString titleText(const QString& words) {
    return quotedText(words).replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

QString toolTipText(const QString& words) {
    return toolTipOf(isolated(pathLine(words)));
}

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

} // namespace ninefold
