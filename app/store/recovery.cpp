// SPDX-License-Identifier: MIT
// Replays a journal line by line. Damaged lines are skipped and the rest is applied as far as possible; the result
// is always a history that leads to its own position.
#include "app/store/recovery.h"

#include "app/documents/reading.h"
#include "app/game/history.h"
#include "app/store/record.h"

#include <QList>

#include <algorithm>
#include <cassert>

namespace ninefold::store {
namespace {

/// A file with more damaged lines is not one of ours, and may have been made to waste our time.
constexpr int kMostMends = 500;
/// More requests for help than in any game; larger numbers are damage and not shown.
constexpr qint64 kMaxHelp = 99999, kMaxHints = 999;
/// A hint is shown in three stages; a later version may have a few more.
constexpr int kMaxDegree = 9;

/// The last millisecond of the year 9999.
constexpr qint64 kMaxDateMs = 253'402'300'799'999;

/// Replays a journal line by line. A checksum proves that a line is unchanged, not that we wrote it: its content is
/// checked like any file, and an impossible record is skipped.
class Replay {
public:
    void take(const Record& record) {
        if (record.kind == Record::Kind::Givens) return takeGivens(record.text);
        if (record.kind == Record::Kind::Puzzle) return takePuzzle(record.text);
        if (record.kind == Record::Kind::Move) begin(givens_);
        if (!puzzle_) return;
        if (record.kind == Record::Kind::Move) play(record.move);
        else if (record.kind == Record::Kind::Bookmark) takeBookmark(record.move);
        else if (record.kind == Record::Kind::Hint) takeHint(record.number, record.text);
        else takeNumber(record.kind, record.number);
    }

    Recovered result() && {
        Recovered recovered;
        begin(givens_);
        recovered.damaged = damaged_;
        if (!puzzle_) return recovered;
        game::putSheet(sheet_, *puzzle_);
        // A branch that starts after the last move does not exist.
        recovered.branch = branch_ <= static_cast<int>(puzzle_->historyDone) ? branch_ : -1;
        recovered.tally = std::move(tally_);
        recovered.bookmarks = std::move(bookmarks_);
        recovered.puzzle = std::move(puzzle_);
        return recovered;
    }

private:
    void takeGivens(const QByteArray& text) {
        const auto isCell = [](char character) { return character == '.' || (character >= '1' && character <= '9'); };
        if (expect(text.size() == kCellCount && std::ranges::all_of(text, isCell))) givens_ = text;
    }

    void takePuzzle(const QByteArray& text) {
        // The puzzle is written more than once, as a reserve in case the first copy is damaged.
        if (puzzle_)
            expect(documents::readFirst({text.constData(), static_cast<std::size_t>(text.size())}).has_value());
        else begin(text);
    }

    void begin(const QByteArray& text) {
        if (puzzle_ || text.isEmpty()) return;
        puzzle_ = documents::readFirst({text.constData(), static_cast<std::size_t>(text.size())});
        if (!expect(puzzle_.has_value())) return;
        game::tidyHistory(*puzzle_);
        sheet_ = game::sheetOf(*puzzle_);
    }

    void takeNumber(Record::Kind kind, qint64 number) {
        const auto moves = static_cast<qint64>(puzzle_->history.size());
        switch (kind) {
        case Record::Kind::Index:
            // Earlier damage may have left fewer moves.
            if (expect(number >= 0)) go(static_cast<std::size_t>(expect(number <= moves) ? number : moves));
            break;
        case Record::Kind::Time:
            if (expect(number >= 0 && number <= game::kMaxElapsedMs)) advanceClock(number);
            break;
        case Record::Kind::Branch:
            if (expect(number >= -1 && number <= moves)) branch_ = static_cast<int>(number);
            break;
        case Record::Kind::Help:
            return takeCount(tally_.helped, number);
        case Record::Kind::Check:
            return takeCount(tally_.checks, number);
        case Record::Kind::Wrong:
            return takeCount(tally_.mistakes, number);
        case Record::Kind::Date:
            expect(number >= 0 && number <= kMaxDateMs);
            break;
        default:
            break;
        }
    }

    void takeCount(int& count, qint64 number) {
        if (expect(number >= 0 && number <= kMaxHelp)) count = static_cast<int>(number);
    }

    /// A hint is written again when more of it is shown. After damage some may be missing.
    void takeHint(qint64 number, const QByteArray& text) {
        const qsizetype blank = text.indexOf(' ');
        bool good = false;
        const int degree = text.left(blank).toInt(&good);
        const auto count = static_cast<qint64>(tally_.hints.size());
        if (!expect(good && blank > 0 && degree >= 1 && degree <= kMaxDegree && number >= 1 && number <= kMaxHints))
            return;
        if (number > count) tally_.hints.emplace_back();
        tally_.hints[static_cast<std::size_t>(std::min(number - 1, count))] = {text.sliced(blank + 1), degree};
    }

    void takeBookmark(const Move& move) {
        const bool good = move.atMs >= 0 && move.atMs <= game::kMaxElapsedMs && game::fits(sheet_.blank(), move);
        if (expect(good && static_cast<int>(bookmarks_.size()) < kMostBookmarks)) bookmarks_.push_back(move);
    }

    void play(Move move) {
        // A move is kept even if its time is invalid.
        if (!expect(move.atMs >= 0 && move.atMs <= game::kMaxElapsedMs)) move.atMs = puzzle_->elapsedMs;
        const Move lost = missingBefore(move);
        game::Sheet before = sheet_;
        before.apply(lost, true);
        const bool changesSomething = !move.changes.empty() || !move.links.empty();
        if (!expect(changesSomething && game::fits(sheet_, lost) && game::fits(before, move))) return;
        if (!expect(lost.changes.empty())) push(lost);
        push(move);
        advanceClock(move.atMs);
    }

    /// If a line in between was lost, its effect shows in the states that the next move found.
    Move missingBefore(const Move& move) const {
        Move lost{move.atMs, {}};
        Cells seen;
        for (const CellChange& change : move.changes) {
            if (!seen.has(change.cell) && sheet_.cells[change.cell] != change.before)
                lost.changes.push_back({change.cell, sheet_.cells[change.cell], change.before});
            seen.add(change.cell);
        }
        return lost;
    }

    void push(const Move& move) {
        assert(puzzle_ && puzzle_->historyDone <= puzzle_->history.size());
        // A new move discards the moves that could have been redone.
        puzzle_->history.resize(puzzle_->historyDone);
        puzzle_->history.push_back(move);
        ++puzzle_->historyDone;
        sheet_.apply(move, true);
    }

    /// Undo and redo: to the position after `done` moves.
    void go(std::size_t done) {
        assert(done <= puzzle_->history.size());
        while (puzzle_->historyDone > done) sheet_.apply(puzzle_->history[--puzzle_->historyDone], false);
        while (puzzle_->historyDone < done) sheet_.apply(puzzle_->history[puzzle_->historyDone++], true);
    }

    /// The clock never runs backwards.
    void advanceClock(qint64 elapsedMs) { puzzle_->elapsedMs = qMax<qint64>(puzzle_->elapsedMs, elapsedMs); }

    bool expect(bool condition) {
        damaged_ = damaged_ || !condition;
        return condition;
    }

    std::optional<formats::Puzzle> puzzle_;
    QByteArray givens_;
    game::Sheet sheet_;
    int branch_ = -1;
    Tally tally_;
    std::vector<Move> bookmarks_;
    bool damaged_ = false;
};

/// Repairs two damaged copies of a line: where they differ, one of them is right, and the checksum confirms the
/// right combination.
std::optional<Record> mended(QByteArrayView one, QByteArrayView other) {
    constexpr qsizetype kMostDifferences = 12;
    if (one.size() != other.size()) return std::nullopt;
    QList<qsizetype> places;
    for (qsizetype at = 0; at < one.size(); ++at)
        if (one[at] != other[at]) places << at;
    if (places.size() > kMostDifferences) return std::nullopt;
    for (unsigned choice = 0; choice < 1U << places.size(); ++choice) {
        QByteArray line = one.toByteArray();
        for (qsizetype index = 0; index < places.size(); ++index)
            if (choice >> index & 1U) line[places[index]] = other[places[index]];
        if (std::optional<Record> record = decode(line)) return record;
    }
    return std::nullopt;
}

/// The lines of a journal, without their ends. An incomplete last line is left out.
QList<QByteArrayView> linesOf(const QByteArray& journal) {
    QList<QByteArrayView> lines;
    // An editor may have added a byte order mark.
    qsizetype at = journal.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    for (qsizetype end = 0; (end = journal.indexOf('\n', at)) >= 0; at = end + 1) {
        QByteArrayView line(journal.constData() + at, end - at);
        if (line.endsWith('\r')) line.chop(1);
        lines << line;
    }
    return lines;
}

} // namespace

Recovered recover(const QByteArray& journal) {
    Replay replay;
    const QList<QByteArrayView> lines = linesOf(journal);
    // Lines are written as a whole, so a line without an end was cut off by something else.
    const qsizetype whole = journal.lastIndexOf('\n') + 1;
    bool damaged = whole != journal.size();
    int mends = 0;
    std::optional<Record> before;
    for (qsizetype number = 0; number < lines.size(); ++number) {
        std::optional<Record> record = decode(lines[number]);
        damaged = damaged || !record;
        if (!record && number + 1 < lines.size() && mends++ < kMostMends)
            record = mended(lines[number], lines[number + 1]);
        if (!record) continue;
        // Moves are written twice; no move can be applied twice in a row.
        if (record != before) replay.take(*record);
        before = std::move(record);
    }
    Recovered recovered = std::move(replay).result();
    recovered.damaged = recovered.damaged || damaged || !recovered.puzzle;
    return recovered;
}

} // namespace ninefold::store
