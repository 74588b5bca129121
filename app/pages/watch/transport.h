// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/playback.h"
#include "app/session/watch/runview.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QToolButton;

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class PositionSlider;

/// The playback controls under a watched board: position and buttons.
class Transport : public QWidget {
    Q_OBJECT

public:
    explicit Transport(session::Playback& playback, QWidget* parent = nullptr);

    /// Sets the run that is played; null for none.
    void setRunView(const session::RunView* view);
    void setTheme(const widgets::Theme& theme);
    /// Sets the text of the position, with %1 for the position and %2 for the number of known positions; if empty,
    /// it is "Event %1 of %2".
    void setPlaceText(const QString& text) { placeText_ = text; }
    /// Handles Space, arrows, Home, End, plus and minus. Returns true if the key was one of them.
    bool takeKey(const QKeyEvent& event);
    /// Updates the length of the run, its ticks and the position.
    void refresh();
    /// Sets the slider's ticks directly, for an owner without a RunView.
    void setOverview(const session::RunView::Overview& overview);

    QSize minimumSizeHint() const override;

signals:
    /// A sentence that says what could not be done.
    void jumpFailed(const QString& sentence);
    /// The next step from a dead end to its note is wanted (1), or the one before (-1).
    void analysisStepWanted(int direction);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// How much is in words, from everything to nothing.
    enum class Words { All, WithoutJumps, WithoutPosition, None };

    void fit();
    void show(Words words);
    QLayout* buttons();
    QToolButton* addButton(QHBoxLayout& row, const char* icon, const QString& name, const QString& key,
                           void (Transport::*run)());
    void showPosition();
    void keepRoom(const QString& widest);
    void showPlaying();

    void first() { playback_.toFirst(); }
    void back() { playback_.step(-1); }
    void toggle() { playback_.setPlaying(!playback_.isPlaying()); }
    void forward() { playback_.step(1); }
    void last() { playback_.toLast(); }
    void previousConflict() { playback_.jump(landmark(), false); }
    void nextConflict() { playback_.jump(landmark(), true); }
    session::Landmark landmark() const;
    /// What the buttons that jump say; `described` = their names alone do not say it.
    struct JumpWords {
        QString button, previous, next;
        bool described;
    };
    JumpWords jumpWords() const;
    void showLandmark();

    session::Playback& playback_;
    const session::RunView* runView_ = nullptr;
    const widgets::Theme* theme_ = nullptr;
    std::vector<std::pair<QToolButton*, QString>> icons_;
    QToolButton* play_ = nullptr;
    QToolButton *previousConflict_ = nullptr, *nextConflict_ = nullptr;
    PositionSlider* position_;
    QLabel* label_;
    QHBoxLayout *sliderRow_ = nullptr, *buttonRow_ = nullptr;
    QString placeText_;
    /// The longest text of the position in this run.
    QString widest_;
};

} // namespace ninefold::pages
