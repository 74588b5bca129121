// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/request.h"

#include <QList>
#include <QObject>

#include <functional>

namespace ninefold::window {

class MainWindow;

/// The windows of the program. Each has its own game and its own session; they share the files on disk, as the windows
/// of two programs do, and the settings. A closed window is deleted.
///
/// When the player chooses another language, new windows over the same sessions take the place of the old ones: all
/// texts are in the new language, and the games and their undo are as they were.
class Windows : public QObject {
    Q_OBJECT

public:
    /// Installs the texts of a language; an empty code is that of the desktop.
    using UseLanguage = std::function<void(const QString& code)>;

    explicit Windows(UseLanguage useLanguage = {}, QObject* parent = nullptr);
    ~Windows() override;

    /// Does what a start of the program or the desktop asks for: files are opened in a window of their own, all else
    /// happens in the window that was used last, or in the first one.
    void fulfil(const desktop::Request& request);
    /// Saves and closes everything without a question.
    void closeAll();
    int count() const { return static_cast<int>(windows_.size()); }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Other windows, in another language, have taken the place of all.
    void windowsReplaced();

private:
    MainWindow& add(const QStringList& files);
    void take(MainWindow& window);
    void share(MainWindow& window);
    void replaceAll();

    /// The window used last is the last.
    QList<MainWindow*> windows_;
    UseLanguage useLanguage_;
    QString language_;
};

} // namespace ninefold::window
