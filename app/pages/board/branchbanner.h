// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ninefold::session {
class Session;
}

namespace ninefold::pages {

/// Says, as long as something is tried out in the second colour, that this is so, and offers to keep or to drop it.
class BranchBanner : public QFrame {
    Q_OBJECT

public:
    explicit BranchBanner(session::Session& session, QWidget* parent = nullptr);

    /// The keys of the two commands, for the tooltips; empty for none.
    void setKeys(const QString& keep, const QString& drop);
    /// Appears while something is tried out.
    void showState();

signals:
    /// The keyboard focus should go back to the board.
    void focusReleased();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* addButton(const QString& text, void (BranchBanner::*run)());
    void keep();
    void drop();

    session::Session& session_;
    QBoxLayout *parts_, *buttons_;
    QLabel* sentence_;
    QPushButton *keep_, *drop_;
};

} // namespace ninefold::pages
