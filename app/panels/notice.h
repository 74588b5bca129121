// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QLabel;
class QBoxLayout;

namespace ninefold {

/// A sentence in the window, with the answers to it. Never in the way: a new one takes the place of the old.
class Notice : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString text;
        std::function<void()> run;
    };

    explicit Notice(QWidget* parent = nullptr);

    /// `closing` is what the button says that only takes the sentence away.
    void say(const QString& sentence, std::vector<Answer> answers = {}, const QString& closing = {});
    /// The same, but with the same answers only the sentence changes: a button under the pointer stays.
    void amend(const QString& sentence, std::vector<Answer> answers);
    void clear();
    QString sentence() const;

signals:
    /// The keyboard should go back to the board.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Side by side, or one below the other where that would cut a text.
    void arrange();
    void addButton(const QString& text, std::function<void()> run);

    QLabel* label_;
    QBoxLayout* buttons_;
};

} // namespace ninefold
