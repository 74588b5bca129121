// SPDX-License-Identifier: MIT
// The table of techniques that can be asked for: it names techniques that exist, in solving order, and what it calls
// the home of a technique is a place where puzzles with it are found.
#include "engine/generator/chances.h"

#include "engine/generator/maker.h"
#include "engine/logic/needs.h"
#include "engine/logic/techniques.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;

class TestChances : public QObject {
    Q_OBJECT

private slots:
    void techniquesStandInSolvingOrder();
    void everyTechniqueHasAHome();
    void aTechniqueOfTheTableIsFound_data();
    void aTechniqueOfTheTableIsFound();
};

void TestChances::techniquesStandInSolvingOrder() {
    const auto likely = likelyTechniques();
    QVERIFY(likely.size() > 40);
    auto from = allTechniques().begin();
    for (const Technique* technique : likely) {
        QVERIFY(technique != nullptr && technique->family != Family::Singles && !technique->onRequest);
        from = std::find(from, allTechniques().end(), technique);
        QVERIFY2(from != allTechniques().end(), technique->id.data());
    }
}

void TestChances::everyTechniqueHasAHome() {
    for (const Technique* technique : likelyTechniques()) {
        const LevelAndPart home = homeOf(*technique);
        const int chance = chanceOf(*technique, home.level, home.part);
        QVERIFY2(chance >= 5 && chance <= 1000, technique->id.data());
        QVERIFY(secondsFor(home.level, home.part, technique) >= secondsFor(home.level, home.part, nullptr));
        QVERIFY2(secondsFor(home.level, home.part, technique) < 20, technique->id.data());
        for (const Level level : {Level::VeryEasy, Level::Easy, Level::Normal})
            for (const LevelPart part : kLevelParts) QCOMPARE(chanceOf(*technique, level, part), 0);
    }
    // Techniques that no row names.
    QCOMPARE(chanceOf(techniques::nakedSingle, Level::Hard, LevelPart::Easier), 0);
    QCOMPARE(chanceOf(techniques::leviathan, Level::Expert, LevelPart::Harder), 0);
    QCOMPARE(homeOf(techniques::xyWing), (LevelAndPart{Level::Hard, LevelPart::Harder}));
    QCOMPARE(homeOf(techniques::aic), (LevelAndPart{Level::VeryHard, LevelPart::Harder}));
    QCOMPARE(secondsFor(Level::Easy, LevelPart::Middle, nullptr), 0.0);
}

void TestChances::aTechniqueOfTheTableIsFound_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"naked-pair", "x-wing", "xy-wing", "skyscraper", "w-wing", "swordfish", "hidden-rectangle"})
        QTest::newRow(id) << QByteArray(id);
}

void TestChances::aTechniqueOfTheTableIsFound() {
    QFETCH(QByteArray, id);
    const Technique* technique = techniqueById(id.toStdString());
    QVERIFY(technique != nullptr);
    const LevelAndPart home = homeOf(*technique);
    Random random(11);
    const auto made = Maker({.level = home.level, .part = home.part, .technique = technique}).make(random);
    QVERIFY(made.has_value());
    QVERIFY(std::ranges::count(needsOf(made->puzzle).techniques, technique) == 1);
}

QTEST_APPLESS_MAIN(TestChances)
#include "tst_chances.moc"
