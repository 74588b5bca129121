// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace ninefold {

/// How far long work on a list has come, and the way out of it. Not to be seen while nothing goes on.
class BatchBar : public QWidget {
    Q_OBJECT

public:
    /// `name` says what goes on, to who cannot see it.
    explicit BatchBar(const QString& name, QWidget* parent = nullptr);

    void begin(int total);
    void setDone(int done);
    void end();

signals:
    void cancelled();

private:
    QProgressBar* progress_;
    QPushButton* cancel_;
};

} // namespace ninefold
