// SPDX-License-Identifier: MIT
#include "app/text/plaintext.h"

#include "engine/core/visibletext.h"

#include <QStringList>

#include <algorithm>

namespace ninefold {
namespace {

/// A menu that is wider than the screen, or a tool tip that covers it, helps nobody.
constexpr qsizetype kLongestEntry = 80, kTipWidth = 80;
constexpr std::size_t kLongestTip = 1000;

/// Not between the halves of a character.
qsizetype wholeCharacters(const QString& text, qsizetype size) {
    return size > 0 && size < text.size() && text[size].isLowSurrogate() ? size - 1 : size;
}

/// The beginning and the end of a long text, for these tell files apart.
QString shortened(const QString& text) {
    if (text.size() <= kLongestEntry) return text;
    const qsizetype begin = wholeCharacters(text, kLongestEntry * 2 / 3);
    const qsizetype end = wholeCharacters(text, text.size() - kLongestEntry / 3);
    return text.first(begin) + QChar(0x2026) + text.sliced(end);
}

/// How much of a text goes into a line: up to a blank or a folder where there is one.
qsizetype lineLength(const QString& text) {
    if (text.size() <= kTipWidth) return text.size();
    const auto lastOf = [&](QChar sign) { return text.lastIndexOf(sign, kTipWidth - 1) + 1; };
    const qsizetype length = std::max(lastOf(u' '), lastOf(u'/'));
    return length > kTipWidth / 2 ? length : wholeCharacters(text, kTipWidth);
}

} // namespace

QString visibleText(const QString& words, std::string_view kept) {
    return QString::fromStdString(visibleText(words.toStdString(), kept));
}

QString oneLine(const QString& words) {
    return QString::fromStdString(oneLine(words.toStdString()));
}

QString fileNameText(const QString& path) {
    return oneLine(path.section(u'/', -1, -1, QString::SectionSkipEmpty));
}

QString menuText(const QString& words) {
    return shortened(oneLine(words)).replace(u'&', QLatin1String("&&"));
}

QString titleText(const QString& words) {
    return oneLine(words).replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

QString toolTipText(const QString& words) {
    QString rest = QString::fromStdString(oneLine(words.toStdString(), kLongestTip));
    // Qt::mightBeRichText looks for a tag or for "&lt;"; with a space of no width in it there is neither.
    for (const QChar sign : {u'<', u'&'}) rest.replace(sign, QString(sign) + QChar(0x200B));
    QStringList lines;
    while (!rest.isEmpty()) {
        const qsizetype length = lineLength(rest);
        lines << rest.first(length);
        rest.remove(0, length);
    }
    return lines.join(u'\n');
}

} // namespace ninefold
