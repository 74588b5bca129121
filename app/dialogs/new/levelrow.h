// SPDX-License-Identifier: MIT
#pragma once

#include <QRadioButton>

namespace ninefold::dialogs {

/// A level to choose: its shape, its name, a sentence about what it needs, and the player's average time. A radio
/// button for keyboard and screen readers.
class LevelRow : public QRadioButton {
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

signals:
    /// The player wants to play at once.
    void playWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool hitButton(const QPoint& point) const override { return rect().contains(point); }

private:
    QRect textArea(int width) const;
    void paintTexts(QPainter& painter) const;
    void describe();

    int shape_;
    QString needs_, average_;
};

} // namespace ninefold::dialogs
