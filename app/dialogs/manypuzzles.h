// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/lists/listmaking.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace ninefold {

class NamedCombo;

/// Which puzzles to make, and how many.
class ManyPuzzles : public QDialog {
    Q_OBJECT

public:
    static constexpr int kMost = 10'000;

    /// Begins with what is likely meant: the level played last, and a seed that nobody had before.
    explicit ManyPuzzles(const MakingOrder& order, QWidget* parent = nullptr);

    MakingOrder order() const;

private:
    void tellLevel();

    MakingOrder begun_;
    NamedCombo* level_;
    QSpinBox* count_;
    QLineEdit* seed_;
    QLabel* hint_;
};

} // namespace ninefold
