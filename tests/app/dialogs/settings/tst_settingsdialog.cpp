// SPDX-License-Identifier: MIT
// Tries every widget without naming its field, so that a new switch connected to the wrong field, or to none, is
// found without a change of the test.
#include "app/dialogs/settings/settingsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::documents;
using namespace ninefold::rating;
using namespace ninefold::store;

/// The accepted settings are those shown in the dialog.
class TestSettingsDialog : public QObject {
    Q_OBJECT

private slots:
    void untouchedItChangesNothing_data();
    void untouchedItChangesNothing();
    void everySwitchHasItsOwnField();
    void everyChoiceComesOut();
    void offersTheLanguagesThatThereAre();
    void escapeLeavesItAlone();
};

/// Includes unusual settings: a dialog that knows only the defaults would reset them.
void TestSettingsDialog::untouchedItChangesNothing_data() {
    QTest::addColumn<bool>("unusual");
    QTest::newRow("usual") << false;
    QTest::newRow("unusual") << true;
}

void TestSettingsDialog::untouchedItChangesNothing() {
    QFETCH(bool, unusual);
    Settings settings;
    if (unusual) {
        settings.theme = ThemeChoice::HighContrast;
        settings.language = QStringLiteral("de");
        settings.names = NameStyle::LetterNumber;
        settings.startLevel = Level::Expert;
        settings.zoom = 170;
        settings.showClock = settings.autoClean = false;
        settings.reducedMotion = settings.digitFirst = true;
        settings.keys = {{"check", "F8"}};
        settings.libraryAddress = "postgresql://me@localhost/puzzles";
    }
    QCOMPARE(SettingsDialog(settings).settings(), settings);
}

/// Each switch changes a field of its own, and switching it back restores all settings.
void TestSettingsDialog::everySwitchHasItsOwnField() {
    const Settings usual;
    std::vector<Settings> seen = {usual};
    SettingsDialog dialog(usual);
    for (QCheckBox* check : dialog.findChildren<QCheckBox*>()) {
        check->toggle();
        QVERIFY2(std::find(seen.begin(), seen.end(), dialog.settings()) == seen.end(), qPrintable(check->text()));
        seen.push_back(dialog.settings());
        check->toggle();
        QCOMPARE(dialog.settings(), usual);
    }
    // Checks that the search for switches has found some.
    QVERIFY(seen.size() > 10);
}

/// Each entry of each list gives settings that no entry before it gave.
void TestSettingsDialog::everyChoiceComesOut() {
    SettingsDialog dialog(Settings(), nullptr, {{"de", "Deutsch"}, {"en", "English"}});
    std::vector<Settings> seen = {dialog.settings()};
    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
        const int usual = box->currentIndex();
        for (int index = 0; index < box->count(); ++index) {
            if (index == usual) continue;
            box->setCurrentIndex(index);
            QVERIFY2(std::find(seen.begin(), seen.end(), dialog.settings()) == seen.end(),
                     qPrintable(box->itemText(index)));
            seen.push_back(dialog.settings());
        }
        box->setCurrentIndex(usual);
        QCOMPARE(dialog.settings(), Settings());
    }
    int Settings::*const numbers[] = {&Settings::timeLimit, &Settings::zoom};
    const QList<QSpinBox*> boxes = dialog.findChildren<QSpinBox*>();
    QCOMPARE(boxes.size(), std::ssize(numbers));
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        boxes[i]->setValue(140);
        QCOMPARE(dialog.settings().*numbers[i], 140);
    }
}

/// The language of the system comes first. A language whose translation is missing stays chosen until another is
/// chosen.
void TestSettingsDialog::offersTheLanguagesThatThereAre() {
    Settings settings;
    settings.language = "fr";
    const QList<Language> languages = {{"de", "Deutsch"}, {"en", "English"}};
    SettingsDialog dialog(settings, nullptr, languages);
    QComboBox* box = nullptr;
    for (QComboBox* one : dialog.findChildren<QComboBox*>())
        if (one->findText("Deutsch") >= 0) box = one;
    QVERIFY(box != nullptr);
    QCOMPARE(box->count(), 3);
    QCOMPARE(dialog.settings().language, "fr");
    for (int index = 1; index < 3; ++index) {
        box->setCurrentIndex(index);
        QCOMPARE(dialog.settings().language, languages[index - 1].code);
    }
    box->setCurrentIndex(0);
    QVERIFY(dialog.settings().language.isEmpty());
}

/// Esc discards all changes without asking.
void TestSettingsDialog::escapeLeavesItAlone() {
    auto* dialog = new SettingsDialog(Settings());
    QSignalSpy accepted(dialog, &QDialog::accepted), finished(dialog, &QDialog::finished);
    dialog->show();
    dialog->findChild<QCheckBox*>()->toggle();
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(accepted.count(), 0);
}

QTEST_MAIN(TestSettingsDialog)
#include "tst_settingsdialog.moc"
