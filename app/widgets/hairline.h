// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace ninefold::widgets {

/// A thin horizontal line between the parts of a card.
class Hairline : public QWidget {
    Q_OBJECT

public:
    explicit Hairline(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ninefold::widgets
