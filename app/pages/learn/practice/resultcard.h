// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace ninefold::session {
class Trainer;
}

namespace ninefold::pages {

/// The end of a test: whether it is cleared, and how each of its positions was answered.
class ResultCard : public QFrame {
    Q_OBJECT

public:
    explicit ResultCard(QWidget* parent = nullptr);

    void showResult(const session::Trainer& trainer);
    void takeFocus();

signals:
    void repeatWanted();
    void readingWanted();

private:
    QLabel *title_, *sentence_, *list_;
    QPushButton *again_, *read_;
};

} // namespace ninefold::pages
