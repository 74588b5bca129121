// SPDX-License-Identifier: MIT
// The puzzle after the one that was solved.
#include "app/session/results/nextpuzzle.h"

#include "app/documents/text/bundled.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::session;

class TestNextPuzzle : public QObject {
    Q_OBJECT

private slots:
    void itIsTheNextThatIsNotSolved() {
        QCOMPARE(nameAfter("easy-1", {}), "Easy 2");
        QCOMPARE(nameAfter("easy-1", {"easy-2", "easy-3"}), "Easy 4");
    }
    void afterTheEndComesTheNextList() { QCOMPARE(nameAfter("easy-300", {}), "Normal 1"); }
    void practiceStaysPractice() {
        const QList<Bundled> positions = bundledFile(QStringLiteral("practice"), folder());
        QCOMPARE(nextBundled(positions[0].puzzle, {}, folder())->name, playable(positions[1])->name);
        QVERIFY(!nextBundled(positions.last().puzzle, {}, folder()));
        QVERIFY(!nextBundled(rowOf("expert-300").puzzle, {}, folder()));
    }
    void anotherPuzzleHasNone() { QVERIFY(!nextBundled(QString(81, u'.'), {}, folder())); }

private:
    static QString folder() { return QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"); }
    static Bundled rowOf(const QString& id) {
        for (const Bundled& row : bundledPuzzles(folder()))
            if (row.id == id) return row;
        return {};
    }
    static QString nameAfter(const QString& id, const QStringList& solved) {
        QSet<QString> givens;
        for (const QString& one : solved) givens << rowOf(one).puzzle;
        return QString::fromStdString(nextBundled(rowOf(id).puzzle, givens, folder())->name);
    }
};

QTEST_GUILESS_MAIN(TestNextPuzzle)
#include "tst_nextpuzzle.moc"
