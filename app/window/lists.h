// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/listsaving.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace ninefold {

class Session;
class PuzzleList;
struct MakingOrder;

/// The windows with lists of puzzles: opens, fills and saves them, and makes sure that generated puzzles are not
/// lost.
class Lists : public QObject {
    Q_OBJECT

public:
    Lists(Session& session, QWidget& window);
    /// Saves the lists of generated puzzles that the player has not saved.
    ~Lists() override;

    PuzzleList* open(const QString& title);
    /// Asks which puzzles to generate, and generates them.
    void askForMany();
    void make(const MakingOrder& order);
    void save(PuzzleList& list, const QString& path, const Format& format);

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void printWanted(const std::vector<ninefold::Puzzle>& puzzles);

private:
    void play(const Puzzle& puzzle);
    void askWhere(PuzzleList& list);
    void keep(PuzzleList& list);

    Session& session_;
    QWidget& window_;
    QList<QPointer<PuzzleList>> lists_;
};

} // namespace ninefold
