// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/overlay.h"

#include <QWidget>

#include <optional>

class QKeyEvent;

namespace ninefold::session {
class Preferences;
class Trainer;
} // namespace ninefold::session
namespace ninefold::widgets {
class BoardView;
}

namespace ninefold::pages {

/// The board of a position to practise, with the keys and clicks of the board of the game. A click on a candidate
/// strikes it out; where a digit is asked for, a double click on one places it.
class PracticeBoard : public QWidget {
    Q_OBJECT

public:
    PracticeBoard(session::Trainer& trainer, const session::Preferences& preferences, QWidget* parent = nullptr);

    /// A picture of the demonstration in place of the player's board, or null.
    void showPicture(const logic::Overlay* picture);
    void setNamesShown(bool shown);

signals:
    /// Enter was pressed.
    void answerWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectView();
    void refresh();
    void speakCell();
    bool typeKey(const QKeyEvent& event);
    void click(Cell cell, Qt::KeyboardModifiers modifiers);

    session::Trainer& trainer_;
    const session::Preferences& preferences_;
    widgets::BoardView* view_;
    std::optional<logic::Overlay> picture_;
    /// What is below the mouse that was pressed last.
    Digit pressed_ = 0;
};

} // namespace ninefold::pages
