// SPDX-License-Identifier: MIT
// Tests the meaning of a key from its event alone: number row and keypad, with and without NumLock, and every
// modifier.
#include "app/pages/board/digitkey.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::pages;

class TestDigitKey : public QObject {
    Q_OBJECT

private slots:
    void digitsAreRead();
    void keypadWorksWithoutNumLock();
    void modifiersChooseTheMode();
    void controlMayMeanCandidates();
    void otherKeysAreLeftAlone();
};

namespace {

/// Reads a key press as Qt reports it, without a scan code.
std::optional<DigitKey> read(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    return readDigitKey(QKeyEvent(QEvent::KeyPress, key, modifiers));
}

} // namespace

void TestDigitKey::digitsAreRead() {
    for (Digit digit = 0; digit <= kDigitCount; ++digit) {
        QCOMPARE(read(Qt::Key_0 + digit), (DigitKey{digit, std::nullopt, false}));
        // With NumLock a keypad sends digits with the keypad modifier.
        QCOMPARE(read(Qt::Key_0 + digit, Qt::KeypadModifier), (DigitKey{digit, std::nullopt, false}));
    }
    // Delete and Backspace erase, as 0 does.
    QCOMPARE(read(Qt::Key_Delete), DigitKey{});
    QCOMPARE(read(Qt::Key_Backspace), DigitKey{});
}

/// Without NumLock a keypad sends arrows and similar keys; only the modifier distinguishes them from the real ones.
void TestDigitKey::keypadWorksWithoutNumLock() {
    const int keys[] = {Qt::Key_Insert, Qt::Key_End,   Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Left,
                        Qt::Key_Clear,  Qt::Key_Right, Qt::Key_Home, Qt::Key_Up,       Qt::Key_PageUp};
    for (Digit digit = 0; digit <= kDigitCount; ++digit) {
        QCOMPARE(read(keys[digit], Qt::KeypadModifier), (DigitKey{digit, std::nullopt, false}));
        QCOMPARE(read(keys[digit], Qt::KeypadModifier | Qt::ShiftModifier)->mode, EntryMode::Corner);
        // Without the modifier it is a normal key: Home, Left, Insert.
        QVERIFY(!read(keys[digit]));
    }
}

/// The modifiers are the same as those held to change the mode.
void TestDigitKey::modifiersChooseTheMode() {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const int key = Qt::Key_0 + digit;
        QCOMPARE(read(key, Qt::ShiftModifier)->mode, EntryMode::Corner);
        QCOMPARE(read(key, Qt::ControlModifier)->mode, EntryMode::Centre);
        QCOMPARE(read(key, Qt::ControlModifier | Qt::ShiftModifier)->mode, EntryMode::Colour);
        // Alt highlights the digit and does not write it.
        QVERIFY(read(key, Qt::AltModifier)->highlights);
    }
}

/// The player's choice changes what Ctrl alone means.
void TestDigitKey::controlMayMeanCandidates() {
    const auto mode = [](Qt::KeyboardModifiers held) {
        return readDigitKey(QKeyEvent(QEvent::KeyPress, Qt::Key_4, held), true)->mode;
    };
    QCOMPARE(mode(Qt::ControlModifier), EntryMode::Candidates);
    QCOMPARE(mode(Qt::ShiftModifier), EntryMode::Corner);
    QCOMPARE(mode(Qt::ControlModifier | Qt::ShiftModifier), EntryMode::Colour);
    QCOMPARE(mode(Qt::NoModifier), std::nullopt);
}

/// Letters are shortcuts, plain arrows move the cursor.
void TestDigitKey::otherKeysAreLeftAlone() {
    for (int key : {Qt::Key_A, Qt::Key_Left, Qt::Key_Home, Qt::Key_Space, Qt::Key_BracketLeft, Qt::Key_F1})
        QVERIFY(!read(key));
}

QTEST_MAIN(TestDigitKey)
#include "tst_digitkey.moc"
