// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace ninefold::dialogs {

/// The button that plays. While a puzzle is being made it stops that, and shows how far the search is.
class PlayButton : public QPushButton {
    Q_OBJECT

public:
    explicit PlayButton(QWidget* parent);

    void showPlay(const QString& text);
    void showStop();
    /// 0 to 1.
    void setShare(double share);
    double share() const { return share_; }
    bool isStop() const { return stops_; }

signals:
    void playWanted();
    void cancelWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    /// The second click of a double click must not stop what the first has started.
    void mouseDoubleClickEvent(QMouseEvent*) override {}

private:
    bool stops_ = false;
    double share_ = 0;
};

} // namespace ninefold::dialogs
