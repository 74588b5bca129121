// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/listsaving.h"
#include "app/session/puzzleplace.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace ninefold::dialogs {
class PuzzleList;
struct PrintSource;
} // namespace ninefold::dialogs
namespace ninefold::session {
class Session;
struct MakingOrder;
} // namespace ninefold::session

namespace ninefold::window {

/// The windows with lists of puzzles: opens, fills and saves them, and makes sure that generated puzzles are not
/// lost.
class Lists : public QObject {
    Q_OBJECT

public:
    Lists(session::Session& session, QWidget& window);
    /// Saves the lists of generated puzzles that the player has not saved.
    ~Lists() override;

    dialogs::PuzzleList* open(const QString& title);
    /// Asks which puzzles to generate, and generates them. Proposes this level, or else that of the game on the board.
    void askForMany(std::optional<rating::Level> proposed = {});
    void make(const session::MakingOrder& order);
    /// Saves the lists of generated puzzles that the player has not saved, without a question.
    void keepAll();
    void save(dialogs::PuzzleList& list, const QString& path, const formats::Format& format);

signals:
    void printWanted(const ninefold::dialogs::PrintSource& source);

private:
    void startGame(dialogs::PuzzleList& list, const formats::Puzzle& puzzle);
    int rowOf(const QString& givens);
    std::optional<formats::Puzzle> nextInList(const QString& givens);
    std::optional<session::ListPlace> placeInList(const QString& givens);
    void askWhere(dialogs::PuzzleList& list);
    void keep(dialogs::PuzzleList& list);
    Result<QString> write(const dialogs::PuzzleList& list) const;

    session::Session& session_;
    QWidget& window_;
    QList<QPointer<dialogs::PuzzleList>> lists_;
    /// The list from which the player chose a puzzle last, and the row of the puzzle that is played. It outlives its
    /// window.
    struct Source {
        session::ShownList list;
        QString title;
        int row = 0;
    };
    std::optional<Source> source_;
};

} // namespace ninefold::window
