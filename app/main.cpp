// SPDX-License-Identifier: MIT
#include "app/files/nativepath.h"
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

constexpr auto kUsage = QT_TRANSLATE_NOOP("Start", "Usage: ninefold [FILE...]\n"
                                                   "Plays Sudoku. A FILE holds puzzles in any form that Ninefold "
                                                   "knows; several are opened as one list.\n\n"
                                                   "  -h, --help     show this and leave\n"
                                                   "  -v, --version  show the version and leave\n");
constexpr auto kUnknownOption = QT_TRANSLATE_NOOP("Start", "There is no option '%1'.\n"
                                                           "ninefold --help lists the options.\n");

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

/// The chosen language, or the system's; English where there is no translation, for its plurals.
class Translations {
public:
    explicit Translations(const QString& chosen) {
        const QLocale locale = chosen.isEmpty() ? QLocale() : QLocale(chosen);
        if (!chosen.isEmpty()) QLocale::setDefault(locale);
        const bool known = own_.load(locale, QStringLiteral("ninefold"), QStringLiteral("_"), QStringLiteral(":/i18n"));
        if (!known) static_cast<void>(own_.load(QStringLiteral(":/i18n/ninefold_en.qm")));
        // The buttons of Qt's own dialogs.
        if (known)
            static_cast<void>(qt_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    }
    /// Asked directly: without a QApplication nothing can be installed.
    QString text(const char* english) const {
        const QString translated = own_.translate("Start", english);
        return translated.isEmpty() ? QString::fromUtf8(english) : translated;
    }
    void install() {
        for (QTranslator* one : {&own_, &qt_})
            if (!one->isEmpty()) QCoreApplication::installTranslator(one);
    }

private:
    QTranslator own_, qt_;
};

/// Answers what needs no display; the exit code when that was all.
std::optional<int> answered(int count, char** arguments, const Translations& translations) {
    for (int index = 1; index < count; ++index) {
        const std::string_view argument = arguments[index];
        if (argument == "--version" || argument == "-v") return std::puts("Ninefold " NINEFOLD_VERSION) < 0;
        if (argument == "--help" || argument == "-h")
            return std::fputs(qPrintable(translations.text(kUsage)), stdout) < 0;
        if (argument == "--") break;
        // What belongs to an option of Qt is none of ours; which of them take a value is for Qt to know.
        if (argument.size() > 1 && argument[0] == '-' && isOfQt(argument)) return std::nullopt;
        if (argument.size() > 1 && argument[0] == '-') {
            const QString option = QString::fromStdString(ninefold::oneLine(argument));
            const QString sentence = QStringLiteral("ninefold: ") + translations.text(kUnknownOption).arg(option);
            std::fputs(qPrintable(sentence), stderr);
            return 2;
        }
    }
    return std::nullopt;
}

/// What QApplication has left of the arguments. Not its own list: there a name that is no UTF-8 is spoiled already.
QStringList filesOf(int count, char** arguments) {
    QStringList files;
    for (int index = 1; index < count; ++index) files << ninefold::pathFromNative(arguments[index]);
    files.removeOne(QStringLiteral("--"));
    return files;
}

} // namespace

int main(int count, char** arguments) {
    QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NINEFOLD_VERSION));
    Translations translations(ninefold::loadSettings().language);
    if (const auto code = answered(count, arguments, translations)) return *code;
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(count, arguments);
    QGuiApplication::setDesktopFileName(QStringLiteral("ninefold"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ninefold.svg")));
    QApplication::setStyle(new ninefold::InkStyle);
    translations.install();
    // Before the window, which is not to be interrupted while it saves and goes.
    const ninefold::QuitSignals quitSignals;
    ninefold::MainWindow window;
    // Exit, not quit: no dialog can refuse it.
    QObject::connect(&quitSignals, &ninefold::QuitSignals::caught, &window, [&window] {
        window.close();
        QCoreApplication::exit(0);
    });
    window.begin(filesOf(count, arguments));
    window.show();
    return QApplication::exec();
}
