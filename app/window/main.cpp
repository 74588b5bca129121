// SPDX-License-Identifier: MIT
#include "app/desktop/crashlog.h"
#include "app/desktop/crashreports.h"
#include "app/desktop/sessionbus.h"
#include "app/documents/parts/nativepath.h"
#include "app/store/settings.h"
#include "app/widgets/look/focusring.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/type.h"
#include "app/widgets/spokenfocus.h"
#include "app/window/frame/translations.h"
#include "app/window/program/arguments.h"
#include "app/window/program/quitsignals.h"
#include "app/window/windows.h"

#include <QApplication>
#include <QIcon>
#include <QSessionManager>
#include <QTimer>

#include <cstdio>
#include <optional>
#include <variant>

namespace {

using ninefold::window::Arguments;
using ninefold::window::ConsoleAnswer;
using ninefold::window::QtOptions;
using ninefold::window::Translations;

/// The arguments after the program's name. QApplication::arguments() is not used because it garbles names that are not
/// valid UTF-8.
QStringList argumentsOf(int count, char** arguments) {
    QStringList list;
    for (int index = 1; index < count; ++index) list << ninefold::documents::pathFromNative(arguments[index]);
    return list;
}

/// Prints an answer and returns the exit code.
int print(const ConsoleAnswer& answer) {
    const bool printed = std::fputs(qPrintable(answer.text), answer.code == 0 ? stdout : stderr) >= 0;
    return printed ? answer.code : 1;
}

/// Is another Ninefold doing what this one was asked for? A program that the bus started has nothing to hand over.
bool isDoneByAnother(ninefold::desktop::SessionBus& bus, const Arguments& asked) {
    if (bus.takeName()) return false;
    return asked.service || ninefold::desktop::handOver(asked.request);
}

/// Shows the windows until the last one is closed.
int showWindows(const Arguments& asked, ninefold::desktop::SessionBus* bus, Translations& translations) {
    // Constructed before the windows and so destroyed after them: a window must not be interrupted while it saves.
    const ninefold::window::QuitSignals quitSignals;
    ninefold::window::Windows windows([&translations](const QString& code) { translations.use(code); });
    // exit() and not quit(), which an open dialog could refuse.
    QObject::connect(&quitSignals, &ninefold::window::QuitSignals::caught, &windows, [&windows] {
        windows.closeAll();
        QCoreApplication::exit(0);
    });
    if (bus != nullptr)
        QObject::connect(bus, &ninefold::desktop::SessionBus::requested, &windows, &ninefold::window::Windows::fulfil);
    // The next session continues the games; the files of this call are among them.
    QObject::connect(qApp, &QGuiApplication::saveStateRequest, &windows, [](QSessionManager& manager) {
        manager.setRestartCommand({QCoreApplication::applicationFilePath()});
    });
    // The bus starts the program only to call it at once.
    constexpr int kMaxIdleMs = 30'000;
    const auto leaveIfIdle = [&windows] {
        if (windows.count() == 0) QCoreApplication::quit();
    };
    if (asked.service) QTimer::singleShot(kMaxIdleMs, &windows, leaveIfIdle);
    else windows.fulfil(asked.request);
    return QApplication::exec();
}

} // namespace

int main(int count, char** arguments) {
    QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NINEFOLD_VERSION));
    Translations translations;
    translations.use(ninefold::store::loadSettings().language);
    const auto translate = [&translations](const char* english) { return translations.text("Start", english); };
    const auto early = ninefold::window::readArguments(argumentsOf(count, arguments), QtOptions::Ahead, translate);
    if (const auto* answer = std::get_if<ConsoleAnswer>(&early)) return print(*answer);
    const ninefold::desktop::CrashLog crashLog(ninefold::desktop::crashFolder());
    const ninefold::desktop::StartupToken token = ninefold::desktop::startupToken();
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(count, arguments);
    const auto read = ninefold::window::readArguments(argumentsOf(count, arguments), QtOptions::Removed, translate);
    if (const auto* answer = std::get_if<ConsoleAnswer>(&read)) return print(*answer);
    Arguments asked = std::get<Arguments>(read);
    asked.request.token = token;
    std::optional<ninefold::desktop::SessionBus> bus;
    if (ninefold::desktop::isSessionBusThere()) bus.emplace();
    if (bus && isDoneByAnother(*bus, asked)) return 0;
    QGuiApplication::setDesktopFileName(QLatin1String(ninefold::desktop::kApplicationId));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ninefold.svg")));
    QApplication::setStyle(new ninefold::widgets::InkStyle);
    ninefold::widgets::useBodyFont();
    const ninefold::widgets::FocusRing focusRing;
    const ninefold::widgets::SpokenFocus spokenFocus;
    translations.install();
    return showWindows(asked, bus ? &*bus : nullptr, translations);
}
