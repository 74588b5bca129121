// SPDX-License-Identifier: MIT
// The list of techniques that hints may use, through its dialog.
#include "app/dialogs/techniques.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace ninefold;

class TestTechniques : public QObject {
    Q_OBJECT

private slots:
    /// What the dialog shows is what it gives back, and a preset is known again as one.
    void theListIsWhatItShows() {
        for (int preset = 0; preset < kTechniquePresets; ++preset) {
            const QStringList list = techniqueList(presetChoices(static_cast<TechniquePreset>(preset)));
            const Techniques dialog(list);
            QCOMPARE(dialog.list(), list);
            QCOMPARE(dialog.findChild<QComboBox*>()->currentIndex(), preset);
        }
    }

    /// Those that chains may use on their way are apart from the list: all turned over, each field is its own.
    void insideIsAChoiceOfItsOwn() {
        Techniques dialog({});
        // Away from the usual, whichever way that is for each.
        for (auto* check : dialog.findChildren<QCheckBox*>()) check->click();
        const InnerTechniques inner = innerChoices(dialog.list());
        for (const InnerTechnique& one : allInnerTechniques())
            QVERIFY(inner.*one.isUsed != InnerTechniques().*one.isUsed);
    }

    /// Switched off and moved at once; a list like that is no preset any more.
    void oneIsSwitchedOffAndMoved() {
        Techniques dialog({});
        auto* list = dialog.findChild<QListWidget*>();
        list->item(3)->setCheckState(Qt::Unchecked);
        // The entry behind the presets: the player's own choice.
        QCOMPARE(dialog.findChild<QComboBox*>()->currentIndex(), kTechniquePresets);
        list->setCurrentRow(0);
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == "Move &down") button->click();
        const Profile profile = profileOf(dialog.list());
        QCOMPARE(profile.order[0], allTechniques()[1]);
        QCOMPARE(profile.order[1], allTechniques()[0]);
        QCOMPARE(profile.order[2], allTechniques()[2]);
        QCOMPARE(profile.order[3], allTechniques()[4]);
    }
};

QTEST_MAIN(TestTechniques)
#include "tst_techniques.moc"
