// SPDX-License-Identifier: MIT
#include "app/cli/options.h"

#include "app/cli/text.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <thread>

namespace ninefold::cli {
namespace {

/// More threads would only wait for each other, and a typing mistake must not start a million threads.
constexpr int kMostThreads = 1024;
constexpr long long kMost = std::numeric_limits<long long>::max();

/// Reads one number if the option is set; returns a sentence if it is wrong.
template <typename Use>
QString take(const QCommandLineParser& parser, const char* name, long long most, Use use) {
    if (!parser.isSet(QLatin1String(name))) return {};
    const QString text = parser.value(QLatin1String(name));
    const auto number = numberIn(text, 1, most);
    if (!number) return wrongNumber(name, text, 1, most);
    use(*number);
    return {};
}

/// Any 64 bits are a seed, including 0; other numbers start at 1.
QString takeSeed(const QCommandLineParser& parser, CommonOptions& options) {
    if (!parser.isSet("seed")) return {};
    bool good = false;
    options.seed = parser.value("seed").toULongLong(&good);
    return good ? QString() : QStringLiteral("--seed needs a whole number, not '%1'.").arg(parser.value("seed"));
}

QString takeNames(const QCommandLineParser& parser, CommonOptions& options) {
    if (!parser.isSet("names")) return {};
    const QString style = parser.value("names");
    if (style.compare("A1", Qt::CaseInsensitive) == 0) options.names = NameStyle::LetterNumber;
    else if (style.compare("r1c1", Qt::CaseInsensitive) != 0)
        return QStringLiteral("--names is r1c1 or A1, not '%1'.").arg(style);
    return {};
}

} // namespace

QCommandLineOption option(const char* name, const char* description, const char* value) {
    return {QString::fromLatin1(name), QString::fromUtf8(description), QString::fromLatin1(value)};
}

/// Every command takes all of them, even those that do not affect it, so that a script need not know which.
QList<QCommandLineOption> commonOptions() {
    return {
        option("json", "One JSON object per puzzle and line"),
        option("output", "Write to FILE instead of standard output", "FILE"),
        option("threads", "Number of threads (default: all cores)", "N"),
        option("seed", "For random choices: the same seed gives the same result", "N"),
        option("quiet", "No progress, no summary, no remarks; only errors"),
        option("limit", "Only the first N puzzles", "N"),
        option("names", "How sentences name the cells: r1c1 (default) or A1", "STYLE"),
    };
}

std::variant<CommonOptions, QString> readCommonOptions(const QCommandLineParser& parser) {
    CommonOptions options;
    options.json = parser.isSet("json");
    options.quiet = parser.isSet("quiet");
    options.output = parser.value("output");
    // hardware_concurrency() is 0 if the number is unknown.
    options.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, unsigned{kMostThreads}));
    if (parser.isSet("output") && options.output.isEmpty()) return QStringLiteral("--output needs the name of a file.");
    // All options are read; the first of several mistakes is reported.
    const QString wrong[] = {
        take(parser, "threads", kMostThreads, [&](long long n) { options.threads = static_cast<int>(n); }),
        take(parser, "limit", kMost, [&](long long n) { options.limit = n; }),
        takeSeed(parser, options),
        takeNames(parser, options),
    };
    for (const QString& sentence : wrong)
        if (!sentence.isEmpty()) return sentence;
    return options;
}

std::optional<long long> numberIn(const QString& text, long long least, long long most) {
    bool good = false;
    const long long number = text.toLongLong(&good);
    if (!good || number < least || number > most) return std::nullopt;
    return number;
}

QString wrongNumber(const char* option, const QString& given, long long least, long long most) {
    assert(least <= most);
    if (most == kMost)
        return QStringLiteral("--%1 needs a whole number of at least %2, not '%3'.").arg(option).arg(least).arg(given);
    return QStringLiteral("--%1 needs a whole number from %2 to %3, not '%4'.")
        .arg(option)
        .arg(least)
        .arg(most)
        .arg(given);
}

} // namespace ninefold::cli
