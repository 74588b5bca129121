// SPDX-License-Identifier: MIT
// Tests contrast by WCAG 2: 4.5 for text, 3 for lines and symbols. Any text colour may be on any background of the
// board, so the test checks every pair, not only the frequent ones.
#include "app/widgets/look/theme.h"

#include <QSet>
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
    void controlsAreVisible_data() { kinds(); }
    void controlsAreVisible();
    void levelsAreReadable_data() { kinds(); }
    void levelsAreReadable();
    void theAccentOfTheDesktopStaysReadable_data() { kinds(); }
    void theAccentOfTheDesktopStaysReadable();
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
constexpr Tone kGrounds[] = {Tone::Paper,     Tone::GivenPaper, Tone::Selection, Tone::Peers,
                             Tone::SameDigit, Tone::PeerGiven,  Tone::Look};
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
    for (Tone ground : {Tone::Window, Tone::Card, Tone::Sunken}) {
        check(theme[Tone::Text], theme[ground], "text");
        check(theme[Tone::Secondary], theme[ground], "secondary text");
    }
    for (Tone ink : {Tone::Accent, Tone::Good, Tone::Warn, Tone::Bad})
        check(theme[ink], theme[Tone::Card], "on a card");
    check(theme[Tone::AccentInk], theme[Tone::Accent], "accent");
    check(theme[Tone::SoftInk], theme[Tone::Soft], "chosen row");
    check(theme[Tone::Text], theme[Tone::Soft], "text in a chosen row");
    check(theme[Tone::Good], theme[Tone::GoodFill], "good");
    check(theme[Tone::Warn], theme[Tone::WarnFill], "warning");
    check(theme[Tone::Bad], theme[Tone::BadFill], "bad");
}

/// Disabled text may be fainter than other text, and edges of controls need the contrast of symbols.
void TestTheme::controlsAreVisible() {
    QFETCH(int, kind);
    const Theme& theme = fetched(kind);
    for (Tone ground : {Tone::Window, Tone::Card}) {
        QVERIFY(contrast(theme[Tone::Disabled], theme[ground]) >= 3);
        QVERIFY(contrast(theme[Tone::ControlLine], theme[ground]) >= 3);
        QVERIFY(contrast(theme[Tone::Accent], theme[ground]) >= 4.5);
    }
}

/// Six shapes on a card, and text in badges.
void TestTheme::levelsAreReadable() {
    QFETCH(int, kind);
    const Theme& theme = fetched(kind);
    QSet<QRgb> shapes;
    for (int number = 0; number < kLevelColours; ++number) {
        const LevelColours& level = theme.level(number);
        QVERIFY(contrast(level.shape, theme[Tone::Card]) >= 4.9);
        QVERIFY(contrast(level.text, level.fill) >= 5.7);
        shapes << level.shape.rgb();
    }
    QCOMPARE(shapes.size(), kLevelColours);
}

/// Desktops offer bright and pale accents; text in them must stay readable. A grey is not taken.
void TestTheme::theAccentOfTheDesktopStaysReadable() {
    QFETCH(int, kind);
    const Theme& own = fetched(kind);
    QCOMPARE(own.withAccent(QColor(0x808080))[Tone::Accent], own[Tone::Accent]);
    for (const QRgb accent : {0xFFD000U, 0x3DAEE9U, 0xE95420U, 0x000080U, 0x26A269U, 0xFFC0CBU}) {
        const Theme theme = own.withAccent(QColor(accent));
        const auto check = [&](Tone ink, Tone ground) {
            QVERIFY2(contrast(theme[ink], theme[ground]) >= 4.5, qPrintable(QString::number(accent, 16)));
        };
        check(Tone::Accent, Tone::Card);
        check(Tone::AccentInk, Tone::Accent);
        check(Tone::SoftInk, Tone::Soft);
        check(Tone::Text, Tone::Soft);
        QCOMPARE(theme[Tone::Accent] == own[Tone::Accent], own.kind() == ThemeKind::HighContrast);
    }
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
        for (Tone edge : {Tone::SelectionEdge, Tone::ThickLine, Tone::Link, Tone::LookEdge, Tone::HouseEdge})
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
