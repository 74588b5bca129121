// SPDX-License-Identifier: MIT
#include "app/session/library/collectioneditor.h"

#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/store/library/adding.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/examination.h"
#include "app/store/library/lists.h"
#include "app/store/library/open.h"

namespace ninefold::session {
namespace {

using library::Database;
using library::Id;
constexpr auto kKind = library::ListKind::Collection, kTag = library::ListKind::Tag;

/// Makes a list with these puzzles again.
std::optional<Error> restore(Database& database, const QString& name, const QList<Id>& puzzles) {
    const auto list = library::makeList(database, kKind, name);
    if (!list) return list.error();
    return library::addToList(database, kKind, list.value(), puzzles);
}

std::optional<Error> renameList(Database& database, Id list, const QString& name) {
    const auto renamed = library::renameList(database, kKind, list, name);
    return renamed ? std::nullopt : std::optional(renamed.error());
}

/// The numbers of the puzzles in the library; puzzles that are new to it are added.
Result<QList<Id>> storedIds(Database& database, const std::vector<formats::Puzzle>& puzzles) {
    static_cast<void>(library::addBundled(database));
    library::Examination examination;
    std::vector<library::NewPuzzle> rows;
    QStringList forms;
    for (const formats::Puzzle& puzzle : puzzles)
        if (auto found = examination.examine(puzzle); found.puzzle) {
            forms << found.puzzle->canonical;
            rows.push_back(*std::move(found.puzzle));
        }
    if (const auto added = library::addPuzzles(database, rows); !added) return added.error();
    const auto known = library::knownPuzzles(database, forms);
    if (!known) return known.error();
    return known.value().values();
}

std::optional<Error> addTag(Database& database, const QString& name, const QList<Id>& puzzles) {
    const auto list = library::makeList(database, kTag, name);
    if (!list) return list.error();
    return library::addToList(database, kTag, list.value(), puzzles);
}

std::optional<Error> removeTag(Database& database, const QString& name, const QList<Id>& puzzles) {
    const auto list = library::makeList(database, kTag, name);
    if (!list) return list.error();
    if (auto error = library::removeFromList(database, kTag, list.value(), puzzles)) return error;
    const auto left = library::listedPuzzles(database, kTag, list.value());
    if (!left) return left.error();
    return left.value().isEmpty() ? library::deleteList(database, kTag, list.value()) : std::nullopt;
}

/// Those of the puzzles that have the tag, or (`has` = false) that do not.
Result<QList<Id>> withTag(Database& database, const QString& name, const QList<Id>& puzzles, bool has) {
    const auto list = library::makeList(database, kTag, name);
    if (!list) return list.error();
    const auto listed = library::listedPuzzles(database, kTag, list.value());
    if (!listed) return listed.error();
    const QSet<Id> tagged(listed.value().begin(), listed.value().end());
    QList<Id> found;
    for (const Id id : puzzles)
        if (tagged.contains(id) == has) found << id;
    return found;
}

} // namespace

CollectionEditor::CollectionEditor(const library::Location& location, QObject* parent)
    : QObject(parent), location_(location) {}

void CollectionEditor::rename(Id list, const QString& name, const QString& to) {
    run([list, to](Database& database) { return renameList(database, list, to); },
        [list, name](Database& database) { return renameList(database, list, name); },
        tr("%1 is called %2 now.").arg(documents::quotedText(name), documents::quotedText(to)));
}

void CollectionEditor::remove(Id list, const QString& name) {
    // Filled before the list is deleted, for the way back.
    auto puzzles = std::make_shared<QList<Id>>();
    run(
        [list, puzzles](Database& database) -> std::optional<Error> {
            const auto listed = library::listedPuzzles(database, kKind, list);
            if (!listed) return listed.error();
            *puzzles = listed.value();
            return library::deleteList(database, kKind, list);
        },
        [name, puzzles](Database& database) { return restore(database, name, *puzzles); },
        tr("The collection %1 is deleted. Its puzzles stay in the library.").arg(documents::quotedText(name)));
}

void CollectionEditor::removePuzzles(Id list, const QString& name, const QList<Id>& puzzles) {
    run([list, puzzles](Database& database) { return library::removeFromList(database, kKind, list, puzzles); },
        [list, puzzles](Database& database) { return library::addToList(database, kKind, list, puzzles); },
        tr("%n puzzle(s) taken out of %1.", nullptr, static_cast<int>(puzzles.size()))
            .arg(documents::quotedText(name)));
}

void CollectionEditor::addPuzzles(const QString& name, std::vector<formats::Puzzle> puzzles) {
    const auto count = static_cast<int>(puzzles.size());
    run(
        [name, puzzles = std::move(puzzles)](Database& database) -> std::optional<Error> {
            static_cast<void>(library::addBundled(database));
            library::Examination examination;
            std::vector<library::NewPuzzle> rows;
            for (const formats::Puzzle& puzzle : puzzles)
                if (auto found = examination.examine(puzzle); found.puzzle) rows.push_back(*std::move(found.puzzle));
            const auto added = library::addPuzzles(database, rows, {.collection = name, .tags = {}});
            return added ? std::nullopt : std::optional(added.error());
        },
        nullptr, tr("%n puzzle(s) added to \u201C%1\u201D.", nullptr, count).arg(documents::quotedText(name)));
}

void CollectionEditor::tag(const QString& name, std::vector<formats::Puzzle> puzzles) {
    changeTag(name, std::move(puzzles), true);
}

void CollectionEditor::untag(const QString& name, std::vector<formats::Puzzle> puzzles) {
    changeTag(name, std::move(puzzles), false);
}

void CollectionEditor::changeTag(const QString& name, std::vector<formats::Puzzle> puzzles, bool has) {
    const auto count = static_cast<int>(puzzles.size());
    // Filled with those that change, for the way back.
    auto changed = std::make_shared<QList<Id>>();
    run(
        [name, puzzles = std::move(puzzles), changed, has](Database& database) -> std::optional<Error> {
            const auto ids = storedIds(database, puzzles);
            if (!ids) return ids.error();
            const auto others = withTag(database, name, ids.value(), !has);
            if (!others) return others.error();
            *changed = others.value();
            return has ? addTag(database, name, *changed) : removeTag(database, name, *changed);
        },
        [name, changed, has](Database& database) {
            return has ? removeTag(database, name, *changed) : addTag(database, name, *changed);
        },
        (has ? tr("%n puzzle(s) tagged %1.", nullptr, count) : tr("%n puzzle(s) no longer tagged %1.", nullptr, count))
            .arg(documents::quotedText(name)));
}

void CollectionEditor::run(Edit edit, Edit undo, const QString& sentence) {
    task_.start(
        [location = location_, edit = std::move(edit), undo = std::move(undo), sentence](const auto&, const auto&) {
            auto opened = library::openLibrary(location);
            const std::optional<Error> error = opened ? edit(*opened.value().database) : opened.error();
            return [error, undo, sentence](CollectionEditor& owner) {
                if (error) return emit owner.editingFailed(documents::sentence(*error));
                owner.undo_ = undo;
                emit owner.collectionsChanged(sentence);
            };
        });
}

void CollectionEditor::undo() {
    if (canUndo()) run(std::exchange(undo_, nullptr), nullptr, tr("Taken back."));
}

} // namespace ninefold::session
