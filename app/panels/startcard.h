// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace ninefold {

/// What a player sees on the first day: how to begin, and what else there is. Gone with the first move.
class StartCard : public QFrame {
    Q_OBJECT

public:
    explicit StartCard(QWidget* parent = nullptr);

    /// `how` tells how to begin.
    void greet(const QString& how);
    void offerPaste();

signals:
    void continued();
    void levelWanted(ninefold::Level level);
    void openWanted();
    void pasteWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLayout* answers();
    QLayout* levels();

    QLabel* how_;
    QPushButton* paste_ = nullptr;
};

} // namespace ninefold
