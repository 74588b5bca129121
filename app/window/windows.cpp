// SPDX-License-Identifier: MIT
#include "app/window/windows.h"

#include "app/desktop/crashreports.h"
#include "app/window/frame/windowplace.h"
#include "app/window/mainwindow.h"
#include "app/window/program/startupend.h"

#include <QEvent>
#include <QGuiApplication>

#include <memory>
#include <utility>
#include <vector>

namespace ninefold::window {

Windows::Windows(UseLanguage useLanguage, QObject* parent)
    : QObject(parent), useLanguage_(std::move(useLanguage)), language_(store::loadSettings().language) {}

Windows::~Windows() {
    closeAll();
    for (MainWindow* window : QList(windows_)) delete window;
}

void Windows::fulfil(const desktop::Request& request) {
    desktop::use(request.token);
    const bool opens = request.kind == desktop::Request::Kind::Open;
    const bool starts = windows_.isEmpty(), adds = opens || starts;
    MainWindow& window = adds ? add(request.files) : *windows_.last();
    if (!opens) window.fulfil(request);
    // The window of a program that starts comes to the front by itself.
    if (!starts || !request.token.wayland.isEmpty()) window.comeToFront();
    endStartup(request.token.x11);
}

MainWindow& Windows::add(const QStringList& files) {
    auto* window = new MainWindow;
    // Its place is that where the last one was: a second one would hide it.
    if (!windows_.isEmpty()) placeBeside(*window, *windows_.last());
    take(*window);
    window->begin(files);
    if (windows_.size() == 1)
        if (const auto report = desktop::newCrashReport()) window->offerReport(*report);
    window->show();
    return *window;
}

void Windows::take(MainWindow& window) {
    window.setAttribute(Qt::WA_DeleteOnClose);
    window.installEventFilter(this);
    connect(&window, &QObject::destroyed, this, [this, &window] { windows_.removeOne(&window); });
    windows_ << &window;
    share(window);
}

/// What is changed in the settings in one window holds in all.
void Windows::share(MainWindow& window) {
    connect(&window.session().preferences(), &session::Preferences::settingsChanged, &window,
            [this](const store::Settings& settings) {
                for (MainWindow* other : QList(windows_)) other->session().preferences().follow(settings);
                if (std::exchange(language_, settings.language) == settings.language) return;
                // Later: a dialog of a window, which is about to go, has changed the settings.
                QMetaObject::invokeMethod(this, &Windows::replaceAll, Qt::QueuedConnection);
            });
}

void Windows::replaceAll() {
    struct Left {
        std::shared_ptr<session::Session> session;
        MainWindow::State state;
    };
    std::vector<Left> left;
    for (MainWindow* window : std::as_const(windows_)) left.push_back({window->sharedSession(), window->state()});
    // For a moment there is no window, and that is not the end of the program.
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    for (MainWindow* window : QList(windows_)) delete window;
    if (useLanguage_) useLanguage_(language_);
    for (const Left& one : left) {
        auto* window = new MainWindow(one.session);
        take(*window);
        window->resume(one.state);
        window->show();
    }
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    emit windowsReplaced();
}

void Windows::closeAll() {
    for (MainWindow* window : QList(windows_)) window->close();
}

bool Windows::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowActivate)
        for (MainWindow* window : QList(windows_))
            if (window == watched) windows_.move(windows_.indexOf(window), windows_.size() - 1);
    return QObject::eventFilter(watched, event);
}

} // namespace ninefold::window
