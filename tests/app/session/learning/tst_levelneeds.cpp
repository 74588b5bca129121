// SPDX-License-Identifier: MIT
#include "app/session/learning/levelneeds.h"

#include "engine/logic/technique.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

class TestLevelNeeds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { needs_ = bundledNeeds(QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles")); }

    void allPuzzlesAreCounted() {
        for (const int puzzles : needs_.puzzles) QCOMPARE(puzzles, 300);
        for (auto one = needs_.needing.cbegin(); one != needs_.needing.cend(); ++one)
            QVERIFY2(logic::techniqueById(one.key().toStdString()) != nullptr, qPrintable(one.key()));
        QVERIFY(needs_.needing.size() > 60);
    }

    /// Up to Normal singles are enough.
    void easyPuzzlesNeedNothing() {
        for (auto one = needs_.needing.cbegin(); one != needs_.needing.cend(); ++one) {
            for (const rating::Level level : {rating::Level::VeryEasy, rating::Level::Easy, rating::Level::Normal})
                QCOMPARE(needs_.percent(one.key(), level), 0);
            int most = 0;
            for (const rating::Level level : rating::kLevels) most = std::max(most, needs_.percent(one.key(), level));
            QVERIFY(most >= 1 && most <= 100);
        }
    }

    void aTechniqueThatNobodyNeedsHasNone() { QCOMPARE(needs_.percent("leviathan", rating::Level::Expert), 0); }

private:
    LevelNeeds needs_;
};

QTEST_APPLESS_MAIN(TestLevelNeeds)
#include "tst_levelneeds.moc"
