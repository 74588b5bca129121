// SPDX-License-Identifier: MIT
#include "app/documents/parts/nativepath.h"

#include "engine/core/utf8.h"

#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>

namespace ninefold::documents {
namespace {

constexpr char16_t kFirstEscape = 0xDC80, kLastEscape = 0xDCFF;

/// The second half of a character beyond U+FFFF is not an escaped byte.
bool isEscapedByte(const QString& path, qsizetype at) {
    const char16_t unit = path[at].unicode();
    return unit >= kFirstEscape && unit <= kLastEscape && (at == 0 || !path[at - 1].isHighSurrogate());
}

} // namespace

QString pathFromNative(const char* bytes) {
    QString path;
    for (std::string_view rest = bytes; !rest.empty();) {
        const Utf8Character character = firstCharacter(rest);
        const bool whole = character.kind == Utf8Character::Kind::Whole;
        const std::size_t length = whole ? character.length : 1;
        if (whole) path += QString::fromUtf8(rest.data(), static_cast<qsizetype>(length));
        else path += QChar(static_cast<char16_t>(0xDC00 | static_cast<unsigned char>(rest[0])));
        rest.remove_prefix(length);
    }
    return path;
}

QByteArray nativePath(const QString& path) {
    QByteArray bytes;
    qsizetype begin = 0;
    for (qsizetype at = 0; at < path.size(); ++at) {
        if (!isEscapedByte(path, at)) continue;
        bytes += path.sliced(begin, at - begin).toUtf8();
        bytes += static_cast<char>(path[at].unicode() & 0xFF);
        begin = at + 1;
    }
    return bytes + path.sliced(begin).toUtf8();
}

QString openNative(QFile& file, const QString& path) {
    const int opened = ::open(nativePath(path).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    struct stat status {};
    if (opened < 0 || ::fstat(opened, &status) != 0) return qt_error_string(errno);
    const bool readable = file.open(opened, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
    // A folder can be opened like a file, and only reading from it fails.
    if (S_ISDIR(status.st_mode)) return qt_error_string(EISDIR);
    return readable ? QString() : file.errorString();
}

bool isUtf8Path(const QString& path) {
    for (qsizetype at = 0; at < path.size(); ++at)
        if (isEscapedByte(path, at)) return false;
    return true;
}

} // namespace ninefold::documents
