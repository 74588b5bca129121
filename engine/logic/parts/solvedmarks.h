// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"
#include "engine/logic/step.h"

#include <utility>

namespace ninefold::logic {

/// Adds the solved cells to the drawing of a deadly pattern of which they are part.
class SolvedMarks : public StepSink {
public:
    SolvedMarks(const Position& position, StepSink& sink) : position_(position), sink_(sink) {}
    bool take(Step&& step) override {
        for (const Arg& arg : step.args)
            if (arg.name == "cells")
                for (Cell cell : std::get<Cells>(arg.value) - position_.blanks())
                    step.mark(Role::On, cell, position_.value(cell));
        return sink_.take(std::move(step));
    }

private:
    const Position& position_;
    StepSink& sink_;
};

} // namespace ninefold::logic
