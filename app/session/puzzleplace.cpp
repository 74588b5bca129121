// SPDX-License-Identifier: MIT
#include "app/session/puzzleplace.h"

#include "app/game/game.h"
#include "app/session/gameresults.h"
#include "app/store/solvedlist.h"

#include <algorithm>

namespace ninefold::session {
namespace {

QString givensOf(const game::Game& game) {
    QString givens;
    const game::Sheet& sheet = game.sheet();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        givens += sheet.isGiven(cell) ? QChar(u'0' + sheet.value(cell)) : QChar(u'.');
    return givens;
}

} // namespace

std::optional<ListPlace> bundledPlace(const QString& givens, const std::string& level, const QSet<QString>& solved,
                                      const QString& folder) {
    // A position for practice has no level.
    const QString file = level.empty() ? QStringLiteral("practice") : documents::bundledFileOf(level);
    QList<documents::Bundled> list = documents::bundledFile(file, folder);
    const auto here = std::ranges::find(list, givens, &documents::Bundled::puzzle);
    if (here == list.end()) return std::nullopt;
    const auto kindOf = [](const documents::Bundled& one) { return one.facts[QLatin1String("technique")].toString(); };
    list.removeIf([&, kind = kindOf(*here)](const documents::Bundled& one) { return kindOf(one) != kind; });
    ListPlace place{.count = static_cast<int>(list.size()), .solved = 0};
    for (int index = 0; index < place.count; ++index) {
        if (list[index].puzzle == givens) place.number = index + 1;
        *place.solved += solved.contains(list[index].puzzle);
    }
    return place;
}

PuzzlePlace::PuzzlePlace(const game::Game& game, const GameResults& results, const store::SolvedList& solved)
    : game_(game), solved_(solved) {
    connect(&game_, &game::Game::started, this, [this] {
        set({});
        find();
    });
    // One more is solved now.
    connect(&results, &GameResults::gameFinished, this, &PuzzlePlace::find);
}

void PuzzlePlace::find() {
    search_.stop();
    const QString givens = givensOf(game_);
    if (placeInList_)
        if (const auto place = placeInList_(givens)) return set(place);
    if (game_.isEntering()) return;
    search_.start([givens, level = game_.about().level, list = solved_](const std::stop_token&, const auto&) {
        const QSet<QString> solved = list.all();
        return [place = bundledPlace(givens, level, solved)](PuzzlePlace& owner) { owner.set(place); };
    });
}

void PuzzlePlace::set(const std::optional<ListPlace>& place) {
    if (place == place_) return;
    place_ = place;
    emit placeChanged();
}

} // namespace ninefold::session
