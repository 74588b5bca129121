// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/settings.h"
#include "app/widgets/keybutton.h"

#include <QFrame>

#include <vector>

class QCheckBox;

namespace ninefold::session {
class Session;
}

namespace ninefold::pages {

/// The head of a card that unfolds: an icon, what it is about, a summary and how much is on.
class FoldHead : public widgets::KeyButton {
    Q_OBJECT

public:
    FoldHead(const QString& title, QWidget* parent);

    void setSummary(const QString& summary, const QString& count);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString summary_, count_;
};

/// The aids of the player: one line says which are on, and unfolds to their check boxes.
class AidsCard : public QFrame {
    Q_OBJECT

public:
    explicit AidsCard(session::Session& session, QWidget* parent = nullptr);

    bool isOpen() const { return head_->isChecked(); }

private:
    struct Aid {
        bool store::Settings::*field;
        QCheckBox* check;
    };

    QWidget* checks();
    void setSettings(const store::Settings& settings);

    session::Session& session_;
    FoldHead* head_;
    QWidget* checks_ = nullptr;
    std::vector<Aid> aids_;
};

} // namespace ninefold::pages
