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

/// The options that every command has.
struct CommonOptions {
    bool json = false;
    /// Empty = standard output.
    QString output;
    int threads = 1;
    /// Without a value the command chooses one.
    std::optional<std::uint64_t> seed;
    bool quiet = false;
    /// Only this many puzzles, from the first.
    std::optional<long long> limit;
    NameStyle names = NameStyle::RowColumn;
};

/// An option of a command; without `value` it is a switch.
QCommandLineOption option(const char* name, const char* description, const char* value = "");

QList<QCommandLineOption> commonOptions();

/// The options, or a sentence about the one that is wrong. A wrong value is never silently replaced by a default.
std::variant<CommonOptions, QString> readCommonOptions(const QCommandLineParser& parser);

/// The value of an option as a number; nothing if it is not a number or out of range.
std::optional<long long> numberIn(const QString& text, long long least, long long most);

/// "--threads needs a number from 1 to 1024, not 'x'."
QString wrongNumber(const char* option, const QString& text, long long least, long long most);

} // namespace ninefold::cli
