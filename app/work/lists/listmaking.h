// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/batch.h"
#include "app/work/puzzlereading.h"

#include "engine/generator/maker.h"

#include <QObject>

#include <map>

namespace ninefold {

/// Which puzzles to make. The same order gives the same puzzles, on the command line too: `generate --seed`.
struct MakingOrder {
    Level level = Level::Hard;
    int count = 100;
    quint64 seed = 0;

    /// "Hard 4GZ3F", in the player's language.
    QString name() const;
};

/// Makes many puzzles beside the window and hands them over in their order as they come.
class ListMaking : public QObject {
    Q_OBJECT

public:
    explicit ListMaking(QObject* parent = nullptr);

    void start(const MakingOrder& order);
    /// Ends soon; what has been made is handed over before.
    void cancel() { batch_.cancel(); }
    bool isRunning() const { return batch_.isRunning(); }

signals:
    void made(const ninefold::Puzzles& puzzles);
    /// So many tries have come to their end, with a puzzle or without.
    void advanced(int done);
    void finished(bool complete);

private:
    using Made = std::optional<GeneratedPuzzle>;
    void take(const Batch<Made>::Answers& answers);
    void finish();
    void hand(std::vector<Puzzle> puzzles);
    Puzzle puzzleOf(int number, const GeneratedPuzzle& made) const;

    MakingOrder order_;
    /// Made before one with a lower number was.
    std::map<int, Made> waiting_;
    int next_ = 0, done_ = 0;
    Batch<Made> batch_;
};

} // namespace ninefold
