// SPDX-License-Identifier: MIT
#include "app/session/work/logicsession.h"

#include "engine/logic/stepfolding.h"

#include <algorithm>
#include <functional>

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

void LogicSession::askHint(const LogicQuestion& question) {
    task(Kind::Hint).start([question](const std::stop_token& stop, const auto&) {
        logic::Profile profile = question.profile;
        profile.limits.shortestNets = true;
        const logic::Finder finder(profile, question.unique);
        return [step = finder.next(logic::Position(question.grid), stop)](LogicSession& logic) {
            emit logic.hintFound(step);
        };
    });
}

void LogicSession::askAll(const LogicQuestion& question) {
    task(Kind::All).start([question](const std::stop_token& stop, const auto& post) {
        const logic::Position position(question.grid);
        const logic::Finder finder(question.profile, question.unique);
        logic::StepFolding folding(position);
        for (const logic::Technique* technique : finder.profile().order) {
            logic::Profile one = logic::Profile::only({technique});
            one.limits = question.profile.limits;
            forEachBatch(
                logic::Finder(one, question.unique).all(position, logic::Finder::Choice::OnePerEffect, stop), folding,
                [&](const StepBatch& batch) { post([batch](LogicSession& logic) { emit logic.stepsFound(batch); }); });
            if (stop.stop_requested()) break;
        }
        return [](LogicSession& logic) { emit logic.allEnded(); };
    });
}

void LogicSession::askPath(const LogicQuestion& question) {
    task(Kind::Path).start([question](const std::stop_token& stop, const auto& post) {
        logic::Position position(question.grid);
        StepForwarder forwarder([&](logic::Step&& step) {
            post([step = std::move(step)](LogicSession& logic) { emit logic.pathGrew(step); });
        });
        const logic::PathEnd end =
            logic::walk(position, logic::Finder(question.profile, question.unique), forwarder, stop);
        return [end](LogicSession& logic) { emit logic.pathEnded(end); };
    });
}

void LogicSession::askReason(const Grid& position, logic::Candidate candidate) {
    task(Kind::Reason).start([position, candidate](const std::stop_token& stop, const auto&) {
        return [step = logic::reasonAgainst(logic::Position(position), candidate, stop)](LogicSession& logic) {
            emit logic.reasonFound(step);
        };
    });
}

} // namespace ninefold::session
