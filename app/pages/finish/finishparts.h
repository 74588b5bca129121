// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>
#include <QWidget>

class QLabel;

namespace ninefold::pages {

// The painted parts of the card about a finished game.

/// A tick in a green disc.
class SolvedMark : public QWidget {
    Q_OBJECT

public:
    explicit SolvedMark(QWidget* parent) : QWidget(parent) { setFixedSize(48, 48); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A green strip with a flame and a sentence.
class PraiseStrip : public QWidget {
    Q_OBJECT

public:
    PraiseStrip(QLabel* sentence, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLabel* sentence_;
};

/// The button that leads to the next game, with its name.
class NextButton : public QPushButton {
    Q_OBJECT

public:
    using QPushButton::QPushButton;

    void setNext(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString name_;
};

/// Writes a label in the colour of what is good.
void showAsGood(QLabel& label);

} // namespace ninefold::pages
