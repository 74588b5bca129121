// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/look/type.h"

#include <QFrame>
#include <QStringList>

#include <functional>
#include <vector>

class QLabel;
class QBoxLayout;

namespace ninefold::widgets {

/// A sentence in the window, with buttons for the possible answers. It does not block anything: a new sentence
/// replaces the old one.
class Notice : public QFrame {
    Q_OBJECT

public:
    /// The text of a button and what it does. Without a function the button only closes the notice; if no answer is of
    /// that kind, a button "Close" is added.
    struct Answer {
        QString text;
        std::function<void()> run;
    };

    explicit Notice(QWidget* parent = nullptr);

    void say(const QString& sentence, std::vector<Answer> answers = {});
    /// Like say(), but if the answers are the same it changes only the sentence, so that a button under the pointer
    /// stays.
    void amend(const QString& sentence, std::vector<Answer> answers);
    void clear();
    QString sentence() const;
    /// Puts the buttons at the end of the sentence instead of below it.
    void setInOneRow(bool inOneRow, TextSize size = TextSize::Body);

signals:
    /// The visible notice says something else.
    void sentenceAmended();
    /// The keyboard focus should go back to the board.
    void focusReleased();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Puts the buttons below the sentence side by side, or one below the other if a text would be cut off.
    void arrange();
    void addButton(const QString& text, std::function<void()> run);

    QLabel* label_;
    /// The texts of the answers that are offered now.
    QStringList texts_;
    QBoxLayout *parts_, *buttons_;
};

} // namespace ninefold::widgets
