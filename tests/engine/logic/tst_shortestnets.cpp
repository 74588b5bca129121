// SPDX-License-Identifier: MIT
// For a hint all nets of a position are compared: what is found is right, and never longer than otherwise.
#include "engine/logic/finder.h"
#include "engine/logic/parts/nets/contradictions.h"
#include "engine/logic/parts/nets/netproof.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "engine/logic/techniques.h"
#include "engine/solve/verdict.h"
#include "tests/engine/logic/positions.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;

class TestShortestNets : public QObject {
    Q_OBJECT

private slots:
    void aHintHasTheShortestNet();
    void aDetourAvoidsACandidate();

private:
    static std::optional<Step> stepOf(const Technique& technique, const Grid& grid, bool shortest) {
        Profile profile = Profile::only({&technique});
        profile.limits.shortestNets = shortest;
        return Finder(profile, true).next(Position(grid));
    }
};

void TestShortestNets::aHintHasTheShortestNet() {
    int looked = 0, shorter = 0;
    for (const positions::Example& example : positions::all()) {
        const Technique& technique = *techniqueById(example.id.toStdString());
        if (&technique != &techniques::forcingNetWithNets && &technique != &techniques::forcingNetWithSets) continue;
        const auto usual = stepOf(technique, example.grid, false), hint = stepOf(technique, example.grid, true);
        QVERIFY(usual && hint);
        QVERIFY(hint->length <= usual->length);
        shorter += hint->length < usual->length;
        ++looked;
        solve::FastSolver solver;
        const solve::Verdict verdict = solve::examine(example.grid, false, solver);
        if (verdict.status != solve::Verdict::Status::Unique) continue;
        for (const Deduction& deduction : hint->deductions)
            QCOMPARE(verdict.solution[deduction.cell] == deduction.digit, deduction.places);
    }
    QVERIFY(looked >= 4 && shorter > 0);
}

void TestShortestNets::aDetourAvoidsACandidate() {
    int seen = 0;
    for (const positions::Example& example : positions::all()) {
        if (!example.id.startsWith("forcing-net")) continue;
        const Position position(example.grid);
        ShortNets nets(Possible(position), Inside::Sets);
        for (Cell cell : position.blanks()) {
            const Candidate start{cell, position.candidates(cell).first()};
            const auto net = nets.find(start, true);
            for (std::size_t n = 0; net && n < net->lines.size(); ++n) {
                nets.avoid(net->lines[n].candidate());
                const auto other = nets.find(start, true);
                if (!other) continue;
                QVERIFY(isShown(baseOf(position), *other, {}));
                for (const NetLine& line : other->lines)
                    QVERIFY(line.kind != NetLine::Place || !(line.candidate() == net->lines[n].candidate()));
                ++seen;
            }
            nets.avoid({});
            QVERIFY(!net || nets.find(start, true)->weight() == net->weight());
        }
    }
    QVERIFY(seen > 0);
}

QTEST_APPLESS_MAIN(TestShortestNets)
#include "tst_shortestnets.moc"
