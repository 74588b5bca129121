// SPDX-License-Identifier: MIT
// How long the window's thread is busy with one event while a run is watched: above 16 ms a picture is late. The run
// has a hundred million events, or is one of CDCL with its graph and its notes.
//
//     QT_QPA_PLATFORM=offscreen build/release/tests/bench_stalls [EVENTS]
#include "app/pages/watch/runtabs.h"
#include "app/session/session.h"
#include "app/widgets/segments.h"
#include "app/window/mainwindow.h"
#include "tests/app/scratchhome.h"
#include "tests/bench/timedapplication.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace ninefold;

namespace {

/// Backtracking makes far more than a hundred million events on the first puzzle; the second is hard for CDCL.
constexpr const char* kLong = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

template <typename Widget>
Widget* shown(QWidget& window, const char* name) {
    for (Widget* widget : window.findChildren<Widget*>())
        if (widget->isVisible() && widget->accessibleName() == QLatin1String(name)) return widget;
    std::fprintf(stderr, "%s is not shown\n", name);
    std::exit(1);
}

void watch(window::MainWindow& window, const char* cells, const char* solver) {
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(cells);
    puzzle.givensKnown = true;
    window.session().games().startGame(puzzle);
    window.action("watch")->trigger();
    shown<QComboBox>(window, "Solver")->setCurrentText(QLatin1String(solver));
}

std::uint64_t known(QWidget& window) {
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->accessibleName().startsWith(QLatin1String("Event ")))
            return label->accessibleName().section(QLatin1Char(' '), 3).remove(QLatin1Char(',')).toULongLong();
    return 0;
}

/// Each tab while Last, First, Back and a jump are pressed.
void measureTabs(TimedApplication& application, QWidget& window, const char* run) {
    auto* tabs = window.findChild<pages::RunTabs*>()->findChild<widgets::Segments*>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QTest::qWait(300);
        application.restart();
        for (const char* button : {"Last", "First", "Next conflict", "Last", "Back", "Previous conflict"}) {
            application.restart();
            QTimer::singleShot(0, shown<QToolButton>(window, button), &QToolButton::click);
            QTest::qWait(300);
            application.report(qPrintable(QStringLiteral("%1, %2, %3").arg(run, tabs->tabText(tab), button)));
        }
    }
}

} // namespace

int main(int count, char** arguments) {
    TimedApplication application(count, arguments);
    ScratchHome home;
    const std::uint64_t events = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 100'000'000;
    auto window = std::make_unique<window::MainWindow>();
    window->resize(1600, 1000);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) return 1;
    QTest::qWait(500);
    watch(*window, kLong, "Backtracking");
    application.restart();
    while (known(*window) < events) QTest::qWait(100);
    application.report("the run grows");
    measureTabs(application, *window, "backtracking");
    watch(*window, kHard, "CDCL");
    QTest::qWait(500);
    application.restart();
    measureTabs(application, *window, "cdcl");
    shown<QToolButton>(*window, "First")->click();
    shown<QToolButton>(*window, "Play")->click();
    QTest::qWait(3000);
    application.report("cdcl, playing");
    return 0;
}
