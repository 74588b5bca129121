// SPDX-License-Identifier: MIT
// A journal followed line by line. Spoilt lines are left out and the rest goes on as well as it
// can; what comes out is always a history that leads to its own position.
#include "app/store/recovery.h"

#include "app/files/reading.h"
#include "app/game/sheet.h"
#include "app/store/record.h"

namespace ninefold {
namespace {

/// Takes the first puzzle and has enough.
class OnePuzzle : public PuzzleSink {
public:
    bool puzzle(Puzzle&& found) override {
        puzzle_ = std::move(found);
        return false;
    }
    void skipped(const Error&) override {}
    void warning(const Error&) override {}
    std::optional<Puzzle> puzzle_;
};

/// Nobody asks more often; a spoilt number is not shown.
constexpr qint64 kMostHelp = 99999;

/// Follows a journal line by line.
class Replay {
public:
    void take(const Record& record) {
        if (record.kind == Record::Kind::Puzzle) return begin(record.text);
        if (!puzzle_) return;
        switch (record.kind) {
        case Record::Kind::Move:
            play(record.move);
            break;
        case Record::Kind::Index:
            go(static_cast<std::size_t>(qMax<qint64>(0, record.number)));
            break;
        case Record::Kind::Time:
            // The clock never runs backwards.
            puzzle_->elapsedMs = qMax<qint64>(puzzle_->elapsedMs, record.number);
            break;
        case Record::Kind::Branch:
            branch_ = static_cast<int>(record.number);
            break;
        case Record::Kind::Help:
            helped_ = static_cast<int>(qBound<qint64>(0, record.number, kMostHelp));
            break;
        default:
            break;
        }
    }

    Recovered result() && {
        Recovered recovered;
        if (!puzzle_) return recovered;
        putSheet(sheet_, *puzzle_);
        // A branch that begins behind the last move is none.
        recovered.branch = branch_ <= static_cast<int>(puzzle_->historyDone) ? branch_ : -1;
        recovered.helped = helped_;
        recovered.puzzle = std::move(puzzle_);
        return recovered;
    }

private:
    void begin(const QByteArray& text) {
        // The puzzle stands twice at the beginning; the second is there for the day the first is spoilt.
        if (puzzle_) return;
        OnePuzzle sink;
        if (readText({text.constData(), static_cast<std::size_t>(text.size())}, sink)) puzzle_ = sink.puzzle_;
        if (puzzle_) sheet_ = sheetOf(*puzzle_);
    }

    void play(const Move& move) {
        bridge(move);
        push(move);
        puzzle_->elapsedMs = qMax<qint64>(puzzle_->elapsedMs, move.atMs);
    }

    /// Where a line in between was lost, what it did shows in what the next move found.
    void bridge(const Move& move) {
        Move lost{move.atMs, {}};
        for (const CellChange& change : move.changes)
            if (sheet_.cells[change.cell] != change.before)
                lost.changes.push_back({change.cell, sheet_.cells[change.cell], change.before});
        if (!lost.changes.empty()) push(lost);
    }

    void push(const Move& move) {
        // A new move forgets what could have been redone.
        puzzle_->history.resize(puzzle_->historyDone);
        puzzle_->history.push_back(move);
        ++puzzle_->historyDone;
        sheet_.apply(move, true);
    }

    /// Undo and redo: to the position after `done` moves, which may be more than the damage has left.
    void go(std::size_t done) {
        done = std::min(done, puzzle_->history.size());
        while (puzzle_->historyDone > done) sheet_.apply(puzzle_->history[--puzzle_->historyDone], false);
        while (puzzle_->historyDone < done) sheet_.apply(puzzle_->history[puzzle_->historyDone++], true);
    }

    std::optional<Puzzle> puzzle_;
    Sheet sheet_;
    int branch_ = -1;
    int helped_ = 0;
};

} // namespace

Recovered recover(const QByteArray& journal) {
    Replay replay;
    bool damaged = false;
    // An editor may have put a mark there.
    qsizetype at = journal.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    while (at < journal.size()) {
        const qsizetype end = journal.indexOf('\n', at);
        // Lines are written as a whole: one without an end was cut off by something else than our own end.
        if (end < 0) {
            damaged = true;
            break;
        }
        QByteArrayView line(journal.constData() + at, end - at);
        if (line.endsWith('\r')) line.chop(1);
        at = end + 1;
        if (const std::optional<Record> record = decode(line)) replay.take(*record);
        else damaged = true;
    }
    Recovered recovered = std::move(replay).result();
    recovered.damaged = damaged || !recovered.puzzle;
    recovered.wholeBytes = at;
    return recovered;
}

} // namespace ninefold
