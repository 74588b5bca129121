// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <array>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QProgressBar;

namespace ninefold::session {
class Session;
}
namespace ninefold::widgets {
class Hairline;
class LevelBadge;
} // namespace ninefold::widgets

namespace ninefold::pages {

/// The card about the game on the board: its level, the techniques that it needs, how much is filled, and the player's
/// times at this level.
class PlayCard : public QFrame {
    Q_OBJECT

public:
    explicit PlayCard(session::Session& session, QWidget* parent = nullptr);

    /// In a low window the times and counts are one line, or left out.
    enum class Form { Full, Compact, Line };
    /// In a wide card the badge is beside the techniques.
    void setForm(Form form, bool wide);

signals:
    /// The player asks what a technique is.
    void techniqueWanted(const QString& id);

private:
    /// A title, a time or count, and what it is about.
    struct Figure {
        QLabel *title, *value, *note;
    };

    Figure addFigure(QGridLayout& grid, int column, const QString& title, const QString& note);
    QLayout* levelRow();
    QLayout* filledRow();
    QWidget* figures();
    void connectSession();
    void showLevel();
    void showNeeds();
    void showFilled();
    void showFigures();

    session::Session& session_;
    widgets::LevelBadge* badge_;
    QLabel* needs_;
    QBoxLayout* levelRow_ = nullptr;
    QProgressBar* bar_;
    QLabel *filled_, *left_;
    widgets::Hairline* line_;
    QWidget* figuresBox_ = nullptr;
    std::array<Figure, 3> figures_{};
    /// The figures in one line.
    QLabel* brief_;
    Form form_ = Form::Full;
    bool wide_ = true;
};

} // namespace ninefold::pages
