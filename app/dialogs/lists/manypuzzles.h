// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/listmaking.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::dialogs {

/// Asks which puzzles to generate, and how many.
class ManyPuzzles : public QDialog {
    Q_OBJECT

public:
    static constexpr int kMost = 10'000;

    /// Starts with the likely choice: the level played last, and a new seed.
    explicit ManyPuzzles(const session::MakingOrder& order, QWidget* parent = nullptr);

    session::MakingOrder order() const;

private:
    void describeLevel();

    session::MakingOrder order_;
    widgets::NamedCombo* level_;
    QSpinBox* count_;
    QLineEdit* seed_;
    QLabel* hint_;
};

} // namespace ninefold::dialogs
