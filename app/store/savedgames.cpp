// SPDX-License-Identifier: MIT
// One file for each game, in one folder that all windows share. The game that a window plays is locked; a damaged
// file is kept under another name before anything is written.
#include "app/store/savedgames.h"

#include "app/store/journaltext.h"
#include "app/store/playdate.h"
#include "app/store/refusals.h"
#include "app/store/savedfile.h"
#include "app/store/wholefile.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace ninefold::store {
namespace {

constexpr auto kEnding = ".game";
constexpr QLatin1String kDamaged(".damaged-"), kReplaced(".replaced-");

QString fileName(const QString& path) {
    return QFileInfo(path).fileName();
}

} // namespace

SavedGames::SavedGames(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    disk_.setMaxThreadCount(1);
}

/// Journals are closed before their locks, and both before the disk thread, which is waited for.
SavedGames::~SavedGames() {
    hold({});
    waiting_.clear();
}

QString SavedGames::usualFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

QString SavedGames::pathOf(const QString& game) const {
    return folder_ + u'/' + game + QLatin1String(kEnding);
}

QStringList SavedGames::games() const {
    std::vector<std::pair<qint64, QString>> found;
    const QFileInfoList files =
        QDir(folder_).entryInfoList({QStringLiteral("*") + QLatin1String(kEnding)}, QDir::Files);
    for (const QFileInfo& file : files) found.emplace_back(lastPlayedMs(file.filePath()), file.completeBaseName());
    std::ranges::sort(found, std::greater());
    QStringList names;
    for (const auto& [playedMs, name] : found) names << name;
    return names;
}

QDateTime SavedGames::playedAt(const QString& game) const {
    return QDateTime::fromMSecsSinceEpoch(lastPlayedMs(pathOf(game)));
}

Recovered SavedGames::look(const QString& game) const {
    const SavedFile saved = openSavedFile(pathOf(game));
    return saved.refusal ? Recovered{} : recover(saved.bytes);
}

std::unique_ptr<GameLock> SavedGames::lockOf(const QString& game) const {
    return std::make_unique<GameLock>(pathOf(game) + QStringLiteral(".lock"));
}

std::unique_ptr<Journal> SavedGames::journalOf(const QString& game, const QString& ending) {
    return std::make_unique<Journal>(pathOf(game), ending, disk_,
                                     [this] { return wholeGame_ ? wholeGame_() + dateLine(playedMs_) : QByteArray(); });
}

SavedGames::TakeResult SavedGames::take(const QString& game) {
    if (auto recovered = takeWaiting(game)) return *std::move(recovered);
    auto lock = lockOf(game);
    const GameLock::State state = lock->tryLock();
    if (state == GameLock::State::HeldByOther) return Refusal{Refusal::Reason::OpenInAnotherWindow, {}};
    if (state == GameLock::State::HeldElsewhere)
        return Refusal{Refusal::Reason::OpenOnAnotherComputer, lock->computer()};
    SavedFile saved = openSavedFile(pathOf(game));
    if (saved.refusal) return *saved.refusal;
    Recovered recovered = recover(saved.bytes);
    if (!recovered.puzzle) {
        // Renamed, because the player may be able to repair it by other means.
        const QString aside = unusedName(pathOf(game), kDamaged);
        const bool kept = QFile::rename(pathOf(game), aside);
        return Refusal{Refusal::Reason::Damaged, kept ? fileName(aside) : QString()};
    }
    hold({game, std::move(lock), journalOf(game, recovered.damaged ? kDamaged : kReplaced)});
    if (!recovered.damaged) {
        journal_->continueIn(std::move(saved.file), saved.bytes);
        return recovered;
    }
    // Writes the recovered game, so that the next start finds no damage.
    journal_->write(journalText(*recovered.puzzle, recovered.branch, recovered.tally, recovered.bookmarks));
    const QString what = tr("A saved game is damaged; what could be read of it is on the board.");
    const QString keptAs = journal_->keptAs();
    emit problem(keptAs.isEmpty() ? what : what + u' ' + tr("The file is kept as %1.").arg(fileName(keptAs)));
    return recovered;
}

/// Returns a previous game that could not be saved, and therefore exists only in memory.
std::optional<Recovered> SavedGames::takeWaiting(const QString& game) {
    saveWaiting();
    const auto place = std::ranges::find(waiting_, game, &Held::game);
    if (place == waiting_.end()) return std::nullopt;
    Held held = std::move(*place);
    waiting_.erase(place);
    Recovered recovered = recover(held.journal->pending());
    hold(std::move(held));
    return recovered;
}

std::optional<Recovered> SavedGames::takeLast() {
    for (const QString& game : games()) {
        TakeResult result = take(game);
        if (auto* recovered = std::get_if<Recovered>(&result)) return std::move(*recovered);
        const Refusal& refusal = std::get<Refusal>(result);
        // That it is open in another window needs no message.
        if (refusal.reason != Refusal::Reason::OpenInAnotherWindow) emit problem(refusalSentence(refusal));
    }
    return std::nullopt;
}

void SavedGames::begin(const formats::Puzzle& puzzle) {
    beginAs(journalText(puzzle, -1, {}));
}

/// While nothing can be written, a game has neither a file nor a lock that would keep its name.
bool SavedGames::isHeld(const QString& game) const {
    return game == current_ || std::ranges::find(waiting_, game, &Held::game) != waiting_.end();
}

void SavedGames::beginAs(const QByteArray& text) {
    // To the millisecond; two games started at once still get different names.
    const QString stem = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"));
    for (int number = 1;; ++number) {
        const QString game = number == 1 ? stem : stem + u'-' + QString::number(number);
        auto lock = lockOf(game);
        const GameLock::State state = lock->tryLock();
        if (state != GameLock::State::Held && state != GameLock::State::Impossible) continue;
        if (isHeld(game) || QFileInfo::exists(pathOf(game))) continue;
        hold({game, std::move(lock), journalOf(game, kReplaced)});
        break;
    }
    journal_->write(text + dateLine(QDateTime::currentMSecsSinceEpoch()));
    sayWithoutLock();
}

} // namespace ninefold::store
