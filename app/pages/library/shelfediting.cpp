// SPDX-License-Identifier: MIT
#include "app/pages/library/shelfediting.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/pages/library/shelfmodel.h"
#include "app/session/announcer.h"
#include "app/session/library/allshelves.h"
#include "app/session/library/librarymodel.h"
#include "app/session/library/ownshelves.h"
#include "app/widgets/busystrip.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QListView>
#include <QMenu>

#include <algorithm>

namespace ninefold::pages {
namespace {

using session::LibraryShelf;

/// In the middle of the current row when it is opened by a key.
QPoint placeOf(const QAbstractItemView& view, QPoint point) {
    return view.viewport()->mapToGlobal(point);
}

} // namespace

ShelfEditing::ShelfEditing(const ShelfEditingParts& parts)
    : QObject(&parts.view), parts_(parts), editor_(library::usualLocation()) {
    connectImport();
    connectMenus();
    connect(&editor_, &session::CollectionEditor::collectionsChanged, this, [this](const QString& sentence) {
        if (!editor_.canUndo()) parts_.announcer.say(sentence);
        else
            parts_.announcer.say(sentence, session::Severity::Important,
                                 {{tr("Undo"), [this] { undo(); }}, {tr("Close"), {}}});
        emit shelvesEdited({});
    });
    connect(&editor_, &session::CollectionEditor::editingFailed, this,
            [this](const QString& sentence) { parts_.announcer.say(sentence, session::Severity::Important); });
}

void ShelfEditing::connectImport() {
    connect(&parts_.busy, &widgets::BusyStrip::cancelWanted, &import_, &session::LibraryImport::cancel);
    connect(&import_, &session::LibraryImport::importAdvanced, this, [this](qint64 puzzles) {
        parts_.busy.begin(tr("%1 puzzles imported so far").arg(documents::numberText(puzzles)));
    });
    connect(&import_, &session::LibraryImport::importEnded, this, [this](const session::ImportReport& report) {
        parts_.busy.end();
        parts_.announcer.say(session::importSentence(report), session::Severity::Important);
        emit shelvesEdited(report.added + report.known > 0 ? report.collection : QString());
    });
}

void ShelfEditing::connectMenus() {
    parts_.list.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&parts_.list, &QWidget::customContextMenuRequested, this, [this](QPoint point) {
        const LibraryShelf* shelf = parts_.shelves.at(parts_.list.indexAt(point).row());
        auto* menu = new QMenu(&parts_.view);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("&Import Puzzles..."), this, &ShelfEditing::askForFiles);
        if (shelf != nullptr && shelf->kind == LibraryShelf::Kind::Own) fillShelfMenu(*menu, *shelf);
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

void ShelfEditing::fillShelfMenu(QMenu& menu, const LibraryShelf& shelf) {
    const library::Id list = session::OwnShelves::listOf(shelf.id);
    const QString name = shelf.name;
    menu.addAction(tr("&Rename..."), this, [this, list, name] {
        askName(tr("Rename Collection"), name,
                [this, list, name](const QString& to) { editor_.rename(list, name, to); });
    });
    menu.addAction(tr("&Delete"), this, [this, list, name] { editor_.remove(list, name); });
}

void ShelfEditing::fillPuzzleMenu(QMenu& menu) {
    QMenu* add = menu.addMenu(tr("&Add to Collection"));
    for (int row = 0; row < parts_.shelves.rowCount(); ++row) {
        const LibraryShelf* shelf = parts_.shelves.at(row);
        if (shelf == nullptr || shelf->kind != LibraryShelf::Kind::Own || shelf->id == shelf_) continue;
        add->addAction(documents::menuText(shelf->name), this, [this, name = shelf->name] { addTo(name); });
    }
    if (!add->isEmpty()) add->addSeparator();
    add->addAction(tr("&New Collection..."), this,
                   [this] { askName(tr("New Collection"), {}, [this](const QString& name) { addTo(name); }); });
    if (ownShelf() != nullptr) menu.addAction(tr("&Take out of This Collection"), this, &ShelfEditing::removeChosen);
}

const LibraryShelf* ShelfEditing::ownShelf() const {
    const LibraryShelf* shelf = parts_.shelves.at(parts_.shelves.rowOf(shelf_));
    return shelf != nullptr && shelf->kind == LibraryShelf::Kind::Own ? shelf : nullptr;
}

void ShelfEditing::askName(const QString& title, const QString& name, const std::function<void(const QString&)>& use) {
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

void ShelfEditing::addTo(const QString& name) {
    parts_.withChosen([this, name](const std::vector<formats::Puzzle>& puzzles) { editor_.addPuzzles(name, puzzles); });
}

void ShelfEditing::removeChosen() {
    const LibraryShelf* shelf = ownShelf();
    if (shelf == nullptr) return;
    QList<library::Id> ids;
    for (const int row : parts_.grid.selectedRows()) ids << session::AllShelves::storedId(parts_.model.idAt(row));
    editor_.removePuzzles(session::OwnShelves::listOf(shelf->id), shelf->name, ids);
}

void ShelfEditing::askForFiles() {
    auto* dialog = new QFileDialog(&parts_.view, tr("Import Puzzles"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    // Read only: Qt's own dialog can rename and delete files with a key.
    dialog->setOption(QFileDialog::ReadOnly);
    connect(dialog, &QFileDialog::filesSelected, this, &ShelfEditing::import);
    dialog->open();
}

void ShelfEditing::import(const QStringList& paths) {
    if (paths.isEmpty() || import_.isRunning()) return;
    const LibraryShelf* shelf = ownShelf();
    const QString name =
        shelf != nullptr ? shelf->name : documents::oneLine(QFileInfo(paths.first()).completeBaseName());
    parts_.busy.begin(tr("Puzzles are being imported"));
    import_.start(library::usualLocation(), paths, name);
}

} // namespace ninefold::pages
