// SPDX-License-Identifier: MIT
// A run as a web page: what the player finds in it, and that it needs nothing else.
#include "app/documents/runs/runpage.h"

#include "engine/solve/recording.h"
#include "tests/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::solve;

namespace {

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const QString kWeb = QStringLiteral(NINEFOLD_SOURCE_DIR "/resources/web");

/// A page of the events after `from` up to `to`.
QString pageOf(Recording& run, std::uint64_t from, std::uint64_t to, const QString& title = "CDCL solves it") {
    RunPage page(title, run.stateAt(from), NameStyle::RowColumn);
    for (std::uint64_t number = from + 1; number <= to; ++number) {
        const auto window = run.windowAt(number);
        page.add(window->event(number), window->clause(window->event(number)));
    }
    return QString::fromStdString(page.text(to == run.eventCount(), kWeb));
}

QJsonObject runIn(const QString& page) {
    const QString begin = QStringLiteral("<script id=\"run\" type=\"application/json\">");
    return QJsonDocument::fromJson(page.section(begin, 1).section(QStringLiteral("</script>"), 0, 0).toUtf8()).object();
}

/// The digits as the player makes them.
std::string boardOf(const QJsonObject& run) {
    struct Entry {
        int cell, level;
    };
    std::string board = run["puzzle"].toString().toStdString();
    std::vector<Entry> trail;
    const auto put = [&](const QJsonObject& entry) {
        const std::string name = entry["cell"].toString().toStdString();
        trail.push_back({9 * (name[1] - '1') + name[3] - '1', entry["level"].toInt()});
        board[static_cast<std::size_t>(trail.back().cell)] = static_cast<char>('0' + entry["digit"].toInt());
    };
    for (const QJsonValue& entry : run["start"]["trail"].toArray())
        if (entry["places"].toBool()) put(entry.toObject());
    for (const QJsonValue& event : run["events"].toArray()) {
        const QString kind = event["kind"].toString();
        if (kind == "decide" || kind == "imply") put(event.toObject());
        if (!event["to"].isDouble()) continue;
        for (; !trail.empty() && trail.back().level > event["to"].toInt(); trail.pop_back())
            board[static_cast<std::size_t>(trail.back().cell)] = '.';
    }
    return board;
}

} // namespace

class TestRunPage : public QObject {
    Q_OBJECT

private slots:
    void init() {
        run_ = std::make_unique<Recording>(solvers::cdcl, Grid::fromCells(kHard));
        while (run_->extend(1000)) {
        }
    }

    void theWholeRunIsInThePage() {
        const QJsonObject run = runIn(pageOf(*run_, 0, run_->eventCount()));
        QCOMPARE(run["puzzle"].toString(), QString(kHard));
        QCOMPARE(run["title"].toString(), QString("CDCL solves it"));
        QVERIFY(run["complete"].toBool());
        QCOMPARE(run["first"].toInt(), 0);
        const QJsonArray events = run["events"].toArray();
        QCOMPARE(static_cast<std::uint64_t>(events.size()), run_->eventCount());
        for (const QJsonValue& event : events) QVERIFY(!event["text"].toString().isEmpty());
        QCOMPARE(boardOf(run), run_->stateAt(run_->eventCount()).grid().cellsText());
    }

    /// It begins with the board, the trail and the notes of its place.
    void aStretchBeginsWithItsBoard() {
        for (const auto& [from, to] : {std::pair<std::uint64_t, std::uint64_t>{200, 260}, {500, 501}, {700, 900}}) {
            const QJsonObject run = runIn(pageOf(*run_, from, to));
            QVERIFY(!run["complete"].toBool());
            QCOMPARE(run["first"].toInt(), static_cast<int>(from));
            QCOMPARE(run["events"][0]["n"].toInt(), static_cast<int>(from + 1));
            QCOMPARE(boardOf(run), run_->stateAt(to).grid().cellsText());
            QCOMPARE(static_cast<std::size_t>(run["start"]["notes"].toArray().size()),
                     run_->stateAt(from).clauses().size());
            QCOMPARE(static_cast<std::uint64_t>(run["start"]["counts"]["conflict"].toInt()),
                     run_->stateAt(from).count(EventKind::Conflict));
        }
    }

    /// A candidate that the puzzle rules out is no candidate of the page.
    void candidatesOfThePuzzleBind() {
        Grid puzzle = Grid::fromCells(kHard);
        Digits few = puzzle.candidates(1);
        few.remove(few.first());
        puzzle.setCandidates(1, few);
        RunPage page("Logic", SolverState(puzzle, true), NameStyle::RowColumn);
        const QJsonObject run = runIn(QString::fromStdString(page.text(true, kWeb)));
        QCOMPARE(run["candidates"][1].toString().size(), few.count());
        QVERIFY(run["events"].toArray().isEmpty());
    }

    void boardsCarryTheirCandidates() {
        logic::Frame frame;
        frame.givens = Cells::of(0);
        frame.cells[0].value = 5;
        frame.cells[1].value = 7;
        frame.cells[2].candidates = Digits::all();
        RunPage page("A game", frame, 3);
        frame.cells[2].value = 9;
        page.add(frame, Cells::of(2), "r1c3 is 9.");
        const QJsonObject run = runIn(QString::fromStdString(page.text(false, kWeb)));
        QCOMPARE(run["puzzle"].toString().left(3), QString("5.."));
        QCOMPARE(run["start"]["grid"].toString().left(3), QString("57."));
        QCOMPARE(run["start"]["candidates"][2].toString(), QString("123456789"));
        QCOMPARE(run["events"][0]["grid"].toString().left(3), QString("579"));
        QCOMPARE(run["events"][0]["cells"][0].toString(), QString("r1c3"));
        QCOMPARE(run["events"][0]["candidates"][2].toString(), QString());
        QCOMPARE(run["events"][0]["n"].toInt(), 4);
    }

    /// Neither the title nor a sentence can end the script or open a tag.
    void foreignTextsAreHarmless() {
        const QString title = "</script><b onclick=x>&\"<!--";
        const QString page = pageOf(*run_, 0, 40, title);
        QCOMPARE(runIn(page)["title"].toString(), title);
        QVERIFY(!page.contains("<b "));
        QCOMPARE(page.count("</script>"), 2);
        QVERIFY(page.contains("<title>&lt;/script&gt;"));
    }

    /// The page works where there is no network, and asks for none.
    void nothingIsLoaded() {
        const QString page = pageOf(*run_, 0, 40);
        QVERIFY(!page.contains("src="));
        QVERIFY(!page.contains("href="));
        QVERIFY(!page.contains("http:") && !page.contains("https:"));
        QVERIFY(page.contains("default-src 'none'"));
        QVERIFY(page.contains("#board td"));
    }

    void withoutThePlayerThereIsNoPage() {
        const RunPage page("CDCL", SolverState(Grid::fromCells(kHard)), NameStyle::RowColumn);
        QVERIFY(page.text(true, "/nowhere").empty());
    }

    void itKnowsWhenItIsFull() {
        RunPage page("CDCL", SolverState(Grid::fromCells(kHard)), NameStyle::RowColumn);
        for (std::uint64_t added = 0; added < RunPage::kMostEvents; ++added) {
            QVERIFY(!page.isFull());
            page.add(SolverEvent::put(EventKind::Reject, 0, 1, 8, Reason::placed(0, 8)), {});
        }
        QVERIFY(page.isFull());
        // A browser opens it at once.
        QVERIFY(page.text(false, kWeb).size() < 8'000'000);
    }

    /// Each text of the page and of its script can be translated.
    void everyTextIsKnown() {
        QStringList known;
        for (const char* text : playerTexts()) known << text;
        const QString script = QString::fromUtf8(bytesOf(kWeb + "/player.js"));
        QStringList used;
        static const QRegularExpression word("word\\(\"([^\"]+)\"");
        for (auto match = word.globalMatch(script); match.hasNext();) used << match.next().captured(1);
        static const QRegularExpression fact("\\[\"([A-Z][a-z ]+)\", \"");
        for (auto match = fact.globalMatch(script); match.hasNext();) used << match.next().captured(1);
        const QString main =
            QString::fromUtf8(bytesOf(kWeb + "/player.html")).section("<main>", 1).section("</main>", 0, 0);
        static const QRegularExpression shown(">([^<>\n]+)<|(?:title|aria-label)=\"([^\"]+)\"");
        for (auto match = shown.globalMatch(main); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            used << (one.captured(1) + one.captured(2)).trimmed();
        }
        used.removeAll("");
        // What the page of the command line says before a run.
        used.removeAll("Choose a level and press Start.");
        QVERIFY(used.size() > 25);
        for (const QString& text : used) QVERIFY2(known.contains(text), qPrintable(text));
        for (const QString& text : known) QVERIFY2(used.contains(text), qPrintable(text));
    }

private:
    std::unique_ptr<Recording> run_;
};

QTEST_GUILESS_MAIN(TestRunPage)
#include "tst_runpage.moc"
