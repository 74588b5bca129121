// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QFrame>
#include <QList>

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;

namespace ninefold::pages {

/// The card that a new player sees: how to start, and what else the program offers. It disappears with the first
/// move.
class StartCard : public QFrame {
    Q_OBJECT

public:
    explicit StartCard(QWidget* parent = nullptr);

    /// `how` explains how to start.
    void greet(const QString& how);
    void offerPaste();
    /// If there is too little room, puts the levels side by side and shows only one hint: that of the level under
    /// the pointer.
    void fit(QSize room);

signals:
    void continued();
    void levelWanted(ninefold::rating::Level level);
    void openWanted();
    void pasteWanted();
    void helpWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* answers();
    QPushButton* addAnswer(const QString& text, void (StartCard::*wanted)());
    void arrangeAnswers(int width);
    void buildLevels();
    void arrangeLevels();
    void setCompact(bool compact);

    QLabel* how_;
    QGridLayout* answers_;
    QList<QPushButton*> buttonsOfAnswers_;
    QGridLayout* grid_;
    /// In compact form: the hint for one level.
    QLabel* summary_;
    /// In the order of the levels.
    std::array<QPushButton*, rating::kLevels.size()> buttons_{};
    std::array<QLabel*, rating::kLevels.size()> hints_{};
    bool compact_ = false;
    QPushButton* paste_ = nullptr;
};

} // namespace ninefold::pages
