// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace ninefold::widgets {

/// A label with one line of text that ends in dots where it does not fit. It never widens its parent.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Sets the text; the tooltip shows all of it.
    void setLine(const QString& line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void paintLine(const QString& line);
};

} // namespace ninefold::widgets
