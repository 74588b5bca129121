// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"
#include "app/panels/pad/inkstyle.h"
#include "app/quitsignals.h"
#include "engine/core/visibletext.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace {

constexpr auto kUsage = "Usage: ninefold [FILE]\n"
                        "Plays Sudoku. FILE holds a puzzle in any form that Ninefold knows.\n\n"
                        "  -h, --help     show this and leave\n"
                        "  -v, --version  show the version and leave\n";

/// Qt takes options of its own (-platform, -style, --display ...), with or without a value behind them. They are taken
/// away as QApplication does it, but without a display.
bool isOfQt(std::string_view option) {
    constexpr std::string_view kNames[] = {"platform",        "platformpluginpath",
                                           "platformtheme",   "plugin",
                                           "qwindowgeometry", "qwindowicon",
                                           "qwindowtitle",    "reverse",
                                           "session",         "display",
                                           "geometry",        "fontengine",
                                           "style",           "stylesheet",
                                           "widgetcount",     "nograb",
                                           "dograb",          "icon",
                                           "title",           "name",
                                           "qmljsdebugger",   "dialogs"};
    option.remove_prefix(option.starts_with("--") ? 2 : 1);
    option = option.substr(0, option.find('='));
    return std::ranges::find(kNames, option) != std::end(kNames);
}

/// Answers what needs no display; the exit code when that was all.
std::optional<int> answered(int count, char** arguments) {
    int files = 0;
    for (int index = 1; index < count; ++index) {
        const std::string_view argument = arguments[index];
        if (argument == "--version" || argument == "-v") return std::puts("Ninefold " NINEFOLD_VERSION) < 0;
        if (argument == "--help" || argument == "-h") return std::fputs(kUsage, stdout) < 0;
        if (argument == "--") break;
        // What belongs to an option of Qt is none of ours; which of them take a value is for Qt to know.
        if (argument.size() > 1 && argument[0] == '-' && isOfQt(argument)) return std::nullopt;
        if (argument.size() > 1 && argument[0] == '-') {
            std::fprintf(stderr, "ninefold: There is no option '%s'.\nninefold --help lists the options.\n",
                         ninefold::visibleText(std::string(argument)).c_str());
            return 2;
        }
        if (++files == 1) continue;
        std::fputs("ninefold: Only one FILE can be opened at the start.\n", stderr);
        return 2;
    }
    return std::nullopt;
}

/// The chosen language, or the system's; English where there is no translation, for its plurals.
class Translations {
public:
    explicit Translations(const QString& chosen) {
        const QLocale locale = chosen.isEmpty() ? QLocale() : QLocale(chosen);
        if (!chosen.isEmpty()) QLocale::setDefault(locale);
        const bool known = own_.load(locale, QStringLiteral("ninefold"), QStringLiteral("_"), QStringLiteral(":/i18n"));
        if (known || own_.load(QStringLiteral(":/i18n/ninefold_en.qm"))) QCoreApplication::installTranslator(&own_);
        // The buttons of Qt's own dialogs.
        if (known && qt_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                              QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&qt_);
    }

private:
    QTranslator own_, qt_;
};

} // namespace

int main(int count, char** arguments) {
    if (const auto code = answered(count, arguments)) return *code;
    QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NINEFOLD_VERSION));
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(count, arguments);
    QGuiApplication::setDesktopFileName(QStringLiteral("ninefold"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ninefold.svg")));
    QApplication::setStyle(new ninefold::InkStyle);
    const Translations translations(ninefold::loadSettings().language);
    // Before the window, which is not to be interrupted while it saves and goes.
    const ninefold::QuitSignals quitSignals;
    ninefold::MainWindow window;
    // Exit, not quit: no dialog can refuse it.
    QObject::connect(&quitSignals, &ninefold::QuitSignals::caught, &window, [&window] {
        window.close();
        QCoreApplication::exit(0);
    });
    QStringList files = QApplication::arguments().sliced(1);
    files.removeOne(QStringLiteral("--"));
    window.begin(files.value(0));
    window.show();
    return QApplication::exec();
}
