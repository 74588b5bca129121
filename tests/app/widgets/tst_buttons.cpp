// SPDX-License-Identifier: MIT
// Tests the one family of buttons: sizes, what is primary, and what a narrow button leaves away.
#include "app/widgets/keybutton.h"
#include "app/widgets/look/focusring.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QDialogButtonBox>
#include <QFontInfo>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QVBoxLayout>

using namespace ninefold;
using namespace ninefold::widgets;

class TestButtons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void buttonsHaveThreeHeights();
    void theAcceptingButtonOfADialogIsPrimary();
    void aPrimaryButtonIsFilled();
    void keysAreShownWhereThereIsRoom();
    void foreignIconsKeepTheirColours();
    void textStylesFollowTheFontOfTheProgram();
    void theRingFollowsTheFocus();
    void badgesGrowWithTheirText();
    void shapesKeepTheirSize();
    void aChosenRowHasOneBar();
};

void TestButtons::initTestCase() {
    QFont font = QApplication::font();
    font.setPixelSize(14);
    QApplication::setFont(font);
    QApplication::setStyle(new InkStyle);
}

/// Buttons of Qt and of the column are equally high.
void TestButtons::buttonsHaveThreeHeights() {
    QPushButton push("Apply");
    KeyButton key("Apply");
    const std::pair<ButtonSize, int> sizes[] = {
        {ButtonSize::Compact, 32}, {ButtonSize::Usual, 40}, {ButtonSize::Big, 48}};
    for (const auto& [size, height] : sizes) {
        setButtonSize(push, size);
        setButtonSize(key, size);
        QCOMPARE(push.sizeHint().height(), height);
        QCOMPARE(key.sizeHint(), push.sizeHint());
    }
}

void TestButtons::theAcceptingButtonOfADialogIsPrimary() {
    const QDialogButtonBox asks(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    QCOMPARE(buttonKind(asks.button(QDialogButtonBox::Save)), ButtonKind::Primary);
    QCOMPARE(buttonKind(asks.button(QDialogButtonBox::Cancel)), ButtonKind::Normal);
    const QDialogButtonBox shows(QDialogButtonBox::Close);
    QCOMPARE(buttonKind(shows.button(QDialogButtonBox::Close)), ButtonKind::Normal);
    QVERIFY(shows.button(QDialogButtonBox::Close)->sizeHint().width() >= 96);
}

void TestButtons::aPrimaryButtonIsFilled() {
    KeyButton button("Hint");
    button.resize(button.sizeHint());
    const auto ground = [&button] { return button.grab().toImage().pixelColor(8, button.height() / 2); };
    const Theme& theme = Theme::of(ThemeKind::Light);
    QCOMPARE(ground(), theme[Tone::Card]);
    setButtonKind(button, ButtonKind::Primary);
    QCOMPARE(ground(), theme[Tone::Accent]);
    // A disabled button is not filled, so that it does not call for a click.
    button.setEnabled(false);
    QCOMPARE(ground(), theme[Tone::Card]);
}

void TestButtons::keysAreShownWhereThereIsRoom() {
    QPushButton button("Erase");
    const int bare = button.sizeHint().width();
    setButtonKey(button, "Del");
    QVERIFY(button.sizeHint().width() > bare + 18);
    // Without room the word stays.
    button.resize(bare, 40);
    const QImage narrow = button.grab().toImage();
    setButtonKey(button, {});
    QCOMPARE(narrow, button.grab().toImage());
}

/// The arrows of Qt's file dialog are pictures; painted in one colour they would be blots.
void TestButtons::foreignIconsKeepTheirColours() {
    QPixmap red(20, 20);
    red.fill(Qt::red);
    QIcon icon(red);
    QPushButton button;
    button.resize(60, 40);
    const auto middle = [&] {
        button.setIcon(icon);
        return button.grab().toImage().pixelColor(button.rect().center());
    };
    QCOMPARE(middle(), QColor(Qt::red));
    // Ours are masks.
    icon.setIsMask(true);
    QVERIFY(middle() != QColor(Qt::red));
}

void TestButtons::textStylesFollowTheFontOfTheProgram() {
    const QFont usual = QApplication::font();
    QLabel label("12:48");
    setTextStyle(label, TextSize::Display, TextWeight::Strong);
    QCOMPARE(label.font().pixelSize(), 24);
    QCOMPARE(label.font().weight(), QFont::DemiBold);
    QFont larger = usual;
    larger.setPixelSize(28);
    QApplication::setFont(larger);
    QEvent changed(QEvent::ApplicationFontChange);
    QApplication::sendEvent(&label, &changed);
    QCOMPARE(label.font().pixelSize(), 48);
    QApplication::setFont(usual);
    // Within a window, too.
    QWidget window;
    auto* inside = new QLabel("12:48", &window);
    setTextStyle(*inside, TextSize::Small, TextWeight::Normal);
    useBodyFont(1);
    const int before = QFontInfo(inside->font()).pixelSize();
    useBodyFont(2);
    QCOMPARE_GE(QFontInfo(inside->font()).pixelSize(), 2 * before - 1);
    useBodyFont(1);
    QApplication::setFont(usual);
}

void TestButtons::theRingFollowsTheFocus() {
    const FocusRing ring;
    QWidget window;
    auto* rows = new QVBoxLayout(&window);
    auto* button = new QPushButton("Apply", &window);
    auto* label = new QLabel("Text", &window);
    label->setFocusPolicy(Qt::StrongFocus);
    rows->addWidget(button);
    rows->addWidget(label);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    button->setFocus();
    auto* frame = window.findChild<QFocusFrame*>();
    QVERIFY(frame != nullptr && frame->isVisible());
    QCOMPARE(frame->geometry(), button->geometry().adjusted(-4, -4, 4, 4));
    label->setFocus();
    QVERIFY(window.findChild<QFocusFrame*>() == nullptr);
}

void TestButtons::badgesGrowWithTheirText() {
    LevelBadge badge;
    badge.setLevel(3, "Hard");
    QCOMPARE(badge.sizeHint().height(), 20);
    QCOMPARE(badge.accessibleName(), "Hard");
    const int narrow = badge.sizeHint().width();
    badge.setLevel(4, "Very Hard");
    QVERIFY(badge.sizeHint().width() > narrow);
    badge.setLevel(-1, {});
    QVERIFY(badge.isHidden());
}

/// Beside a name in display size, too.
void TestButtons::shapesKeepTheirSize() {
    LevelShape shape;
    shape.setLevel(1);
    shape.resize(24, 40);
    const QImage image = shape.grab().toImage();
    QCOMPARE(image.pixelColor(12, 20), Theme::of(ThemeKind::Light).level(1).shape);
    QVERIFY(image.pixelColor(12, 6) != image.pixelColor(12, 20));
}

/// At its beginning, although a table paints it cell by cell.
void TestButtons::aChosenRowHasOneBar() {
    QTableWidget table(1, 3);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.resize(400, 120);
    table.selectRow(0);
    const QImage image = table.viewport()->grab().toImage();
    const QRgb accent = Theme::of(ThemeKind::Light)[Tone::Accent].rgb();
    const int middle = table.rowViewportPosition(0) + table.rowHeight(0) / 2;
    QCOMPARE(image.pixel(1, middle), accent);
    for (int column = 1; column < 3; ++column)
        QVERIFY(image.pixel(table.columnViewportPosition(column) + 1, middle) != accent);
}

QTEST_MAIN(TestButtons)
#include "tst_buttons.moc"
