// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/new/playchoice.h"

namespace ninefold::dialogs {

/// A level to choose: its shape, its name, a sentence about what it needs, and the player's average time. A radio
/// button for keyboard and screen readers.
class LevelRow : public PlayChoice {
    Q_OBJECT

public:
    /// The shape is that of widgets::paintLevelShape; -1 = a peak, for what is no level.
    LevelRow(int shape, const QString& name, QWidget* parent);

    void setNeeds(const QString& sentence);
    QString needs() const { return needs_; }
    void setAverage(const QString& time);
    QString average() const { return average_; }

    /// Where the name begins.
    static constexpr int kInset = 46;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect textArea(int width) const;
    void paintTexts(QPainter& painter) const;
    void describe();

    int shape_;
    QString needs_, average_;
};

} // namespace ninefold::dialogs
