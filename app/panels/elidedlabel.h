// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace ninefold {

/// One line of any length, which ends in dots where there is no room for more. It never widens what it stands in.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// The whole of it is the tool tip.
    void setLine(const QString& line);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ninefold
