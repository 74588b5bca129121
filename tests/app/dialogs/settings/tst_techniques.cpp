// SPDX-License-Identifier: MIT
// The dialog for the techniques that hints may use.
#include "app/dialogs/settings/techniques.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::logic;
using namespace ninefold::store;

class TestTechniques : public QObject {
    Q_OBJECT

private slots:
    /// The dialog returns the list that it shows, and recognises a preset.
    void theListIsWhatItShows() {
        for (int preset = 0; preset < kTechniquePresets; ++preset) {
            const QStringList list = techniqueList(presetChoices(static_cast<TechniquePreset>(preset)));
            const Techniques dialog(list);
            QCOMPARE(dialog.list(), list);
            QCOMPARE(dialog.findChild<QComboBox*>()->currentIndex(), preset);
        }
    }

    /// Techniques used inside chains are chosen separately: after toggling all, each field has changed.
    void insideIsAChoiceOfItsOwn() {
        Techniques dialog({});
        // Toggles each away from its default.
        for (auto* check : dialog.findChildren<QCheckBox*>()) check->click();
        const InnerTechniques inner = innerChoices(dialog.list());
        for (const InnerTechnique& one : allInnerTechniques())
            QVERIFY(inner.*one.isUsed != InnerTechniques().*one.isUsed);
    }

    /// What is typed hides the others and changes no choice; the scales are those of the chosen technique.
    void techniquesAreFound() {
        Techniques dialog({});
        const QStringList before = dialog.list();
        auto* list = dialog.findChild<QListWidget*>();
        const auto shown = [list] {
            QStringList names;
            for (int row = 0; row < list->count(); ++row)
                if (!list->item(row)->isHidden()) names << list->item(row)->text();
            return names;
        };
        auto* search = dialog.findChild<QLineEdit*>();
        search->setText(" skySCRAPER ");
        QCOMPARE(shown(), QStringList{"Skyscraper"});
        list->setCurrentItem(list->findItems("Skyscraper", Qt::MatchExactly).value(0));
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("HoDoKu"); }));
        search->clear();
        QCOMPARE(shown().size(), list->count());
        QCOMPARE(dialog.list(), before);
    }

    /// Switches one technique off and moves it at once; such a list is not a preset.
    void oneIsSwitchedOffAndMoved() {
        Techniques dialog({});
        auto* list = dialog.findChild<QListWidget*>();
        list->item(3)->setCheckState(Qt::Unchecked);
        // The entry after the presets: the player's own choice.
        QCOMPARE(dialog.findChild<QComboBox*>()->currentIndex(), kTechniquePresets);
        list->setCurrentRow(0);
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == "Move &Down") button->click();
        const Profile profile = profileOf(dialog.list());
        QCOMPARE(profile.order[0], allTechniques()[1]);
        QCOMPARE(profile.order[1], allTechniques()[0]);
        QCOMPARE(profile.order[2], allTechniques()[2]);
        QCOMPARE(profile.order[3], allTechniques()[4]);
    }
};

QTEST_MAIN(TestTechniques)
#include "tst_techniques.moc"
