// SPDX-License-Identifier: MIT
#include "app/session/played/gamerecording.h"

#include "app/session/played/exercises.h"
#include "app/session/played/finishedgames.h"
#include "app/store/library/adding.h"
#include "app/store/results/dailylist.h"
#include "app/store/results/resultlist.h"
#include "app/store/solvedlist.h"

#include <QFileInfo>

#include <algorithm>

namespace ninefold::session {
namespace {

using library::Game;
using library::Id;
using library::SavedFile;

SavedFile stateOf(const QString& path) {
    const QFileInfo info(path);
    return {.path = path, .bytes = info.size(), .changedMs = info.lastModified().toMSecsSinceEpoch()};
}

/// What distinguishes a game from all others.
std::pair<QString, QString> keyOf(const Game& game) {
    return {game.name, game.givens};
}

/// Do both say the same? The numbers of rows are left out.
bool isSame(Game one, const Game& other) {
    one.id = other.id;
    one.puzzle = other.puzzle;
    // An unknown value leaves what is known.
    if (one.started.isEmpty()) one.started = other.started;
    if (one.occasion.isEmpty()) one.occasion = other.occasion;
    if (!one.level) one.level = other.level;
    return one == other;
}

class Recording {
public:
    Recording(const HistoryFiles& files, library::Database& database, const QString& bundledFolder,
              const std::stop_token& stop)
        : files_(files), saved_(files.games), database_(database), exercises_(bundledFolder), stop_(stop) {}

    Result<bool> run() {
        // Read before the saved games, so that the file of each game has all that these lists report.
        solved_ = store::SolvedList(files_.solved).all();
        results_ = store::ResultList(files_.results).all();
        for (const store::DailyStart& start : store::DailyList(files_.daily).all()) addOccasion(start);
        if (auto error = readRecorded()) return *error;
        readChanged();
        if (stop_.stop_requested()) return false;
        collect();
        if (auto error = numberPuzzles()) return *error;
        const bool news = !changes_.isEmpty();
        if (auto error = library::recordPlayed(database_, changes_)) return *error;
        return news;
    }

private:
    void addOccasion(const store::DailyStart& start) {
        const std::string_view rank = generator::dailyRankName(start.rank);
        const QString occasion = QStringLiteral("daily %1 %2")
                                     .arg(start.day.toString(Qt::ISODate),
                                          QString::fromLatin1(rank.data(), static_cast<qsizetype>(rank.size())));
        occasions_.insert(start.game, occasion);
        occasions_.insert(start.givens, occasion);
    }

    std::optional<Error> readRecorded() {
        const auto files = library::savedFiles(database_, files_.games + u'/');
        if (!files) return files.error();
        for (const SavedFile& file : files.value()) known_.insert(file.path, file);
        const auto games = library::games(database_);
        if (!games) return games.error();
        for (const Game& game : games.value()) recorded_.insert(keyOf(game), game);
        return std::nullopt;
    }

    /// Reads the saved games whose files have changed since they were recorded.
    void readChanged() {
        QSet<QString> here;
        for (const QString& name : saved_.games()) {
            if (stop_.stop_requested()) return;
            const SavedFile file = stateOf(saved_.pathOf(name));
            here.insert(file.path);
            if (known_.value(file.path) == file) continue;
            changes_.files << file;
            if (auto journal = journalGame(saved_, name, examination_)) journals_.insert(name, *std::move(journal));
            else if (isOpen(file.path)) changes_.goneFiles << file.path;
        }
        for (const SavedFile& file : std::as_const(known_))
            if (!here.contains(file.path)) changes_.goneFiles << file.path;
    }

    /// Was it recorded as a game that is not finished? Then all of its moves were taken back.
    bool isOpen(const QString& path) const {
        return std::ranges::any_of(
            recorded_, [&](const Game& game) { return game.file == path && game.state == library::GameState::Open; });
    }

    void collect() {
        QList<PlayedGame> games;
        for (const JournalGame& journal : std::as_const(journals_))
            games << PlayedGame{journal.game, journal.playedMs, journal.filledAtOnce};
        for (Game game : std::as_const(recorded_))
            if (staysAsRecorded(game)) games << PlayedGame{.game = game};
        for (PlayedGame& one : withResults(games, results_, solved_)) take(one.game);
    }

    /// Games whose files did not change, and games that have lost theirs; the others follow from the lists.
    bool staysAsRecorded(Game& game) const {
        if (!game.file.isEmpty() && changes_.goneFiles.contains(game.file)) {
            if (game.state == library::GameState::Open) return false;
            game.file.clear();
        }
        if (game.file.isEmpty()) return game.name != game.finished && !game.finished.isEmpty();
        return game.file.startsWith(files_.games + u'/') && !journals_.contains(game.name);
    }

    void take(Game& game) {
        if (game.occasion.isEmpty()) game.occasion = occasions_.value(game.name, occasions_.value(game.givens));
        const auto journal = journals_.constFind(game.name);
        if (journal != journals_.cend())
            if (const auto practice = exercises_.practiceIn(*journal, game)) {
                changes_.exercises << *practice;
                game.occasion = QStringLiteral("practice ") + practice->technique;
            }
        const auto recorded = recorded_.constFind(keyOf(game));
        if (recorded != recorded_.cend()) game.puzzle = recorded->puzzle;
        if (recorded == recorded_.cend() || !isSame(game, *recorded)) changes_.games << game;
    }

    /// The puzzle of a game that is new to the library is added to it. A game whose puzzle has no place there is left
    /// out.
    std::optional<Error> numberPuzzles() {
        QHash<QString, library::NewPuzzle> puzzles;
        for (const Game& game : std::as_const(changes_.games))
            if (game.puzzle == 0)
                if (auto puzzle = puzzleOf(game)) puzzles.insert(game.givens, *std::move(puzzle));
        std::vector<library::NewPuzzle> all(puzzles.cbegin(), puzzles.cend());
        std::ranges::sort(all, {}, &library::NewPuzzle::canonical);
        QStringList forms;
        for (const library::NewPuzzle& puzzle : all) forms << puzzle.canonical;
        if (all.empty()) return dropUnplaced(), std::nullopt;
        auto known = library::knownPuzzles(database_, forms);
        if (!known) return known.error();
        std::erase_if(all, [&](const library::NewPuzzle& puzzle) { return known.value().contains(puzzle.canonical); });
        if (const auto added = library::addPuzzles(database_, all); !added) return added.error();
        known = library::knownPuzzles(database_, forms);
        if (!known) return known.error();
        for (Game& game : changes_.games)
            if (game.puzzle == 0) game.puzzle = known.value().value(puzzles.value(game.givens).canonical);
        dropUnplaced();
        return std::nullopt;
    }

    void dropUnplaced() {
        changes_.games.removeIf([](const Game& game) { return game.puzzle == 0; });
    }

    std::optional<library::NewPuzzle> puzzleOf(const Game& game) {
        const auto journal = journals_.constFind(game.name);
        if (journal != journals_.cend()) return journal->puzzle;
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(game.givens.toStdString());
        return examination_.examine(puzzle).puzzle;
    }

    const HistoryFiles& files_;
    store::SavedGames saved_;
    library::Database& database_;
    library::Examination examination_;
    Exercises exercises_;
    std::stop_token stop_;
    QSet<QString> solved_;
    QList<store::GameResult> results_;
    /// Why a puzzle was played, by its saved game and by its givens.
    QHash<QString, QString> occasions_;
    QHash<QString, SavedFile> known_;
    QHash<std::pair<QString, QString>, Game> recorded_;
    /// The saved games that changed, by name.
    QHash<QString, JournalGame> journals_;
    library::PlayedChanges changes_;
};

} // namespace

Result<bool> recordGamesOf(const HistoryFiles& files, library::Database& database, const QString& bundledFolder,
                           const std::stop_token& stop) {
    return Recording(files, database, bundledFolder, stop).run();
}

} // namespace ninefold::session
