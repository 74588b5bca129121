// SPDX-License-Identifier: MIT
#include "app/pages/library/puzzlegrid.h"

#include "app/session/library/librarymodel.h"
#include "app/widgets/look/inkstyle.h"
#include "tests/app/session/library/collectionsofmany.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

/// A library of any number of rows, which makes up its puzzles.
class EndlessSource : public LibrarySource {
public:
    explicit EndlessSource(int count) : count_(count), some_(manyPuzzles(100)) {}

    std::vector<LibraryCollection> collections() const override { return {}; }
    std::vector<const logic::Technique*> techniques(const QString&) const override { return {}; }
    std::vector<qint64> find(const LibraryQuery&, const std::stop_token&) const override {
        std::vector<qint64> ids(static_cast<std::size_t>(count_));
        for (std::size_t row = 0; row < ids.size(); ++row) ids[row] = static_cast<qint64>(row) + 1;
        return ids;
    }
    std::vector<LibraryPuzzle> puzzles(std::span<const qint64> ids) const override {
        std::vector<LibraryPuzzle> found;
        for (const qint64 id : ids) {
            found.push_back(some_[static_cast<std::size_t>(id) % some_.size()]);
            found.back().id = id;
        }
        return found;
    }
    std::vector<formats::Puzzle> playable(std::span<const qint64>) const override { return {}; }
    qint64 idOf(const QString&) const override { return 0; }

private:
    int count_;
    std::vector<LibraryPuzzle> some_;
};

} // namespace

/// The grid of cards: where they are, how the keyboard moves, what is selected.
class TestPuzzleGrid : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new widgets::InkStyle); }

    void init() {
        model_ = std::make_unique<LibraryModel>();
        grid_ = std::make_unique<PuzzleGrid>(*model_);
        grid_->resize(700, 500);
        fill(1000);
        grid_->show();
        QVERIFY(QTest::qWaitForWindowExposed(grid_.get()));
        grid_->setFocus();
        grid_->setCurrentIndex(model_->index(0));
    }

    void cleanup() {
        grid_.reset();
        model_.reset();
    }

    void cardsStandSideBySide() {
        const int columns = grid_->columns();
        QVERIFY(columns >= 3);
        for (int row = 0; row < 4 * columns; ++row) {
            const QRect card = rectOf(row);
            QCOMPARE(grid_->indexAt(card.center()).row(), row);
            QVERIFY(card.right() < grid_->viewport()->width());
            if (row % columns > 0) QVERIFY(card.left() > rectOf(row - 1).right());
            if (row >= columns) QVERIFY(card.top() > rectOf(row - columns).bottom());
        }
        // Between two cards there is none.
        QVERIFY(!grid_->indexAt(rectOf(0).topRight() + QPoint(4, 10)).isValid());
        grid_->resize(rectOf(0).width() + 60, 500);
        QCOMPARE(grid_->columns(), 1);
    }

    void arrowsMove() {
        const int columns = grid_->columns();
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(grid_.get(), key);
            return grid_->currentIndex().row();
        };
        QCOMPARE(press(Qt::Key_Left), 0);
        QCOMPARE(press(Qt::Key_Up), 0);
        QCOMPARE(press(Qt::Key_Right), 1);
        QCOMPARE(press(Qt::Key_Down), 1 + columns);
        QCOMPARE(press(Qt::Key_End), 999);
        QVERIFY(grid_->viewport()->rect().intersects(rectOf(999)));
        QCOMPARE(press(Qt::Key_Down), 999);
        QCOMPARE(press(Qt::Key_PageUp) % columns, 999 % columns);
        QCOMPARE(press(Qt::Key_Home), 0);
        QVERIFY(press(Qt::Key_PageDown) >= columns);
    }

    /// The last line is shorter than the others.
    void downReachesTheLastCard() {
        const int columns = grid_->columns(), last = columns;
        fill(columns + 1);
        grid_->setCurrentIndex(model_->index(columns - 1));
        QTest::keyClick(grid_.get(), Qt::Key_Down);
        QCOMPARE(grid_->currentIndex().row(), last);
    }

    void shiftSelectsAsPeopleRead() {
        const int columns = grid_->columns();
        grid_->setCurrentIndex(model_->index(columns - 1));
        QTest::keyClick(grid_.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(grid_->selectedRows().size(), static_cast<std::size_t>(columns + 1));
        QCOMPARE(grid_->selectedCount(), grid_->selectedRows().size());
        QTest::keyClick(grid_.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(grid_->selectedRows().size(), static_cast<std::size_t>(columns));
        QCOMPARE(grid_->selectedCount(), grid_->selectedRows().size());
        QTest::mouseClick(grid_->viewport(), Qt::LeftButton, {}, rectOf(1).center());
        QTest::mouseClick(grid_->viewport(), Qt::LeftButton, Qt::ShiftModifier, rectOf(columns).center());
        QCOMPARE(grid_->selectedRows().size(), static_cast<std::size_t>(columns));
        QCOMPARE(grid_->selectedCount(), grid_->selectedRows().size());
        QTest::mouseClick(grid_->viewport(), Qt::LeftButton, Qt::ControlModifier, rectOf(2).center());
        QCOMPARE(grid_->selectedRows().size(), static_cast<std::size_t>(columns - 1));
        QCOMPARE(grid_->selectedCount(), grid_->selectedRows().size());
    }

    void aTextSearchesAndEnterActivates() {
        QSignalSpy typed(grid_.get(), &PuzzleGrid::textTyped), activated(grid_.get(), &QAbstractItemView::activated);
        QTest::keyClicks(grid_.get(), "h6");
        QCOMPARE(typed.size(), 2);
        QCOMPARE(typed[1][0].toString(), "6");
        QTest::keyClick(grid_.get(), Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
    }

    /// A million rows: only those in sight are asked for, and everything that depends on their number is computed.
    void aMillionIsNoMoreThanTen() {
        constexpr int kMillion = 1'000'000;
        fill(kMillion);
        grid_->setCurrentIndex(model_->index(kMillion - 1));
        QVERIFY(grid_->viewport()->rect().contains(rectOf(kMillion - 1)));
        QCOMPARE(grid_->indexAt(rectOf(kMillion - 1).center()).row(), kMillion - 1);
        grid_->selectAll();
        QCOMPARE(grid_->selectedRows().size(), static_cast<std::size_t>(kMillion));
        QCOMPARE(grid_->selectedCount(), grid_->selectedRows().size());
        grid_->verticalScrollBar()->setValue(grid_->verticalScrollBar()->maximum() / 2);
        const QImage picture = grid_->grab().toImage();
        QVERIFY(!picture.isNull());
        QTRY_VERIFY(model_->at(grid_->indexAt({20, 20}).row()) != nullptr);
    }

    void whatIsAtTheTopStaysWhenTheWindowGrows() {
        grid_->verticalScrollBar()->setValue(4000);
        const int top = grid_->indexAt({20, 60}).row();
        grid_->resize(grid_->width() + 320, grid_->height());
        const QRect after = rectOf(top);
        QVERIFY2(after.bottom() > 0 && after.top() < grid_->viewport()->height(),
                 qPrintable(QString::number(after.top())));
    }

    void screenReadersSeeAList() {
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(grid_.get());
        QVERIFY(list != nullptr);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), "Puzzles");
        QCOMPARE(list->childCount(), 1000);
        QCOMPARE(list->child(2)->role(), QAccessible::ListItem);
        QCOMPARE(list->child(2)->text(QAccessible::Name), model_->at(2)->name + QStringLiteral(", new"));
    }

    void rightToLeftBeginsAtTheRight() {
        grid_->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(rectOf(0).left() > rectOf(1).right());
        QCOMPARE(grid_->indexAt(rectOf(1).center()).row(), 1);
        QTest::keyClick(grid_.get(), Qt::Key_Left);
        QCOMPARE(grid_->currentIndex().row(), 1);
    }

private:
    QRect rectOf(int row) const { return grid_->visualRect(model_->index(row)); }

    void fill(int count) {
        QSignalSpy found(model_.get(), &LibraryModel::found);
        model_->show(std::make_shared<EndlessSource>(count), {.collection = "all"});
        QVERIFY(found.wait());
    }

    std::unique_ptr<LibraryModel> model_;
    std::unique_ptr<PuzzleGrid> grid_;
};

QTEST_MAIN(TestPuzzleGrid)
#include "tst_puzzlegrid.moc"
