// SPDX-License-Identifier: MIT
// What is explained about a watched run: reasons, dead ends, notes, the graph; and where it stops.
#include "app/window/mainwindow.h"

#include "app/pages/watch/graph/graphcanvas.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/notes/clauselist.h"
#include "app/pages/watch/notes/clausemodel.h"
#include "app/pages/watch/stops/stopeditor.h"
#include "app/pages/watch/stops/stopspanel.h"
#include "app/pages/watch/why/resolutionpanel.h"
#include "tests/app/pages/watch/watchparts.h"

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
            return mark.role == Role::Remove && before.candidates(cell).has(digit) &&
                   !after.candidates(cell).has(digit);
        }));
        for (const Link& link : frame().links) QVERIFY(!link.from.cells.empty() && !link.to.cells.empty());
        ++explained;
    }
    QVERIFY(explained > 100);
}

/// Step by step the parts of the last guess become one, and the note is what was learned.
void TestReasons::aDeadEndBecomesANote() {
    watchCdcl();
    showTab("Why");
    press("Next conflict");
    const auto conflict = std::ranges::find(plain_->kinds, EventKind::Conflict) - plain_->kinds.begin() + 1;
    QTRY_VERIFY(isAt(static_cast<std::size_t>(conflict)));
    auto* panel = window_->findChild<ResolutionPanel*>();
    QTRY_VERIFY(panel->isVisible());
    const auto* next = named<QToolButton>(QStringLiteral("Next step"));
    int steps = 1, drawn = 0;
    for (; next->isEnabled(); ++steps) {
        const Frame before = frame();
        press("Next step");
        drawn += !(frame() == before);
        QVERIFY(!frame().faded.empty());
    }
    QVERIFY(steps > 3 && drawn > 2);
    QCOMPARE(panel->step()->ofLastLevel, 1);
    const auto& learned = plain_->states[static_cast<std::size_t>(conflict) + 1].clauses().back()->literals;
    QCOMPARE(panel->step()->clause.size(), learned.size());
    for (const Literal literal : learned)
        QVERIFY(std::ranges::find(panel->step()->clause, literal) != panel->step()->clause.end());
    // The event after it shows the same steps, and the same one of them.
    press("Forward");
    QTRY_VERIFY(isAt(static_cast<std::size_t>(conflict) + 1));
    QTRY_COMPARE(panel->index(), steps - 1);
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
    emit list->clicked(list->model()->index(0, 0));
    QTRY_VERIFY(isAt(clauses.back()->number - 1));
    QVERIFY(!frame().dead.empty() || frame().deadHouse >= 0);
}

/// Whatever is read in it, the column is as wide as before, and the board as large; the graph is drawn when its tab is
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
    QTRY_VERIFY(isAt(newest.learnedAt - 1));
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
