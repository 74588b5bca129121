// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace ninefold::widgets {

/// The desktop's style with three changes: check boxes have an outline that is visible in every theme, buttons of
/// dialogs have no icons, and there are no animations if the player turned them off.
class InkStyle : public QProxyStyle {
    Q_OBJECT

public:
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
    /// Turns animations off, for Qt's widgets and for ours that ask the style.
    void setCalm(bool calm) { calm_ = calm; }

private:
    bool calm_ = false;
};

} // namespace ninefold::widgets
