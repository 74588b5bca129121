// SPDX-License-Identifier: MIT
#include "engine/logic/relations.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ninefold;
using namespace ninefold::logic;

class TestRelations : public QObject {
    Q_OBJECT

private slots:
    void theyNameTechniques() {
        std::set<std::pair<std::string_view, std::string_view>> seen;
        for (const auto& [special, general] : allRelations()) {
            QVERIFY2(techniqueById(special) != nullptr, std::string(special).c_str());
            QVERIFY2(techniqueById(general) != nullptr, std::string(general).c_str());
            QVERIFY(special != general && seen.insert({special, general}).second);
        }
    }

    /// Nothing is a special case of its own special case.
    void theyHaveNoCircles() {
        for (const Technique* technique : allTechniques()) {
            std::vector<const Technique*> above = generalOf(*technique);
            std::set<const Technique*> reached(above.begin(), above.end());
            while (!above.empty()) {
                const Technique* next = above.back();
                above.pop_back();
                for (const Technique* one : generalOf(*next))
                    if (reached.insert(one).second) above.push_back(one);
            }
            QVERIFY2(!reached.contains(technique), std::string(technique->id).c_str());
        }
    }

    void bothDirectionsAgree() {
        for (const Technique* technique : allTechniques()) {
            for (const Technique* one : generalOf(*technique)) {
                const auto back = specialOf(*one);
                QVERIFY(std::ranges::find(back, technique) != back.end());
            }
            for (const Technique* one : siblingsOf(*technique)) QVERIFY(one->about == technique->about);
        }
        QCOMPARE(siblingsOf(*techniqueById("x-wing")).size(), 5U);
    }

    /// A special case comes first in the order in which people solve, except that of a technique on request.
    void theSpecialCaseIsFoundFirst() {
        const auto all = allTechniques();
        const auto place = [&](std::string_view id) {
            return std::ranges::find(all, id, &Technique::id) - all.begin();
        };
        for (const auto& [special, general] : allRelations()) {
            if (techniqueById(special)->onRequest || techniqueById(general)->onRequest) continue;
            // These explain the same in other words.
            if (special == "simple-colors-wrap" || special == "full-house" || special == "bug-1") continue;
            QVERIFY2(place(special) < place(general), std::string(special).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestRelations)
#include "tst_relations.moc"
