// SPDX-License-Identifier: MIT
// Every widget is tried and its field is not named: a switch that is added and connected to the
// wrong field, or to none, is found without a line here.
#include "app/dialogs/settingsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace ninefold;

/// What is chosen in the dialog is what comes out of it, and nothing else.
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

/// With unusual settings too: a dialog that knows only the usual ones would put them back.
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
    }
    QCOMPARE(SettingsDialog(settings).settings(), settings);
}

/// Each switch changes something of its own, and back again restores all.
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
    // Or the search for switches has found none.
    QVERIFY(seen.size() > 10);
}

/// Each entry of each list gives other settings than all before it.
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
    dialog.findChild<QSpinBox*>()->setValue(140);
    QCOMPARE(dialog.settings().zoom, 140);
}

/// With what the system speaks before them. A language that is gone stays chosen until another is.
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

/// Whatever was turned over by then, nobody is asked to take it on.
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
