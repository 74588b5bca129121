// SPDX-License-Identifier: MIT
#include "app/documents/text/filenames.h"

#include "engine/core/visibletext.h"

#include <QStringList>

namespace ninefold::documents {
namespace {

/// File systems allow 255 bytes. The rest is room for the ending and for temporary suffixes of saving programs.
constexpr qsizetype kMostBytes = 200;

/// Characters that separate folders or are forbidden on some system, or have a meaning in a shell or a dialog.
bool isForbidden(char32_t code) {
    return (code < 0x80 && QByteArrayView("/\\:*?\"<>|").contains(static_cast<char>(code))) || isHiddenControl(code) ||
           QChar::isSurrogate(code) || code == QChar::ReplacementCharacter;
}

/// Replaces each run of forbidden characters by a dash, and each run of blanks by one blank.
QString allowed(const QString& name) {
    QString out;
    for (const char32_t code : name.toUcs4())
        if (!isForbidden(code)) out += QChar::fromUcs4(code);
        else if (!out.endsWith(u'-')) out += u'-';
    return out.simplified();
}

/// At the start a dot hides the file, a dash makes it an option, and a tilde is the home folder; Windows drops dots
/// and blanks at the end.
QString trimmed(const QString& name) {
    const auto isEdge = [](QChar character) { return QStringLiteral(" .-").contains(character); };
    qsizetype begin = 0, end = name.size();
    while (begin < end && (isEdge(name[begin]) || name[begin] == u'~')) ++begin;
    while (end > begin && isEdge(name[end - 1])) --end;
    return name.sliced(begin, end - begin);
}

QString shortened(QString name) {
    while (name.toUtf8().size() > kMostBytes) name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name;
}

/// Names of devices on Windows, also with an extension.
bool isDevice(const QString& name) {
    static const QStringList kDevices = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"};
    const QString base = name.section(u'.', 0, 0).trimmed().toUpper();
    const bool numbered = base.size() == 4 && (base.startsWith(u"COM") || base.startsWith(u"LPT"));
    return kDevices.contains(base) || (numbered && QStringLiteral("0123456789\u00B9\u00B2\u00B3").contains(base[3]));
}

} // namespace

QString proposedFileName(const QString& name, const QString& ending) {
    QString file = trimmed(shortened(trimmed(allowed(name))));
    if (file.isEmpty()) file = QStringLiteral("Sudoku");
    if (isDevice(file)) file.prepend(u'_');
    return ending.isEmpty() ? file : file + u'.' + ending;
}

} // namespace ninefold::documents
