// SPDX-License-Identifier: MIT
#include "app/session/library/librarywords.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace ninefold::session {
namespace {

/// Names the context of the translations.
class LibraryWords {
    Q_DECLARE_TR_FUNCTIONS(ninefold::session::LibraryWords)
};

QString percentText(int percent) {
    return LibraryWords::tr("%1 %", "share of a puzzle").arg(percent);
}

QString spokenState(const PlayRecord& play) {
    switch (play.state) {
    case PlayState::Solved:
        return play.elapsedMs ? LibraryWords::tr("solved in %1", "time").arg(documents::clockText(*play.elapsedMs))
                              : LibraryWords::tr("solved");
    case PlayState::Started:
        return LibraryWords::tr("%1 percent filled").arg(play.percent);
    case PlayState::New:
        break;
    }
    return LibraryWords::tr("new");
}

} // namespace

QString spokenPuzzle(const LibraryPuzzle& puzzle) {
    return QStringLiteral("%1, %2").arg(puzzle.name, spokenState(puzzle.play));
}

QString briefState(const PlayRecord& play) {
    switch (play.state) {
    case PlayState::Solved:
        return play.elapsedMs ? documents::clockText(*play.elapsedMs) : LibraryWords::tr("Solved");
    case PlayState::Started:
        return percentText(play.percent);
    case PlayState::New:
        break;
    }
    return LibraryWords::tr("New");
}

QString stateSentence(const PlayRecord& play) {
    switch (play.state) {
    case PlayState::Solved: {
        if (!play.elapsedMs) return LibraryWords::tr("Solved");
        const QString time = documents::clockText(*play.elapsedMs);
        return play.hints == 0 ? LibraryWords::tr("Solved in %1", "time").arg(time)
                               : LibraryWords::tr("Solved in %1, %n hint(s)", "time", play.hints).arg(time);
    }
    case PlayState::Started:
        return LibraryWords::tr("%1 filled", "share of a puzzle").arg(percentText(play.percent));
    case PlayState::New:
        break;
    }
    return LibraryWords::tr("Not played yet");
}

QString playedText(const PlayRecord& play, QDate today) {
    if (play.playedMs == 0) return {};
    const QDate day = QDateTime::fromMSecsSinceEpoch(play.playedMs).date();
    if (day == today) return LibraryWords::tr("today");
    if (day == today.addDays(-1)) return LibraryWords::tr("yesterday");
    return QLocale().toString(day, day.year() == today.year() ? LibraryWords::tr("d MMM", "format of a date")
                                                              : LibraryWords::tr("d MMM yyyy", "format of a date"));
}

QString collectionTitle(const LibraryCollection& collection) {
    switch (collection.kind) {
    case LibraryCollection::Kind::All:
        return LibraryWords::tr("All Puzzles");
    case LibraryCollection::Kind::Level:
        return documents::levelText(*collection.level);
    case LibraryCollection::Kind::Practice:
        return LibraryWords::tr("To Practise");
    case LibraryCollection::Kind::Own:
        break;
    }
    return collection.name;
}

QString solvedText(int solved, int total) {
    return LibraryWords::tr("%1 of %2 solved").arg(documents::numberText(solved), documents::numberText(total));
}

} // namespace ninefold::session
