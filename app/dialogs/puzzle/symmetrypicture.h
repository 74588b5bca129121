// SPDX-License-Identifier: MIT
#pragma once

#include "engine/analysis/automorphisms.h"
#include "engine/core/grid.h"

#include <QWidget>

namespace ninefold::dialogs {

/// A symmetry of a puzzle as a small board: digits that become each other have one colour, so that the colours show the
/// symmetry.
class SymmetryPicture : public QWidget {
    Q_OBJECT

public:
    explicit SymmetryPicture(QWidget* parent = nullptr);

    void setSymmetry(const Grid& puzzle, const analysis::Automorphism& automorphism);
    /// Digits with one number become each other; numbers begin with 1.
    int colourOf(Digit digit) const { return colours_[static_cast<std::size_t>(digit)]; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Grid puzzle_;
    std::array<int, kDigitCount + 1> colours_{};
};

} // namespace ninefold::dialogs
