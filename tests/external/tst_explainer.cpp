// SPDX-License-Identifier: MIT
// Compares ratings with those of Sudoku Explainer itself; of the slow puzzles only a sample.
#include "engine/rating/se/rater.h"
#include "tests/data.h"

#include <QTest>

#include <cmath>

using namespace ninefold;
using namespace ninefold::rating;

namespace {

/// A puzzle and its three ratings, in tenths.
struct Row {
    Grid puzzle;
    int rating, pearl, diamond;
};

/// Parses a line "puzzle ER EP ED ...". Ratings are written as 7.2; sums of tenths are not exact in binary, so they
/// are rounded.
std::optional<Row> rowOf(const QByteArray& line) {
    const QList<QByteArray> words = line.split(' ');
    if (words.size() < 4 || words[0].size() != kCellCount) return std::nullopt;
    const auto tenths = [&](int n) { return static_cast<int>(std::lround(words[n].toDouble() * 10)); };
    return Row{Grid::fromCells(words[0].toStdString()), tenths(1), tenths(2), tenths(3)};
}

bool isRight(const Row& row) {
    const ExplainerRating rating = rateByExplainer(row.puzzle);
    return rating.complete && rating.rating == row.rating && rating.pearl == row.pearl && rating.diamond == row.diamond;
}

/// The number of rated puzzles, and of correct ratings.
struct Tally {
    int rated = 0, right = 0;
};

} // namespace

class TestExplainer : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheProgram() {
        QFile file(dataPath("ratings/se_truth.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Tally easy, all;
        for (int number = 0; !file.atEnd(); ++number) {
            const auto row = rowOf(file.readLine());
            // Puzzles above 8.4 take seconds each: rate one in eight of them, and none above 9.4.
            if (!row || (row->rating > 84 && number % 8 != 0)) continue;
            const bool right = isRight(*row);
            for (Tally* tally : {&all, &easy}) {
                if (tally == &easy && row->rating > 62) continue;
                ++tally->rated;
                tally->right += right;
            }
        }
        qInfo("%d of %d up to 6.2, %d of %d in all", easy.right, easy.rated, all.right, all.rated);
        // Not all agree: the order in which Sudoku Explainer meets equal steps cannot always be reproduced. Up to
        // 6.2 no chains are needed, and nearly all must agree.
        QVERIFY(easy.rated > 1000 && easy.right * 100 >= easy.rated * 99);
        QVERIFY(all.right * 100 >= all.rated * 95);
    }
};

QTEST_APPLESS_MAIN(TestExplainer)
#include "tst_explainer.moc"
