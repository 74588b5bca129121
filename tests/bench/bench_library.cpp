// SPDX-License-Identifier: MIT
// How long the window's thread is busy with one event while a large library is scrolled, sorted and filtered: above
// 16 ms a picture is late. FOLDER has the library as Ninefold/Ninefold/library.sqlite, with an own collection NAME.
//
//     QT_QPA_PLATFORM=offscreen build/release/tests/bench_library FOLDER NAME
#include "app/pages/library/filterbar.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/pages/library/sortbutton.h"
#include "app/session/library/librarymodel.h"
#include "app/window/mainwindow.h"
#include "tests/app/scratchhome.h"
#include "tests/bench/timedapplication.h"

#include <QAction>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include <cstdlib>
#include <functional>
#include <memory>

using namespace ninefold;

namespace {

constexpr int kFrameMs = 16, kFrames = 200;

class LibraryBench {
public:
    LibraryBench(TimedApplication& application, window::MainWindow& window)
        : application_(application), window_(window), grid_(part<pages::PuzzleGrid>()) {}

    bool open(const QString& name) {
        auto* list = part<QListView>("Collections");
        const auto rowOf = [&] {
            for (int row = 0; row < list->model()->rowCount(); ++row)
                if (list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString().startsWith(name)) return row;
            return -1;
        };
        if (!QTest::qWaitFor([&] { return rowOf() >= 0; }, 60'000)) return false;
        measure("open the collection", [&] { list->setCurrentIndex(list->model()->index(rowOf(), 0)); });
        return model().rowCount() > 0;
    }

    void scroll() {
        QScrollBar& bar = *grid_->verticalScrollBar();
        frames("wheel", [&](int) { wheel(); });
        frames("scroll bar dragged", [&](int frame) {
            bar.setSliderDown(true);
            bar.setSliderPosition(static_cast<int>(static_cast<qint64>(bar.maximum()) * frame / kFrames));
        });
        bar.setSliderDown(false);
        grid_->setFocus();
        grid_->setCurrentIndex(model().index(0));
        frames("Page Down held", [&](int) { QTest::keyClick(grid_, Qt::Key_PageDown); });
        frames("Down held", [&](int) { QTest::keyClick(grid_, Qt::Key_Down); });
        measure("End", [&] { QTest::keyClick(grid_, Qt::Key_End); });
        measure("all chosen", [&] { grid_->selectAll(); });
        measure("one chosen", [&] { grid_->setCurrentIndex(model().index(0)); });
    }

    void sort() {
        const auto actions = part<pages::SortButton>()->menu()->actions();
        for (QAction* by : actions) {
            // The directions follow.
            if (by->isSeparator()) break;
            measure("sort: " + by->text(), [&] { by->trigger(); });
            measure("sort: " + by->text() + ", descending", [&] { actions.back()->trigger(); });
        }
        actions.front()->trigger();
        settle();
    }

    void filter() {
        auto* filters = part<pages::FilterBar>();
        auto* search = part<QLineEdit>("Search");
        for (const char* text : {"7", "puzzle 77", "no such name", "53..7"})
            filtered(text, [search, text] { search->setText(QLatin1String(text)); });
        filtered("unsolved", [=] { filters->findChild<QCheckBox*>()->setChecked(true); });
        for (const auto& [name, value] :
             {std::pair("HoDoKu score, from", 1000), std::pair("HoDoKu score, from", 15'000),
              std::pair("Givens, to", 22), std::pair("Givens, from", 24)})
            filtered(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(value),
                     [this, name = name, value = value] { part<QSpinBox>(name)->setValue(value); });
        for (const double least : {2.6, 7.5})
            filtered(QStringLiteral("least rating %1").arg(least),
                     [this, least] { part<QDoubleSpinBox>("Least rating")->setValue(least); });
        filters->clear();
        settle();
    }

private:
    template <typename Widget>
    Widget* part(const char* name = nullptr) const {
        for (Widget* one : window_.findChildren<Widget*>())
            if (name == nullptr || one->accessibleName() == QLatin1String(name)) return one;
        std::fprintf(stderr, "there is no %s\n", name == nullptr ? "such part" : name);
        std::exit(1);
    }
    session::LibraryModel& model() const { return *static_cast<session::LibraryModel*>(grid_->model()); }

    /// Until everything in sight is there.
    void settle() const {
        const auto isThere = [&] {
            const QModelIndex top = grid_->indexAt(QPoint(20, 20));
            return !model().isSearching() && (!top.isValid() || model().at(top.row()) != nullptr);
        };
        if (!QTest::qWaitFor(isThere, 60'000)) std::printf("not there after a minute\n");
        QTest::qWait(5 * kFrameMs);
    }

    void measure(const QString& name, const std::function<void()>& act) {
        application_.restart();
        QElapsedTimer clock;
        clock.start();
        QTimer::singleShot(0, &window_, act);
        QTest::qWait(1);
        settle();
        application_.report(
            qPrintable(QStringLiteral("%1: %2 ms, %3 rows").arg(name).arg(clock.elapsed()).arg(model().rowCount())));
    }

    void filtered(const QString& name, const std::function<void()>& act) {
        measure("filter: " + name, act);
        part<pages::FilterBar>()->clear();
        settle();
    }

    /// Each frame is an event of its own, with its painting after it.
    void frames(const QString& name, const std::function<void(int)>& act) {
        settle();
        application_.restart();
        for (int frame = 0; frame < kFrames; ++frame) {
            QTimer::singleShot(0, &window_, [&] { act(frame); });
            QTest::qWait(kFrameMs);
        }
        application_.report(qPrintable(name));
    }

    void wheel() const {
        QWidget* viewport = grid_->viewport();
        const QPointF at = viewport->rect().center();
        QWheelEvent event(at, viewport->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(viewport, &event);
    }

    TimedApplication& application_;
    window::MainWindow& window_;
    pages::PuzzleGrid* grid_;
};

} // namespace

int main(int count, char** arguments) {
    TimedApplication application(count, arguments);
    if (count != 3) return 2;
    ScratchHome home;
    qputenv("XDG_DATA_HOME", arguments[1]);
    auto window = std::make_unique<window::MainWindow>();
    window->resize(1600, 1000);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) return 1;
    window->action("collection")->trigger();
    QTest::qWait(200);
    LibraryBench bench(application, *window);
    if (!bench.open(QString::fromLocal8Bit(arguments[2]))) return 1;
    bench.scroll();
    bench.sort();
    bench.filter();
    return 0;
}
