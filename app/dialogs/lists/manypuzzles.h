// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/listmaking.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace ninefold {

class NamedCombo;

/// Asks which puzzles to generate, and how many.
class ManyPuzzles : public QDialog {
    Q_OBJECT

public:
    static constexpr int kMost = 10'000;

    /// Starts with the likely choice: the level played last, and a new seed.
    explicit ManyPuzzles(const MakingOrder& order, QWidget* parent = nullptr);

    MakingOrder order() const;

private:
    void tellLevel();

    MakingOrder order_;
    NamedCombo* level_;
    QSpinBox* count_;
    QLineEdit* seed_;
    QLabel* hint_;
};

} // namespace ninefold
