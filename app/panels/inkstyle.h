// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace ninefold {

/// The desktop's style, but boxes to tick have an edge that is seen in every theme.
class InkStyle : public QProxyStyle {
    Q_OBJECT

public:
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
};

} // namespace ninefold
