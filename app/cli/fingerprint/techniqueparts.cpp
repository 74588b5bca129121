// SPDX-License-Identifier: MIT
// Techniques: all their steps in positions of their own and of others, and the solving paths.
#include "app/cli/fingerprint/fingerprint.h"
#include "engine/logic/path.h"

namespace ninefold::cli {
namespace {

/// Of all positions, every one of this number is shown to every technique.
constexpr std::size_t kBetweenPositions = 4;
/// Far less than a search may usually do: krakens alone would take most of the time otherwise.
constexpr std::int64_t kMostWork = 50'000;

/// Adds the values of a step's arguments.
struct AddArg {
    Digest& digest;

    void operator()(int number) const { digest.add(number); }
    void operator()(Digits digits) const { digest.add(digits); }
    void operator()(Cells cells) const { digest.add(cells); }
    void operator()(HouseSet houses) const { digest.add(houses.bits()); }
    void operator()(logic::Candidate candidate) const {
        digest.add(candidate.cell);
        digest.add(candidate.digit);
    }
    void operator()(const logic::ChainNode& node) const {
        digest.add(node.cells);
        digest.add(node.digit);
        digest.add(node.on);
        digest.add(node.house);
        digest.add(node.set);
        digest.add(node.setName ? static_cast<int>(*node.setName) : -1);
    }
    void operator()(const logic::NamedSet& set) const {
        digest.add(set.name);
        digest.add(set.cells);
    }
    template <typename Item>
    void operator()(const std::vector<Item>& list) const {
        digest.add(list.size());
        for (const Item& item : list) (*this)(item);
    }
};

void addDrawing(const logic::Step& step, Digest& digest) {
    const AddArg add{digest};
    digest.add(step.marks.size());
    for (const logic::Mark& mark : step.marks) {
        digest.add(mark.role);
        add(mark.candidate);
    }
    for (const logic::HouseMark& mark : step.houses) {
        digest.add(mark.role);
        digest.add(mark.house);
    }
    for (const logic::Link& link : step.links) {
        for (const logic::LinkEnd& end : {link.from, link.to}) {
            digest.add(end.cells);
            digest.add(end.digit);
        }
        digest.add(link.strong);
    }
}

void addStep(const logic::Step& step, Digest& digest) {
    digest.add(step.technique->id);
    digest.add(step.er);
    digest.add(step.length);
    digest.add(step.deductions.size());
    for (const logic::Deduction& deduction : step.deductions) {
        digest.add(deduction.cell);
        digest.add(deduction.digit);
        digest.add(deduction.places);
    }
    addDrawing(step, digest);
    for (const logic::Arg& arg : step.args) {
        digest.add(arg.name);
        std::visit(AddArg{digest}, arg.value);
    }
}

/// Adds the steps of a path.
class StepDigest : public logic::StepSink {
public:
    explicit StepDigest(Digest& digest) : digest_(digest) {}
    bool take(logic::Step&& step) override {
        addStep(step, digest_);
        return true;
    }

private:
    Digest& digest_;
};

void addSteps(const logic::Technique& technique, const Sample& sample, Digest& digest, const std::stop_token& stop) {
    logic::Profile profile = logic::Profile::only({&technique});
    profile.limits.work = kMostWork;
    const logic::Finder finder(profile, true);
    for (std::size_t i = 0; i < sample.positions.size(); ++i) {
        const auto& [owner, grid] = sample.positions[i];
        if (owner != &technique && i % kBetweenPositions != 0) continue;
        const auto choice = owner == &technique ? logic::Finder::Choice::EveryWay : logic::Finder::Choice::OnePerEffect;
        const std::vector<logic::Step> steps = finder.all(logic::Position(grid), choice, stop);
        digest.add(steps.size());
        for (const logic::Step& step : steps) addStep(step, digest);
    }
}

void addPaths(const Sample& sample, Digest& digest, const std::stop_token& stop) {
    const logic::Finder finder(logic::Profile::standard(), true);
    StepDigest sink(digest);
    for (const Grid& puzzle : sample.puzzles) {
        logic::Position position(puzzle);
        digest.add(logic::walk(position, finder, sink, stop));
    }
}

} // namespace

void addTechniqueParts(std::vector<FingerprintPart>& parts) {
    for (const logic::Technique* technique : logic::allTechniques())
        parts.push_back({"technique " + std::string(technique->id),
                         [technique](const Sample& sample, Digest& digest, const std::stop_token& stop) {
                             addSteps(*technique, sample, digest, stop);
                         }});
    parts.push_back({"solving path", addPaths});
}

} // namespace ninefold::cli
