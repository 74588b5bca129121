// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/progress.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace ninefold::pages {

/// How strong the player is, as far as that can be said, and the puzzle just above; a greeting for a new player.
class StrengthCard : public QFrame {
    Q_OBJECT

public:
    explicit StrengthCard(QWidget* parent = nullptr);

    /// Fewer games say nothing.
    static constexpr int kFewestGames = 5;
    void setProgress(const session::LearningProgress& progress);

signals:
    /// The player wants the proposed puzzle.
    void puzzleWanted();

private:
    void showStrength(const session::LearningProgress& progress);
    void showPuzzle(const std::optional<session::ProposedPuzzle>& puzzle);

    QLabel *value_, *about_, *puzzleTitle_, *puzzle_;
    QPushButton* play_;
};

} // namespace ninefold::pages
