// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/batch.h"
#include "app/session/work/puzzlereading.h"

#include "engine/generator/maker.h"

#include <QObject>

#include <map>

namespace ninefold::session {

/// Which puzzles to make. The same order gives the same puzzles, also on the command line: `generate --seed`.
struct MakingOrder {
    rating::Level level = rating::Level::Hard;
    int count = 100;
    quint64 seed = 0;

    /// "Hard 4GZ3F", in the player's language.
    QString name() const;
};

/// Makes many puzzles in the background and delivers them in the order of their numbers.
class ListMaking : public QObject {
    Q_OBJECT

public:
    explicit ListMaking(QObject* parent = nullptr);

    void start(const MakingOrder& order);
    /// Ends soon; finished puzzles are still delivered.
    void cancel() { batch_.cancel(); }
    bool isRunning() const { return batch_.isRunning(); }

signals:
    void made(const ninefold::session::Puzzles& puzzles);
    /// The number of tries that have ended, with or without a puzzle.
    void advanced(int done);
    void listMade(bool complete);

private:
    using Made = std::optional<generator::GeneratedPuzzle>;
    void take(const Batch<Made>::Answers& answers);
    void finish();
    void deliver(std::vector<formats::Puzzle> puzzles);
    formats::Puzzle puzzleOf(int number, const generator::GeneratedPuzzle& made) const;

    MakingOrder order_;
    /// Puzzles that wait for one with a lower number.
    std::map<int, Made> waiting_;
    int next_ = 0, done_ = 0;
    Batch<Made> batch_;
};

} // namespace ninefold::session
