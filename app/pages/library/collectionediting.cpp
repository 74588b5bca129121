// SPDX-License-Identifier: MIT
#include "app/pages/library/collectionediting.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/pages/library/collectionmodel.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/session/announcer.h"
#include "app/session/library/allcollections.h"
#include "app/session/library/librarymodel.h"
#include "app/session/library/owncollections.h"
#include "app/store/recentfiles.h"
#include "app/widgets/busystrip.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QListView>
#include <QMenu>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

using session::LibraryCollection;

/// In the middle of the current row when it is opened by a key.
QPoint placeOf(const QAbstractItemView& view, QPoint point) {
    return view.viewport()->mapToGlobal(point);
}

} // namespace

CollectionEditing::CollectionEditing(const CollectionEditingParts& parts)
    : QObject(&parts.view), parts_(parts), editor_(library::usualLocation()) {
    connectImport();
    connectMenus();
    connect(&editor_, &session::CollectionEditor::collectionsChanged, this, [this](const QString& sentence) {
        if (!editor_.canUndo()) parts_.announcer.say(sentence);
        else
            parts_.announcer.say(sentence, session::Severity::Important,
                                 {{tr("Undo"), [this] { undo(); }}, {tr("Close"), {}}});
        emit collectionsEdited({});
    });
    connect(&editor_, &session::CollectionEditor::editingFailed, this,
            [this](const QString& sentence) { parts_.announcer.say(sentence, session::Severity::Important); });
}

void CollectionEditing::connectImport() {
    connect(&parts_.busy, &widgets::BusyStrip::cancelWanted, &import_, &session::LibraryImport::cancel);
    connect(&import_, &session::LibraryImport::importAdvanced, this, [this](qint64 puzzles) {
        parts_.busy.begin(tr("%1 puzzles imported so far").arg(documents::numberText(puzzles)));
    });
    connect(&import_, &session::LibraryImport::importEnded, this, [this](const session::ImportReport& report) {
        parts_.busy.end();
        parts_.announcer.say(session::importSentence(report), session::Severity::Important);
        emit collectionsEdited(report.added + report.known > 0 ? report.collection : QString());
    });
}

void CollectionEditing::connectMenus() {
    parts_.list.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&parts_.list, &QWidget::customContextMenuRequested, this, [this](QPoint point) {
        const LibraryCollection* collection = parts_.collections.at(parts_.list.indexAt(point).row());
        auto* menu = new QMenu(&parts_.view);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("&Import Puzzles..."), this, &CollectionEditing::askForFiles);
        if (collection != nullptr && collection->kind == LibraryCollection::Kind::Own)
            fillCollectionMenu(*menu, *collection);
        menu->popup(placeOf(parts_.list, point));
    });
    parts_.grid.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&parts_.grid, &QWidget::customContextMenuRequested, this, [this](QPoint point) {
        if (parts_.grid.selectedRows().empty()) return;
        auto* menu = new QMenu(&parts_.view);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillPuzzleMenu(*menu);
        menu->popup(placeOf(parts_.grid, point));
    });
}

void CollectionEditing::fillCollectionMenu(QMenu& menu, const LibraryCollection& collection) {
    assert(collection.kind == LibraryCollection::Kind::Own);
    const library::Id list = session::OwnCollections::listOf(collection.id);
    const QString name = collection.name;
    menu.addAction(tr("&Rename..."), this, [this, list, name] {
        askName(tr("Rename Collection"), name,
                [this, list, name](const QString& to) { editor_.rename(list, name, to); });
    });
    menu.addAction(tr("&Delete"), this, [this, list, name] { editor_.remove(list, name); });
}

void CollectionEditing::fillPuzzleMenu(QMenu& menu) {
    QMenu* add = menu.addMenu(tr("&Add to Collection"));
    for (int row = 0; row < parts_.collections.rowCount(); ++row) {
        const LibraryCollection* collection = parts_.collections.at(row);
        if (collection == nullptr || collection->kind != LibraryCollection::Kind::Own || collection->id == collection_)
            continue;
        add->addAction(documents::menuText(collection->name), this, [this, name = collection->name] { addTo(name); });
    }
    if (!add->isEmpty()) add->addSeparator();
    add->addAction(tr("&New Collection..."), this,
                   [this] { askName(tr("New Collection"), {}, [this](const QString& name) { addTo(name); }); });
    fillTagMenu(*menu.addMenu(tr("Ta&gs")));
    if (ownCollection() != nullptr)
        menu.addAction(tr("&Take out of This Collection"), this, &CollectionEditing::removeChosen);
}

void CollectionEditing::fillTagMenu(QMenu& menu) {
    for (const QString& tag : std::as_const(tags_)) {
        QAction* entry = menu.addAction(documents::menuText(tag));
        entry->setCheckable(true);
        entry->setChecked(isTagged(tag));
        connect(entry, &QAction::toggled, this, [this, tag](bool on) { setTagged(tag, on); });
    }
    if (!menu.isEmpty()) menu.addSeparator();
    menu.addAction(tr("&New Tag..."), this,
                   [this] { askName(tr("New Tag"), {}, [this](const QString& name) { setTagged(name, true); }); });
}

bool CollectionEditing::isTagged(const QString& tag) const {
    return std::ranges::all_of(parts_.grid.selectedRows(), [&](int row) {
        const session::LibraryPuzzle* puzzle = parts_.model.at(row);
        return puzzle != nullptr && puzzle->tags.contains(tag);
    });
}

void CollectionEditing::setTagged(const QString& tag, bool tagged) {
    parts_.withChosen([this, tag, tagged](const std::vector<formats::Puzzle>& puzzles) {
        tagged ? editor_.tag(tag, puzzles) : editor_.untag(tag, puzzles);
    });
}

const LibraryCollection* CollectionEditing::ownCollection() const {
    const LibraryCollection* collection = parts_.collections.at(parts_.collections.rowOf(collection_));
    return collection != nullptr && collection->kind == LibraryCollection::Kind::Own ? collection : nullptr;
}

void CollectionEditing::askName(const QString& title, const QString& name,
                                const std::function<void(const QString&)>& use) {
    assert(use);
    auto* dialog = new QInputDialog(&parts_.view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this, [name, use](const QString& text) {
        const QString wanted = documents::oneLine(text).trimmed();
        if (!wanted.isEmpty() && wanted != name) use(wanted);
    });
    dialog->open();
}

void CollectionEditing::addTo(const QString& name) {
    assert(!name.isEmpty());
    parts_.withChosen([this, name](const std::vector<formats::Puzzle>& puzzles) { editor_.addPuzzles(name, puzzles); });
}

void CollectionEditing::removeChosen() {
    const LibraryCollection* collection = ownCollection();
    if (collection == nullptr) return;
    QList<library::Id> ids;
    for (const int row : parts_.grid.selectedRows()) ids << session::AllCollections::storedId(parts_.model.idAt(row));
    editor_.removePuzzles(session::OwnCollections::listOf(collection->id), collection->name, ids);
}

void CollectionEditing::askForFiles() {
    auto* dialog = new QFileDialog(&parts_.view, tr("Import Puzzles"), store::recentFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    // Read only: Qt's own dialog can rename and delete files with a key.
    dialog->setOption(QFileDialog::ReadOnly);
    connect(dialog, &QFileDialog::filesSelected, this, &CollectionEditing::import);
    dialog->open();
}

void CollectionEditing::import(const QStringList& paths) {
    if (paths.isEmpty() || import_.isRunning()) return;
    const LibraryCollection* collection = ownCollection();
    const QString name =
        collection != nullptr ? collection->name : documents::oneLine(QFileInfo(paths.first()).completeBaseName());
    parts_.busy.begin(tr("Puzzles are being imported"));
    import_.start(library::usualLocation(), paths, name);
}

} // namespace ninefold::pages
