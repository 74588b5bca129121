// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace ninefold::dialogs {

/// A progress bar with a Cancel button for long work on a list; hidden while no work is running.
class BatchBar : public QWidget {
    Q_OBJECT

public:
    /// `name` describes the work to screen readers.
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

} // namespace ninefold::dialogs
