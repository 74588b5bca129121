// SPDX-License-Identifier: MIT
// Demonstrations of the bundled positions of all techniques: they begin with the houses, show only what the step is
// about, and end with exactly what it removes and places; each picture has a short sentence, which names what is shown.
#include "app/session/watch/demo/demonstration.h"

#include "app/documents/text/bundled.h"
#include "app/documents/text/explanation.h"
#include "app/session/watch/demo/demorunview.h"
#include "app/session/watch/playback.h"
#include "engine/logic/finder.h"
#include "tests/engine/logic/positions.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;
using namespace ninefold::session;

namespace {

/// No sentence has more words: a clause that cannot be broken may be a little longer than it should.
constexpr int kMostWords = 28;

struct Example {
    QString name;
    Step step;
    Grid position;
};

/// The first step of each position for practice, and all steps of an example of each technique.
const std::vector<Example>& examples() {
    static const std::vector<Example> all = [] {
        std::vector<Example> made;
        for (const Bundled& bundled :
             bundledFile(QStringLiteral("practice"), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"))) {
            const Technique* technique =
                techniqueById(bundled.facts[QLatin1String("technique")].toString().toStdString());
            const std::optional<formats::Puzzle> puzzle = playable(bundled);
            if (technique == nullptr || !puzzle) continue;
            if (std::optional<Step> step = Finder(Profile::only({technique}), true).next(Position(puzzle->grid)))
                made.push_back({bundled.id, *std::move(step), puzzle->grid});
        }
        for (const positions::Example& example : positions::all())
            for (Step& step :
                 Finder(Profile::only({techniqueById(example.id.toStdString())}), true).all(Position(example.grid)))
                made.push_back({example.id, std::move(step), example.grid});
        return made;
    }();
    return all;
}

QByteArray reported(const Example& example, const QString& what) {
    return (example.name + ": " + what).toUtf8();
}

void addCells(const Chain& chain, Cells& cells) {
    for (const ChainNode& node : chain) cells |= node.cells | node.set;
}

/// All cells that the step names: in its drawing, in its deductions, and in its text.
Cells cellsNamedBy(const Step& step) {
    Cells cells = cellsNamedIn(explain(step).text());
    for (const Deduction& deduction : step.deductions) cells.add(deduction.cell);
    for (const Mark& mark : step.marks) cells.add(mark.candidate.cell);
    for (const HouseMark& mark : step.houses) cells |= kHouses[mark.house];
    for (const Link& link : step.links) cells |= link.from.cells | link.to.cells;
    for (const Arg& arg : step.args) {
        if (const auto* named = std::get_if<Cells>(&arg.value)) cells |= *named;
        if (const auto* sets = std::get_if<std::vector<NamedSet>>(&arg.value))
            for (const NamedSet& set : *sets) cells |= set.cells;
        if (const auto* candidates = std::get_if<std::vector<Candidate>>(&arg.value))
            for (const Candidate& candidate : *candidates) cells.add(candidate.cell);
        if (const auto* chains = std::get_if<std::vector<Chain>>(&arg.value))
            for (const Chain& chain : *chains) addCells(chain, cells);
    }
    return cells;
}

Cells cellsShownIn(const Overlay& overlay) {
    Cells cells = overlay.look | overlay.tour.target.cells;
    for (const Mark& mark : overlay.marks) cells.add(mark.candidate.cell);
    for (const Link& link : overlay.links) cells |= link.from.cells | link.to.cells;
    for (const TourLink& link : overlay.tour.links) cells |= link.link.from.cells | link.link.to.cells;
    for (const NamedSet& set : overlay.sets) cells |= set.cells;
    return cells;
}

std::vector<Deduction> resultsIn(const Overlay& overlay) {
    std::vector<Deduction> results;
    for (const Mark& mark : overlay.marks)
        if (mark.role == Role::Place || mark.role == Role::Remove)
            results.push_back({mark.candidate.cell, mark.candidate.digit, mark.role == Role::Place});
    std::ranges::sort(results);
    return results;
}

} // namespace

class TestDemonstration : public QObject {
    Q_OBJECT

private slots:
    void everyTechniqueIsShown() {
        std::set<const Technique*> shown;
        for (const Example& example : examples()) shown.insert(example.step.technique);
        QCOMPARE(shown.size(), allTechniques().size());
    }

    void theOrderIsHousesCellsReasonResult() {
        for (const Example& example : examples()) {
            const std::vector<Scene> scenes = demonstrate(example.step, example.position, NameStyle::RowColumn);
            QVERIFY2(scenes.size() >= 4, reported(example, QString::number(scenes.size())));
            QVERIFY(std::ranges::is_sorted(scenes, {}, &Scene::part));
            QCOMPARE(scenes[0].part, Scene::Part::Houses);
            QVERIFY2(!scenes[0].overlay.houses.empty(), reported(example, "no house"));
            QVERIFY(scenes[0].overlay.marks.empty() && scenes[0].overlay.look.empty());
            QCOMPARE(scenes[1].part, Scene::Part::Cells);
            QVERIFY2(!scenes[1].overlay.look.empty(), reported(example, "no cells"));
            QCOMPARE(std::ranges::count(scenes, Scene::Part::Result, &Scene::part), 1);
        }
    }

    void onlyWhatTheStepNamesIsShown() {
        for (const Example& example : examples()) {
            const Cells named = cellsNamedBy(example.step);
            for (const Scene& scene : demonstrate(example.step, example.position, NameStyle::RowColumn))
                QVERIFY2(named.contains(cellsShownIn(scene.overlay)), reported(example, scene.sentence));
        }
    }

    /// Before the end the answer is not given away.
    void theResultComesLast() {
        for (const Example& example : examples()) {
            std::vector<Deduction> results = example.step.deductions;
            std::ranges::sort(results);
            for (const Scene& scene : demonstrate(example.step, example.position, NameStyle::RowColumn))
                QVERIFY2(resultsIn(scene.overlay) ==
                             (scene.part == Scene::Part::Result ? results : std::vector<Deduction>()),
                         reported(example, scene.sentence));
        }
    }

    void everySentenceIsShortAndWhole() {
        for (const Example& example : examples())
            for (const Scene& scene : demonstrate(example.step, example.position, NameStyle::RowColumn)) {
                QVERIFY2(!scene.sentence.isEmpty(), reported(example, "no sentence"));
                QVERIFY2(wordsIn(scene.sentence) <= kMostWords, reported(example, scene.sentence));
                for (const char* character : {"{", "}", "[", "]", "  ", " ,", "()", "%1"})
                    QVERIFY2(!scene.sentence.contains(QLatin1String(character)), reported(example, scene.sentence));
                QVERIFY2(scene.sentence.endsWith('.') || scene.sentence.endsWith(u'\u2026'),
                         reported(example, scene.sentence));
            }
    }

    /// The reason is told with all its words, link by link or sentence by sentence.
    void theReasonIsComplete() {
        for (const Example& example : examples()) {
            const Explanation whole = explain(example.step);
            QStringList parts;
            int reasons = 0;
            for (const Scene& scene : demonstrate(example.step, example.position, NameStyle::RowColumn))
                if (scene.part == Scene::Part::Reason) parts << scene.sentence, ++reasons;
            if (!whole.lines.empty()) QCOMPARE(reasons, static_cast<int>(whole.lines.size()));
            else QCOMPARE(parts.join(' ').replace(QString(" \u2026 \u2026 "), " "), whole.reason);
        }
    }

    /// What a sentence names can be seen: tinted, marked, or the house around it.
    void theTextAgreesWithThePicture() {
        for (const Example& example : examples())
            for (const Scene& scene : demonstrate(example.step, example.position, NameStyle::RowColumn)) {
                Cells shown = cellsShownIn(scene.overlay) | (Cells::all() - example.position.blanks());
                for (const HouseMark& mark : scene.overlay.houses) shown |= kHouses[mark.house];
                QVERIFY2(shown.contains(cellsNamedIn(scene.sentence)), reported(example, scene.sentence));
            }
    }

    void forwardAndBackIsTheSamePicture() {
        for (const Example& example : examples()) {
            DemoRun run;
            DemoRunView view(run, NameStyle::RowColumn);
            view.setBoard(boardOf(example.position, Cells::all() - example.position.blanks(), NameStyle::RowColumn));
            Playback playback;
            playback.setTimeline(&run);
            run.start(demonstrate(example.step, example.position, NameStyle::RowColumn));
            std::vector<Frame> frames;
            for (quint64 position = 0; position <= run.lastKnown(); ++position, playback.step(1))
                frames.push_back(view.frame(playback.position()));
            QCOMPARE(playback.position(), run.lastKnown());
            for (quint64 position = run.lastKnown() + 1; position-- > 0; playback.step(-1))
                QVERIFY2(view.frame(playback.position()) == frames[playback.position()] &&
                             playback.position() == position,
                         reported(example, QString::number(position)));
        }
    }

    /// Long sentences are shown for longer, and no picture flashes by.
    void timeIsThatOfReading() {
        DemoRun run;
        const Example& example = examples().front();
        run.start(demonstrate(example.step, example.position, NameStyle::RowColumn));
        QCOMPARE(run.timeAt(0), 0.0);
        for (quint64 position = 1; position <= run.lastKnown(); ++position) {
            QVERIFY(run.timeAt(position) - run.timeAt(position - 1) >= 1000);
            QCOMPARE(run.positionAt(run.timeAt(position)), position);
            QCOMPARE(run.positionAt(run.timeAt(position) - 1), position - 1);
        }
    }

    void cellsHaveTheChosenNames() {
        static const QRegularExpression name("r[1-9]c[1-9]");
        for (const Example& example : examples()) {
            const std::vector<Scene> scenes = demonstrate(example.step, example.position, NameStyle::LetterNumber);
            for (const Scene& scene : scenes) QVERIFY2(!scene.sentence.contains(name), qPrintable(scene.sentence));
        }
    }
};

QTEST_GUILESS_MAIN(TestDemonstration)
#include "tst_demonstration.moc"
