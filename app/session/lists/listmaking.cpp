// SPDX-License-Identifier: MIT
#include "app/session/lists/listmaking.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/seeds.h"

#include <cassert>

namespace ninefold::session {

QString MakingOrder::name() const {
    return documents::levelText(level) + u' ' + documents::seedText(seed);
}

ListMaking::ListMaking(QObject* parent)
    : QObject(parent), batch_([this](const Batch<Made>::Answers& answers) { take(answers); }, [this] { finish(); }) {}

void ListMaking::start(const MakingOrder& order) {
    assert(order.count > 0);
    order_ = order;
    waiting_.clear();
    next_ = done_ = 0;
    batch_.start(order.count, [order](int number, const std::stop_token& stop) {
        // The number is the stream of the seed, so the result does not depend on thread or time.
        generator::Random random(order.seed, static_cast<std::uint64_t>(number) + 1);
        const auto part = generator::partInTurn(order.seed, static_cast<std::uint64_t>(number));
        return generator::Maker({.level = order.level}).make(random, stop, part);
    });
}

void ListMaking::take(const Batch<Made>::Answers& answers) {
    done_ += static_cast<int>(answers.size());
    assert(done_ <= order_.count);
    waiting_.insert(answers.begin(), answers.end());
    std::vector<formats::Puzzle> puzzles;
    for (auto next = waiting_.find(next_); next != waiting_.end(); next = waiting_.find(next_)) {
        if (next->second) puzzles.push_back(puzzleOf(next_, *next->second));
        waiting_.erase(next);
        ++next_;
    }
    deliver(std::move(puzzles));
    emit advanced(done_);
}

/// After a cancel there may be gaps.
void ListMaking::finish() {
    std::vector<formats::Puzzle> puzzles;
    for (const auto& [number, made] : std::exchange(waiting_, {}))
        if (made) puzzles.push_back(puzzleOf(number, *made));
    deliver(std::move(puzzles));
    emit listMade(!batch_.wasCancelled());
}

void ListMaking::deliver(std::vector<formats::Puzzle> puzzles) {
    if (!puzzles.empty()) emit made(packed(std::move(puzzles)));
}

formats::Puzzle ListMaking::puzzleOf(int number, const generator::GeneratedPuzzle& made) const {
    formats::Puzzle puzzle;
    puzzle.grid = made.puzzle;
    puzzle.givensKnown = true;
    puzzle.level = rating::levelName(order_.level);
    puzzle.name = QStringLiteral("%1-%2").arg(order_.name(), QString::number(number + 1)).toStdString();
    return puzzle;
}

} // namespace ninefold::session
