// SPDX-License-Identifier: MIT
// Tests the list of all steps with more than ten thousand steps. The test counts work instead of timing it: rows
// are added in slices, texts are made only for visible rows, and a filter checks each step once.
#include "app/pages/steps/steptreemodel.h"

#include "app/documents/text/steps.h"
#include "app/pages/steps/steptree.h"
#include "engine/logic/finder.h"
#include "engine/logic/stepfolding.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

constexpr auto kFirst = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

/// Counts how often a technique's name is made; each row has one.
class NameCounter : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char*, const char*, int) const override {
        names += qstrcmp(context, "Techniques") == 0;
        return {};
    }
    mutable int names = 0;
};

/// Makes batches of steps like those of the session.
std::vector<StepBatch> batches(const char* cells) {
    const Position position(Grid::fromCells(cells));
    StepFolding folding(position);
    std::vector<StepBatch> batches;
    std::shared_ptr<std::vector<ListedStep>> batch;
    for (const Step& step : Finder(Profile::standard(), true).all(position)) {
        if (!batch || batch->size() == kMaxBatchSteps)
            batches.push_back(batch = std::make_shared<std::vector<ListedStep>>());
        batch->push_back({step, folding.fold(step)});
    }
    return batches;
}

} // namespace

class TestStepTreeModel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void thousandsAreTensOfRows();
    void rowsComeInSlices();
    void textsAreMadeForWhatIsInSight();
    void aFilterAsksEachStepOnce();
    void linesAreThoseInSight();
    void theModelKeepsItsPromises();

private:
    bool isSettled() const { return model_->visitedCount() == model_->stepCount(); }
    void fill() {
        for (const StepBatch& batch : batches_) model_->append(batch);
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    }
    /// The row with the most children.
    QModelIndex longest() const {
        QModelIndex best = model_->index(0, 0);
        for (int row = 1; row < model_->rowCount(); ++row)
            if (const QModelIndex line = model_->index(row, 0); model_->rowCount(line) > model_->rowCount(best))
                best = line;
        return best;
    }

    std::vector<StepBatch> batches_;
    std::unique_ptr<StepTreeModel> model_;
    NameCounter counter_;
};

void TestStepTreeModel::initTestCase() {
    batches_ = batches(kFirst);
    QCoreApplication::installTranslator(&counter_);
}

void TestStepTreeModel::init() {
    model_ = std::make_unique<StepTreeModel>();
}

void TestStepTreeModel::cleanup() {
    model_.reset();
}

/// Each step is exactly one row, and the top-level rows are few enough for a person to read.
void TestStepTreeModel::thousandsAreTensOfRows() {
    fill();
    QVERIFY(model_->stepCount() > 10000);
    QVERIFY(model_->rowCount() < 100);
    int rows = model_->rowCount();
    for (int row = 0; row < model_->rowCount(); ++row) rows += model_->rowCount(model_->index(row, 0));
    QCOMPARE(rows, model_->stepCount());
    // The simplest step comes first.
    QCOMPARE(model_->step(model_->index(0, 0)), &batches_.front()->front().step);
    model_->clear();
    QCOMPARE(model_->rowCount() + model_->stepCount(), 0);
}

/// However many steps arrive at once, a slice adds at most a fixed number of rows, and makes no text.
void TestStepTreeModel::rowsComeInSlices() {
    int rows = 0;
    connect(model_.get(), &QAbstractItemModel::rowsInserted, this,
            [&](const QModelIndex&, int first, int last) { rows += last - first + 1; });
    counter_.names = 0;
    for (const StepBatch& batch : batches_) model_->append(batch);
    QCOMPARE(rows, 0);
    while (!isSettled()) {
        const int before = rows;
        model_->showSlice();
        QVERIFY(rows > before && rows - before <= static_cast<int>(kMaxBatchSteps));
        QCOMPARE(rows, model_->visitedCount());
    }
    QCOMPARE(rows, model_->stepCount());
    QCOMPARE(counter_.names, 0);
}

/// Expands a row with thousands of children and scrolls it.
void TestStepTreeModel::textsAreMadeForWhatIsInSight() {
    StepTree tree(*model_, nullptr);
    tree.resize(400, 300);
    tree.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tree));
    fill();
    QVERIFY(model_->rowCount(longest()) > 1000);
    counter_.names = 0;
    tree.expand(longest());
    tree.scrollTo(model_->index(500, 0, longest()));
    tree.grab();
    const int inSight = tree.viewport()->height() / tree.visualRect(tree.indexAt({1, 1})).height() + 2;
    QVERIFY(counter_.names > 0);
    // Allows for a few paints of the rows visible before and after scrolling.
    QVERIFY2(counter_.names <= 6 * inSight, qPrintable(QString::number(counter_.names)));
    // No row has its own widget.
    QVERIFY(tree.viewport()->findChildren<QWidget*>().isEmpty());
}

/// Types letter after letter: each filter starts again and checks every step once, but a technique's name only once
/// for all its steps. It shows the matching steps, in their order.
void TestStepTreeModel::aFilterAsksEachStepOnce() {
    fill();
    const auto isSwordfish = [](const Step& step) {
        return techniqueName(*step.technique).contains("swordfish", Qt::CaseInsensitive);
    };
    std::vector<const Step*> expected;
    for (const StepBatch& batch : batches_)
        for (const ListedStep& listed : *batch)
            if (isSwordfish(listed.step)) expected.push_back(&listed.step);
    QVERIFY(!expected.empty());
    model_->setFilter("Swor");
    counter_.names = 0;
    model_->setFilter("SwordFish");
    QCOMPARE(model_->visitedCount(), 0);
    while (!isSettled()) {
        const int visited = model_->visitedCount();
        model_->showSlice();
        QVERIFY(model_->visitedCount() > visited);
        QVERIFY(model_->visitedCount() - visited <= static_cast<int>(kMaxBatchSteps));
    }
    QVERIFY(counter_.names > 0 && counter_.names <= static_cast<int>(allTechniques().size()));
    QCOMPARE(model_->rowCount(), static_cast<int>(expected.size()));
    for (int row = 0; row < model_->rowCount(); ++row)
        QCOMPARE(model_->step(model_->index(row, 0)), expected[static_cast<std::size_t>(row)]);
    // The filter also searches the results; without a filter the tree is back.
    model_->setFilter(model_->index(0, StepTreeModel::Result).data().toString());
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    QVERIFY(model_->rowCount() > 0);
    model_->setFilter({});
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    QVERIFY(model_->rowCount() < 100 && model_->rowCount(longest()) > 1000);
}

/// Copying takes the rows, and the children of those that are expanded.
void TestStepTreeModel::linesAreThoseInSight() {
    StepTree tree(*model_, nullptr);
    fill();
    QCOMPARE(tree.lines(NameStyle::RowColumn).size(), model_->rowCount());
    QModelIndex line = model_->index(0, 0);
    while (model_->rowCount(line) == 0) line = line.siblingAtRow(line.row() + 1);
    tree.expand(line);
    const QStringList lines = tree.lines(NameStyle::RowColumn);
    QCOMPARE(lines.size(), model_->rowCount() + model_->rowCount(line));
    QCOMPARE(lines[line.row() + 1], notation(*model_->step(model_->index(0, 0, line))));
}

/// The model keeps Qt's contract for item models while rows are added, filtered and removed.
void TestStepTreeModel::theModelKeepsItsPromises() {
    QAbstractItemModelTester tester(model_.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int part = 0; part < 4; ++part) model_->append(batches_[static_cast<std::size_t>(part)]);
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    model_->setFilter("single");
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    model_->append(batches_[4]);
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    model_->setFilter({});
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    model_->clear();
    QCOMPARE(model_->rowCount(), 0);
}

QTEST_MAIN(TestStepTreeModel)
#include "tst_steptreemodel.moc"
