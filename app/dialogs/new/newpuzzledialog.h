// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/newpuzzles/levelaverages.h"
#include "app/session/newpuzzles/puzzlerequest.h"
#include "app/store/results/dailycalendar.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ninefold::session {
struct AdjustedRequest;
}

namespace ninefold::dialogs {

class DailyCard;
class LevelChoice;
class PlayButton;
class RequestCard;

/// Asks what the next puzzle should be like. It stays open while the puzzle is being made, and then closes.
class NewPuzzleDialog : public QDialog {
    Q_OBJECT

public:
    /// What is on the board: the givens, and if it is solved its grid.
    struct OnBoard {
        Cells givens;
        std::optional<generator::Solution> solved;
    };
    /// Starts with a request, usually the last one.
    NewPuzzleDialog(const session::PuzzleRequest& request, const OnBoard& board, QWidget* parent = nullptr);

    const session::PuzzleRequest& request() const { return request_; }
    /// Is no reason known why there is no such puzzle?
    bool isPossible() const { return why_.isEmpty(); }
    void setAverages(const session::AverageTimes& averages);
    void setCalendar(const store::DailyCalendar& calendar);
    /// Is a puzzle of this kind there already?
    void setReady(bool ready);

    // What happens to the puzzle that was asked for.
    void showMaking();
    void showProgress(qint64 tried, qint64 most);
    void showStopped();
    void showFailure();

    void reject() override;

signals:
    /// The request has changed: a puzzle of this kind could be made ahead.
    void requestChanged();
    void playWanted();
    /// The player wants the making to end.
    void cancelWanted();
    /// Many puzzles of about this level.
    void severalWanted(ninefold::rating::Level level);
    void ownWanted();
    void pasteWanted();
    void dailyCalendarWanted();
    /// The player asks what the technique is. The dialog is closed: the page is in the window.
    void techniqueWanted(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeCards();
    QLayout* makeButtons();
    void connectCards();
    /// Shows the request and what follows from it.
    void adopt(const session::AdjustedRequest& adjusted);
    void readCards();
    void chooseLevel();
    void showVerdict();
    void play();
    void fitRoom();

    session::PuzzleRequest request_;
    QString why_;
    bool ready_ = false;
    QLabel* title_;
    LevelChoice* levels_;
    DailyCard* daily_;
    RequestCard* card_;
    QBoxLayout* cards_ = nullptr;
    /// Whether there is such a puzzle, and how far the making is.
    QLabel* status_;
    QList<QPushButton*> others_;
    PlayButton* play_;
};

} // namespace ninefold::dialogs
