// SPDX-License-Identifier: MIT
// library find, show and export: puzzles come out in pieces, so that a million of them needs no more memory than ten
// thousand.
#include "app/cli/answers/entryfields.h"
#include "app/cli/console.h"
#include "app/cli/interrupt.h"
#include "app/cli/library/access.h"
#include "app/cli/library/actions.h"
#include "app/cli/library/selection.h"
#include "app/cli/run.h"
#include "app/documents/catalog.h"
#include "app/documents/writing.h"
#include "app/store/library/entries.h"
#include "app/store/library/examination.h"
#include "app/store/library/games.h"
#include "app/store/library/patterns.h"

namespace ninefold::cli {
namespace {

constexpr qsizetype kPieceRows = 5000;

using WriteEntry = std::function<void(const library::Entry&, std::string&)>;

/// Writes the entries that the options select. `ending` is the text after them.
int writeSelected(const Invocation& call, const WriteEntry& write, const std::function<void(std::string&)>& finish) {
    const auto query = readSelection(call);
    if (const auto* why = std::get_if<QString>(&query)) return call.wrongUsage(*why);
    int code = kDone;
    const auto database = openLibraryOf(call, code);
    if (!database) return code;
    if (std::get<library::Query>(query).holds) {
        const InterruptStop interrupt;
        const auto looked = library::lookForPatterns(*database, std::get<library::Query>(query), interrupt.token());
        if (!looked) return complainAbout(database->location(), looked.error());
    }
    const auto ids = library::find(*database, std::get<library::Query>(query));
    if (!ids) return complainAbout(database->location(), ids.error());
    std::optional<Error> error;
    qsizetype first = 0;
    bool ended = false;
    const auto next = [&](std::string& text) {
        if (ended || error) return false;
        ended = first >= ids.value().size();
        if (ended) {
            finish(text);
            return true;
        }
        const auto piece = library::entries(*database, ids.value().mid(first, kPieceRows));
        first += kPieceRows;
        if (piece)
            for (const library::Entry& entry : piece.value()) write(entry, text);
        else error = piece.error();
        return !error;
    };
    code = writePieces(call, next);
    return error ? complainAbout(database->location(), *error) : code;
}

/// The puzzle that a number, a name ("easy-17") or its 81 cells mean.
Result<std::optional<library::Entry>> entryMeant(library::Database& database, const QString& text) {
    bool isNumber = false;
    const library::Id id = text.toLongLong(&isNumber);
    if (isNumber && text.size() < 20) {
        auto found = library::entries(database, {id});
        if (!found) return found.error();
        return found.value().isEmpty() ? std::nullopt : std::optional(found.value().front());
    }
    if (text.size() == kCellCount && text.count('.') + text.count('0') > 0)
        return library::entryOf(database, library::Examination().canonical(text));
    auto named = library::entryNamed(database, text);
    if (named && !named.value()) named = library::entryNamed(database, QString(text).replace('-', ' '));
    return named;
}

const char* stateWord(library::GameState state) {
    static constexpr const char* words[] = {"open", "solved", "given up"};
    return words[static_cast<int>(state)];
}

void writeGames(const QList<library::Game>& games, documents::JsonWriter& json) {
    json.key("games_played").openArray();
    for (const library::Game& game : games) {
        json.openObject().field("state", stateWord(game.state)).field("started", game.started);
        json.field("finished", game.finished).key("seconds").value(static_cast<double>(game.milliseconds) / 1000.0, 1);
        json.field("hints", game.hints).field("mistakes", game.mistakes).field("file", game.file).closeObject();
    }
    json.closeArray();
}

std::string shownText(const library::Entry& entry, const QList<library::Game>& games) {
    std::string text = entryLine(entry) + "          solution  " + entry.solution.toStdString() + '\n';
    const auto add = [&](const char* what, const QString& value) {
        if (!value.isEmpty()) text += "          " + std::string(what) + "  " + value.toStdString() + '\n';
    };
    add("collections", entry.collections.join(", "));
    add("tags", entry.tags.join(", "));
    add("source", entry.source);
    add("added", entry.added);
    for (const library::Game& game : games)
        add("game", QStringLiteral("%1, %2 seconds, %3 hints, %4 mistakes, %5")
                        .arg(stateWord(game.state))
                        .arg(game.milliseconds / 1000)
                        .arg(game.hints)
                        .arg(game.mistakes)
                        .arg(game.finished.isEmpty() ? game.started : game.finished));
    return text;
}

} // namespace

int findInLibrary(const Invocation& call) {
    const bool asJson = call.common.json;
    return writeSelected(
        call,
        [asJson](const library::Entry& entry, std::string& text) {
            if (!asJson) {
                text += entryLine(entry);
                return;
            }
            documents::JsonWriter json(text);
            writeEntry(entry, json);
            json.end();
        },
        [](std::string&) {});
}

int exportLibrary(const Invocation& call) {
    const QString id = call.isSet("to") ? call.value("to") : QStringLiteral("line81");
    const formats::Format* const format = documents::formatById(id.toStdString());
    if (format == nullptr || format->write == nullptr)
        return call.wrongUsage(QStringLiteral("'%1' cannot be written; ninefold-cli formats lists what can.").arg(id));
    documents::PuzzleWriter writer(*format);
    const auto write = [&](const library::Entry& entry, std::string& text) {
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(entry.puzzle.toStdString());
        puzzle.givensKnown = true;
        puzzle.name = entry.name.toStdString();
        puzzle.author = entry.author.toStdString();
        puzzle.source = entry.source.toStdString();
        if (entry.rating) puzzle.level = levelText(entry).toStdString();
        if (puzzle.level == "-") puzzle.level.clear();
        writer.add(puzzle, text);
    };
    return writeSelected(call, write, [&](std::string& text) { writer.finish(text); });
}

int showOfLibrary(const Invocation& call) {
    if (call.files.size() != 1 || call.files.front() == "-")
        return call.wrongUsage(QStringLiteral("library show needs the number, the name or the cells of one puzzle."));
    int code = kDone;
    const auto database = openLibraryOf(call, code);
    if (!database) return code;
    const auto entry = entryMeant(*database, call.files.front());
    if (!entry) return complainAbout(database->location(), entry.error());
    if (!entry.value()) {
        Console::complain(QStringLiteral("There is no puzzle '%1' in the library.").arg(call.files.front()));
        return kFlawed;
    }
    const auto games = library::games(*database, {.state = std::nullopt, .puzzle = entry.value()->id, .occasion = {}});
    if (!games) return complainAbout(database->location(), games.error());
    std::string text;
    if (call.common.json) {
        documents::JsonWriter json(text);
        writeEntry(*entry.value(), json);
        writeGames(games.value(), json);
        json.end();
    } else {
        text = shownText(*entry.value(), games.value());
    }
    return writeAnswer(call, text);
}

} // namespace ninefold::cli
