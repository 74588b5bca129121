// SPDX-License-Identifier: MIT
// Compares ratings with those of HoDoKu itself: one in seven puzzles, and fewer of those that need chains.
#include "engine/rating/hodoku/rater.h"
#include "engine/solve/bitboard.h"
#include "tests/data.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::solve;

class TestHodoku : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheProgram() {
        QFile file(dataPath("ratings/hodoku_truth.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int rated = 0, levels = 0, scores = 0;
        for (int number = 0; !file.atEnd(); ++number) {
            const QList<QByteArray> fields = file.readLine().split('\t');
            if (fields.size() < 5 || number % (fields[1] == "Extreme" ? 35 : 7) != 0) continue;
            const Grid puzzle = Grid::fromCells(fields[0].toStdString());
            const HodokuRating rating = rateByHodoku(puzzle, FastSolver().solve(puzzle).solution[0]);
            ++rated;
            levels += hodokuGradeName(rating.grade) == fields[1].toStdString();
            scores += rating.score == fields[2].toInt();
        }
        qInfo("Of %d the level is right %d times, the score %d times.", rated, levels, scores);
        // Where several steps are equally good, HoDoKu's path may differ from ours, so some scores differ.
        QVERIFY(rated > 200 && levels * 100 >= rated * 97 && scores * 100 >= rated * 90);
    }
};

QTEST_APPLESS_MAIN(TestHodoku)
#include "tst_hodoku.moc"
