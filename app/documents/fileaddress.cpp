// SPDX-License-Identifier: MIT
#include "app/documents/fileaddress.h"

#include "app/documents/parts/nativepath.h"

#include <QDir>
#include <QSysInfo>

#include <sys/stat.h>

namespace ninefold::documents {
namespace {

constexpr QLatin1String kScheme{"file:"};

bool isThere(const QString& path) {
    struct stat status {};
    return ::lstat(nativePath(path).constData(), &status) == 0;
}

bool isHere(QStringView host) {
    return host.isEmpty() || host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0 ||
           host.compare(QSysInfo::machineHostName(), Qt::CaseInsensitive) == 0;
}

} // namespace

QString fileAddress(const QString& path) {
    const QString whole = path.startsWith(u'/') ? path : QDir::currentPath() + u'/' + path;
    return kScheme + QLatin1String("//") + QString::fromLatin1(nativePath(whole).toPercentEncoding("/"));
}

std::optional<QString> filePath(const QString& address) {
    if (!address.startsWith(kScheme, Qt::CaseInsensitive)) return std::nullopt;
    QStringView rest = QStringView(address).sliced(kScheme.size());
    if (rest.startsWith(QLatin1String("//"))) {
        const qsizetype slash = rest.indexOf(u'/', 2);
        if (slash < 0 || !isHere(rest.sliced(2, slash - 2))) return std::nullopt;
        rest = rest.sliced(slash);
    }
    const QByteArray bytes = QByteArray::fromPercentEncoding(nativePath(rest.toString()));
    // The system would take the part before it for the name.
    if (!bytes.startsWith('/') || bytes.contains('\0')) return std::nullopt;
    return pathFromNative(bytes.constData());
}

QString pathOrAddress(const QString& given) {
    return isThere(given) ? given : filePath(given).value_or(given);
}

} // namespace ninefold::documents
