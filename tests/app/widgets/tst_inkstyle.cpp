// SPDX-License-Identifier: MIT
// Tests where the style of the window differs from the desktop's style.
#include "app/widgets/look/inkstyle.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::widgets;

namespace {

/// Imitates a desktop that puts icons on buttons.
class PictureStyle : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 1;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
};

} // namespace

class TestInkStyle : public QObject {
    Q_OBJECT

private slots:
    void buttonsOfDialogsAreWordsAlone() {
        auto* style = new InkStyle;
        style->setBaseStyle(new PictureStyle);
        QApplication::setStyle(style);
        const QDialogButtonBox box(QDialogButtonBox::Open | QDialogButtonBox::Close | QDialogButtonBox::Cancel);
        QCOMPARE(box.buttons().size(), 3);
        for (const QAbstractButton* button : box.buttons()) {
            QVERIFY(button->icon().isNull());
            QVERIFY(!button->text().isEmpty());
        }
    }

    void nothingMovesWhereThePlayerWantsItSo() {
        InkStyle style;
        QVERIFY(style.styleHint(QStyle::SH_Widget_Animation_Duration) > 0);
        style.setCalm(true);
        QCOMPARE(style.styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    }
};

QTEST_MAIN(TestInkStyle)
#include "tst_inkstyle.moc"
