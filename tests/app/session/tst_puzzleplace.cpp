// SPDX-License-Identifier: MIT
// Where the puzzle on the board is in its list.
#include "app/session/puzzleplace.h"

#include "app/store/solvedlist.h"
#include "engine/rating/level.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::rating;
using namespace ninefold::session;

namespace {

/// The program has the collection as a resource; the test reads the files from the source folder.
const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");

} // namespace

class TestPuzzlePlace : public QObject {
    Q_OBJECT

private slots:
    void everyLevelCountsItsPuzzles() {
        for (const Level level : kLevels) {
            const QList<Bundled> list = bundledFile(bundledFileOf(levelName(level)), kFolder);
            const QSet<QString> solved = {list[3].puzzle, list[160].puzzle, QStringLiteral("another")};
            const auto place = bundledPlace(list[160].puzzle, std::string(levelName(level)), solved, kFolder);
            QCOMPARE(place, (ListPlace{.number = 161, .count = 300, .solved = 2}));
        }
    }

    /// A position has its place among those of the same technique.
    void positionsCountTheirTechnique() {
        const QList<Bundled> list = bundledFile(QStringLiteral("practice"), kFolder);
        const auto place = bundledPlace(list[12].puzzle, {}, {}, kFolder);
        QVERIFY(place);
        QCOMPARE(place->count, 10);
        QVERIFY(place->number >= 1 && place->number <= 10);
    }

    void othersHaveNone() {
        const QList<Bundled> list = bundledFile(QStringLiteral("easy"), kFolder);
        QVERIFY(!bundledPlace(QString(81, u'.'), "Easy", {}, kFolder));
        QVERIFY(!bundledPlace(list[0].puzzle, "Hard", {}, kFolder));
        QVERIFY(!bundledPlace(list[0].puzzle, "no level", {}, kFolder));
    }
};

QTEST_GUILESS_MAIN(TestPuzzlePlace)
#include "tst_puzzleplace.moc"
