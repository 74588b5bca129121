// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QFrame>

#include <array>

class QGridLayout;
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
    /// Where there is too little room the levels stand side by side, and one reads a sentence at a time: that of the
    /// level that one points at.
    void fit(QSize room);

signals:
    void continued();
    void levelWanted(ninefold::Level level);
    void openWanted();
    void pasteWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* answers();
    void buildLevels();
    void arrangeLevels();
    void setCompact(bool compact);

    QLabel* how_;
    QGridLayout* grid_;
    /// In compact form: what is said of one level.
    QLabel* told_;
    /// In the order of the levels.
    std::array<QPushButton*, kLevels.size()> buttons_{};
    std::array<QLabel*, kLevels.size()> hints_{};
    bool compact_ = false;
    QPushButton* paste_ = nullptr;
};

} // namespace ninefold
