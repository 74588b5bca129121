// SPDX-License-Identifier: MIT
// What is explained about a watched run: reasons, dead ends, notes, the graph; and where it stops.
#include "app/window/mainwindow.h"

#include "app/documents/text/numbers.h"
#include "app/pages/watch/eventsentence.h"
#include "app/pages/watch/graph/graphcanvas.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/jumpbutton.h"
#include "app/pages/watch/notes/clauselist.h"
#include "app/pages/watch/notes/clausemodel.h"
#include "app/pages/watch/stops/stopeditor.h"
#include "app/pages/watch/stops/stopspanel.h"
#include "app/pages/watch/why/resolutionpanel.h"
#include "app/session/watch/why/analysis.h"
#include "tests/app/pages/watch/watchparts.h"

#include <QListView>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::widgets;

class TestReasons : public QObject, private WatchParts {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { window_.reset(); }
    void reasonsLeadToTheirEvent();
    void aDeadEndBecomesANote();
    void notesReplayTheirDeadEnd();
    void aDeadEndHasItsGraph();
    void aNarrowColumnKeepsItsForm();
    void notesShowWhatIsWatched();
    void jumpsLeadToTheirEvents();
    void theEndComparesWithBacktracking();
    void stopsAreSetAndReached();
};

/// Every arrow of an explanation starts at a fact that is true, and the explained event is on the board.
void TestReasons::reasonsLeadToTheirEvent() {
    watchCdcl();
    showTab("Why");
    int explained = 0;
    for (std::size_t number = 1; number <= plain_->kinds.size(); ++number) {
        press("Forward");
        if (plain_->kinds[number - 1] != EventKind::Eliminate || plain_->states[number].level() == 0) continue;
        QTRY_VERIFY(isAt(number));
        const Grid before = plain_->states[number - 1].grid(), after = plain_->states[number].grid();
        QTRY_VERIFY(!frame().links.empty());
        QVERIFY(std::ranges::any_of(frame().marks, [&](const Mark& mark) {
            const auto [cell, digit] = mark.candidate;
            return mark.role == Role::Off && before.candidates(cell).has(digit) && !after.candidates(cell).has(digit);
        }));
        for (const Link& link : frame().links) QVERIFY(!link.from.cells.empty() && !link.to.cells.empty());
        ++explained;
    }
    QVERIFY(explained > 100);
}

/// The reasons open by themselves. Step by step the parts of the last guess become one, graph and board follow, and the
/// note is what was learned.
void TestReasons::aDeadEndBecomesANote() {
    window_->resize(1600, 1000);
    watchCdcl();
    showTab("Events");
    press("Next conflict");
    const auto conflict = std::ranges::find(plain_->kinds, EventKind::Conflict) - plain_->kinds.begin() + 1;
    QTRY_VERIFY(isAt(static_cast<std::size_t>(conflict)));
    auto* panel = window_->findChild<ResolutionPanel*>();
    QTRY_VERIFY(panel->isVisible());
    auto* analysis = window_->findChild<Analysis*>();
    auto* canvas = window_->findChild<GraphCanvas*>();
    QCOMPARE(analysis->index(), 0);
    QTRY_VERIFY(canvas->current() >= 0);
    QVERIFY(canvas->graph().nodes[static_cast<std::size_t>(canvas->current())].goal);
    const auto* next = named<QToolButton>(QStringLiteral("Next step"));
    int steps = 1, drawn = 0;
    for (; next->isEnabled(); ++steps) {
        const Frame before = frame();
        press("Next step");
        drawn += !(frame() == before);
        QVERIFY(!frame().faded.empty());
        QTRY_VERIFY(canvas->current() >= 0 &&
                    canvas->visibleRegion().contains(canvas->rectOf(canvas->current()).center()));
        const auto cut = std::ranges::count_if(canvas->graph().nodes, &GraphNode::cut);
        QVERIFY(cut > 0 && cut <= static_cast<std::ptrdiff_t>(analysis->step()->clause.size()));
    }
    QVERIFY(steps > 3 && drawn > 2);
    QCOMPARE(analysis->step()->ofLastLevel, 1);
    const auto& learned = plain_->states[static_cast<std::size_t>(conflict) + 1].clauses().back()->literals;
    QCOMPARE(analysis->step()->clause.size(), learned.size());
    for (const Literal literal : learned)
        QVERIFY(std::ranges::find(analysis->step()->clause, literal) != analysis->step()->clause.end());
    press("Previous step");
    QCOMPARE(analysis->index(), steps - 2);
    // The event after it has arrived at the last step.
    press("Forward");
    QTRY_VERIFY(isAt(static_cast<std::size_t>(conflict) + 1));
    QTRY_COMPARE(analysis->index(), steps - 1);
    // They close after the guesses were taken back, and stay a tab that the player opened.
    press("Forward");
    press("Forward");
    QTRY_VERIFY(isAt(static_cast<std::size_t>(conflict) + 3));
    QTRY_VERIFY(!panel->isVisible());
    QVERIFY(named<QListView>(QStringLiteral("Events"))->isVisible());
    showTab("Why");
    press("Next conflict");
    QTRY_VERIFY(panel->isVisible());
    QCOMPARE(analysis->index(), 0);
    press("Forward");
    press("Forward");
    press("Forward");
    QTRY_VERIFY(!panel->isVisible());
    QVERIFY(!named<QListView>(QStringLiteral("Events"))->isVisible());
}

void TestReasons::notesReplayTheirDeadEnd() {
    watchCdcl();
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    const auto& clauses = plain_->states.back().clauses();
    QTRY_VERIFY(label(QStringLiteral("Event %1 of %1").arg(plain_->kinds.size())));
    auto* list = window_->findChild<ClauseList*>();
    QTRY_VERIFY(!clauses.empty());
    showTab("Notes");
    QTRY_COMPARE(list->model()->rowCount(), static_cast<int>(clauses.size()));
    // The newest is on top.
    QVERIFY(
        list->model()->index(0, 0).data().toString().startsWith(QStringLiteral("Note %1:").arg(clauses.back()->id)));
    // A click chooses, and moves nothing.
    const auto* go = named<QPushButton>(QStringLiteral("Go There"));
    emit list->clicked(list->model()->index(0, 0));
    QVERIFY(isAt(plain_->kinds.size()) && go->isVisible());
    press<QPushButton>("Go There");
    QTRY_VERIFY(isAt(clauses.back()->number));
    QTRY_VERIFY(!go->isEnabled() && list->isVisible());
    // Before that event, the note that is still chosen does not exist, and says so.
    press("First");
    QTRY_VERIFY(isAt(0));
    QTRY_COMPARE(list->model()->rowCount(), 0);
    QVERIFY(label(QStringLiteral("Note %1 does not exist yet here: it is learned at event %2.")
                      .arg(clauses.back()->id)
                      .arg(clauses.back()->number)));
    press<QPushButton>("Go There");
    QTRY_VERIFY(isAt(clauses.back()->number));
    // So does a double click, and Enter.
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    QTRY_COMPARE(list->model()->rowCount(), static_cast<int>(clauses.size()));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(isAt(clauses[clauses.size() - 2]->number));
}

/// With any text in it the column is as wide as before, and the board as large; the graph is drawn when its tab is
/// opened.
void TestReasons::aNarrowColumnKeepsItsForm() {
    window_->resize(760, 600);
    watchCdcl();
    press("Next conflict");
    QTRY_VERIFY(!frame().struck.empty() || !frame().dead.empty() || frame().deadHouse >= 0);
    auto* column = window_->findChild<WatchColumn*>();
    auto* tabs = window_->findChild<RunTabs*>()->findChild<Segments*>();
    QCoreApplication::processEvents();
    const int width = column->width();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (!tabs->isTabVisible(tab)) continue;
        tabs->setCurrentIndex(tab);
        QCoreApplication::processEvents();
        QVERIFY2(column->width() == width, qPrintable(tabs->tabText(tab)));
    }
    showTab("Graph");
    auto* canvas = window_->findChild<GraphCanvas*>();
    QTRY_VERIFY(canvas->isVisible() && !canvas->graph().nodes.empty());
    // The drawing is in sight without scrolling.
    QTRY_VERIFY(canvas->visibleRegion().boundingRect().height() >= canvas->rectOf(0).height());
}

/// Nodes of the graph and cells of the board lead to each other.
void TestReasons::aDeadEndHasItsGraph() {
    // A column with room for the graph beside all tabs; in a narrow one the graph moves while the tabs become known.
    window_->resize(1600, 1000);
    watchCdcl();
    auto* panel = window_->findChild<GraphPanel*>();
    auto* canvas = panel->findChild<GraphCanvas*>();
    QTRY_VERIFY(panel->isVisible());
    QVERIFY(!canvas->isVisible());
    press("Next conflict");
    QTRY_VERIFY(canvas->isVisible() && !canvas->graph().nodes.empty());
    auto* parts = panel->findChild<Segments*>();
    std::size_t before = 0;
    for (const int part : {0, 1, 2}) {
        parts->setCurrentIndex(part);
        QVERIFY(canvas->graph().nodes.size() > before);
        before = part == 0 ? 1 : canvas->graph().nodes.size() - 1;
        QVERIFY(QString::fromUtf8(panel->svg()).contains(QLatin1String("</svg>")));
        QCOMPARE(QString::fromUtf8(panel->dot()).count(QLatin1String("[label=")),
                 static_cast<int>(canvas->graph().nodes.size()));
    }
    // A click on a node draws its cell and its reasons.
    const auto nodes = canvas->graph().nodes;
    const auto implied = std::ranges::find(nodes, GraphNode::Kind::Implied, &GraphNode::kind);
    QVERIFY(implied != nodes.end());
    const int node = static_cast<int>(implied - nodes.begin());
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rectOf(node).center());
    QCOMPARE(canvas->chosen(), node);
    QVERIFY(!frame().faded.has(implied->literal.cell()) && frame().dead.empty());
    QVERIFY(std::ranges::any_of(frame().marks,
                                [&](const Mark& mark) { return mark.candidate.cell == implied->literal.cell(); }));
    // Arrows follow the edges.
    QTest::keyClick(canvas, Qt::Key_Left);
    QVERIFY(canvas->chosen() >= 0 && canvas->chosen() < node);
    // The pointer on a node lights the cell; a click on a cell chooses its node.
    QTest::mouseMove(canvas, canvas->rectOf(node).center());
    emit canvas->nodePointed(node);
    QVERIFY(frame().selected.has(implied->literal.cell()));
    emit canvas->nodePointed(-1);
    BoardView* view = window_->findChild<WatchBoard*>()->view();
    view->askFor(implied->literal.cell());
    QCOMPARE(nodes[static_cast<std::size_t>(canvas->chosen())].literal.cell(), implied->literal.cell());
    // Enter goes to the event.
    const auto number = nodes[static_cast<std::size_t>(canvas->chosen())].number;
    QTest::keyClick(canvas, Qt::Key_Return);
    QTRY_VERIFY(isAt(number));
    // Solvers that do not learn have the curve instead.
    named<QComboBox>(QStringLiteral("Solver"))->setCurrentText(QStringLiteral("Backtracking"));
    QVERIFY(!panel->isVisible());
}

/// The solver says which parts it watches; the list shows them, and leads to where a note was used.
void TestReasons::notesShowWhatIsWatched() {
    watchCdcl();
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    showTab("Notes");
    auto* list = window_->findChild<ClauseList*>();
    auto* model = static_cast<ClauseModel*>(list->model());
    const auto watched = [&] {
        int rows = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto& parts = model->row(row).parts;
            rows += std::ranges::count_if(parts, &ClauseRow::Part::watched) == 2;
        }
        return rows;
    };
    QTRY_VERIFY(watched() > 10);
    for (int row = 0; row < model->rowCount(); ++row) QVERIFY(model->row(row).levels > 0);
    const ClauseRow newest = model->row(0);
    emit list->clicked(model->index(0));
    press<QPushButton>("Go There");
    QTRY_VERIFY(isAt(newest.learnedAt));
    press("Next use");
    QTRY_VERIFY(isAt(newest.learnedAt + 2));
    // The rules of the puzzle are clauses, too.
    auto* filter = named<QComboBox>(QStringLiteral("Which notes"));
    filter->setCurrentText(QStringLiteral("Rules of the puzzle"));
    QTRY_VERIFY(model->rowCount() > 0 && model->row(0).isRule());
    for (int row = 0; row < model->rowCount(); ++row) QVERIFY(!model->row(row).holds());
    filter->setCurrentText(QStringLiteral("Up to 3 parts"));
    for (int row = 0; row < model->rowCount(); ++row) QVERIFY(model->row(row).parts.size() <= 3);
}

/// The menu leads to jumps over several guesses and to the uses of a note, both ways.
void TestReasons::jumpsLeadToTheirEvents() {
    watchCdcl();
    const auto trigger = [&](const QString& text) {
        QMenu* menu = window_->findChild<JumpButton*>()->menu();
        emit menu->aboutToShow();
        for (QAction* entry : menu->actions())
            if (entry->text() == text && entry->isVisible()) return entry->trigger(), true;
        return false;
    };
    std::vector<std::size_t> jumps;
    for (std::size_t number = 1; number <= plain_->kinds.size(); ++number)
        if (plain_->kinds[number - 1] == EventKind::Backjump &&
            plain_->states[number - 1].level() > plain_->states[number].level() + 1)
            jumps.push_back(number);
    QVERIFY2(!jumps.empty(), qPrintable(QString::number(jumps.size())));
    for (const std::size_t jump : jumps) {
        QVERIFY(trigger(QStringLiteral("Next Jump over Several Guesses")));
        QTRY_VERIFY(isAt(jump));
    }
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    QVERIFY(trigger(QStringLiteral("Previous Jump over Several Guesses")));
    QTRY_VERIFY(isAt(jumps.back()));
    // At a note, its next use; there is none before it.
    QVERIFY(trigger(QStringLiteral("Previous Note")));
    QTRY_VERIFY(isAt(jumps.back() - 1));
    const auto note = plain_->states[jumps.back()].clauses().back();
    QTRY_VERIFY(trigger(QStringLiteral("Next Use of Note %1").arg(note->id)));
    QTRY_VERIFY(!isAt(jumps.back() - 1));
    const auto& uses = plain_->states[jumps.back() + 1].uses();
    QVERIFY(isAt(jumps.back() + 1) && uses.back().last == jumps.back() + 1);
}

void TestReasons::theEndComparesWithBacktracking() {
    watchCdcl();
    const Report report = solvers::backtracking.run(Grid::fromCells(kWatchedCells), {.proof = Proof::None}, nullptr);
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    const QString guesses = documents::numberText(static_cast<qint64>(report.reported.count(EventKind::Decide)));
    const auto says = [&] {
        const QString said = window_->findChild<EventSentence*>()->text();
        return said.contains(QStringLiteral("Backtracking, without conclusions and notes: %1 ").arg(guesses));
    };
    QTRY_VERIFY_WITH_TIMEOUT(says(), 60000);
    press("Back");
    QTRY_VERIFY(!says());
}

void TestReasons::stopsAreSetAndReached() {
    watchCdcl();
    showTab("Stops");
    auto* panel = window_->findChild<StopsPanel*>();
    auto* list = panel->findChild<QListWidget*>();
    const auto* next = named<QToolButton>(QStringLiteral("Next stop"));
    QVERIFY(list->count() == 3 && !next->isEnabled());
    // One from the editor, of two conditions.
    named<QPushButton>(QStringLiteral("Add..."))->click();
    auto* editor = window_->findChild<StopEditor*>();
    QVERIFY(editor != nullptr);
    named<QPushButton>(QStringLiteral("And..."))->click();
    named<QComboBox>(QStringLiteral("Condition"))->setCurrentText(QStringLiteral("a dead end comes"));
    named<QComboBox>(QStringLiteral("Condition 2"))->setCurrentText(QStringLiteral("this many guesses stand"));
    named<QSpinBox>(QStringLiteral("Number 2"))->setValue(3);
    editor->accept();
    QCOMPARE(list->count(), 4);
    QVERIFY(list->item(3)->text().startsWith(QStringLiteral("When a dead end comes and 3 guess")));
    std::vector<std::size_t> wanted;
    for (std::size_t number = 1; number <= plain_->kinds.size(); ++number)
        if (plain_->kinds[number - 1] == EventKind::Conflict && plain_->states[number].level() == 3)
            wanted.push_back(number);
    QVERIFY(wanted.size() > 2 && next->isEnabled());
    press("Next stop");
    QTRY_VERIFY(isAt(wanted[0]));
    QTest::keyClick(window_->findChild<WatchBoard*>()->view(), Qt::Key_Right, Qt::ControlModifier);
    QTRY_VERIFY(isAt(wanted[1]));
    press("Previous stop");
    QTRY_VERIFY(isAt(wanted[0]));
    // Off, and removed.
    list->item(3)->setCheckState(Qt::Unchecked);
    QVERIFY(!next->isEnabled());
    list->setCurrentRow(3);
    named<QPushButton>(QStringLiteral("Remove"))->click();
    QCOMPARE(list->count(), 3);
}

QTEST_MAIN(TestReasons)
#include "tst_reasons.moc"
