// SPDX-License-Identifier: MIT
#include "engine/logic/finder.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <unordered_map>

namespace ninefold::logic {
namespace {

/// Does the position have every candidate that the step sets or removes?
[[maybe_unused]] bool fits(const Step& step, const Position& position) {
    return std::ranges::all_of(step.deductions, [&](const Deduction& deduction) {
        return position.isCandidate(deduction.cell, deduction.digit);
    });
}

/// Completes a step: sorts its deductions and fills in its technique and rating.
void finish(Step& step, const Technique& technique, const Position& position) {
    std::sort(step.deductions.begin(), step.deductions.end());
    step.deductions.erase(std::unique(step.deductions.begin(), step.deductions.end()), step.deductions.end());
    step.technique = &technique;
    position.noteCandidates(step);
    if (step.er == 0) step.er = technique.er;
    assert(!step.empty() && fits(step, position));
}

/// Keeps the first step and ends the search.
class FirstStep : public StepSink {
public:
    FirstStep(const Technique& technique, const Position& position) : technique_(technique), position_(position) {}
    bool take(Step&& step) override {
        finish(step, technique_, position_);
        found = std::move(step);
        return false;
    }
    std::optional<Step> found;

private:
    const Technique& technique_;
    const Position& position_;
};

/// Keeps all steps up to a limit, or of those with the same effect the first of the shortest.
class AllSteps : public StepSink {
public:
    AllSteps(const Technique& technique, const Position& position, bool everyWay, std::size_t limit,
             std::vector<Step>& steps)
        : technique_(technique),
          position_(position),
          everyWay_(everyWay),
          limit_(steps.size() + limit),
          steps_(steps) {}

    bool take(Step&& step) override {
        finish(step, technique_, position_);
        if (!everyWay_) {
            const auto [known, isNew] = byEffect_.try_emplace(step.deductions, steps_.size());
            if (!isNew) {
                Step& old = steps_[known->second];
                if (step.length < old.length) old = std::move(step);
                return true;
            }
        }
        steps_.push_back(std::move(step));
        return steps_.size() < limit_;
    }

private:
    const Technique& technique_;
    const Position& position_;
    const bool everyWay_;
    const std::size_t limit_;
    std::vector<Step>& steps_;
    std::unordered_map<std::vector<Deduction>, std::size_t, EffectHash> byEffect_;
};

/// Completes each step and passes it on.
class Completer : public StepSink {
public:
    Completer(const Technique& technique, const Position& position, StepSink& sink)
        : technique_(technique), position_(position), sink_(sink) {}
    bool take(Step&& step) override {
        finish(step, technique_, position_);
        return !(ended = !sink_.take(std::move(step)));
    }
    bool ended = false;

private:
    const Technique& technique_;
    const Position& position_;
    StepSink& sink_;
};

} // namespace

Finder::Finder(Profile profile, bool unique) : profile_(unique ? std::move(profile) : profile.withoutUniqueness()) {}

std::optional<Step> Finder::next(const Position& position, std::stop_token stop) const {
    if (position.broken()) return std::nullopt;
    for (const Technique* technique : profile_.order) {
        FirstStep first(*technique, position);
        LogicSearch search(technique, profile_.limits, false, stop);
        technique->find(position, search, first);
        if (first.found || stop.stop_requested()) return std::move(first.found);
    }
    return std::nullopt;
}

std::vector<Step> Finder::all(const Position& position, Choice choice, std::stop_token stop) const {
    std::vector<Step> steps;
    if (position.broken()) return steps;
    for (const Technique* technique : profile_.order) {
        AllSteps sink(*technique, position, choice == Choice::EveryWay, profile_.limits.steps, steps);
        LogicSearch search(technique, profile_.limits, choice == Choice::EveryWay, stop);
        const std::size_t known = steps.size();
        technique->find(position, search, sink);
        sort(std::span(steps).subspan(known));
        // A harder technique cannot give a better step.
        if (stop.stop_requested() || (choice == Choice::Best && !steps.empty())) break;
    }
    if (choice == Choice::Best && steps.size() > 1) steps.resize(1);
    return steps;
}

/// The best first. A step is large, so each is moved only once it is known where to.
void Finder::sort(std::span<Step> steps) const {
    std::vector<Step*> order;
    order.reserve(steps.size());
    for (Step& step : steps) order.push_back(&step);
    std::ranges::stable_sort(order, [this](const Step* a, const Step* b) { return better(*a, *b); });
    std::vector<Step> sorted;
    sorted.reserve(steps.size());
    for (Step* step : order) sorted.push_back(std::move(*step));
    std::ranges::move(sorted, steps.begin());
}

bool Finder::each(const Position& position, StepSink& sink, std::stop_token stop) const {
    if (position.broken()) return true;
    for (const Technique* technique : profile_.order) {
        Completer completer(*technique, position, sink);
        LogicSearch search(technique, profile_.limits, false, stop);
        technique->find(position, search, completer);
        if (completer.ended || stop.stop_requested()) return false;
    }
    return true;
}

std::size_t Finder::rank(const Technique* technique) const {
    const auto found = std::ranges::find(profile_.order, technique);
    assert(found != profile_.order.end());
    return found - profile_.order.begin();
}

bool Finder::better(const Step& a, const Step& b) const {
    if (a.technique != b.technique) return rank(a.technique) < rank(b.technique);
    if (a.effect() != b.effect()) return a.effect() > b.effect();
    if (a.length != b.length) return a.length < b.length;
    return a.deductions < b.deductions;
}

} // namespace ninefold::logic
