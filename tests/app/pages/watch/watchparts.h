// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/runoptions.h"
#include "app/pages/watch/runtabs.h"
#include "app/pages/watch/watchboard.h"
#include "app/pages/watch/watchcolumn.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/segments.h"
#include "app/window/mainwindow.h"
#include "engine/solve/solver.h"
#include "tests/app/scratchhome.h"
#include "tests/app/session/watch/plainrun.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <memory>

inline constexpr const char* kWatchedCells =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A window in which a run of CDCL can be watched, and the same run without window and thread, to compare it with.
class WatchParts {
protected:
    /// Computes the reference run first.
    void open() {
        const ninefold::Grid grid = ninefold::Grid::fromCells(kWatchedCells);
        plain_ = std::make_unique<PlainRun>(grid);
        ninefold::solve::solvers::cdcl.run(grid, {.proof = ninefold::solve::Proof::None}, plain_.get());
        window_ = shownWindow();
        QVERIFY(window_);
        ninefold::formats::Puzzle puzzle;
        puzzle.name = "Hard";
        puzzle.grid = grid;
        puzzle.givensKnown = true;
        window_->session().games().startGame(puzzle);
    }
    template <typename Widget>
    Widget* named(const QString& name) {
        // Several pages play something; only one of them is shown.
        Widget* found = nullptr;
        for (Widget* widget : window_->findChildren<Widget*>())
            if (widget->accessibleName() == name || widget->property("text") == name)
                if (!found || (widget->isVisible() && !found->isVisible())) found = widget;
        return found;
    }
    template <typename Button = QToolButton>
    void press(const char* name) {
        named<Button>(QString::fromLatin1(name))->click();
    }
    QPushButton* button(const char* text) {
        for (auto* button : window_->findChild<ninefold::pages::WatchColumn*>()->findChildren<QPushButton*>())
            if (button->text() == QLatin1String(text)) return button;
        return nullptr;
    }
    QAction* option(const char* text) {
        for (QAction* action : window_->findChild<ninefold::pages::RunOptions*>()->menu()->actions())
            if (action->text() == QLatin1String(text)) return action;
        return nullptr;
    }
    void showTab(const char* title) {
        auto* tabs = window_->findChild<ninefold::pages::RunTabs*>()->findChild<ninefold::widgets::Segments*>();
        for (int index = 0; index < tabs->count(); ++index)
            if (tabs->tabText(index).startsWith(QLatin1String(title))) tabs->setCurrentIndex(index);
    }
    const ninefold::logic::Frame& frame() {
        return window_->findChild<ninefold::pages::WatchBoard*>()->view()->frame();
    }
    bool label(const QString& text) { return named<QLabel>(text) != nullptr; }
    /// Finds the label by its text, as assistive technology does.
    bool isAt(std::size_t position) {
        return label(QStringLiteral("Event %1 of %2").arg(position).arg(plain_->kinds.size()));
    }
    void watchCdcl() {
        window_->action("watch")->trigger();
        named<QComboBox>(QStringLiteral("Solver"))->setCurrentText(QStringLiteral("CDCL"));
        QTRY_VERIFY(label(QStringLiteral("Event 0 of %1").arg(plain_->kinds.size())));
    }

    ScratchHome home_;
    std::unique_ptr<PlainRun> plain_;
    std::unique_ptr<ninefold::window::MainWindow> window_;
};
