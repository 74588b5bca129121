// SPDX-License-Identifier: MIT
#include "app/session/library/recognition.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"
#include "app/session/library/playhistory.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/entries.h"
#include "app/store/library/examination.h"
#include "engine/rating/rating.h"

#include <QCoreApplication>

namespace ninefold::session {
namespace {

/// Names the context of the translations.
class Recognition {
    Q_DECLARE_TR_FUNCTIONS(ninefold::session::Recognition)
};

} // namespace

QString whatIsKnown(const LibraryAccess& access, const QString& givens) {
    const auto opened = access.open();
    if (!opened) return {};
    static_cast<void>(library::addBundled(*opened.value().database));
    const auto found = library::entryOf(*opened.value().database, library::Examination().canonical(givens));
    if (!found || !found.value()) return {};
    const library::Entry& entry = *found.value();
    QString sentence = entry.name.isEmpty() ? Recognition::tr("You have this puzzle in the library.")
                                            : Recognition::tr("You have this puzzle in the library: %1.", "name")
                                                  .arg(documents::quotedText(entry.name));
    const int er = entry.rating ? entry.rating->value("er").value_or(0) : 0;
    if (er > 0 && er != rating::kUnknownRating)
        sentence += u' ' + Recognition::tr("Its rating is %1.").arg(documents::tenthsText(er));
    const PlayHistory history = readHistory(HistoryFiles::usual(), {}, QDate::currentDate());
    const PlayRecord played = history.of(entry.puzzle);
    // Of a game of the puzzle turned around only the database knows.
    const auto elapsed = played.state == PlayState::Solved && played.elapsedMs ? played.elapsedMs : entry.bestMs;
    if (elapsed) sentence += u' ' + Recognition::tr("You solved it in %1.", "time").arg(documents::clockText(*elapsed));
    return sentence;
}

} // namespace ninefold::session
