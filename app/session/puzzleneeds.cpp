// SPDX-License-Identifier: MIT
#include "app/session/puzzleneeds.h"

#include "app/documents/collections.h"
#include "app/game/game.h"
#include "app/session/examiner.h"

#include <QJsonArray>

namespace ninefold::session {
namespace {

/// What the row of a bundled puzzle says; nothing if the puzzle is not bundled, or from a list without needs.
std::optional<logic::Needs> bundledNeeds(const Grid& puzzle, const std::string& level) {
    const QString givens = QString::fromStdString(puzzle.givensText());
    for (const documents::Bundled& bundled : documents::bundledFile(documents::bundledFileOf(level))) {
        if (bundled.puzzle != givens) continue;
        const QJsonValue ids = bundled.facts[QLatin1String("needs")];
        if (!ids.isArray()) return std::nullopt;
        logic::Needs needs{.complete = true};
        for (const auto& id : ids.toArray())
            if (const auto* technique = logic::techniqueById(id.toString().toStdString()))
                needs.techniques.push_back(technique);
        return needs;
    }
    return std::nullopt;
}

} // namespace

PuzzleNeeds::PuzzleNeeds(const game::Game& game, const Examiner& examiner) : game_(game), examiner_(examiner) {
    connect(&examiner_, &Examiner::solutionChanged, this, &PuzzleNeeds::ask);
}

void PuzzleNeeds::ask() {
    search_.stop();
    set({});
    if (!examiner_.solution() || game_.isEntering()) return;
    search_.start([puzzle = examiner_.puzzleGrid(), level = game_.about().level,
                   binds = examiner_.candidatesBind()](const std::stop_token& stop, const auto&) {
        std::optional<logic::Needs> needs;
        if (!binds && !level.empty()) needs = bundledNeeds(puzzle, level);
        if (!needs) needs = logic::needsOf(puzzle, stop);
        return [needs = *needs](PuzzleNeeds& owner) { owner.set(needs); };
    });
}

void PuzzleNeeds::set(std::optional<logic::Needs> needs) {
    if (!needs && !needs_) return;
    needs_ = std::move(needs);
    emit needsChanged();
}

} // namespace ninefold::session
