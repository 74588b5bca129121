// SPDX-License-Identifier: MIT
// The calendar of the daily puzzles: it says what became of them, and asks for the one that the player wants.
#include "app/dialogs/daily/dailydialog.h"

#include "app/dialogs/daily/daycalendar.h"
#include "app/widgets/look/theme.h"
#include "tests/app/session/dailyparts.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::generator;
using namespace ninefold::session;
using namespace ninefold::store;

namespace {

const QDate kToday(2026, 11, 19);

struct Parts : DailyParts {
    void solve(QDate day, QDate on) const {
        const QString givens = day.toString("yyyyMMdd").leftJustified(81, '.');
        DailyList(DailyList::usualPath()).add({.day = day, .game = "a.game", .givens = givens});
        list.add({.finishedMs = QDateTime(on, QTime(12, 0)).toMSecsSinceEpoch(), .givens = givens});
    }
};

} // namespace

class TestDailyDialog : public QObject {
    Q_OBJECT

private slots:
    void init() {
        parts_ = std::make_unique<Parts>();
        for (int ago = 1; ago <= 2; ++ago) parts_->solve(kToday.addDays(-ago), kToday.addDays(-ago));
        parts_->solve(kToday.addDays(-5), kToday);
        dialog_ = std::make_unique<DailyDialog>(parts_->daily, kToday, widgets::Theme::of(widgets::ThemeKind::Light));
        dialog_->show();
    }
    void cleanup() {
        dialog_.reset();
        parts_.reset();
    }

    void theDaysSayWhatBecameOfThem() {
        QTRY_VERIFY(says("2 day(s) in a row"));
        QVERIFY(!says("Solved"));
        choose(kToday.addDays(-1));
        QVERIFY(says("Solved") && says("You can play the puzzles of an earlier day, but they count for no streak."));
        choose(kToday.addDays(-5));
        QVERIFY(says("Solved later"));
    }

    /// Friday's levels, by keyboard: the calendar has the day, each puzzle its button.
    void theChosenPuzzleIsAskedFor() {
        choose(QDate(2026, 11, 13));
        QSignalSpy wanted(dialog_.get(), &DailyDialog::dailyWanted);
        auto* button = buttonNamed("Play Very Hard");
        QVERIFY(button != nullptr);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted[0][0].toDate(), QDate(2026, 11, 13));
        QCOMPARE(wanted[0][1].value<DailyRank>(), DailyRank::Harder);
        QVERIFY(!dialog_->isVisible());
    }

    void daysToComeCannotBeChosen() {
        choose(kToday.addDays(1));
        QCOMPARE(days()->selectedDate(), kToday);
    }

    void escapeAsksForNothing() {
        QSignalSpy wanted(dialog_.get(), &DailyDialog::dailyWanted);
        QTest::keyClick(dialog_.get(), Qt::Key_Escape);
        QVERIFY(wanted.isEmpty() && !dialog_->isVisible());
    }

private:
    DayCalendar* days() const { return dialog_->findChild<DayCalendar*>(); }
    void choose(QDate day) const { days()->setSelectedDate(day); }
    bool says(const QString& sentence) const {
        const auto labels = dialog_->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == sentence; });
    }
    QPushButton* buttonNamed(const QString& name) const {
        for (auto* button : dialog_->findChildren<QPushButton*>())
            if (button->accessibleName() == name) return button;
        return nullptr;
    }

    std::unique_ptr<Parts> parts_;
    std::unique_ptr<DailyDialog> dialog_;
};

QTEST_MAIN(TestDailyDialog)
#include "tst_dailydialog.moc"
