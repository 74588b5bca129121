// SPDX-License-Identifier: MIT
// Items travel in batches: filled by the thread that reads, queued, taken by a free thread, and stored until all
// earlier batches have been written. Memory is bounded by the number of batches that are handed over and not yet
// written; at that number the reading thread stops reading and works like the others. So one slow batch delays the
// writing, but the others never pile up.
//
// Everything is guarded by one mutex. It is held only to move a batch from one place to the next: work and writing
// run without it, and a flag limits writing to one thread at a time.
//
//      filling_ --handOver--> waiting_ --process--> made_ --deliver--> written, then spare_
//      (reader)               (queue)               (by number)
//
// Invariants: written_ <= handedOver_; made_ holds no number below written_; when submit() returns true, fewer
// batches than the capacity are in progress. With one thread nothing waits: each batch is processed and written at
// once.
#include "app/cli/pipeline.h"

#include "app/cli/interrupt.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::cli {
namespace {

/// Enough waiting batches to keep every thread busy, few enough to bound memory.
constexpr std::size_t kBatchesPerThread = 4;

} // namespace

void BatchResult::add(const BatchResult& other) {
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
    puzzles += other.puzzles;
    flawed = flawed || other.flawed;
    remarks.insert(other.remarks.begin(), other.remarks.end());
}

void BatchResult::handOnText() {
    const auto isLong = [](const std::string& one) { return one.size() > kMostGathered; };
    if (handOn && (isLong(text) || std::ranges::any_of(reports, [&](const auto& one) { return isLong(one.second); })))
        handOn(*this);
}

Pipeline::Pipeline(Settings settings, const MakeHandler& makeHandler, Write write)
    : settings_(settings),
      capacity_(settings.threads > 1 ? kBatchesPerThread * static_cast<std::size_t>(settings.threads) : 1),
      write_(std::move(write)),
      ownHandler_(makeHandler()),
      filling_(std::make_unique<Batch>()) {
    // Threads inherit the blocked signals of the thread that creates them.
    const SignalsElsewhere guard;
    for (int i = 1; i < settings.threads; ++i)
        workers_.emplace_back([this, handler = makeHandler()] { work(handler); });
}

Pipeline::~Pipeline() {
    {
        const std::scoped_lock lock(mutex_);
        ended_ = stopped_ = true;
        waiting_.clear();
    }
    waitingChanged_.notify_all();
    turnChanged_.notify_all();
}

bool Pipeline::submit(Item&& item) {
    assert(filling_ != nullptr);
    filling_->items.push_back(std::move(item));
    return filling_->items.size() < settings_.batch || handOver(capacity_ - 1);
}

bool Pipeline::finish() {
    return handOver(0);
}

/// Queues the batch, and works itself until at most `most` batches are in progress.
bool Pipeline::handOver(std::size_t most) {
    Lock lock(mutex_);
    if (!stopped_ && !filling_->items.empty()) {
        filling_->number = handedOver_++;
        waiting_.push_back(std::exchange(filling_, freshBatch()));
        waitingChanged_.notify_one();
    }
    while (!stopped_ && static_cast<std::size_t>(handedOver_ - written_) > most) {
        if (BatchPtr batch = takeWaiting()) process(std::move(batch), ownHandler_, lock);
        else delivered_.wait(lock);
    }
    return !stopped_;
}

void Pipeline::work(const Handler& handler) {
    Lock lock(mutex_);
    while (!ended_) {
        if (BatchPtr batch = takeWaiting()) process(std::move(batch), handler, lock);
        else waitingChanged_.wait(lock);
    }
}

void Pipeline::process(BatchPtr batch, const Handler& handler, Lock& lock) {
    lock.unlock();
    batch->result.handOn = [this, number = batch->number](BatchResult& result) { writeEarly(number, result); };
    for (const Item& item : batch->items) handler(item, batch->result);
    batch->result.puzzles = static_cast<long long>(batch->items.size());
    lock.lock();
    made_.emplace(batch->number, std::move(batch));
    deliver(lock);
}

/// Writes the next batches in order; one thread at a time, while the others keep working.
void Pipeline::deliver(Lock& lock) {
    while (!writing_ && !stopped_ && !made_.empty() && made_.begin()->first == written_) {
        BatchPtr batch = std::move(made_.extract(made_.begin()).mapped());
        assert(batch->number == written_ && written_ < handedOver_);
        writing_ = true;
        lock.unlock();
        const bool more = write_(batch->result);
        batch->items.clear();
        // Everything except the text is reset; the text keeps its memory.
        std::string text = std::move(batch->result.text);
        text.clear();
        batch->result = {};
        // But only up to a limit: many batches with the memory of one long answer each would add up.
        if (text.capacity() <= 2 * BatchResult::kMostGathered) batch->result.text = std::move(text);
        lock.lock();
        writing_ = false;
        stopped_ = stopped_ || !more;
        ++written_;
        spare_.push_back(std::move(batch));
        delivered_.notify_one();
        turnChanged_.notify_all();
    }
    if (stopped_) stop();
}

/// A part of an answer, before the batch is done. Batches are taken in their order, so those before are made or in
/// work: their turn comes, and then this one's.
void Pipeline::writeEarly(long long number, BatchResult& result) {
    BatchResult part;
    part.text.swap(result.text);
    for (auto& [file, text] : result.reports)
        if (!text.empty()) part.reports[file].swap(text);
    Lock lock(mutex_);
    turnChanged_.wait(lock, [&] { return stopped_ || (written_ == number && !writing_); });
    if (!stopped_) {
        writing_ = true;
        lock.unlock();
        const bool more = write_(part);
        lock.lock();
        writing_ = false;
        if (!more) stop();
    }
    part.text.clear();
    // Its memory is of use for the next part.
    result.text.swap(part.text);
}

/// Called when no more results are wanted.
void Pipeline::stop() {
    stopped_ = true;
    waiting_.clear();
    delivered_.notify_one();
    turnChanged_.notify_all();
}

Pipeline::BatchPtr Pipeline::takeWaiting() {
    if (waiting_.empty()) return nullptr;
    BatchPtr batch = std::move(waiting_.front());
    waiting_.pop_front();
    return batch;
}

/// Reuses a written batch with its memory.
Pipeline::BatchPtr Pipeline::freshBatch() {
    if (spare_.empty()) return std::make_unique<Batch>();
    BatchPtr batch = std::move(spare_.back());
    spare_.pop_back();
    return batch;
}

} // namespace ninefold::cli
