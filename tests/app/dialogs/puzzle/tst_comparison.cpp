// SPDX-License-Identifier: MIT
// The dialog that compares solvers and ways of guessing, on a puzzle and on those of a file.
#include "app/dialogs/puzzle/comparison.h"

#include "app/session/work/contestants.h"
#include "app/widgets/look/theme.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

namespace {

constexpr const char* kEasy = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";
constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void init() {
        dialog_ =
            std::make_unique<Comparison>(Grid::fromCells(kEasy), false, widgets::Theme::of(widgets::ThemeKind::Light));
        dialog_->show();
        table_ = dialog_->findChild<QTableWidget*>();
    }
    void cleanup() { dialog_.reset(); }

    void everyRowIsFilled() {
        QTRY_VERIFY(says("Done."));
        for (int row = 0; row < table_->rowCount(); ++row) QCOMPARE(text(row, 0), QString("one solution"));
    }

    /// Each puzzle of the file counts once for each contestant; logic and the fast solver stay out of it.
    void aFileIsCompared() {
        QTemporaryDir folder;
        const QString path = folder.filePath("two.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(kEasy) + '\n' + kHard + '\n');
        file.close();
        dialog_->compareFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(says("Done with 2"), 60'000);
        const int last = table_->rowCount() - 1;
        for (int row = 1; row < last; ++row) {
            QVERIFY2(text(row, 0).startsWith("2 puzzle"), qPrintable(text(row, 0)));
            QVERIFY(!text(row, 3).isEmpty() && !text(row, 6).isEmpty() && !text(row, 7).isEmpty());
        }
        QVERIFY(text(0, 0).isEmpty() && text(last, 0).isEmpty());
    }

    void aFileWithoutSudokuIsRefused() {
        QTemporaryDir folder;
        dialog_->compareFile(folder.filePath("missing.txt"));
        QTRY_VERIFY(!says("Reading"));
        QVERIFY(!says("Done"));
    }

    void twoOfThemRace() {
        QPushButton* race = nullptr;
        for (auto* button : dialog_->findChildren<QPushButton*>())
            if (button->text() == "&Race") race = button;
        QVERIFY(race && !race->isEnabled());
        QSignalSpy wanted(dialog_.get(), &Comparison::raceWanted);
        choose({0, 2}); // logic has no events
        QVERIFY(!race->isEnabled());
        choose({2, 6});
        QVERIFY(race->isEnabled());
        race->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<std::size_t>(), std::size_t{1});
        QCOMPARE(wanted[0][1].value<std::size_t>(), std::size_t{5});
        QVERIFY(wanted[0][1].value<std::size_t>() < session::contestants(false).size());
    }

private:
    QString text(int row, int column) const {
        const QTableWidgetItem* item = table_->item(row, column);
        return item ? item->text() : QString();
    }
    bool says(const QString& beginning) const {
        for (const auto* label : dialog_->findChildren<QLabel*>())
            if (label->text().startsWith(beginning)) return true;
        return false;
    }
    void choose(const std::vector<int>& rows) {
        table_->clearSelection();
        table_->setSelectionMode(QAbstractItemView::MultiSelection);
        for (const int row : rows) table_->selectRow(row);
        table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    }

    std::unique_ptr<Comparison> dialog_;
    QTableWidget* table_ = nullptr;
};

QTEST_MAIN(TestComparison)
#include "tst_comparison.moc"
