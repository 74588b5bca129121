// SPDX-License-Identifier: MIT
// Tests contrast by WCAG 2: 4.5 for text, 3 for lines and symbols. Any text colour may be on any background of the
// board, so the test checks every pair, not only the frequent ones.
#include "app/widgets/theme.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::widgets;

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void contrastIsThatOfTheStandard();
    void textIsReadable_data() { kinds(); }
    void textIsReadable();
    void chipsAreReadable_data() { kinds(); }
    void chipsAreReadable();
    void edgesAreVisible_data() { kinds(); }
    void edgesAreVisible();
    void noToneIsForgotten_data() { kinds(); }
    void noToneIsForgotten();
    void followsTheDesktop();

private:
    static void kinds() {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << 0;
        QTest::newRow("dark") << 1;
        QTest::newRow("high contrast") << 2;
    }
};

namespace {

// The backgrounds of digits and marks, and the colours in which these are written.
constexpr Tone kGrounds[] = {Tone::Paper, Tone::GivenPaper, Tone::Selection, Tone::Peers, Tone::SameDigit};
constexpr Tone kInks[] = {Tone::GivenInk, Tone::OwnInk, Tone::BranchInk, Tone::CandidateInk, Tone::ClashInk};

const Theme& fetched(int kind) {
    return Theme::of(static_cast<ThemeKind>(kind));
}

} // namespace

/// Black on white is 21; the grey is one that is known to just pass.
void TestTheme::contrastIsThatOfTheStandard() {
    QCOMPARE(qRound(contrast(Qt::black, Qt::white) * 100), 2100);
    QCOMPARE(qRound(contrast(QColor(0x767676), Qt::white) * 100), 454);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
}

/// Colours that players give to cells are backgrounds as well.
void TestTheme::textIsReadable() {
    QFETCH(int, kind);
    const Theme& theme = fetched(kind);
    const auto check = [](const QColor& ink, const QColor& ground, const QString& what) {
        // The minimum that the standard requires for text of this size.
        QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(what + QString(": %1").arg(contrast(ink, ground))));
    };
    for (Tone ink : kInks) {
        for (Tone ground : kGrounds)
            check(theme[ink], theme[ground],
                  QString("ink %1 on ground %2").arg(static_cast<int>(ink)).arg(static_cast<int>(ground)));
        for (int colour = 1; colour <= kCellColours; ++colour)
            check(theme[ink], theme.cellColour(colour),
                  QString("ink %1 on colour %2").arg(static_cast<int>(ink)).arg(colour));
    }
    for (Tone ground : {Tone::Window, Tone::Panel, Tone::Button}) {
        check(theme[Tone::WindowInk], theme[ground], "window text");
        check(theme[Tone::QuietInk], theme[ground], "quiet text");
    }
    check(theme[Tone::AccentInk], theme[Tone::Accent], "accent");
    check(theme[Tone::ButtonInk], theme[Tone::Button], "button");
}

/// The marks of steps: their digit contrasts with their fill, their edge with the background.
void TestTheme::chipsAreReadable() {
    QFETCH(int, kind);
    const Theme& theme = fetched(kind);
    for (int role = 0; role < kRoles; ++role) {
        const ChipColours& chip = theme[static_cast<Role>(role)];
        QVERIFY2(contrast(chip.ink, chip.fill) >= 4.5, qPrintable(QString::number(role)));
        QVERIFY2(contrast(chip.edge, theme[Tone::Paper]) >= 3, qPrintable(QString::number(role)));
    }
}

/// Selection and links must be visible without relying on their colour.
void TestTheme::edgesAreVisible() {
    QFETCH(int, kind);
    const Theme& theme = fetched(kind);
    for (Tone ground : {Tone::Paper, Tone::GivenPaper})
        for (Tone edge : {Tone::SelectionEdge, Tone::ThickLine, Tone::Link})
            QVERIFY(contrast(theme[edge], theme[ground]) >= 3);
}

/// A tone missing in a theme would be painted black.
void TestTheme::noToneIsForgotten() {
    QFETCH(int, kind);
    for (int role = 0; role < static_cast<int>(Tone::Count); ++role)
        QVERIFY2(fetched(kind)[static_cast<Tone>(role)].isValid(), qPrintable(QString::number(role)));
}

/// Each theme's own palette gives the same theme, so that a desktop in our colours does not change it.
void TestTheme::followsTheDesktop() {
    QCOMPARE(kindFor(QPalette(QColor(0xEFEFEF))), ThemeKind::Light);
    QCOMPARE(kindFor(QPalette(QColor(0x202326))), ThemeKind::Dark);
    // A desktop requests high contrast with pure black and white.
    QPalette stark(Qt::black);
    stark.setColor(QPalette::Window, Qt::black);
    stark.setColor(QPalette::WindowText, Qt::white);
    QCOMPARE(kindFor(stark), ThemeKind::HighContrast);
    for (ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast})
        QCOMPARE(kindFor(Theme::of(kind).palette()), kind);
}

QTEST_GUILESS_MAIN(TestTheme)
#include "tst_theme.moc"
