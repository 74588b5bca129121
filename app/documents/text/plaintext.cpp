// SPDX-License-Identifier: MIT
#include "app/documents/text/plaintext.h"

#include "engine/core/visibletext.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

/// A menu wider than the screen is useless.
constexpr qsizetype kMaxEntryCharacters = 80;
/// The isolates around text with its own direction.
constexpr QChar kIsolate(0x2068), kIsolateEnd(0x2069);
/// More than the longest file name, so that its ending is shown.
constexpr std::size_t kLongestPath = 1000;

/// Avoids a cut between the two halves of a character.
qsizetype wholeCharacters(const QString& text, qsizetype size) {
    return size > 0 && size < text.size() && text[size].isLowSurrogate() ? size - 1 : size;
}

bool runsRightToLeft(const QString& text) {
    const auto codes = text.toUcs4();
    return std::any_of(codes.begin(), codes.end(), [](char32_t code) {
        const QChar::Direction direction = QChar::direction(code);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

QString pathLine(const QString& path) {
    return QString::fromStdString(ninefold::oneLine(path.toStdString(), kLongestPath));
}

/// Text that was made visible contains no character that could end the isolate.
QString isolated(const QString& visible) {
    return runsRightToLeft(visible) ? kIsolate + visible + kIsolateEnd : visible;
}

} // namespace

QString visibleText(const QString& words, std::string_view kept) {
    return QString::fromStdString(ninefold::visibleText(words.toStdString(), kept));
}

QString oneLine(const QString& words) {
    return QString::fromStdString(ninefold::oneLine(words.toStdString()));
}

QString shortenedText(const QString& text, qsizetype most) {
    assert(most > 0);
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

QString pathText(const QString& path) {
    return isolated(pathLine(path));
}

QString menuText(const QString& words) {
    return isolated(shortenedText(pathLine(words), kMaxEntryCharacters)).replace(u'&', QLatin1String("&&"));
}

QString titleText(const QString& words) {
    return quotedText(words).replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

QString nameOfEntry(QString text) {
    static const QRegularExpression ownLetter(QStringLiteral("\\s*\\(&\\w\\)"));
    return text.remove(ownLetter).remove(u'&');
}

} // namespace ninefold::documents
