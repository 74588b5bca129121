// SPDX-License-Identifier: MIT
// The list of techniques in the settings, as words. It outlives program versions, so unknown and missing names must
// be accepted.
#include "app/store/techniquelist.h"

#include "engine/logic/techniques.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::store;

class TestTechniqueList : public QObject {
    Q_OBJECT

private slots:
    /// An empty list means the default, so that players who never changed it get new techniques.
    void presetsSurviveTheSettings() {
        for (int preset = 0; preset < kTechniquePresets; ++preset) {
            const auto choices = presetChoices(static_cast<TechniquePreset>(preset));
            QCOMPARE(choices.size(), allTechniques().size());
            QVERIFY(techniqueChoices(techniqueList(choices)) == choices);
        }
        QVERIFY(techniqueList(presetChoices(TechniquePreset::Usual)).isEmpty());
        QVERIFY(profileOf({}).order == Profile::standard().order);
    }

    /// Reverses the list, since any order may be chosen.
    void theOrderIsKept() {
        auto choices = presetChoices(TechniquePreset::Usual);
        std::reverse(choices.begin(), choices.end());
        QVERIFY(techniqueChoices(techniqueList(choices)) == choices);
        QCOMPARE(profileOf(techniqueList(choices)).order.back(), allTechniques().front());
    }

    /// Settings of an older or newer version, or edited by hand.
    void strangeListsAreMended() {
        // One known, one unknown, one that is switched off, one twice.
        const QStringList list = {"x-wing", "no-such-technique", "-full-house", "x-wing"};
        const auto choices = techniqueChoices(list);
        QCOMPARE(choices.size(), allTechniques().size());
        for (const Technique* technique : allTechniques())
            QCOMPARE(std::count_if(choices.begin(), choices.end(),
                                   [&](const TechniqueChoice& choice) { return choice.technique == technique; }),
                     1);
        const auto unused = std::find_if(choices.begin(), choices.end(), [](const TechniqueChoice& choice) {
            return choice.technique == &techniques::fullHouse;
        });
        // The minus sign before its name was understood.
        QVERIFY(!unused->used);
    }

    /// The words for techniques inside chains are in the same list and must not change the order.
    void whatIsUsedInsideIsKept() {
        QVERIFY(innerChoices({}) == InnerTechniques());
        for (const InnerTechnique& technique : allInnerTechniques()) {
            InnerTechniques inner;
            inner.*technique.isUsed = !(inner.*technique.isUsed);
            const QStringList list = techniqueList(presetChoices(TechniquePreset::Usual), inner);
            QVERIFY(innerChoices(list) == inner && profileOf(list).limits.inner == inner);
            QVERIFY(profileOf(list).order == Profile::standard().order);
        }
    }

    /// Compares each preset with its definition.
    void presetsAreWhatTheySay() {
        const auto order = [](TechniquePreset preset) { return profileOf(techniqueList(presetChoices(preset))).order; };
        for (const Technique* technique : order(TechniquePreset::NoUniqueness)) QVERIFY(!technique->uniqueness);
        for (const Technique* technique : order(TechniquePreset::Singles))
            QVERIFY(technique->family == Family::Singles);
        for (const Technique* technique : order(TechniquePreset::NoForcing))
            QVERIFY(technique->family != Family::ForcingChains);
        QCOMPARE(order(TechniquePreset::Everything).size(), allTechniques().size());
    }
};

QTEST_APPLESS_MAIN(TestTechniqueList)
#include "tst_techniquelist.moc"
