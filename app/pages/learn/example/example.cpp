// SPDX-License-Identifier: MIT
#include "app/pages/learn/example/example.h"

#include "app/session/results/nextpuzzle.h"
#include "engine/logic/finder.h"

#include <utility>

namespace ninefold::pages {

void Example::setTechnique(const logic::Technique& technique) {
    if (std::exchange(technique_, &technique) == &technique) return;
    step_.reset();
    task_.start([wanted = &technique, folder = folder_](const std::stop_token& stop, const auto&) {
        Grid position;
        std::optional<logic::Step> step;
        const QString id = QString::fromStdString(std::string(wanted->id));
        if (const auto puzzle = session::practiceFor(id, {}, folder)) {
            position = puzzle->grid;
            step = logic::Finder(logic::Profile::only({wanted}), true).next(logic::Position(position), stop);
        }
        return [position, step = std::move(step)](Example& example) mutable {
            example.position_ = position;
            example.step_ = std::move(step);
            emit example.exampleFound();
        };
    });
}

} // namespace ninefold::pages
