// SPDX-License-Identifier: MIT
#include "app/window/lists.h"

#include "app/dialogs/lists/manypuzzles.h"
#include "app/dialogs/lists/puzzlelist.h"
#include "app/dialogs/output/savedialog.h"
#include "app/documents/catalog.h"
#include "app/documents/text/filenames.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/seeds.h"
#include "app/session/session.h"
#include "app/store/madelists.h"
#include "app/store/recent/recentfiles.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace ninefold::window {

Lists::Lists(session::Session& session, QWidget& window) : session_(session), window_(window) {
    session_.results().setNextInList([this](const QString& givens) { return nextInList(givens); });
    session_.place().setPlaceInList([this](const QString& givens) { return placeInList(givens); });
}

Lists::~Lists() {
    session_.results().setNextInList({});
    session_.place().setPlaceInList({});
    // Without a message: the window that would show it is being destroyed.
    for (const QPointer<dialogs::PuzzleList>& list : lists_)
        if (list && list->isUnsaved()) write(*list);
}

dialogs::PuzzleList* Lists::open(const QString& title) {
    auto* list = new dialogs::PuzzleList(title, &window_);
    list->setSolved(session_.solvedList().all());
    // Not modal: rating a long list takes time, and the player can keep playing.
    list->resize(list->size().boundedTo(window_.size() - QSize(20, 60)));
    connect(list, &dialogs::PuzzleList::chosen, this,
            [this, list](const formats::Puzzle& puzzle) { startGame(*list, puzzle); });
    connect(list, &dialogs::PuzzleList::printWanted, this, &Lists::printWanted);
    connect(list, &dialogs::PuzzleList::saveWanted, this, [this, list] { askWhere(*list); });
    connect(list, &QDialog::finished, this, [this, list] { keep(*list); });
    lists_.removeIf([](const QPointer<dialogs::PuzzleList>& one) { return one.isNull(); });
    lists_ << list;
    list->show();
    return list;
}

void Lists::startGame(dialogs::PuzzleList& list, const formats::Puzzle& puzzle) {
    const session::ShownList& shown = list.list();
    const auto row = std::ranges::find(shown.order, list.chosenNumber()) - shown.order.begin();
    source_ = Source{shown, list.title(), static_cast<int>(row)};
    session_.games().startGame(puzzle);
    window_.activateWindow();
}

/// The game is the puzzle that was chosen, or the one after it if the player went on that way. Returns its row, -1 if
/// it is neither.
int Lists::rowOf(const QString& givens) {
    if (!source_) return -1;
    for (int row = source_->row; row <= source_->row + 1 && row < source_->list.count(); ++row) {
        const formats::Puzzle puzzle = source_->list.puzzles[source_->list.numberAt(row)];
        if (QString::fromStdString(formats::puzzleGrid(puzzle).givensText()) == givens) return source_->row = row;
    }
    return -1;
}

std::optional<formats::Puzzle> Lists::nextInList(const QString& givens) {
    const int row = rowOf(givens);
    if (row < 0 || row + 1 >= source_->list.count()) return std::nullopt;
    return session::writtenPuzzle(source_->list, source_->list.numberAt(row + 1), source_->title);
}

std::optional<session::ListPlace> Lists::placeInList(const QString& givens) {
    const int row = rowOf(givens);
    if (row < 0) return std::nullopt;
    return session::ListPlace{.number = row + 1, .count = source_->list.count()};
}

void Lists::askForMany(std::optional<rating::Level> proposed) {
    const rating::Level level =
        proposed.value_or(rating::levelFromName(session_.game().about().level).value_or(rating::Level::Hard));
    auto* dialog = new dialogs::ManyPuzzles(
        {.level = level, .seed = QRandomGenerator::global()->generate64() % documents::kShortSeeds}, &window_);
    dialog->setWindowModality(Qt::WindowModal);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { make(dialog->order()); });
    dialog->show();
}

void Lists::make(const session::MakingOrder& order) {
    open(order.name())->make(order);
}

void Lists::askWhere(dialogs::PuzzleList& list) {
    auto* dialog = new dialogs::SaveDialog(
        QFileInfo(list.title()).completeBaseName(), [](const formats::Format& format) { return format.holds.many; },
        [shown = list.list()](const formats::Format& format) { return session::whatListLoses(format, shown); }, &list);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, dialog, &list](const QString& path) { save(list, path, dialog->format()); });
    dialog->open();
}

void Lists::save(dialogs::PuzzleList& list, const QString& path, const formats::Format& format) {
    // Owned by the list that it writes, so it cannot outlive the list.
    auto* saving = new session::ListSaving(&list);
    connect(saving, &session::ListSaving::listSaved, &list, [&list, saving](const QString& file) {
        store::addRecentFile(file);
        list.setSaved(tr("Saved as %1.").arg(documents::fileNameText(file)));
        saving->deleteLater();
    });
    connect(saving, &session::ListSaving::savingFailed, &list, [&list, saving, path](const Error& error) {
        list.say(documents::sentence(error, path));
        saving->deleteLater();
    });
    list.say(tr("Saving..."));
    saving->start(path, format, list.list(), list.title());
}

/// Saves as JSON, the format that holds everything, and adds the file to the list of recent files.
Result<QString> Lists::write(const dialogs::PuzzleList& list) const {
    Result<QString> kept =
        store::keepMadeList(documents::proposedFileName(list.title(), QStringLiteral("ninefold")),
                            session::writtenList(list.list(), list.title(), *documents::formatById("json")));
    if (kept) store::addRecentFile(kept.value());
    return kept;
}

void Lists::keep(dialogs::PuzzleList& list) {
    if (!list.isUnsaved()) return;
    const Result<QString> kept = write(list);
    if (!kept) return session_.announcer().say(documents::sentence(kept.error()), session::Severity::Important);
    const QString name = documents::proposedFileName(list.title(), QStringLiteral("ninefold"));
    const QString sentence =
        tr("The generated puzzles are kept under File, Open Recent, %1.").arg(documents::fileNameText(name));
    session_.announcer().say(sentence);
    list.setSaved(sentence);
}

void Lists::keepAll() {
    for (const QPointer<dialogs::PuzzleList>& list : lists_)
        if (list) keep(*list);
}

} // namespace ninefold::window
