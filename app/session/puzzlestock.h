// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/generator/maker.h"

#include <QObject>
#include <QTimer>

#include <functional>
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
/// and one of the kind that the player asked for last. It works only when asked to, and until everything is there; it
/// rests while the program works on what the player asked for.
class PuzzleStock : public QObject {
    Q_OBJECT

public:
    explicit PuzzleStock(QObject* parent = nullptr);

    /// Begins to make what is missing, the puzzles of `first` before the others, and the kind that takes long last.
    void fill(std::optional<rating::Level> first = {});
    /// Keeps what is ready.
    void stop();
    /// Pauses the work; it is resumed when the program is no longer busy.
    void rest() { work_.stop(); }
    /// Also while it rests.
    bool isFilling() const { return filling_; }
    bool isWorking() const { return work_.isRunning(); }
    /// Works, or rests if the program is busy. While it fills, a timer calls it now and then.
    void look();
    /// For tests: what says that the program is busy, in place of the threads of work.
    void setBusyTest(std::function<bool()> isBusy) { isBusy_ = std::move(isBusy); }

    /// From now on a puzzle of this kind is kept, too, instead of that of an earlier call.
    void keepAlso(const generator::PuzzleSpec& spec);

    /// Is there a puzzle that fits?
    bool has(const generator::PuzzleSpec& spec) const;
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
    void work();
    void finish();

    std::vector<StockedPuzzle> ready_;
    std::optional<generator::PuzzleSpec> special_;
    std::optional<rating::Level> first_;
    bool filling_ = false;
    std::function<bool()> isBusy_ = isBusy;
    QTimer pulse_;
    Task<PuzzleStock> work_{*this, spareThreads};
};

} // namespace ninefold::session
