// SPDX-License-Identifier: MIT
// What the desktop says by its portal, and what the player chose, which goes before.
#include "app/window/frame/appearance.h"

#include "app/widgets/look/inkstyle.h"

#include "tests/app/scratchhome.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::store;
using namespace ninefold::widgets;
using namespace ninefold::window;

class TestAppearance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new InkStyle); }
    void init();
    void thePortalChoosesTheTheme_data();
    void thePortalChoosesTheTheme();
    void thePlayerGoesBefore();
    void theAccentIsThatOfThePortal();
    void eitherAsksForLessMotion();
    void changesAreReported();

private:
    void choose(ThemeChoice theme, bool reducedMotion = false);

    ScratchHome home_;
    std::unique_ptr<Appearance> appearance_;
};

void TestAppearance::init() {
    appearance_ = std::make_unique<Appearance>();
    choose(ThemeChoice::System);
}

void TestAppearance::choose(ThemeChoice theme, bool reducedMotion) {
    Settings settings;
    settings.theme = theme;
    settings.reducedMotion = reducedMotion;
    appearance_->setSettings(settings);
}

void TestAppearance::thePortalChoosesTheTheme_data() {
    QTest::addColumn<int>("dark");
    QTest::addColumn<bool>("contrast");
    QTest::addColumn<ThemeKind>("kind");
    QTest::newRow("nothing: as the palette") << -1 << false << ThemeKind::Light;
    QTest::newRow("dark") << 1 << false << ThemeKind::Dark;
    QTest::newRow("light") << 0 << false << ThemeKind::Light;
    QTest::newRow("high contrast") << 0 << true << ThemeKind::HighContrast;
}

void TestAppearance::thePortalChoosesTheTheme() {
    QFETCH(int, dark);
    QFETCH(bool, contrast);
    desktop::DesktopLook look{.highContrast = contrast};
    if (dark >= 0) look.dark = dark == 1;
    appearance_->followPortal(look);
    QTEST(appearance_->theme().kind(), "kind");
}

void TestAppearance::thePlayerGoesBefore() {
    appearance_->followPortal({.dark = true});
    choose(ThemeChoice::Light);
    QCOMPARE(appearance_->theme().kind(), ThemeKind::Light);
    appearance_->followPortal({.dark = true, .highContrast = true});
    QCOMPARE(appearance_->theme().kind(), ThemeKind::Light);
    choose(ThemeChoice::System);
    QCOMPARE(appearance_->theme().kind(), ThemeKind::HighContrast);
}

void TestAppearance::theAccentIsThatOfThePortal() {
    const QColor before = appearance_->theme()[Tone::Accent];
    appearance_->followPortal({.accent = std::array{0.8, 0.1, 0.1}});
    const QColor red = appearance_->theme()[Tone::Accent];
    QVERIFY(red != before);
    QVERIFY(red.red() > red.blue() && red.red() > red.green());
    appearance_->followPortal({});
    QCOMPARE(appearance_->theme()[Tone::Accent], before);
}

void TestAppearance::eitherAsksForLessMotion() {
    QVERIFY(!isCalm());
    appearance_->followPortal({.reducedMotion = true});
    QVERIFY(isCalm());
    appearance_->followPortal({});
    QVERIFY(!isCalm());
    choose(ThemeChoice::System, true);
    QVERIFY(isCalm());
    appearance_->followPortal({.reducedMotion = true});
    choose(ThemeChoice::System, false);
    QVERIFY(isCalm());
}

void TestAppearance::changesAreReported() {
    QSignalSpy themes(appearance_.get(), &Appearance::themeChanged),
        scales(appearance_.get(), &Appearance::textScaleChanged);
    appearance_->followPortal({.dark = true, .textScale = 1.25});
    QCOMPARE(themes.count(), 1);
    QCOMPARE(scales.count(), 1);
    // Only Wayland leaves it to the program.
    QCOMPARE(appearance_->textScale(), 1.0);
}

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
