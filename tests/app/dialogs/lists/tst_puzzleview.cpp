// SPDX-License-Identifier: MIT
// A list may have a million puzzles, so no operation may visit each cell of a selection.
#include "app/dialogs/lists/puzzleview.h"

#include <QAccessible>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr int kPuzzles = 3000;

Puzzles manyPuzzles() {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells("4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
    return packed(std::vector<Puzzle>(kPuzzles, puzzle));
}

/// Counts the requests for cell data.
class CountingModel : public QIdentityProxyModel {
public:
    using QIdentityProxyModel::QIdentityProxyModel;
    Qt::ItemFlags flags(const QModelIndex& index) const override {
        ++asked;
        return QIdentityProxyModel::flags(index);
    }
    mutable int asked = 0;
};

} // namespace

class TestPuzzleView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = std::make_unique<PuzzleView>();
        view_->add(manyPuzzles());
        view_->showRatings();
        counting_ = std::make_unique<CountingModel>();
        counting_->setSourceModel(view_->model());
        view_->setModel(counting_.get());
        view_->resize(500, 400);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    }
    void cleanup() { view_.reset(); }

    void aScreenReaderHearsOfTheFirstAlone() {
        QAccessible::setActive(true);
        counting_->asked = 0;
        view_->selectAll();
        view_->clearSelection();
        QAccessible::setActive(false);
        QCOMPARE_LT(counting_->asked, kPuzzles);
    }

    void theSelectionIsReportedByItsRanges() {
        view_->selectAll();
        counting_->asked = 0;
        QCOMPARE(view_->selectedPuzzles().size(), std::size_t{kPuzzles});
        QCOMPARE_LT(counting_->asked, kPuzzles);
    }

    /// Each selected row once and from top to bottom, in whichever order they were selected.
    void rowsAreReportedInTheirOrder() {
        view_->clearSelection();
        const auto choose = [&](int row) {
            view_->selectionModel()->select(counting_->index(row, 0),
                                            QItemSelectionModel::Select | QItemSelectionModel::Rows);
        };
        for (const int row : {7, 2, 3, 7}) choose(row);
        QCOMPARE(view_->selectedPuzzles(), (std::vector<int>{2, 3, 7}));
    }

    /// Otherwise Qt would track the selection row by row during the sort.
    void aSortBeginsWithoutASelection() {
        bool selected = true;
        connect(counting_.get(), &QAbstractItemModel::layoutAboutToBeChanged, this,
                [&] { selected = view_->selectionModel()->hasSelection(); });
        view_->selectAll();
        view_->horizontalHeader()->setSortIndicator(PuzzleModel::kFirstRating, Qt::DescendingOrder);
        QVERIFY(!selected);
    }

private:
    std::unique_ptr<CountingModel> counting_;
    std::unique_ptr<PuzzleView> view_;
};

QTEST_MAIN(TestPuzzleView)
#include "tst_puzzleview.moc"
