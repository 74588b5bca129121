// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

namespace ninefold::cli {

/// Converts between the engine's texts (UTF-8 in std::string) and Qt's (UTF-16).
inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace ninefold::cli
