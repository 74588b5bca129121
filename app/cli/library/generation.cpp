// SPDX-License-Identifier: MIT
// Puzzle number n of a call depends on what is asked for, the seed and n alone. So the library keeps the numbers that
// were made, and a call that was killed, repeated or divided makes every puzzle once.
#include "app/cli/library/generation.h"

#include "app/cli/library/access.h"
#include "app/documents/parts/nativepath.h"

#include <QCryptographicHash>
#include <QFile>

namespace ninefold::cli {
namespace {

/// The content of a file rather than its name.
QString meaningOf(const QString& value) {
    QFile file;
    if (!documents::openNative(file, value).isEmpty()) return value;
    return QString::fromLatin1(QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha1).toHex());
}

/// Everything that the puzzles depend on.
QString commandOf(const Invocation& call, const QList<QCommandLineOption>& specified, std::uint64_t seed) {
    QString command = QStringLiteral("generate " NINEFOLD_VERSION " --seed %1").arg(seed);
    for (const QCommandLineOption& option : specified) {
        const QString& name = option.names().constFirst();
        if (!call.parser.isSet(name)) continue;
        command += " --" + name;
        if (!option.valueName().isEmpty()) command += ' ' + meaningOf(call.parser.value(name));
    }
    // A call without ratings must not pass for the same call with them.
    return call.isSet("rate") || call.isSet("name") ? command + " --rate" : command;
}

} // namespace

std::variant<Generation, int> generationOf(const Invocation& call, const QList<QCommandLineOption>& specified,
                                           std::uint64_t seed, long long first, long long last) {
    int code = kDone;
    const auto database = openLibraryOf(call, code);
    if (!database) return code;
    const auto run = library::runOf(*database, commandOf(call, specified, seed));
    if (!run) return complainAbout(database->location(), run.error());
    auto made = library::itemsMade(*database, run.value(), first, last);
    if (!made) return complainAbout(database->location(), made.error());
    return Generation{.location = database->location(), .run = run.value(), .made = std::move(made).value()};
}

} // namespace ninefold::cli
