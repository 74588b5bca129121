// SPDX-License-Identifier: MIT
#pragma once

#include "app/panels/watch/show.h"
#include "app/work/playback.h"

#include <QWidget>

#include <vector>

class QKeyEvent;
class QLabel;
class QSlider;
class QToolButton;

namespace ninefold {

class NamedCombo;
class PositionSlider;
class Theme;

/// The controls under a watched board: where one is, which way it goes, and how fast.
class Transport : public QWidget {
    Q_OBJECT

public:
    explicit Transport(Playback& playback, QWidget* parent = nullptr);

    /// What is being played; null for nothing.
    void setShow(const Show* show);
    void setTheme(const Theme& theme);
    /// The paces to choose from.
    void setPaces(const std::vector<Pace>& paces);
    /// Where one is in words, with %1 for the position and %2 for all that is known; "Event %1 of %2" when empty.
    void setPlaceText(const QString& text) { placeText_ = text; }
    /// Space, arrows, Home, End, plus and minus. True when it was one of them.
    bool takeKey(const QKeyEvent& event);
    /// How far the run is, anew.
    void refresh();
    /// Where the slider has its ticks, for who has no show.
    void setOverview(const Show::Overview& overview);

signals:
    /// What could not be done, in one sentence.
    void said(const QString& sentence);

private:
    QWidget* buttons();
    QWidget* speedRow();
    QToolButton* addButton(QLayout& row, const char* icon, const QString& name, const QString& key,
                           void (Transport::*run)());
    void showPosition();
    void showPlaying();
    void showSpeed();
    void faster(int steps);

    void first() { playback_.toFirst(); }
    void back() { playback_.step(-1); }
    void toggle() { playback_.setPlaying(!playback_.isPlaying()); }
    void forward() { playback_.step(1); }
    void last() { playback_.toLast(); }
    void previousConflict() { playback_.jump(landmark(), false); }
    void nextConflict() { playback_.jump(landmark(), true); }
    Landmark landmark() const;
    void showLandmark();

    Playback& playback_;
    const Show* show_ = nullptr;
    const Theme* theme_ = nullptr;
    std::vector<std::pair<QToolButton*, QString>> icons_;
    QToolButton* play_ = nullptr;
    QToolButton *previousConflict_ = nullptr, *nextConflict_ = nullptr;
    PositionSlider* position_;
    QLabel* label_;
    QSlider* speed_ = nullptr;
    QLabel* speedLabel_ = nullptr;
    NamedCombo* pace_ = nullptr;
    std::vector<Pace> paces_;
    QString placeText_;
};

} // namespace ninefold
