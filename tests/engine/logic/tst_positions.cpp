// SPDX-License-Identifier: MIT
// Every technique finds its examples. An example gives the position and the effect: a technique that finds the
// pattern but concludes less, or something else, fails as well.
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/walks.h"

#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

class TestPositions : public QObject {
    Q_OBJECT

private slots:
    void ownExamples_data() {
        QTest::addColumn<int>("index");
        const auto examples = positions::all();
        for (int i = 0; i < static_cast<int>(examples.size()); ++i)
            QTest::addRow("%s %d", qPrintable(examples[i].id), i) << i;
    }

    void ownExamples() {
        QFETCH(int, index);
        static const auto examples = positions::all();
        const positions::Example& example = examples[index];
        const Technique* technique = techniqueById(example.id.toStdString());
        QVERIFY2(technique != nullptr, qPrintable("no technique has the id " + example.id));
        const std::vector<Step> steps = walks::stepsOf(*technique, Position(example.grid));
        QStringList found;
        for (const Step& step : steps) found << positions::text(step.deductions);
        QVERIFY2(found.contains(positions::text(example.deductions)),
                 qPrintable("not '" + positions::text(example.deductions) + "', but:\n" + found.join('\n')));
    }

    void everyTechniqueHasAnExample() {
        QSet<QString> ids;
        for (const positions::Example& example : positions::all()) ids.insert(example.id);
        for (const Technique* technique : allTechniques())
            QVERIFY2(ids.contains(QString::fromStdString(walks::name(*technique))),
                     ("no example of " + walks::name(*technique)).c_str());
    }
};

QTEST_APPLESS_MAIN(TestPositions)
#include "tst_positions.moc"
