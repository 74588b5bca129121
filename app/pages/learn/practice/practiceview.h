// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/learn/practice/verdictstrip.h"
#include "app/pages/learnview.h"
#include "app/session/practice/trainer.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ninefold::session {
class Preferences;
}
namespace ninefold::widgets {
class ElidedLabel;
}

namespace ninefold::pages {

class PracticeBoard;
class ResultCard;
class ScoreBars;

/// The view to practise: the task, the board on which the player marks the answer, and what the teacher says to it.
class PracticeView : public QWidget, public LearnView {
    Q_OBJECT

public:
    PracticeView(session::Trainer& trainer, const session::Preferences& preferences, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    void setTechnique(const logic::Technique& technique) override;
    void shown() override;
    void hidden() override;
    void takeFocus() override;
    QString keys() const override;
    QString summary() const override;
    bool offers(std::string_view action) const override;
    void run(std::string_view action) override;

    /// What the teacher says, and the buttons: below the board, or where the room puts it.
    QWidget* panel() const { return panel_; }
    /// Takes it back below the board.
    void takePanel();
    /// Enter: checks the answer, or goes to the next position.
    void proceed();
    /// A picture of the demonstration, or null for the player's board again.
    void showPicture(const logic::Overlay* picture);

signals:
    /// What the view can do now has changed.
    void offersChanged();
    /// The player wants to read about the technique.
    void readingWanted();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* foot();
    void connectParts();
    void refresh();
    void showTime();
    void showButtons();
    void showVerdict();
    VerdictStrip::Kind kindNow() const;
    QString sentenceNow() const;

    session::Trainer& trainer_;
    const session::Preferences& preferences_;
    const logic::Technique* technique_ = nullptr;
    widgets::ElidedLabel *place_, *score_;
    QLabel* task_;
    ScoreBars* bars_;
    QStackedWidget* middle_;
    PracticeBoard* board_;
    ResultCard* result_;
    VerdictStrip* verdict_;
    QWidget *panel_ = nullptr, *foot_ = nullptr;
    QPushButton *hint_, *skip_, *main_;
    QTimer seconds_;
    bool demonstrating_ = false;
};

} // namespace ninefold::pages
