// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"
#include "app/session/library/librarymodel.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QPushButton;

namespace ninefold::widgets {
class BusyStrip;
} // namespace ninefold::widgets
namespace ninefold::session {
class Library;
} // namespace ninefold::session

namespace ninefold::pages {

class DetailsCard;
class FilterBar;
class PuzzleGrid;
class CollectionEditing;
class CollectionPane;
class PuzzleCurve;

/// The puzzles of the library: collections at the left, what is found of the chosen one in the middle, and the chosen
/// puzzle at the right. A narrow window has the puzzle below and the collections as a field above.
class PuzzlesView : public QWidget {
    Q_OBJECT

public:
    PuzzlesView(const RoomContext& context, session::Library& library, QWidget* parent = nullptr);

    /// The view is shown: reads what was played since.
    void open();
    QString keys() const;
    QString summary() const;
    bool offers(std::string_view action) const;
    void run(std::string_view action);

    /// Which puzzles are shown, and which of them is chosen.
    struct State {
        session::LibraryQuery query;
        qint64 chosen = 0;
    };
    State state() const;
    void takeState(const State& state);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    using Puzzles = std::vector<formats::Puzzle>;

    void build();
    QWidget* middleColumn();
    void connectParts();
    void connectEditing();
    void connectRating();
    void arrange();

    void showLibrary();
    void chooseCollection(const QString& id, qint64 puzzle = 0);
    session::LibraryQuery query() const;
    void ask();
    void showFound();
    void showChosen();
    const session::LibraryCollection* collection() const;
    /// Null unless exactly one puzzle is chosen, and known.
    const session::LibraryPuzzle* chosen() const;

    void play();
    /// Rates the own collection that is open, as long as that does not disturb the player.
    void rateCollection();
    void copy();
    void print();
    /// Reads the chosen puzzles in a thread, and passes them to `use`.
    void withChosen(const std::function<void(const Puzzles& puzzles)>& use);

    RoomContext context_;
    session::Library& library_;
    session::LibraryModel model_;
    CollectionPane* collections_;
    FilterBar* filters_;
    /// While files are imported.
    widgets::BusyStrip* busy_;
    PuzzleGrid* grid_;
    /// Below the grid while nothing is found.
    QPushButton* clear_;
    DetailsCard* details_;
    PuzzleCurve* curve_;
    CollectionEditing* editing_ = nullptr;
    QBoxLayout *columns_ = nullptr, *middle_ = nullptr;
    QString collection_;
    /// The player has changed the filters, and does not know yet what is left.
    bool filtering_ = false;
    /// The name of a collection that is to be shown when it is read.
    QString awaited_;
    /// What another window has shown, until the library is read.
    std::optional<State> taken_;
    /// The chosen puzzle, which stays chosen when others are shown around it.
    qint64 chosen_ = 0;
    session::Task<PuzzlesView> reading_{*this, session::questionThreads};
    session::Task<PuzzlesView> techniques_{*this, session::questionThreads};
};

} // namespace ninefold::pages
