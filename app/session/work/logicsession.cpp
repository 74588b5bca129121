// SPDX-License-Identifier: MIT
#include "app/session/work/logicsession.h"

#include "engine/logic/stepfolding.h"

#include <algorithm>

namespace ninefold::session {
namespace {

/// Passes on the steps of a path one by one: there are too few for batches to matter.
class StepForwarder : public logic::StepSink {
public:
    using Use = std::function<void(logic::Step&& step)>;
    explicit StepForwarder(Use use) : use_(std::move(use)) {}
    bool take(logic::Step&& step) override {
        use_(std::move(step));
        return true;
    }

private:
    Use use_;
};

/// Folds the steps, and calls use(batch) for each batch of them.
template <typename Use>
void forEachBatch(std::vector<logic::Step> steps, logic::StepFolding& folding, Use use) {
    for (std::size_t first = 0; first < steps.size(); first += kMaxBatchSteps) {
        auto batch = std::make_shared<std::vector<ListedStep>>();
        for (std::size_t index = first; index < std::min(first + kMaxBatchSteps, steps.size()); ++index) {
            const std::optional<int> under = folding.fold(steps[index]);
            batch->push_back({std::move(steps[index]), under});
        }
        use(std::move(batch));
    }
}

} // namespace

LogicSession::LogicSession(QObject* parent) : QObject(parent) {
    // One for each kind, and some more for searches that were stopped and are about to end.
    threads_.setMaxThreadCount(8);
    threads_.setObjectName(QStringLiteral("logic"));
}

LogicSession::~LogicSession() {
    for (Asked& question : asked_) question.stop.request_stop();
    threads_.waitForDone();
}

void LogicSession::stop(Kind kind) {
    // Directly to the running work: a queued signal would wait until it ends.
    asked(kind).stop.request_stop();
    asked(kind).ticket = 0;
}

void LogicSession::ask(Kind kind, Work work) {
    stop(kind);
    Asked& question = asked(kind);
    question.stop = std::stop_source();
    question.ticket = ++lastTicket_;
    const auto tell = [this, kind, ticket = question.ticket](std::function<void()> answer, bool last) {
        const auto hear = [this, kind, ticket, last, answer = std::move(answer)] {
            if (ticket != asked(kind).ticket) return;
            if (last) asked(kind).ticket = 0;
            answer();
        };
        QMetaObject::invokeMethod(this, hear, Qt::QueuedConnection);
    };
    threads_.start([work = std::move(work), tell, stop = question.stop.get_token()] { work(stop, tell); });
}

void LogicSession::askHint(const LogicQuestion& question) {
    ask(Kind::Hint, [this, question](const std::stop_token& stop, const Tell& tell) {
        const logic::Finder finder(question.profile, question.unique);
        tell([this, step = finder.next(logic::Position(question.grid), stop)] { emit hintFound(step); }, true);
    });
}

void LogicSession::askAll(const LogicQuestion& question) {
    ask(Kind::All, [this, question](const std::stop_token& stop, const Tell& tell) {
        const logic::Position position(question.grid);
        const logic::Finder finder(question.profile, question.unique);
        logic::StepFolding folding(position);
        for (const logic::Technique* technique : finder.profile().order) {
            if (stop.stop_requested()) return;
            logic::Profile one = logic::Profile::only({technique});
            one.limits = question.profile.limits;
            forEachBatch(
                logic::Finder(one, question.unique).all(position, logic::Finder::Choice::OnePerEffect, stop), folding,
                [&](StepBatch batch) { tell([this, batch = std::move(batch)] { emit stepsFound(batch); }, false); });
        }
        tell([this] { emit allEnded(); }, true);
    });
}

void LogicSession::askPath(const LogicQuestion& question) {
    ask(Kind::Path, [this, question](const std::stop_token& stop, const Tell& tell) {
        logic::Position position(question.grid);
        StepForwarder forwarder(
            [&](logic::Step&& step) { tell([this, step = std::move(step)] { emit pathGrew(step); }, false); });
        const logic::PathEnd end =
            logic::walk(position, logic::Finder(question.profile, question.unique), forwarder, stop);
        tell([this, end] { emit pathEnded(end); }, true);
    });
}

void LogicSession::askReason(const Grid& position, logic::Candidate candidate) {
    ask(Kind::Reason, [this, position, candidate](const std::stop_token& stop, const Tell& tell) {
        tell(
            [this, step = logic::reasonAgainst(logic::Position(position), candidate, stop)] { emit reasonFound(step); },
            true);
    });
}

} // namespace ninefold::session
