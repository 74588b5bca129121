// SPDX-License-Identifier: MIT
// Simulated players of known strength play what is proposed to them, and the estimate finds their strength.
#include "app/session/learning/strength.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace ninefold::session;

namespace {

const QDate kDay(2026, 11, 1);

/// The ratings that puzzles have.
constexpr std::array kRatings = {1.2, 1.5, 1.7, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0, 3.2, 3.4, 3.6, 3.8, 4.0, 4.2, 4.4,
                                 4.5, 4.6, 4.7, 5.0, 5.2, 5.4, 5.6, 5.7, 6.2, 6.5, 6.6, 6.7, 6.9, 7.0, 7.1, 7.2,
                                 7.3, 7.5, 7.6, 7.7, 7.8, 8.0, 8.2, 8.3, 8.4, 8.5, 8.8, 8.9, 9.0, 9.2, 9.4, 10.0};

double puzzleNear(double er) {
    return *std::ranges::min_element(kRatings, {}, [er](double one) { return std::abs(one - er); });
}

double anyRating(QRandomGenerator& random) {
    return kRatings[random.bounded(static_cast<quint32>(kRatings.size()))];
}

/// A player who takes what is proposed, a game a day. `slope`: how much chance there is in the outcome.
std::optional<Strength> estimate(double strength, int games, QRandomGenerator& random, double slope = 0.4) {
    QList<RatedGame> played;
    for (int game = 0; game < games; ++game) {
        const double er = puzzleNear(nextRating(strengthOf(played)));
        const bool alone = random.generateDouble() < 1 / (1 + std::exp((er - strength) / slope));
        played << RatedGame{.er = er, .alone = alone, .day = kDay.addDays(game)};
    }
    return strengthOf(played);
}

} // namespace

class TestStrength : public QObject {
    Q_OBJECT

private slots:
    void nothingIsInventedWithoutGames() {
        QVERIFY(!strengthOf({}));
        QVERIFY(nextRating({}) < 2.0);
    }

    /// Every other puzzle of this rating.
    void theChanceIsHalfAtTheStrength() {
        for (double er = 1.0; er < 11; er += 0.5) {
            QVERIFY(std::abs(chanceToSolve(er, er) - 0.5) < 1e-9);
            QVERIFY(chanceToSolve(er, er + 1) < 0.2 && chanceToSolve(er, er - 1) > 0.8);
        }
    }

    /// 25 strengths, 40 players each.
    void twentyGamesFindTheStrength() {
        QRandomGenerator random(18);
        int all = 0, near = 0, covered = 0;
        double worst = 0, away = 0;
        for (double strength = 1.6; strength < 9.0; strength += 0.3) {
            double sum = 0;
            for (int player = 0; player < 40; ++player, ++all) {
                const Strength found = *estimate(strength, 20, random);
                sum += found.mean;
                away += std::abs(found.mean - strength);
                near += std::abs(found.mean - strength) <= 0.5;
                covered += found.low <= strength && strength <= found.high;
                QCOMPARE(found.games, 20);
                QVERIFY(found.low < found.mean && found.mean < found.high);
            }
            worst = std::max(worst, std::abs(sum / 40 - strength));
        }
        qInfo("of %d players %d within 0.5, %d within their interval; mean distance %.2f, worst mean error %.2f", all,
              near, covered, away / all, worst);
        QVERIFY(near * 100 >= all * 95);
        QVERIFY(covered * 100 >= all * 85);
        QVERIFY(away < 0.3 * all && worst < 0.25);
    }

    /// What a game shows is less certain for players who are not as even as the model.
    void otherPlayersAreFoundToo() {
        QRandomGenerator random(19);
        for (const double slope : {0.1, 0.8}) {
            int near = 0;
            for (int player = 0; player < 200; ++player)
                near += std::abs(estimate(2.0 + player % 6, 20, random, slope)->mean - (2.0 + player % 6)) <= 0.75;
            QVERIFY2(near >= 170, qPrintable(QString::number(near)));
        }
    }

    void moreGamesAreMoreCertain() {
        QRandomGenerator random(20);
        double widthOf5 = 0, widthOf40 = 0;
        for (int player = 0; player < 50; ++player) {
            const Strength few = *estimate(4.2, 5, random), many = *estimate(4.2, 40, random);
            widthOf5 += few.high - few.low;
            widthOf40 += many.high - many.low;
        }
        QVERIFY(widthOf40 < 0.7 * widthOf5);
    }

    /// A year without a game leaves less certain, not weaker.
    void timeWidensTheInterval() {
        QRandomGenerator random(21);
        QList<RatedGame> played(12, {.er = 4.0, .alone = true, .day = kDay});
        for (int game = 0; game < 12; ++game) played[game].alone = game % 2 == 0;
        const Strength now = *strengthOf(played);
        played.last().day = kDay.addDays(365);
        const Strength later = *strengthOf(played);
        QVERIFY(later.high - later.low > now.high - now.low);
        QVERIFY(std::abs(later.mean - now.mean) < 0.3);
    }

    /// Solving one more puzzle never makes a player weaker, and giving one up never stronger.
    void theBetterResultIsTheHigherEstimate() {
        QRandomGenerator random(22);
        for (int round = 0; round < 100; ++round) {
            QList<RatedGame> played;
            for (int game = random.bounded(1, 15); game > 0; --game)
                played << RatedGame{.er = anyRating(random), .alone = random.bounded(2) == 0, .day = kDay};
            const double before = strengthOf(played)->mean, er = anyRating(random);
            QVERIFY(strengthOf(played + QList{RatedGame{er, true, kDay}})->mean >= before - 1e-9);
            QVERIFY(strengthOf(played + QList{RatedGame{er, false, kDay}})->mean <= before + 1e-9);
        }
    }
};

QTEST_APPLESS_MAIN(TestStrength)
#include "tst_strength.moc"
