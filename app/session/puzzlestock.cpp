// SPDX-License-Identifier: MIT
#include "app/session/puzzlestock.h"

#include "app/session/work/newpuzzle.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace ninefold::session {
namespace {

/// Would a player who asks for `asked` be content with a puzzle of the kind `kept`?
bool fits(const generator::PuzzleSpec& kept, generator::PuzzleSpec asked) {
    if (asked.level && !asked.part) asked.part = kept.part;
    return kept == asked;
}

/// What is rare is looked for longer only when the player waits for it.
generator::PuzzleSpec inPassing(generator::PuzzleSpec spec) {
    if (spec.isChoosy()) spec.tries = 0;
    return spec;
}

/// A kind of puzzle, and the seed of the one to make.
using Wanted = std::pair<generator::PuzzleSpec, quint64>;

} // namespace

PuzzleStock::PuzzleStock(QObject* parent) : QObject(parent) {
    constexpr int kPulseMs = 250;
    pulse_.setInterval(kPulseMs);
    connect(&pulse_, &QTimer::timeout, this, &PuzzleStock::look);
}

std::vector<generator::PuzzleSpec> PuzzleStock::kinds() const {
    std::vector<generator::PuzzleSpec> all;
    for (const rating::Level level : rating::kLevels)
        for (const rating::LevelPart part : rating::kLevelParts) all.push_back({.level = level, .part = part});
    if (special_) all.push_back(*special_);
    return all;
}

bool PuzzleStock::isReady(const generator::PuzzleSpec& kind) const {
    return std::ranges::any_of(ready_, [&](const StockedPuzzle& one) { return one.spec == kind; });
}

void PuzzleStock::fill(std::optional<rating::Level> first) {
    const std::vector<generator::PuzzleSpec> wanted = kinds();
    if (std::ranges::all_of(wanted, [this](const generator::PuzzleSpec& kind) { return isReady(kind); })) return;
    first_ = first;
    filling_ = true;
    pulse_.start();
    work();
    emit stockChanged();
}

/// Makes what is missing; all levels together take about a second.
void PuzzleStock::work() {
    std::vector<Wanted> wanted;
    for (const generator::PuzzleSpec& kind : kinds())
        if (!isReady(kind)) wanted.emplace_back(kind, newSeed());
    std::stable_partition(wanted.begin(), wanted.end(), [this](const Wanted& one) {
        return first_ && one.first.level == first_ && one.first != special_;
    });
    work_.start([wanted](const std::stop_token& stop, const auto& post) {
        for (const auto& [spec, seed] : wanted)
            if (auto made = newPuzzle(inPassing(spec), seed, stop))
                post([puzzle = StockedPuzzle{spec, seed, *made}](PuzzleStock& stock) { stock.add(puzzle); });
        return [](PuzzleStock& stock) { stock.finish(); };
    });
}

void PuzzleStock::look() {
    if (!filling_) return;
    if (isBusy_()) work_.stop();
    else if (!work_.isRunning()) work();
}

void PuzzleStock::finish() {
    filling_ = false;
    pulse_.stop();
    emit stockChanged();
}

void PuzzleStock::stop() {
    if (!isFilling()) return;
    work_.stop();
    finish();
}

void PuzzleStock::keepAlso(const generator::PuzzleSpec& spec) {
    const std::vector<generator::PuzzleSpec> kept = kinds();
    if (std::ranges::any_of(kept, [&](const generator::PuzzleSpec& kind) { return fits(kind, spec); })) return;
    if (special_) std::erase_if(ready_, [this](const StockedPuzzle& one) { return one.spec == *special_; });
    special_ = spec;
    if (filling_) work();
}

void PuzzleStock::add(StockedPuzzle puzzle) {
    ready_.push_back(puzzle);
    emit stockChanged();
}

bool PuzzleStock::has(const generator::PuzzleSpec& spec) const {
    return std::ranges::any_of(ready_, [&](const StockedPuzzle& one) { return fits(one.spec, spec); });
}

std::optional<StockedPuzzle> PuzzleStock::take(const generator::PuzzleSpec& spec) {
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < ready_.size(); ++i)
        if (fits(ready_[i].spec, spec)) fitting.push_back(i);
    if (fitting.empty()) return std::nullopt;
    // Any of them: the first would always be of the easier part.
    const auto choice = QRandomGenerator::global()->bounded(static_cast<int>(fitting.size()));
    const auto place = ready_.begin() + static_cast<std::ptrdiff_t>(fitting[static_cast<std::size_t>(choice)]);
    StockedPuzzle taken = *place;
    ready_.erase(place);
    emit stockChanged();
    return taken;
}

int PuzzleStock::readyCount(rating::Level level) const {
    return static_cast<int>(
        std::ranges::count_if(ready_, [level](const StockedPuzzle& one) { return one.spec.level == level; }));
}

} // namespace ninefold::session
