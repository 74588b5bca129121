// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ninefold::session {
class Playback;
class RunView;
} // namespace ninefold::session
namespace ninefold::widgets {
class BoardView;
class ElidedLabel;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class EventSentence;
class Transport;

/// A read-only board that shows a watched run, with a sentence and the playback controls below. It never
/// changes a game.
class WatchBoard : public QWidget {
    Q_OBJECT

public:
    explicit WatchBoard(session::Playback& playback, QWidget* parent = nullptr);

    widgets::BoardView* view() const { return view_; }
    Transport* transport() const { return transport_; }
    void setRunView(const session::RunView* view);
    void setTheme(const widgets::Theme& theme);
    /// The line above the board, and what pictures of the run are called.
    void setTitle(const QString& heading, const QString& title);
    QString title() const { return title_; }
    /// Sets whether a cell lights up briefly when it is filled.
    void setMotion(bool motion) { motion_ = motion; }
    void setNamesShown(bool shown);
    /// Shows this frame instead of that of the run until the position changes.
    void setDrawing(const logic::Frame& drawn);
    /// Selects a cell until another call; -1 for none.
    void lightCell(Cell cell);
    /// Draws the current position again.
    void showPosition();
    /// Says again what happens at the current position: the run may be known to end there now.
    void showSentence();
    const logic::Frame& frame() const { return frame_; }
    /// The candidates that can be guessed here, and what to say meanwhile; without any, a click chooses a cell.
    void setGuesses(const std::array<Digits, kCellCount>& open, const QString& prompt);
    void endGuesses();

signals:
    /// The player guesses one of the candidates.
    void guessed(ninefold::Cell cell, ninefold::Digit digit);
    /// The user selected a cell.
    void pointed(ninefold::Cell cell);
    /// A double click: the event that changed the cell last is wanted.
    void eventWanted(ninefold::Cell cell);
    /// The pointer is over this cell; -1 for none.
    void hovered(ninefold::Cell cell);
    void backWanted();
    /// The player wants to know what the solvers do.
    void helpWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildHeader();
    void buildHelp();
    void fitHeader();
    void fitTexts();
    void fitHeading(int width);
    void point(Cells cells, Cell cursor);
    void calm();
    void hover(QEvent* event);
    bool guess(Cell cell, Digit digit);
    bool takeGuess(QEvent* event);

    session::Playback& playback_;
    const session::RunView* runView_ = nullptr;
    QVBoxLayout *rows_, *under_;
    QWidget* header_;
    widgets::ElidedLabel* heading_;
    QLabel* help_;
    QPushButton* back_;
    EventSentence* sentence_;
    widgets::BoardView* view_;
    Transport* transport_;
    QString title_;
    QTimer flash_;
    logic::Frame frame_;
    Cell hovered_ = -1;
    std::optional<std::array<Digits, kCellCount>> guesses_;
    bool motion_ = true;
    bool namesShown_ = true;
};

} // namespace ninefold::pages
