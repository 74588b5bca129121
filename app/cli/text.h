// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace ninefold::cli {

/// The context of all texts of the commands: Commands::tr("...").
class Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

/// Converts between the engine's texts (UTF-8 in std::string) and Qt's (UTF-16).
inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace ninefold::cli
