// SPDX-License-Identifier: MIT
#include "app/pages/library/statistics/statisticsview.h"

#include "app/pages/library/statistics/levelstable.h"
#include "app/pages/library/statistics/techniquebars.h"
#include "app/pages/library/statistics/timescurve.h"
#include "app/pages/library/statistics/yearcalendar.h"
#include "app/store/results/resultlist.h"
#include "app/widgets/look/inkstyle.h"
#include "tests/app/pages/roomparts.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

const QString kGivens =
    QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

library::Game gameOf(int daysAgo, int seconds, int level = 1, int hints = 0) {
    return {.state = library::GameState::Solved,
            .finished = QDateTime::currentDateTimeUtc().addDays(-daysAgo).toString(Qt::ISODate),
            .milliseconds = seconds * 1000,
            .hints = hints,
            .level = level,
            .hinted = hints > 0 ? QMap<QString, int>{{"x-wing", hints}} : QMap<QString, int>{}};
}

} // namespace

/// The statistics without the main window.
class TestStatisticsView : public QObject, private RoomTest<StatisticsView> {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new widgets::InkStyle); }
    void init() { open({1100, 700}); }
    void cleanup() { close(); }

    void withoutGamesThereIsOneSentence() {
        view_->showStatistics({});
        QVERIFY(!part<LevelsTable>()->isVisible());
        QVERIFY(shown("first solved puzzle"));
    }

    void theFiguresStandInATable() {
        show({gameOf(5, 300), gameOf(4, 100, 1, 3), gameOf(3, 200), gameOf(0, 700, 4)});
        QVERIFY(part<LevelsTable>()->isVisible() && !shown("first solved puzzle"));
        QCOMPARE(rowOf(1), QStringList({"Easy", "3", "0", "3:20", "3:20", "3:20", "\u2013", "66 %", "1.0", "0.0"}));
        QCOMPARE(rowOf(0).mid(1, 3), QStringList({"0", "0", "\u2013"}));
        QCOMPARE(view_->summary(), "4 game(s) solved");
    }

    void theCurveIsThatOfTheLevelPlayedMost() {
        show({gameOf(5, 300, 2), gameOf(4, 100, 2, 1), gameOf(0, 700, 4)});
        auto* level = part<QComboBox>();
        QCOMPARE(level->currentIndex(), 2);
        auto* curve = part<TimesCurve>();
        QVERIFY2(curve->accessibleDescription().contains("1:40 to 5:00"), qPrintable(curve->accessibleDescription()));
        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_End);
        QVERIFY2(curve->chosenText().endsWith("1:40, 1 hint(s)"), qPrintable(curve->chosenText()));
        QTest::keyClick(curve, Qt::Key_Left);
        QVERIFY(curve->chosenText().endsWith("5:00, no hints"));
        // The row of a level brings its curve.
        part<LevelsTable>()->setCurrentCell(4, 2);
        QCOMPARE(level->currentIndex(), 4);
        QVERIFY(curve->chosenText().isEmpty());
        QTest::keyClick(curve, Qt::Key_Home);
        QVERIFY(curve->chosenText().contains("11:40"));
        emit level->activated(2);
        QCOMPARE(part<LevelsTable>()->currentRow(), 2);
    }

    void theDaysOfTheYearAreReachedByKeys() {
        show({gameOf(0, 10), gameOf(0, 10), gameOf(7, 10)});
        auto* year = part<YearCalendar>();
        QVERIFY(year->accessibleDescription().contains("2 day(s)"));
        year->setFocus();
        QTest::keyClick(year, Qt::Key_Up);
        QVERIFY2(year->chosenText().endsWith("2 solved"), qPrintable(year->chosenText()));
        QTest::keyClick(year, Qt::Key_Left);
        QVERIFY2(year->chosenText().endsWith("1 solved"), qPrintable(year->chosenText()));
        QTest::keyClick(year, Qt::Key_Up);
        QVERIFY(year->chosenText().endsWith("0 solved"));
    }

    void aTechniqueIsExplained() {
        show({gameOf(0, 10, 1, 2)});
        const QList<QLabel*> labels = part<TechniqueBars>()->findChildren<QLabel*>();
        QCOMPARE(labels.size(), 2);
        QCOMPARE(labels[0]->accessibleName(), "X-Wing, used 0 time(s), 2 hint(s)");
        emit labels[0]->linkActivated("x-wing");
        QCOMPARE(host_->opened, QStringList{"x-wing"});
    }

    void whatWasUsedIsShownWithTheGuesses() {
        view_->showStatistics(statisticsOf({gameOf(0, 10)}, QDate::currentDate(),
                                           {{.game = 1, .techniques = {{"swordfish", 4}}, .guesses = 3}}));
        QTRY_VERIFY(shown("Swordfish") && shown("4 \u00B7 0 hint(s)"));
        QVERIFY(shown("3 right move(s) without a step that I know"));
        show({gameOf(0, 10)});
        QTRY_VERIFY(!shown("without a step") && shown("What you use in your games"));
    }

    /// From the files of the player to the table, and to a file for a spreadsheet.
    void whatWasPlayedIsCounted() {
        store::ResultList(store::ResultList::usualPath())
            .add({.finishedMs = QDateTime::currentMSecsSinceEpoch(),
                  .elapsedMs = 83'000,
                  .level = rating::Level::Hard,
                  .givens = kGivens});
        view_->open();
        QTRY_COMPARE(view_->statistics().solved, 1);
        QCOMPARE(rowOf(3)[3], "1:23");
        for (auto* button : view_->findChildren<QPushButton*>())
            if (button->text() == "Export...") button->click();
        auto* dialog = view_->findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString path = home_->path("games.csv");
        emit dialog->fileSelected(path);
        QFile file(path);
        QTRY_VERIFY(file.exists() && file.size() > 100);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QVERIFY(csv.contains(",Hard,solved,83.0,0,0,0,,") && csv.contains(kGivens.toLatin1()));
    }

    void aNarrowWindowStacksTheCards() {
        show({gameOf(0, 10)});
        auto *curve = part<TimesCurve>()->parentWidget(), *hints = part<TechniqueBars>()->parentWidget();
        QTRY_COMPARE(curve->y(), hints->y());
        view_->resize(720, 560);
        QTRY_VERIFY(hints->y() > curve->y());
    }

private:
    void show(const QList<library::Game>& games) {
        view_->showStatistics(statisticsOf(games, QDateTime::currentDateTimeUtc().toLocalTime().date()));
    }
    QStringList rowOf(int row) const {
        QStringList texts;
        for (int column = 0; column < part<LevelsTable>()->columnCount(); ++column)
            texts << part<LevelsTable>()->item(row, column)->text();
        return texts;
    }
};

QTEST_MAIN(TestStatisticsView)
#include "tst_statisticsview.moc"
