// SPDX-License-Identifier: MIT
// The sheet that explains a technique by an example.
#include "app/dialogs/puzzle/techniquesheet.h"

#include "app/session/results/nextpuzzle.h"
#include "app/widgets/look/theme.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

class TestTechniqueSheet : public QObject {
    Q_OBJECT

private slots:
    void itLeadsToPractice() {
        const auto example = session::practiceFor("x-wing", {}, QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"));
        QVERIFY(example);
        TechniqueSheet sheet(*logic::techniqueById("x-wing"), example, theme(), NameStyle::RowColumn);
        QCOMPARE(sheet.windowTitle(), "X-Wing");
        QSignalSpy wanted(&sheet, &TechniqueSheet::practiceWanted);
        button(sheet)->click();
        QCOMPARE(wanted.value(0).value(0).toString(), "x-wing");
    }

    void withoutAnExampleItSaysSo() {
        TechniqueSheet sheet(*logic::techniqueById("x-wing"), {}, theme(), NameStyle::RowColumn);
        QVERIFY(sheet.sentence().startsWith("There is no example"));
        QVERIFY(!button(sheet)->isEnabled());
    }

private:
    static const widgets::Theme& theme() { return widgets::Theme::of(widgets::ThemeKind::Light); }
    static QPushButton* button(const TechniqueSheet& sheet) {
        for (auto* one : sheet.findChildren<QPushButton*>())
            if (one->text() == "Practise") return one;
        return nullptr;
    }
};

QTEST_MAIN(TestTechniqueSheet)
#include "tst_techniquesheet.moc"
