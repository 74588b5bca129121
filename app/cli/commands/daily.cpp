// SPDX-License-Identifier: MIT
// daily: the three puzzles of a day, the same on every machine.
#include "engine/generator/daily.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/days.h"
#include "engine/rating/se/rater.h"

#include <cassert>

namespace ninefold::cli {
namespace {

/// Today, or the day of --date; an invalid date unless its year is from 2000 to 2999, which also keeps lines short.
QDate dateOf(const Invocation& call) {
    if (!call.isSet("date")) return QDate::currentDate();
    const QDate date = QDate::fromString(call.value("date"), QStringLiteral("yyyy-MM-dd"));
    return date.isValid() && date.year() >= 2000 && date.year() <= 2999 ? date : QDate();
}

void write(const Invocation& call, QDate date, generator::DailyRank rank, const generator::GeneratedPuzzle& made,
           std::string& out) {
    assert(made.level);
    const double er = rating::rateByExplainer(made.puzzle).rating / 10.0;
    const QString day = date.toString(Qt::ISODate);
    if (call.common.json) {
        documents::JsonWriter json(out);
        json.field("puzzle", made.puzzle.givensText()).field("date", day).field("rank", generator::dailyRankName(rank));
        json.field("level", rating::levelName(*made.level)).key("er").value(er, 1).end();
        return;
    }
    const QString facts = QStringLiteral("  # %1, %2: %3, ER %4\n");
    out += made.puzzle.givensText() +
           facts.arg(day, toQString(generator::dailyRankName(rank)), toQString(rating::levelName(*made.level)))
               .arg(er, 0, 'f', 1)
               .toStdString();
}

int run(const Invocation& call) {
    const QDate date = dateOf(call);
    if (!date.isValid())
        return call.wrongUsage(
            QStringLiteral("--date needs a day such as 2026-11-19, not '%1'.").arg(call.value("date")));
    const InterruptStop interrupt;
    std::string answer;
    long long left = call.common.limit.value_or(generator::kDailyRanks.size());
    for (const generator::DailyRank rank : generator::kDailyRanks) {
        if (left-- <= 0) break;
        const auto made = generator::dailyPuzzle(documents::dayOf(date), rank, interrupt.token());
        if (!made) break;
        write(call, date, rank, *made, answer);
    }
    return writeAnswer(call, answer);
}

QList<QCommandLineOption> options() {
    return {option("date", "The day (default: today)", "YYYY-MM-DD")};
}

} // namespace

namespace commands {

const Command daily = {
    .id = "daily",
    .summary = "The three puzzles of a day, the same for everybody",
    .notes = "They follow from the date alone, so every copy of this version makes the same ones,\n"
             "without a network. Monday is the easiest day and Sunday the hardest.",
    .options = options,
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
