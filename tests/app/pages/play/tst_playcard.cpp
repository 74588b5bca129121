// SPDX-License-Identifier: MIT
// Tests the card about the game on the board.
#include "app/pages/play/playcard.h"

#include "app/session/session.h"
#include "tests/app/scratchhome.h"

#include <QDateTime>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

class TestPlayCard : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhatThePuzzleNeeds();
    void theNeedsCanBeHidden();
    void itCountsTheCells();
    void withoutGamesThereAreNoTimes();
    void itCountsTheHelp();

private:
    void start(const char* cells) {
        formats::Puzzle puzzle;
        puzzle.givensKnown = true;
        puzzle.level = "Hard";
        puzzle.grid = Grid::fromCells(cells);
        session_.games().startGame(puzzle);
        QTRY_VERIFY(session_.needs().needs());
    }
    QStringList texts() const {
        QStringList texts;
        for (const QLabel* label : card_.findChildren<QLabel*>())
            if (label->isVisibleTo(&card_)) texts << label->text();
        return texts;
    }
    QString needs() const {
        for (const QString& text : texts())
            if (text.startsWith("needs")) return text;
        return {};
    }

    ScratchHome home_;
    Session session_;
    PlayCard card_{session_};
};

namespace {

constexpr auto kEasy = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";
constexpr auto kHard = ".7....6......49..2.94....3...82.3.9.1.7..4..3.....8...5..9..1...8.....56.....1...";

} // namespace

/// Each technique is a link to its explanation.
void TestPlayCard::itSaysWhatThePuzzleNeeds() {
    start(kEasy);
    QCOMPARE(needs(), "needs only singles");
    start(kHard);
    QVERIFY2(needs().contains("<a href="), qPrintable(needs()));
    QSignalSpy wanted(&card_, &PlayCard::techniqueWanted);
    for (QLabel* label : card_.findChildren<QLabel*>())
        if (label->text() == needs()) emit label->linkActivated("x-wing");
    QCOMPARE(wanted.value(0).value(0).toString(), "x-wing");
}

void TestPlayCard::theNeedsCanBeHidden() {
    start(kHard);
    store::Settings settings = session_.settings();
    settings.showNeeds = false;
    session_.preferences().setSettings(settings);
    QCOMPARE(needs(), QString());
    settings.showNeeds = true;
    session_.preferences().setSettings(settings);
    QVERIFY(!needs().isEmpty());
}

void TestPlayCard::itCountsTheCells() {
    start(kEasy);
    auto* bar = card_.findChild<QProgressBar*>();
    const int cells = session_.game().sheet().blanks().count();
    QVERIFY(bar->value() == 0 && bar->maximum() == cells);
    const Cell blank = session_.game().sheet().blanks().first();
    session_.selection().select(Cells::of(blank), blank);
    session_.input().type(6, game::EntryMode::Place);
    QCOMPARE(bar->value(), 1);
    QVERIFY(texts().contains(QString("<b>1</b> of %1 cell(s) filled").arg(cells)));
    QVERIFY(texts().contains(QString("%1 cell(s) left").arg(cells - 1)));
}

void TestPlayCard::withoutGamesThereAreNoTimes() {
    start(kEasy);
    QCOMPARE(texts().count(QString(QChar(0x2013))), 2);
    for (int game = 0; game < 3; ++game)
        store::ResultList(store::ResultList::usualPath())
            .add({.finishedMs = QDateTime::currentMSecsSinceEpoch(),
                  .elapsedMs = 552'000,
                  .level = rating::Level::Hard,
                  .givens = kEasy});
    start(kEasy);
    QTRY_COMPARE(texts().count("9:12"), 2);
    card_.setForm(PlayCard::Form::Compact, true);
    QVERIFY(texts().filter("Best 9:12").size() == 1 && !texts().contains("9:12"));
    card_.setForm(PlayCard::Form::Full, true);
}

void TestPlayCard::itCountsTheHelp() {
    start(kEasy);
    QVERIFY(texts().contains("no hints used") && texts().contains("no checks used"));
    session_.keeper().countHint("x-wing");
    session_.keeper().countCheck();
    session_.keeper().countCheck();
    QVERIFY(texts().contains("1 hint(s) used") && texts().contains("2 check(s) used"));
}

QTEST_MAIN(TestPlayCard)
#include "tst_playcard.moc"
