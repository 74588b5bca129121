// SPDX-License-Identifier: MIT
// For each technique one position for practice, as a player meets it: on the board, the hint is the technique to be
// practised. tests/app/cli/tst_collections.cpp checks all positions through the command line.
#include "app/documents/text/bundled.h"
#include "app/session/session.h"

#include "tests/app/scratchhome.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

namespace {

QString nameOf(const Technique* technique) {
    return QString::fromUtf8(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private slots:
    void theFirstHintIsTheTechnique_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("technique");
        std::set<QString> seen;
        for (const Bundled& bundled :
             bundledFile(QStringLiteral("practice"), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"))) {
            const QString technique = bundled.facts[QLatin1String("technique")].toString();
            if (seen.insert(technique).second) QTest::newRow(qPrintable(bundled.id)) << bundled.content << technique;
        }
        QVERIFY(seen.size() >= 70);
    }

    void theFirstHintIsTheTechnique() {
        QFETCH(QByteArray, content);
        QFETCH(QString, technique);
        const auto puzzle = playable({.content = content});
        QVERIFY(puzzle);
        Session session;
        std::optional<Step> hint;
        connect(&session.logic(), &LogicSession::hintFound, this,
                [&](const std::optional<Step>& step) { hint = step; });
        session.games().startGame(*puzzle);
        QTRY_VERIFY(session.examiner().verdict());
        QVERIFY(session.examiner().solution() && session.game().isRight(*session.examiner().solution()));
        const LogicQuestion question = session.examiner().logicQuestion();
        // Uniqueness techniques need a unique solution.
        QVERIFY(question.unique);
        session.logic().askHint(question);
        QTRY_VERIFY_WITH_TIMEOUT(hint, 60'000);
        QCOMPARE(nameOf(hint->technique), technique);
    }

private:
    ScratchHome home_;
};

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"
