// SPDX-License-Identifier: MIT
#include "app/documents/text/seeds.h"

namespace ninefold::documents {
namespace {

constexpr int kBase = 36;

} // namespace

QString seedText(quint64 seed) {
    return QString::number(seed, kBase).toUpper();
}

std::optional<quint64> seedFromText(const QString& text) {
    bool read = false;
    const quint64 seed = text.trimmed().toULongLong(&read, kBase);
    return read ? std::optional(seed) : std::nullopt;
}

} // namespace ninefold::documents
