// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace ninefold::dialogs {

/// Shows the report of a crash, to be read, copied or deleted. It goes nowhere by itself.
class CrashSheet : public QDialog {
    Q_OBJECT

public:
    explicit CrashSheet(const QString& report, QWidget* parent = nullptr);

signals:
    /// The dialog closes with it.
    void removalWanted();
};

} // namespace ninefold::dialogs
