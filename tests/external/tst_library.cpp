// SPDX-License-Identifier: MIT
// Every technique finds its examples in a large library of positions. An example gives position and effect: a
// technique that finds the pattern but concludes less, or something else, fails.
#include "engine/formats/parts/libraryline.h"
#include "engine/logic/finder.h"
#include "tests/data.h"

#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::logic;

namespace {

/// All steps found by the techniques with this code.
std::vector<Step> stepsByCode(std::string_view code, const Grid& grid) {
    Profile profile;
    // HoDoKu divides techniques differently, so a code may stand for several of ours.
    for (const Technique* technique : allTechniques())
        if (technique->code == code) profile.order.push_back(technique);
    // Some examples take more work to find than the limit for hints allows.
    profile.limits = raisedLimits();
    return Finder(profile, true).all(Position(grid));
}

using Effect = QSet<QPair<int, int>>;

Effect effectOf(const std::vector<LibraryCandidate>& list) {
    Effect effect;
    for (const LibraryCandidate& candidate : list) effect.insert({candidate.cell, candidate.digit});
    return effect;
}

Effect effectOf(const Step& step, bool places) {
    Effect effect;
    for (const Deduction& deduction : step.deductions)
        if (deduction.places == places) effect.insert({deduction.cell, deduction.digit});
    return effect;
}

/// `code` may have a fifth digit, for Siamese fish.
bool passes(const std::string& code, const LibraryLine& line) {
    const std::vector<Step> steps = stepsByCode(code, line.grid);
    // Variant x is a counterexample: the technique must find nothing here.
    if (line.variant == "x") return steps.empty();
    const bool places = !line.placements.empty();
    const Effect wanted = effectOf(places ? line.placements : line.eliminations);
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) { return effectOf(step, places) == wanted; });
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void everyExampleIsFound() {
        QFile file(dataPath("reglib-open.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int asked = 0;
        QStringList missed;
        for (const QByteArray& text : file.readAll().split('\n')) {
            const QByteArray line = text.trimmed();
            if (!isLibraryLine(line.toStdString())) continue;
            const auto parsed = parseLibraryLine(line.toStdString());
            QVERIFY2(parsed, line);
            ++asked;
            const std::string code = line.split(':')[1].split('-')[0].toStdString();
            if (!passes(code, parsed.value())) missed << line;
        }
        // Report all missed positions together, so that each can be examined.
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join('\n')));
        QVERIFY(asked > 500);
    }
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
