// SPDX-License-Identifier: MIT
#include "app/cli/library/access.h"

#include "app/cli/console.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/store/library/bundledpuzzles.h"

namespace ninefold::cli {
namespace {

library::Location locationOr(const std::optional<library::Location>& location) {
    return location ? *location : library::usualLocation();
}

} // namespace

QCommandLineOption databaseOption() {
    return option("database",
                  "The library: a file of SQLite, or postgresql://user@host:port/name;\n"
                  "the password is taken from ~/.pgpass or PGPASSWORD",
                  "DB");
}

std::variant<std::optional<library::Location>, QString> readDatabase(const Invocation& call) {
    if (!call.isSet("database")) return std::optional<library::Location>();
    const auto location = library::locationFrom(call.value("database"));
    if (location) return location;
    return QStringLiteral(
        "--database needs a file or postgresql://user@host:port/name. A password belongs into ~/.pgpass "
        "or PGPASSWORD.");
}

std::unique_ptr<library::Database> openDatabase(const library::Location& location) {
    auto opened = library::openLibrary(location);
    if (!opened) {
        complainAbout(location, opened.error());
        return nullptr;
    }
    if (!opened.value().keptAs.isEmpty())
        Console::complain(
            QStringLiteral("%1: The file was damaged. It is kept as %2, and a new library begins.")
                .arg(documents::visibleText(location.text()), documents::visibleText(opened.value().keptAs)));
    return std::move(opened.value().database);
}

std::unique_ptr<library::Database> openLibraryOf(const Invocation& call, int& code) {
    const auto asked = readDatabase(call);
    if (const auto* why = std::get_if<QString>(&asked)) {
        code = call.wrongUsage(*why);
        return nullptr;
    }
    const auto& given = std::get<std::optional<library::Location>>(asked);
    const library::Location location = locationOr(given);
    auto database = openDatabase(location);
    code = database ? kDone : kFileTrouble;
    if (!database || given) return database;
    if (const auto added = library::addBundled(*database); !added) {
        code = complainAbout(location, added.error());
        return nullptr;
    }
    return database;
}

int complainAbout(const library::Location& location, const Error& error) {
    Console::complain(documents::visibleText(location.text()) + ": " + documents::sentence(error));
    return kFileTrouble;
}

} // namespace ninefold::cli
