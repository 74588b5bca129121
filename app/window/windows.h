// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/request.h"

#include <QList>
#include <QObject>

namespace ninefold::window {

class MainWindow;

/// The windows of the program. Each has its own game and its own session; they share the files on disk, as the windows
/// of two programs do, and the settings. A closed window is deleted.
class Windows : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~Windows() override;

    /// Does what a start of the program or the desktop asks for: files are opened in a window of their own, all else
    /// happens in the window that was used last, or in the first one.
    void fulfil(const desktop::Request& request);
    /// Saves and closes everything without a question.
    void closeAll();
    int count() const { return static_cast<int>(windows_.size()); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    MainWindow& add(const QStringList& files);
    void share(MainWindow& window);

    /// The window used last is the last.
    QList<MainWindow*> windows_;
};

} // namespace ninefold::window
