// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/schematic.h"

#include <QWidget>

namespace ninefold::pages {

/// The pattern of a technique as a drawing with letters in the place of digits, painted as the board is.
class PatternPicture : public QWidget {
    Q_OBJECT

public:
    explicit PatternPicture(QWidget* parent = nullptr);

    void setPattern(const logic::Schematic& pattern);
    const logic::Schematic& pattern() const { return pattern_; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The side of a cell where the drawing has this width.
    int cellFor(int width) const;

    logic::Schematic pattern_;
};

/// "A = 4, B = 7": what the letters stand for in the example.
QString lettersText(const logic::Schematic& pattern);

} // namespace ninefold::pages
