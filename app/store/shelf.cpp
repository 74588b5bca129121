// SPDX-License-Identifier: MIT
// One file for each game, in one folder that all windows share. What a window plays is locked;
// what it finds damaged is kept aside before anything is written.
#include "app/store/shelf.h"

#include "app/files/catalog.h"
#include "app/files/writing.h"
#include "app/game/sheet.h"

#include <QDir>
#include <QStandardPaths>
#include <QSysInfo>

#include <cerrno>
#include <csignal>

namespace ninefold {
namespace {

constexpr auto kEnding = ".game";

QByteArray beginning(const Puzzle& puzzle) {
    const Format* form = formatById("json");
    std::string text = writeText(*form, std::span(&puzzle, 1));
    // A record is one line; line ends between the parts of the form mean nothing.
    for (char& sign : text)
        if (sign == '\n' || sign == '\r') sign = ' ';
    const Record whole{.kind = Record::Kind::Puzzle, .text = QByteArray::fromStdString(text)};
    const Record givens{.kind = Record::Kind::Givens,
                        .text = QByteArray::fromStdString(sheetOf(puzzle).blank().digits().cellsText())};
    // Twice: what spoils the beginning of a file would otherwise take the whole game with it. And in short, where the
    // givens are the puzzle.
    return (puzzle.marksBind ? QByteArray() : encode(givens)) + encode(whole).repeated(2);
}

/// Whoever made the lock is gone. Asked where a stale lock cannot be taken away: on a full or read-only disk.
bool isLeftBehind(const QLockFile& lock) {
    qint64 process = 0;
    QString host, program;
    // A lock that says nothing belongs to nobody.
    if (!lock.getLockInfo(&process, &host, &program)) return true;
    // Of a process on another machine nobody can tell whether it lives.
    if (host != QSysInfo::machineHostName()) return false;
    return kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

} // namespace

Shelf::Shelf(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {}

Shelf::~Shelf() = default;

QString Shelf::usualFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

QString Shelf::pathOf(const QString& game) const {
    return folder_ + u'/' + game + QLatin1String(kEnding);
}

QStringList Shelf::games() const {
    QStringList names;
    const QFileInfoList files =
        // The last one written comes first.
        QDir(folder_).entryInfoList({QStringLiteral("*") + QLatin1String(kEnding)}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) names << file.completeBaseName();
    return names;
}

QDateTime Shelf::playedAt(const QString& game) const {
    return QFileInfo(pathOf(game)).lastModified();
}

Recovered Shelf::look(const QString& game) const {
    QFile file(pathOf(game));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return recover(file.readAll());
}

bool Shelf::lock(const QString& game) {
    auto wanted = std::make_unique<QLockFile>(pathOf(game) + QStringLiteral(".lock"));
    // Only a process that is gone leaves a stale lock, however long a game rests.
    wanted->setStaleLockTime(0);
    const bool ours = wanted->tryLock(0);
    // Where nothing can be written there is nobody to share with.
    if (!ours && wanted->error() == QLockFile::LockFailedError && !isLeftBehind(*wanted)) return false;
    lock_ = std::move(wanted);
    return true;
}

void Shelf::open(const QString& game, qint64 keepBytes) {
    current_ = game;
    journal_ = std::make_unique<Journal>(pathOf(game), keepBytes);
    connect(journal_.get(), &Journal::failed, this, [this](const QString& reason) {
        emit problem(
            tr("This game cannot be saved (%1). You can play on; it is tried again with every move.").arg(reason));
    });
    connect(journal_.get(), &Journal::worksAgain, this, &Shelf::savedAgain);
}

std::optional<Recovered> Shelf::take(const QString& game) {
    if (game == current_ || !lock(game)) return std::nullopt;
    Recovered recovered = look(game);
    // Before anything of it is changed: perhaps somebody can make more of it.
    if (recovered.damaged) keepAside(game, !recovered.puzzle);
    if (!recovered.puzzle) return std::nullopt;
    open(game, recovered.damaged ? rewrite(game, recovered) : recovered.wholeBytes);
    return recovered;
}

/// The game from now on as it was saved from the damage, so that the next start finds nothing wrong. Where that cannot
/// be written the old file goes on, damage and all. Returns how much of the file is to be kept.
qint64 Shelf::rewrite(const QString& game, const Recovered& recovered) {
    const QByteArray whole = beginning(*recovered.puzzle);
    const auto fault = saveFile(pathOf(game), {whole.constData(), static_cast<std::size_t>(whole.size())});
    return fault ? recovered.wholeBytes : whole.size();
}

void Shelf::keepAside(const QString& game, bool lost) {
    const QString aside = pathOf(game) + QStringLiteral(".damaged-") +
                          QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    // Where nothing could be read the file is in the way; else the game goes on in it.
    const bool kept = lost ? QFile::rename(pathOf(game), aside) : QFile::copy(pathOf(game), aside);
    const QString what = lost ? tr("A saved game is damaged and could not be read.")
                              : tr("A saved game is damaged; what could be read of it is on the board.");
    emit problem(kept ? what + u' ' + tr("The file is kept as %1.").arg(QFileInfo(aside).fileName()) : what);
}

std::optional<Recovered> Shelf::takeLast() {
    for (const QString& game : games())
        if (std::optional<Recovered> recovered = take(game)) return recovered;
    return std::nullopt;
}

void Shelf::begin(const Puzzle& puzzle) {
    QDir().mkpath(folder_);
    // To the millisecond; two games begun at once still get names of their own.
    const QString stem = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"));
    QString game = stem;
    for (int number = 2; QFile::exists(pathOf(game)); ++number) game = stem + u'-' + QString::number(number);
    lock(game);
    open(game, 0);
    journal_->write(beginning(puzzle));
}

void Shelf::write(const Record& record) {
    if (journal_) journal_->write(record);
}

} // namespace ninefold
