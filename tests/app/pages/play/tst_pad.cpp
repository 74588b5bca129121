// SPDX-License-Identifier: MIT
// Tests the number pad: modes, counts, and keys that are held.
#include "app/pages/play/pad.h"

#include "app/session/session.h"
#include "tests/app/scratchhome.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::pages;
using namespace ninefold::session;

class TestPad : public QObject {
    Q_OBJECT

private slots:
    void modesFollowTheInput();
    void rareModesAreHidden();
    void namesOfModesAppearWhereAllFit();
    void keysSayHowManyAreLeft();
    void aHeldKeyHighlights();
    void toolsHaveTheirNames();

private:
    QAbstractButton* button(const QString& name) {
        for (QAbstractButton* one : pad_.findChildren<QAbstractButton*>())
            if ((one->accessibleName().isEmpty() ? one->text() : one->accessibleName()) == name) return one;
        return nullptr;
    }
    void start(const char* cells) {
        formats::Puzzle puzzle;
        puzzle.givensKnown = true;
        puzzle.grid = Grid::fromCells(cells);
        session_.games().startGame(puzzle);
    }

    ScratchHome home_;
    Session session_;
    PlayerInput& input_ = session_.input();
    Pad pad_{session_};
};

namespace {

constexpr auto kCells = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

void TestPad::modesFollowTheInput() {
    input_.mode().choose(EntryMode::Candidates);
    QVERIFY(button("Candidates")->isChecked() && !button("Digit")->isChecked());
    button("Digit")->click();
    QCOMPARE(input_.mode().current(), EntryMode::Place);
    // Clicked again it stays chosen.
    button("Digit")->click();
    QVERIFY(button("Digit")->isChecked());
}

/// Until the player uses one of them.
void TestPad::rareModesAreHidden() {
    QVERIFY(!button("Candidates")->isHidden() && button("Corner")->isHidden());
    input_.mode().choose(EntryMode::Centre);
    QVERIFY(!button("Corner")->isHidden() && session_.settings().moreModes);
    input_.mode().choose(EntryMode::Place);
}

void TestPad::namesOfModesAppearWhereAllFit() {
    pad_.show();
    pad_.resize(600, 400);
    const int high = button("Digit")->sizeHint().height();
    pad_.resize(280, 400);
    QTRY_VERIFY(button("Digit")->sizeHint().height() < high);
    pad_.resize(600, 400);
    QTRY_COMPARE(button("Digit")->sizeHint().height(), high);
}

void TestPad::keysSayHowManyAreLeft() {
    start(kCells);
    QCOMPARE(button("5")->accessibleDescription(), "6 left to write");
    store::Settings settings = session_.settings();
    settings.showLeft = false;
    session_.preferences().setSettings(settings);
    QVERIFY(button("5")->accessibleDescription().isEmpty());
}

/// And writes nothing; a short press writes.
void TestPad::aHeldKeyHighlights() {
    start(kCells);
    auto* key = qobject_cast<PadKey*>(button("5"));
    const Cell blank = session_.game().sheet().blanks().first();
    input_.selection().select(Cells::of(blank), blank);
    pad_.show();
    QTest::mousePress(key, Qt::LeftButton);
    QTRY_COMPARE(input_.selection().highlight(), 5);
    QTest::mouseRelease(key, Qt::LeftButton);
    QCOMPARE(session_.game().sheet().value(blank), 0);
    QTest::mouseClick(key, Qt::LeftButton);
    QCOMPARE(session_.game().sheet().value(blank), 5);
    QCOMPARE(input_.selection().highlight(), 5);
}

void TestPad::toolsHaveTheirNames() {
    start(kCells);
    button("Fill in candidates")->click();
    QVERIFY(session_.game().sheet().hasCandidates());
    const bool cleaned = session_.settings().autoClean;
    button("Auto-clean")->click();
    QVERIFY(session_.settings().autoClean != cleaned);
    QVERIFY(button("Erase") != nullptr);
}

QTEST_MAIN(TestPad)
#include "tst_pad.moc"
