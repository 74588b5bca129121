// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/core/result.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>
#include <variant>

namespace ninefold::cli {

/// What every command understands.
struct CommonOptions {
    bool json = false;
    /// Empty = standard output.
    QString output;
    int threads = 1;
    /// Nothing = the command chooses.
    std::optional<std::uint64_t> seed;
    bool quiet = false;
    /// Only the first so many puzzles.
    std::optional<long long> limit;
    NameStyle names = NameStyle::RowColumn;
};

QList<QCommandLineOption> commonOptions();

/// The options, or the sentence that says which one is wrong. A wrong value is never replaced by a default in silence.
std::variant<CommonOptions, QString> readCommonOptions(const QCommandLineParser& parser);

/// The number that an option was given, or nothing when it is none or out of bounds.
std::optional<long long> numberIn(const QString& text, long long least, long long most);

/// "--threads needs a number from 1 to 1024, not 'x'."
QString wrongNumber(const char* option, const QString& text, long long least, long long most);

} // namespace ninefold::cli
