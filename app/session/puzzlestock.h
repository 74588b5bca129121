// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/generator/maker.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ninefold::session {

/// A puzzle that was made ahead.
struct StockedPuzzle {
    generator::PuzzleSpec spec;
    quint64 seed = 0;
    generator::GeneratedPuzzle made;
};

/// Puzzles that are made ahead in the background, so that a new game starts at once: one of each third of each level,
/// and one of the kind that the player asked for last. It works only when told to, and until everything is there.
class PuzzleStock : public QObject {
    Q_OBJECT

public:
    explicit PuzzleStock(QObject* parent = nullptr) : QObject(parent) {}

    /// Begins to make what is missing, the puzzles of `first` before the others.
    void fill(std::optional<rating::Level> first = {});
    /// Keeps what is ready.
    void stop();
    bool isFilling() const { return work_.isRunning(); }

    /// From now on a puzzle of this kind is kept, too, instead of that of an earlier call.
    void keepAlso(const generator::PuzzleSpec& spec);

    /// A puzzle that fits leaves the stock. If a level is asked for without a part, it may be of any of the parts.
    std::optional<StockedPuzzle> take(const generator::PuzzleSpec& spec);

    int readyCount() const { return static_cast<int>(ready_.size()); }
    int readyCount(rating::Level level) const;
    /// How many there are when everything is ready.
    int fullCount() const { return static_cast<int>(kinds().size()); }

signals:
    /// A puzzle came or went, or the work began or ended.
    void stockChanged();

private:
    /// All kinds of puzzles that are kept.
    std::vector<generator::PuzzleSpec> kinds() const;
    bool isReady(const generator::PuzzleSpec& kind) const;
    void add(StockedPuzzle puzzle);

    std::vector<StockedPuzzle> ready_;
    std::optional<generator::PuzzleSpec> special_;
    Task<PuzzleStock> work_{*this, longWorkThreads};
};

} // namespace ninefold::session
