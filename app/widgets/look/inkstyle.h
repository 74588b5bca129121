// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace ninefold::widgets {

class Theme;

/// The distance of the outer edge of the focus ring from its control: a ring of two pixels, two pixels away.
inline constexpr int kFocusDistance = 4;

/// The style of the program. It draws all controls itself, from the colours of the theme and the shapes of look/;
/// the base style only measures and handles what is not visible.
class InkStyle : public QProxyStyle {
    Q_OBJECT

public:
    InkStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget = nullptr) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

    /// Turns animations off, for Qt's widgets and for ours that ask the style.
    void setCalm(bool calm) { calm_ = calm; }
    bool isCalm() const { return calm_; }
    /// The theme must live as long as it is set.
    void setTheme(const Theme& theme) { theme_ = &theme; }
    const Theme& theme() const { return *theme_; }

private:
    bool calm_ = false;
    const Theme* theme_;
};

/// The theme in which the program draws. Without a widget that of the application.
const Theme& themeOf(const QWidget* widget);
/// Shall nothing move? The player or the desktop says so.
bool isCalm();
/// How long a change on hover, folding or between tabs takes in milliseconds: 0 where nothing shall move.
int motionMs(const QWidget* widget);

} // namespace ninefold::widgets
