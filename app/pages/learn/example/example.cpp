// SPDX-License-Identifier: MIT
#include "app/pages/learn/example/example.h"

#include "app/documents/text/bundled.h"
#include "app/pages/learn/example/borrowed.h"
#include "engine/logic/finder.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ninefold::pages {
namespace {

QString stringOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The first position for practice, or one of another technique that has a step of this one.
std::optional<formats::Puzzle> positionFor(std::string_view technique, const QString& folder) {
    const auto* borrowed = std::ranges::find(kBorrowed, technique, &Borrowed::technique);
    const bool isBorrowed = borrowed != std::end(kBorrowed);
    const QString wanted = stringOf(isBorrowed ? borrowed->position : technique);
    for (const documents::Bundled& one : documents::bundledFile(QStringLiteral("practice"), folder))
        if ((isBorrowed ? one.id : one.facts[QLatin1String("technique")].toString()) == wanted)
            return documents::playable(one);
    return std::nullopt;
}

} // namespace

void Example::setTechnique(const logic::Technique& technique) {
    if (std::exchange(technique_, &technique) == &technique) return;
    step_.reset();
    task_.start([wanted = &technique, folder = folder_](const std::stop_token& stop, const auto&) {
        Grid position;
        std::optional<logic::Step> step;
        if (const auto puzzle = positionFor(wanted->id, folder)) {
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
