// SPDX-License-Identifier: MIT
// Tests that the curve shows levels by colour and says in words what it shows.
#include "app/widgets/look/theme.h"
#include "app/widgets/ratingcurve.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::widgets;

class TestRatingCurve : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhereTheHardestStepIs() {
        RatingCurve curve("Ratings");
        curve.setProfile({{12, 0}, {46, 4}, {12, 0}});
        QCOMPARE(curve.accessibleDescription(), "The hardest step is number 2 of 3, rated 4.6.");
        curve.setProfile({});
        QVERIFY(curve.accessibleDescription().isEmpty());
    }

    void barsHaveTheColourOfTheirLevel() {
        RatingCurve curve("Ratings");
        curve.setProfile({{46, 4}, {46, 2}});
        curve.resize(300, curve.sizeHint().height());
        const QImage image = curve.grab().toImage();
        const Theme& theme = Theme::of(ThemeKind::Light);
        QSet<QRgb> found;
        for (int x = 0; x < image.width(); ++x) found << image.pixel(x, image.height() - 12);
        QVERIFY(found.contains(theme.level(4).shape.rgb()) && found.contains(theme.level(2).shape.rgb()));
    }

    void aClickChoosesTheStep() {
        RatingCurve curve("Ratings");
        curve.setProfile({{12, 0}, {46, 4}});
        curve.resize(300, curve.sizeHint().height());
        QSignalSpy clicked(&curve, &RatingCurve::stepClicked);
        QTest::mouseClick(&curve, Qt::LeftButton, {}, {290, 40});
        QCOMPARE(clicked.takeFirst().at(0).toInt(), 1);
        curve.setProfile({});
        QTest::mouseClick(&curve, Qt::LeftButton, {}, {290, 40});
        QVERIFY(clicked.isEmpty());
    }
};

QTEST_MAIN(TestRatingCurve)
#include "tst_ratingcurve.moc"
