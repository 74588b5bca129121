// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ninefold::session {
class Session;
struct TimedStep;
} // namespace ninefold::session
namespace ninefold::widgets {
class BoardOverlay;
}

namespace ninefold::pages {

class Analysis;
class PageHost;
class TimeChart;

/// The card about a finished game, in place of the pages and the pad: the time in comparison, where it went, and what
/// could come next.
class FinishCard : public QFrame {
    Q_OBJECT

public:
    FinishCard(session::Session& session, widgets::BoardOverlay& overlay, PageHost& host, QWidget* parent = nullptr);

    /// Shows the game that has just been finished.
    void showGame();
    void focusNext();

signals:
    /// The player closes the card.
    void closed();
    /// The player wants to play a puzzle that needs this technique.
    void practiceWanted(const QString& technique);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addHeader(QVBoxLayout& rows);
    void addTable(QVBoxLayout& rows);
    void addChart(QVBoxLayout& rows);
    void addButtons(QVBoxLayout& rows);
    QPushButton* addButton(QBoxLayout& line, const QString& text, const char* icon);
    void addKeys();
    void addRow(const QString& name, const QString& note, const QString& value, bool good = false);
    void showRows();
    void showProfile();
    void showStep(int index);
    void lightStep(int index);
    void showAnalysis(bool shown);
    void showNext();
    void playNext();
    void fitRoom();

    session::Session& session_;
    widgets::BoardOverlay& overlay_;
    PageHost& host_;
    QLabel *title_, *subtitle_;
    /// What scrolls where there is too little room; the buttons below it stay.
    QScrollArea* scroller_;
    QWidget* strip_ = nullptr;
    QLabel* praise_;
    QGridLayout* table_;
    QLabel* fairness_;
    QWidget* chartBox_ = nullptr;
    QLabel* legend_;
    TimeChart* chart_;
    QLabel* longest_;
    Analysis* analysis_;
    QPushButton* next_;
    QPushButton *analyse_ = nullptr, *new_ = nullptr;
};

} // namespace ninefold::pages
