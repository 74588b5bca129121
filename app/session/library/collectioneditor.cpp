// SPDX-License-Identifier: MIT
#include "app/session/library/collectioneditor.h"

#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/session/library/libraryimport.h"

namespace ninefold::session {
namespace {

using library::Database;
using library::Id;
constexpr auto kKind = library::ListKind::Collection, kTag = library::ListKind::Tag;

/// What was changed, for the way back. The edit fills it in a thread, before the way back can be asked for.
using Changed = std::shared_ptr<ListChange>;

std::optional<Error> fill(Database& database, library::ListKind kind, const QString& name, const QList<Id>& puzzles,
                          const Changed& changed) {
    auto filled = fillList(database, kind, name, puzzles);
    if (!filled) return filled.error();
    *changed = std::move(filled).value();
    return std::nullopt;
}

std::optional<Error> renameList(Database& database, Id list, const QString& name) {
    const auto renamed = library::renameList(database, kKind, list, name);
    return renamed ? std::nullopt : std::optional(renamed.error());
}

} // namespace

CollectionEditor::CollectionEditor(const LibraryAccess& access, QObject* parent) : QObject(parent), access_(access) {}

void CollectionEditor::setAccess(const LibraryAccess& access) {
    access_ = access;
    undo_ = nullptr;
}

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
        [name, puzzles](Database& database) -> std::optional<Error> {
            const auto filled = fillList(database, kKind, name, *puzzles);
            return filled ? std::nullopt : std::optional(filled.error());
        },
        tr("The collection %1 is deleted. Its puzzles stay in the library.").arg(documents::quotedText(name)));
}

void CollectionEditor::removePuzzles(Id list, const QString& name, const QList<Id>& puzzles) {
    run([list, puzzles](Database& database) { return library::removeFromList(database, kKind, list, puzzles); },
        [list, puzzles](Database& database) { return library::addToList(database, kKind, list, puzzles); },
        tr("%n puzzle(s) taken out of %1.", nullptr, static_cast<int>(puzzles.size()))
            .arg(documents::quotedText(name)));
}

void CollectionEditor::addPuzzles(const QString& name, ChosenPuzzles puzzles) {
    const int count = puzzles.count();
    addTo(kKind, name, std::move(puzzles),
          tr("%n puzzle(s) added to \u201C%1\u201D.", nullptr, count).arg(documents::quotedText(name)));
}

void CollectionEditor::movePuzzles(const QString& from, const QString& to, const QList<Id>& puzzles) {
    const auto changed = std::make_shared<ListChange>();
    run(
        [from, to, puzzles, changed](Database& database) -> std::optional<Error> {
            if (auto error = fill(database, kKind, to, puzzles, changed)) return error;
            const auto out = takeOut(database, kKind, from, puzzles);
            return out ? std::nullopt : std::optional(out.error());
        },
        [from, puzzles, changed](Database& database) -> std::optional<Error> {
            const auto back = fillList(database, kKind, from, puzzles);
            return back ? takeBack(database, *changed) : back.error();
        },
        tr("%n puzzle(s) moved to \u201C%1\u201D.", nullptr, static_cast<int>(puzzles.size()))
            .arg(documents::quotedText(to)));
}

void CollectionEditor::tag(const QString& name, ChosenPuzzles puzzles) {
    const int count = puzzles.count();
    addTo(kTag, name, std::move(puzzles),
          tr("%n puzzle(s) tagged %1.", nullptr, count).arg(documents::quotedText(name)));
}

void CollectionEditor::addTo(library::ListKind kind, const QString& name, ChosenPuzzles puzzles,
                             const QString& sentence) {
    const bool byName = puzzles.stored.isEmpty();
    const auto changed = std::make_shared<ListChange>();
    run(
        [kind, name, puzzles = std::move(puzzles), changed](Database& database) -> std::optional<Error> {
            const auto ids = storedIds(database, puzzles);
            return ids ? fill(database, kind, name, ids.value(), changed) : ids.error();
        },
        [changed](Database& database) { return takeBack(database, *changed); }, sentence, byName);
}

void CollectionEditor::untag(const QString& name, ChosenPuzzles puzzles) {
    const int count = puzzles.count();
    // Those that had the tag.
    const auto out = std::make_shared<QList<Id>>();
    run(
        [name, puzzles = std::move(puzzles), out](Database& database) -> std::optional<Error> {
            const auto ids = storedIds(database, puzzles);
            if (!ids) return ids.error();
            const auto taken = takeOut(database, kTag, name, ids.value());
            if (!taken) return taken.error();
            *out = taken.value();
            return std::nullopt;
        },
        [name, out](Database& database) -> std::optional<Error> {
            const auto back = fillList(database, kTag, name, *out);
            return back ? std::nullopt : std::optional(back.error());
        },
        tr("%n puzzle(s) no longer tagged %1.", nullptr, count).arg(documents::quotedText(name)));
}

void CollectionEditor::takeImport(const ImportReport& report) {
    undo_ = nullptr;
    if (report.change && !report.change->added.isEmpty())
        undo_ = [change = *report.change](Database& database) { return takeBack(database, change); };
}

void CollectionEditor::run(Edit edit, Edit undo, const QString& sentence, bool byName) {
    task_.start(
        [access = access_, edit = std::move(edit), undo = std::move(undo), sentence, byName](const auto&, const auto&) {
            const auto perform = [&edit](const LibraryAccess& place) -> std::optional<Error> {
                const auto opened = place.open();
                if (!opened) return opened.error();
                auto error = edit(*opened.value().database);
                if (error && place.isAway(*error)) place.report(*error);
                return error;
            };
            auto error = perform(access);
            const bool away = error && access.isAway(*error);
            if (away && byName) error = perform(access.standIn());
            // The notice about the server is covered by this one.
            const QString all = away ? sentence + u' ' + keptAsideSentence() : sentence;
            return [error, undo, sentence = all, lost = away && !byName](CollectionEditor& owner) {
                if (lost) return emit owner.editingFailed(tr("This was not changed: the library's server is away."));
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
