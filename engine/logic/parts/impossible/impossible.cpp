// SPDX-License-Identifier: MIT
#include "engine/logic/parts/impossible/impossible.h"

namespace ninefold::logic {
namespace {

class DrawingSink : public StepSink {
public:
    DrawingSink(const Deadly& pattern, DeadlyType type, const DrawPattern& draw, StepSink& sink)
        : pattern_(pattern), type_(type), draw_(draw), sink_(sink) {}

    bool take(Step&& step) override {
        step.say("count", pattern_.cells.count());
        if (type_ == DeadlyType::OneCell) step.say("only", pattern_.extras());
        if (type_ == DeadlyType::SameDigit) step.say("same", pattern_.extras());
        if (draw_) draw_(step);
        return sink_.take(std::move(step));
    }

private:
    const Deadly& pattern_;
    const DeadlyType type_;
    const DrawPattern& draw_;
    StepSink& sink_;
};

} // namespace

bool concludeImpossible(const Position& position, const Deadly& pattern, DeadlyType type, const DrawPattern& draw,
                        LogicSearch& search, StepSink& sink) {
    DrawingSink drawing(pattern, type, draw, sink);
    return concludeDeadly(position, pattern, type, 0, search, drawing);
}

} // namespace ninefold::logic
