// SPDX-License-Identifier: MIT
#include "app/session/library/librarymodel.h"

#include "tests/app/session/library/collectionsofmany.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace ninefold;
using namespace ninefold::session;

namespace {

constexpr int kMany = 5000;

/// Counts the puzzles that were fetched.
class CountingSource : public PuzzleCollections {
public:
    using PuzzleCollections::PuzzleCollections;
    std::vector<LibraryPuzzle> puzzles(std::span<const qint64> ids) const override {
        fetched += static_cast<int>(ids.size());
        return PuzzleCollections::puzzles(ids);
    }
    mutable std::atomic<int> fetched = 0;
};

} // namespace

class TestLibraryModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        const auto puzzles = manyPuzzles(kMany);
        source_ = std::make_shared<CountingSource>(puzzles, someHistory(puzzles));
        model_ = std::make_unique<LibraryModel>();
        show({.collection = "all"});
    }

    void allRowsAreThereButFewAreFetched() {
        QCOMPARE(model_->rowCount(), kMany);
        QCOMPARE(source_->fetched, LibraryModel::kPageRows);
        QCOMPARE(model_->at(0)->id, 1);
        QVERIFY(model_->at(-1) == nullptr && model_->at(kMany) == nullptr);
    }

    void aRowIsFetchedWhenItIsAskedFor() {
        const QSignalSpy changed(model_.get(), &QAbstractItemModel::dataChanged);
        QVERIFY(model_->at(4321) == nullptr);
        QCOMPARE(model_->index(4321).data().toString(), "Loading");
        QTRY_VERIFY(model_->at(4321) != nullptr);
        QCOMPARE(model_->at(4321)->id, 4322);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(source_->fetched, 2 * LibraryModel::kPageRows);
    }

    /// While the player scrolls fast, what was passed is not fetched.
    void whatWasPassedIsNotFetched() {
        for (int row = 0; row < kMany; row += LibraryModel::kPageRows) model_->at(row);
        QTRY_VERIFY(model_->at(kMany - 1) != nullptr);
        QVERIFY(source_->fetched < 8 * LibraryModel::kPageRows);
    }

    void memoryIsBounded() {
        for (int row = 0; row < kMany; row += LibraryModel::kPageRows) QTRY_VERIFY(model_->at(row) != nullptr);
        QVERIFY(model_->at(0) == nullptr);
    }

    void anotherQueryReplacesTheRows() {
        show({.collection = "all",
              .filter = {.level = rating::Level::Hard},
              .sort = LibrarySort::Rating,
              .descending = true});
        QVERIFY(model_->rowCount() > 0 && model_->rowCount() < kMany);
        QVERIFY(model_->at(0)->er >= model_->at(1)->er);
        QVERIFY(model_->at(0)->level == rating::Level::Hard);
        QCOMPARE(model_->rowOf(model_->idAt(17)), 17);
        QCOMPARE(model_->rowOf(999'999), -1);
    }

    /// After a game the same rows are shown with their new records, and nothing moves.
    void theSameRowsStay() {
        const QSignalSpy reset(model_.get(), &QAbstractItemModel::modelReset);
        const auto puzzles = manyPuzzles(kMany);
        PlayHistory history;
        history.records[puzzles[0].givens] = {.state = PlayState::Solved, .elapsedMs = 61'000};
        source_ = std::make_shared<CountingSource>(puzzles, history);
        show({.collection = "all"});
        QCOMPARE(reset.size(), 0);
        QCOMPARE(model_->index(0).data(Qt::AccessibleTextRole).toString(),
                 model_->at(0)->name + QStringLiteral(", solved in 1:01"));
    }

    void aNewerQueryWins() {
        const QSignalSpy found(model_.get(), &LibraryModel::found);
        model_->show(source_, {.collection = "all", .filter = {.level = rating::Level::Easy}});
        model_->show(source_, {.collection = "all", .filter = {.text = "4999"}});
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(model_->rowCount(), 1);
        QCOMPARE(model_->at(0)->id, 4999);
    }

    void nothingIsFound() {
        show({.collection = "all", .filter = {.text = "no such puzzle"}});
        QCOMPARE(model_->rowCount(), 0);
        QVERIFY(model_->at(0) == nullptr);
    }

private:
    void show(const LibraryQuery& query) {
        QSignalSpy found(model_.get(), &LibraryModel::found);
        model_->show(source_, query);
        QVERIFY(found.wait());
        QVERIFY(!model_->isSearching());
        QVERIFY(model_->query() == query);
    }

    std::shared_ptr<CountingSource> source_;
    std::unique_ptr<LibraryModel> model_;
};

QTEST_GUILESS_MAIN(TestLibraryModel)
#include "tst_librarymodel.moc"
