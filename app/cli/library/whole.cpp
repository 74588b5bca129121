// SPDX-License-Identifier: MIT
// library stats, merge and check: about a library as a whole.
#include "app/cli/console.h"
#include "app/cli/interrupt.h"
#include "app/cli/library/access.h"
#include "app/cli/library/actions.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/numbers.h"
#include "app/store/library/integrity.h"
#include "app/store/library/merging.h"
#include "app/store/library/summary.h"

#include <QFileInfo>

#include <algorithm>

namespace ninefold::cli {
namespace {

void writeSeconds(std::string_view name, std::optional<qint64> milliseconds, documents::JsonWriter& json) {
    json.key(name);
    if (milliseconds) json.value(static_cast<double>(*milliseconds) / 1000.0, 1);
    else json.null();
}

void writeLevels(const library::Summary& summary, documents::JsonWriter& json) {
    json.key("levels").openArray();
    for (std::size_t number = 0; number < rating::kLevels.size(); ++number) {
        const library::Summary::Level& level = summary.played[number];
        json.openObject().field("level", rating::levelName(rating::kLevels[number]));
        json.field("puzzles", summary.ofLevel[number]).field("solved", level.solved);
        writeSeconds("best_seconds", level.bestMs, json);
        writeSeconds("average_seconds", level.averageMs, json);
        json.field("hints", level.hints).field("mistakes", level.mistakes).closeObject();
    }
    json.closeArray();
}

long long testsCleared(const library::Summary& summary) {
    return std::ranges::count_if(summary.tests, &library::FamilyTest::isPassed);
}

void writeTests(const library::Summary& summary, documents::JsonWriter& json) {
    json.field("tests_cleared", testsCleared(summary));
    json.key("tests").openArray();
    for (const library::FamilyTest& test : summary.tests)
        json.openObject()
            .field("family", test.family)
            .field("cleared", test.isPassed())
            .field("right", test.alone)
            .field("positions", test.positions)
            .field("taken", test.taken)
            .closeObject();
    json.closeArray();
}

/// Which techniques the player used in games that were solved.
void writeUsed(const library::Summary& summary, documents::JsonWriter& json) {
    json.key("used").openObject();
    for (auto used = summary.used.cbegin(); used != summary.used.cend(); ++used)
        json.field(used.key().toStdString(), used.value());
    json.closeObject().field("guesses", summary.guesses);
}

std::string jsonOf(const library::Summary& summary) {
    std::string text;
    documents::JsonWriter json(text);
    json.field("puzzles", summary.puzzles).field("boards", summary.boards).field("rated", summary.rated);
    json.field("games", summary.games).field("solved", summary.solvedGames).field("saved", summary.saved);
    json.field("given_up", summary.givenUp).field("solved_puzzles", summary.solvedPuzzles);
    json.field("practised", summary.practised).field("practised_right", summary.practisedRight);
    json.field("techniques_cleared", summary.techniquesCleared);
    writeTests(summary, json);
    writeUsed(summary, json);
    writeLevels(summary, json);
    json.end();
    return text;
}

QString timeText(std::optional<qint64> milliseconds) {
    return milliseconds ? documents::clockText(*milliseconds) : QStringLiteral("-");
}

std::string textOf(const library::Summary& summary) {
    const auto number = [](long long value) { return documents::numberText(value); };
    QString text = QStringLiteral("%1 puzzles, %2 of them rated; %3 solution boards\n"
                                  "%4 games solved, %5 saved, %6 given up; %7 puzzles solved\n"
                                  "%8 exercises, %9 right; ")
                       .arg(number(summary.puzzles), number(summary.rated), number(summary.boards),
                            number(summary.solvedGames), number(summary.saved), number(summary.givenUp),
                            number(summary.solvedPuzzles), number(summary.practised), number(summary.practisedRight));
    text += QStringLiteral("%1 techniques cleared\n\n%2%3%4%5%6%7%8\n")
                .arg(number(summary.techniquesCleared))
                .arg("level", -10)
                .arg("puzzles", 10)
                .arg("solved", 8)
                .arg("best", 10)
                .arg("average", 10)
                .arg("hints", 7)
                .arg("mistakes", 10);
    for (std::size_t place = 0; place < rating::kLevels.size(); ++place) {
        const library::Summary::Level& level = summary.played[place];
        text += QStringLiteral("%1%2%3%4%5%6%7\n")
                    .arg(toQString(rating::levelName(rating::kLevels[place])), -10)
                    .arg(number(summary.ofLevel[place]), 10)
                    .arg(number(level.solved), 8)
                    .arg(timeText(level.bestMs), 10)
                    .arg(timeText(level.averageMs), 10)
                    .arg(number(level.hints), 7)
                    .arg(number(level.mistakes), 10);
    }
    if (!summary.tests.isEmpty()) text += QStringLiteral("\n%1 tests cleared\n").arg(testsCleared(summary));
    for (const library::FamilyTest& test : summary.tests)
        text += QStringLiteral("%1%2 of %3%4\n")
                    .arg(test.family, -20)
                    .arg(test.alone, 3)
                    .arg(test.positions)
                    .arg(test.isPassed() ? QStringLiteral("  cleared") : QString());
    return text.toStdString();
}

std::string jsonOf(const library::MergeReport& report) {
    std::string text;
    documents::JsonWriter(text)
        .field("puzzles", report.puzzles)
        .field("new_puzzles", report.newPuzzles)
        .field("new_boards", report.newBoards)
        .field("games", report.games)
        .end();
    return text;
}

std::string textOf(const library::MergeReport& report) {
    return QStringLiteral("%1 puzzles read, %2 of them new; %3 games.\n")
        .arg(documents::numberText(report.puzzles), documents::numberText(report.newPuzzles),
             documents::numberText(report.games))
        .toStdString();
}

std::string jsonOf(const library::Integrity& found) {
    std::string text;
    documents::JsonWriter json(text);
    json.field("puzzles", found.puzzles).field("good", found.isGood()).key("damages").openArray();
    for (const QString& damage : found.damages) json.value(damage);
    json.closeArray().key("wrong_puzzles").openArray();
    for (const qint64 id : found.wrongPuzzles) json.value(id);
    json.closeArray().end();
    return text;
}

std::string textOf(const library::Integrity& found) {
    QString text;
    for (const QString& damage : found.damages) text += damage + '\n';
    for (const qint64 id : found.wrongPuzzles)
        text += QStringLiteral("Puzzle %1: its solution or its canonical form does not belong to it.\n").arg(id);
    if (found.isGood()) text += QStringLiteral("All is well: %1 puzzles.\n").arg(documents::numberText(found.puzzles));
    return text.toStdString();
}

/// Shows how far a long job is, and says whether it continues.
std::function<bool(long long)> progressOn(Console& console) {
    return [&console](long long puzzles) {
        console.advance(puzzles, -1);
        return !Interrupt::requested();
    };
}

template <typename T>
int writeReport(const Invocation& call, const T& report, ExitCode code = kDone) {
    return writeAnswer(call, call.common.json ? jsonOf(report) : textOf(report), code);
}

} // namespace

int libraryStatistics(const Invocation& call) {
    int code = kDone;
    const auto database = openLibraryOf(call, code);
    if (!database) return code;
    const auto summary = library::summaryOf(*database);
    return summary ? writeReport(call, summary.value()) : complainAbout(database->location(), summary.error());
}

int mergeLibraries(const Invocation& call) {
    if (call.files == QStringList("-")) return call.wrongUsage(QStringLiteral("library merge needs other libraries."));
    int code = kDone;
    const auto into = openLibraryOf(call, code);
    if (!into) return code;
    const Interrupt interrupt;
    Console console(!call.common.quiet);
    library::MergeReport total;
    for (const QString& other : call.files) {
        const auto location = library::locationFrom(other);
        if (!location) return call.wrongUsage(QStringLiteral("'%1' is no library.").arg(other));
        // Opening would create a missing library, but this one is only read.
        if (!location->isServer() && !QFileInfo::exists(location->name))
            return complainAbout(*location, {.code = ErrorCode::LibraryCannotOpen, .text = "there is no such file"});
        const auto from = openDatabase(*location);
        if (!from) return kFileTrouble;
        const auto report = library::mergeLibrary(*into, *from, progressOn(console));
        if (!report) return complainAbout(*location, report.error());
        total.puzzles += report.value().puzzles;
        total.newPuzzles += report.value().newPuzzles;
        total.newBoards += report.value().newBoards;
        total.games += report.value().games;
        if (report.value().stopped) return kFlawed;
    }
    return writeReport(call, total);
}

int checkLibrary(const Invocation& call) {
    int code = kDone;
    const auto database = openLibraryOf(call, code);
    if (!database) return code;
    const Interrupt interrupt;
    Console console(!call.common.quiet);
    const auto found = library::checkIntegrity(*database, progressOn(console));
    if (!found) return complainAbout(database->location(), found.error());
    if (Interrupt::requested()) return kFlawed;
    return writeReport(call, found.value(), found.value().isGood() ? kDone : kFlawed);
}

} // namespace ninefold::cli
