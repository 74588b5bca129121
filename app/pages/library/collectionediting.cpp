// SPDX-License-Identifier: MIT
#include "app/pages/library/collectionediting.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/pages/library/collectionlist.h"
#include "app/pages/library/collectionmodel.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/session/announcer.h"
#include "app/session/library/allcollections.h"
#include "app/session/library/librarymodel.h"
#include "app/session/library/libraryplace.h"
#include "app/session/library/librarywords.h"
#include "app/session/library/owncollections.h"
#include "app/store/recent/recentfiles.h"
#include "app/widgets/busystrip.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

using session::LibraryCollection;

/// In the middle of the current row when it is opened by a key.
QPoint placeOf(const QAbstractItemView& view, QPoint point) {
    return view.viewport()->mapToGlobal(point);
}

QStringList filesOf(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    return files;
}

} // namespace

CollectionEditing::CollectionEditing(const CollectionEditingParts& parts)
    : QObject(&parts.view), parts_(parts), editor_(parts.place.access()) {
    connectImport();
    connectMenus();
    connectDrops();
    connect(&parts_.place, &session::LibraryPlace::placeChanged, this,
            [this] { editor_.setAccess(parts_.place.access()); });
    connect(&editor_, &session::CollectionEditor::collectionsChanged, this, [this](const QString& sentence) {
        say(sentence);
        emit collectionsEdited({});
    });
    connect(&editor_, &session::CollectionEditor::editingFailed, this,
            [this](const QString& sentence) { parts_.announcer.say(sentence, session::Severity::Important); });
}

void CollectionEditing::say(const QString& sentence) {
    if (!editor_.canUndo()) return parts_.announcer.say(sentence);
    parts_.announcer.say(sentence, session::Severity::Important, {{tr("Undo"), [this] { undo(); }}, {tr("Close"), {}}});
}

void CollectionEditing::setCollection(const QString& id) {
    collection_ = id;
    parts_.grid.setMovable(ownCollection() != nullptr);
}

void CollectionEditing::connectImport() {
    connect(&parts_.busy, &widgets::BusyStrip::cancelWanted, &import_, &session::LibraryImport::cancel);
    connect(&import_, &session::LibraryImport::importAdvanced, this, [this](qint64 puzzles) {
        parts_.busy.begin(tr("%1 puzzles imported so far").arg(documents::numberText(puzzles)));
    });
    connect(&import_, &session::LibraryImport::importEnded, this, [this](const session::ImportReport& report) {
        parts_.busy.end();
        editor_.takeImport(report);
        if (editor_.canUndo()) say(session::importSentence(report));
        else parts_.announcer.say(session::importSentence(report), session::Severity::Important);
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
        if (parts_.grid.selectedCount() == 0) return;
        auto* menu = new QMenu(&parts_.view);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillPuzzleMenu(*menu);
        menu->popup(placeOf(parts_.grid, point));
    });
}

void CollectionEditing::connectDrops() {
    const auto nameAt = [this](const QModelIndex& onto) {
        const LibraryCollection* collection = parts_.collections.at(onto.row());
        return collection == nullptr ? QString() : collection->name;
    };
    connect(&parts_.list, &CollectionList::puzzlesDropped, this,
            [this, nameAt](const QModelIndex& onto, Qt::DropAction action) {
                const bool move = action == Qt::MoveAction;
                if (const QString name = nameAt(onto); !name.isEmpty()) return addTo(name, move);
                askNewName(tr("New Collection"), {}, [this, move](const QString& name) { addTo(name, move); });
            });
    connect(&parts_.list, &CollectionList::dataDropped, this,
            [this, nameAt](const QModelIndex& onto, const QMimeData& data) { importData(data, nameAt(onto)); });
    connect(&parts_.list, &CollectionList::deleteWanted, this,
            [this](const QModelIndex& index) { remove(*parts_.collections.at(index.row())); });
    connect(&parts_.grid, &PuzzleGrid::removeWanted, this, &CollectionEditing::removeChosen);
}

void CollectionEditing::remove(const LibraryCollection& collection) {
    assert(collection.kind == LibraryCollection::Kind::Own);
    editor_.remove(session::OwnCollections::listOf(collection.id), collection.name);
}

void CollectionEditing::fillCollectionMenu(QMenu& menu, const LibraryCollection& collection) {
    assert(collection.kind == LibraryCollection::Kind::Own);
    const library::Id list = session::OwnCollections::listOf(collection.id);
    const QString name = collection.name;
    QAction* paste = menu.addAction(tr("&Paste Puzzles"), this,
                                    [this, name] { importData(*QApplication::clipboard()->mimeData(), name); });
    const QMimeData* data = QApplication::clipboard()->mimeData();
    paste->setEnabled(data != nullptr && (data->hasText() || data->hasUrls()));
    menu.addAction(tr("&Rename..."), this, [this, list, name] {
        askNewName(tr("Rename Collection"), name,
                   [this, list, name](const QString& to) { editor_.rename(list, name, to); });
    });
    menu.addAction(tr("&Delete"), this, [this, collection] { remove(collection); });
}

void CollectionEditing::fillTargets(QMenu& menu, const std::function<void(const QString&)>& use) {
    for (int row = 0; row < parts_.collections.rowCount(); ++row) {
        const LibraryCollection* collection = parts_.collections.at(row);
        if (collection == nullptr || collection->kind != LibraryCollection::Kind::Own || collection->id == collection_)
            continue;
        menu.addAction(documents::menuText(collection->name), this, [name = collection->name, use] { use(name); });
    }
    if (!menu.isEmpty()) menu.addSeparator();
    menu.addAction(tr("&New Collection..."), this, [this, use] { askNewName(tr("New Collection"), {}, use); });
}

void CollectionEditing::fillPuzzleMenu(QMenu& menu) {
    const bool own = ownCollection() != nullptr;
    fillTargets(*menu.addMenu(tr("&Add to Collection")), [this](const QString& name) { addTo(name); });
    if (own) fillTargets(*menu.addMenu(tr("&Move to Collection")), [this](const QString& name) { addTo(name, true); });
    fillTagMenu(*menu.addMenu(tr("Ta&gs")));
    if (own) menu.addAction(tr("&Take out of This Collection"), this, &CollectionEditing::removeChosen);
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
    withChosen([this, tag, tagged](const session::ChosenPuzzles& puzzles) {
        tagged ? editor_.tag(tag, puzzles) : editor_.untag(tag, puzzles);
    });
}

void CollectionEditing::withChosen(const std::function<void(const session::ChosenPuzzles&)>& use) {
    session::ChosenPuzzles chosen;
    for (const int row : parts_.grid.selectedRows()) {
        const qint64 id = parts_.model.idAt(row);
        // All are of one collection.
        if (!session::AllCollections::isOwn(id))
            return parts_.withChosen([use](const std::vector<formats::Puzzle>& puzzles) { use({.others = puzzles}); });
        chosen.stored << session::AllCollections::storedId(id);
    }
    if (chosen.count() > 0) use(chosen);
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

void CollectionEditing::askNewName(const QString& title, const QString& name,
                                   const std::function<void(const QString&)>& use) {
    askName(title, name, [this, use](const QString& wanted) {
        // What is built in may have another name in the database than in the language of the player.
        for (int row = 0; row < parts_.collections.rowCount(); ++row) {
            const LibraryCollection* one = parts_.collections.at(row);
            if (one == nullptr) continue;
            const bool taken =
                one->name == wanted || session::collectionTitle(*one) == wanted ||
                (one->kind != LibraryCollection::Kind::Own && one->id == wanted.toLower().replace(' ', '-'));
            if (taken)
                return parts_.announcer.say(tr("There is a collection %1 already.").arg(documents::quotedText(wanted)),
                                            session::Severity::Important);
        }
        use(wanted);
    });
}

void CollectionEditing::addTo(const QString& name, bool move) {
    assert(!name.isEmpty());
    const LibraryCollection* from = move ? ownCollection() : nullptr;
    withChosen([this, name, from = from == nullptr ? QString() : from->name](const session::ChosenPuzzles& puzzles) {
        if (from.isEmpty() || puzzles.stored.isEmpty()) editor_.addPuzzles(name, puzzles);
        else editor_.movePuzzles(from, name, puzzles.stored);
    });
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
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& files) {
        const LibraryCollection* here = ownCollection();
        start({.paths = files, .collection = here == nullptr ? QString() : here->name});
    });
    dialog->open();
}

void CollectionEditing::importData(const QMimeData& data) {
    const LibraryCollection* here = ownCollection();
    importData(data, here == nullptr ? QString() : here->name);
}

void CollectionEditing::importData(const QMimeData& data, const QString& name) {
    session::ImportOrder order{.paths = filesOf(data), .collection = name};
    if (order.paths.isEmpty()) order.text = data.text().toUtf8();
    start(std::move(order));
}

void CollectionEditing::start(session::ImportOrder order) {
    if ((order.paths.isEmpty() && order.text.trimmed().isEmpty()) || import_.isRunning()) return;
    if (order.collection.isEmpty() && !order.paths.isEmpty())
        order.collection = documents::oneLine(QFileInfo(order.paths.first()).completeBaseName()).trimmed();
    if (order.collection.isEmpty()) order.collection = tr("Pasted puzzles");
    parts_.busy.begin(tr("Puzzles are being imported"));
    import_.start(parts_.place.access(), order);
}

} // namespace ninefold::pages
