// SPDX-License-Identifier: MIT
// The graph in a window of its own, and the first UIP in graph, board and words.
#include "app/pages/watch/graph/graphwindow.h"

#include "app/dialogs/help/whatiswatched.h"
#include "app/pages/watch/graph/graphcanvas.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/graph/graphwords.h"
#include "app/pages/watch/why/resolutionpanel.h"
#include "app/session/watch/deadend.h"
#include "app/session/watch/why/analysis.h"
#include "tests/app/pages/watch/watchparts.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::session;
using namespace ninefold::solve;

class TestGraphWindow : public QObject, private WatchParts {
    Q_OBJECT

private slots:
    void init() {
        open();
        window_->resize(1400, 900);
        watchCdcl();
    }
    void cleanup() { window_.reset(); }
    void itFollowsTheRun();
    void theFirstUipIsMarkedOnceItIsReached();
    void theHelpOpensAtTheSolver();

private:
    QString outcome() const {
        QStringList texts;
        for (const QLabel* label : window_->findChild<ResolutionPanel*>()->findChildren<QLabel*>())
            texts << label->text();
        return texts.join(u' ');
    }
    static auto uips(const GraphCanvas& canvas) { return std::ranges::count_if(canvas.graph().nodes, &GraphNode::uip); }
};

void TestGraphWindow::itFollowsTheRun() {
    press("Graph in its own window");
    auto* own = window_->findChild<GraphWindow*>();
    QVERIFY(own != nullptr && own->isVisible());
    QVERIFY(own->width() > window_->width() / 2 && own->height() > window_->height() / 3);
    auto* canvas = own->findChild<GraphCanvas*>();
    QVERIFY(canvas->graph().nodes.empty());
    // Its keys are those of the run.
    QTest::keyClick(own, Qt::Key_Right, Qt::ShiftModifier);
    QTRY_VERIFY(!canvas->graph().nodes.empty());
    QTRY_COMPARE(canvas->graph().nodes.size(),
                 window_->findChild<WatchColumn*>()->graph().findChild<GraphCanvas*>()->graph().nodes.size());
    auto* analysis = window_->findChild<Analysis*>();
    const int before = analysis->index();
    QTest::keyClick(own, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(analysis->index(), before + 1);
    // All that the list Why says of a step.
    const auto says = [own](const QString& part) {
        return std::ranges::any_of(own->findChildren<QLabel*>(), [&](const QLabel* each) {
            return each->isVisible() && each->text().contains(part);
        });
    };
    QVERIFY(says(QStringLiteral("because")) && says(QStringLiteral("guess")));
    QVERIFY(says(QStringLiteral("More steps follow")));
    QTest::keyClick(own, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(analysis->index(), before);
    // It keeps its size, and leaves with the page.
    own->resize(700, 500);
    own->close();
    press("Graph in its own window");
    QVERIFY(own->isVisible() && own->size() == QSize(700, 500));
    press<QPushButton>("Back to my game");
    QTRY_VERIFY(!own->isVisible());
}

/// At every step of some analyses: one box and one mark, and what is said, exactly when one part of the last guess is
/// left. The note is explained at the last step.
void TestGraphWindow::theFirstUipIsMarkedOnceItIsReached() {
    auto* canvas = window_->findChild<WatchColumn*>()->graph().findChild<GraphCanvas*>();
    auto* analysis = window_->findChild<Analysis*>();
    const GraphWords words;
    int unshortened = 0, implied = 0;
    for (int deadEnd = 0; deadEnd < 30; ++deadEnd) {
        const auto was = analysis->conflict();
        press("Next conflict");
        QTRY_VERIFY(analysis->conflict() > was);
        QTRY_VERIFY(window_->findChild<ResolutionPanel*>()->isVisible());
        // The graph follows a little later; it begins at the dead end.
        QTRY_VERIFY(canvas->current() >= 0 && canvas->graph().nodes[static_cast<std::size_t>(canvas->current())].goal);
        const int last = static_cast<int>(analysis->steps().size()) - 1;
        for (int step = 0; step <= last; ++step) {
            analysis->go(step);
            const bool reached = analysis->step()->ofLastLevel == 1;
            QCOMPARE(uips(*canvas), reached ? 1 : 0);
            const auto marked = std::ranges::count(frame().marks, kUipRole, &Mark::role);
            QCOMPARE(marked > 0, reached);
            QCOMPARE(outcome().contains(QLatin1String("every way from the guess to the dead end")), reached);
            QCOMPARE(outcome().contains(QLatin1String("turned into its opposite")), step == last);
        }
        const auto& nodes = canvas->graph().nodes;
        const auto uip = std::ranges::find(nodes, true, &GraphNode::uip);
        QVERIFY(uip->cut && words.labelOf(*uip).endsWith(QLatin1String(" UIP")));
        unshortened += !analysis->step()->shortened;
        implied += uip->kind != GraphNode::Kind::Decided;
    }
    QVERIFY2(unshortened > 0 && implied > 0, qPrintable(QStringLiteral("%1 %2").arg(unshortened).arg(implied)));
}

void TestGraphWindow::theHelpOpensAtTheSolver() {
    window_->action("whatiswatched")->trigger();
    const auto* page = window_->findChild<dialogs::WhatIsWatched*>();
    const auto* area = page->findChild<QScrollArea*>();
    const QLabel* heading = nullptr;
    for (const QLabel* each : page->findChildren<QLabel*>())
        if (each->text() == QLatin1String("CDCL")) heading = each;
    QVERIFY(heading != nullptr);
    QTRY_COMPARE(area->verticalScrollBar()->value(), heading->y());
    QVERIFY(heading->y() > 0);
}

QTEST_MAIN(TestGraphWindow)
#include "tst_graphwindow.moc"
