// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace ninefold {

/// The desktop's style, but boxes to tick have an edge that is seen in every theme, buttons of dialogs are words alone,
/// and nothing moves by itself where the player wants it so.
class InkStyle : public QProxyStyle {
    Q_OBJECT

public:
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
    /// Without animations, for the widgets of Qt and for ours that ask the style.
    void setCalm(bool calm) { calm_ = calm; }

private:
    bool calm_ = false;
};

} // namespace ninefold
