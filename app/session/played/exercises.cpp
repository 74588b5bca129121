// SPDX-License-Identifier: MIT
#include "app/session/played/exercises.h"

#include "app/documents/text/bundled.h"

namespace ninefold::session {
namespace {

using library::GameState;

QString verdictOf(const library::Game& game) {
    if (game.state == GameState::GivenUp) return QStringLiteral("wrong");
    return game.hints == 0 ? QStringLiteral("right") : QStringLiteral("partly");
}

} // namespace

const documents::Bundled* Exercises::positionOf(const JournalGame& journal) {
    // A puzzle has a level, a position has none.
    if (journal.game.level) return nullptr;
    if (!std::exchange(read_, true))
        for (const documents::Bundled& one : documents::bundledFile(QStringLiteral("practice"), folder_))
            if (const auto played = documents::playable(one))
                positions_.insert(QString::fromStdString(played->grid.cellsText()), one);
    const documents::Bundled* found = nullptr;
    for (auto one = positions_.constFind(journal.begin); one != positions_.cend() && one.key() == journal.begin; ++one)
        if (found == nullptr || one->name == journal.title) found = &*one;
    return found;
}

std::optional<library::Practice> Exercises::practiceIn(const JournalGame& journal, const library::Game& game) {
    if (game.state == GameState::Open) return std::nullopt;
    const documents::Bundled* position = positionOf(journal);
    if (position == nullptr || position->puzzle != game.givens) return std::nullopt;
    return library::Practice{.technique = position->facts[QLatin1String("technique")].toString(),
                             .position = QString::fromLatin1(position->content),
                             .practised = game.started,
                             .verdict = verdictOf(game),
                             .milliseconds = game.milliseconds,
                             .hints = game.hints};
}

} // namespace ninefold::session
