// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"
#include "engine/core/grid.h"
#include "engine/logic/step.h"

#include <QObject>

#include <optional>

namespace ninefold::pages {

/// A bundled position in which a technique is the next step, and that step; found in a thread.
class Example : public QObject {
    Q_OBJECT

public:
    explicit Example(const QString& folder, QObject* parent = nullptr) : QObject(parent), folder_(folder) {}

    void setTechnique(const logic::Technique& technique);
    /// Nothing while it is looked for, and for a technique without an example.
    const std::optional<logic::Step>& step() const { return step_; }
    const Grid& position() const { return position_; }

signals:
    void exampleFound();

private:
    const QString folder_;
    const logic::Technique* technique_ = nullptr;
    Grid position_;
    std::optional<logic::Step> step_;
    session::Task<Example> task_{*this, session::questionThreads};
};

} // namespace ninefold::pages
