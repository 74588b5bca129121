// SPDX-License-Identifier: MIT
#include "app/documents/nativepath.h"
#include "app/widgets/look/focusring.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/type.h"
#include "app/window/mainwindow.h"
#include "app/window/quitsignals.h"
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

/// Qt takes options of its own (-platform, -style, --display ...), with or without a value after them. They are
/// recognised as QApplication does it, but without a display.
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

/// The translation of the chosen language, or of the system's. English has a translation file too, for its plurals;
/// it is the fallback.
class Translations {
public:
    explicit Translations(const QString& chosen) {
        const QLocale locale = chosen.isEmpty() ? QLocale() : QLocale(chosen);
        if (!chosen.isEmpty()) QLocale::setDefault(locale);
        const bool known = own_.load(locale, QStringLiteral("ninefold"), QStringLiteral("_"), QStringLiteral(":/i18n"));
        if (!known) static_cast<void>(own_.load(QStringLiteral(":/i18n/ninefold_en.qm")));
        // Qt's own translation, for the buttons of its dialogs.
        if (known)
            static_cast<void>(qt_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    }
    /// Looks the text up directly: a translator can only be installed once a QApplication exists.
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

/// Handles the options that need no display. Returns the exit code if the program is done.
std::optional<int> answered(int count, char** arguments, const Translations& translations) {
    for (int index = 1; index < count; ++index) {
        const std::string_view argument = arguments[index];
        if (argument == "--version" || argument == "-v")
            return std::printf("Ninefold " NINEFOLD_VERSION " (Qt %s)\n", qVersion()) < 0;
        if (argument == "--help" || argument == "-h")
            return std::fputs(qPrintable(translations.text(kUsage)), stdout) < 0;
        if (argument == "--") break;
        // From the first Qt option on leave the rest to QApplication: only Qt knows which of its options take a
        // value.
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

/// The file names among the arguments that QApplication has left. QApplication::arguments() is not used because it
/// garbles names that are not valid UTF-8.
QStringList filesOf(int count, char** arguments) {
    QStringList files;
    for (int index = 1; index < count; ++index) files << ninefold::documents::pathFromNative(arguments[index]);
    files.removeOne(QStringLiteral("--"));
    return files;
}

} // namespace

int main(int count, char** arguments) {
    QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NINEFOLD_VERSION));
    Translations translations(ninefold::store::loadSettings().language);
    if (const auto code = answered(count, arguments, translations)) return *code;
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(count, arguments);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.ninefold.Ninefold"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ninefold.svg")));
    QApplication::setStyle(new ninefold::widgets::InkStyle);
    ninefold::widgets::useBodyFont();
    const ninefold::widgets::FocusRing focusRing;
    translations.install();
    // Constructed before the window and so destroyed after it: the window must not be interrupted while it saves.
    const ninefold::window::QuitSignals quitSignals;
    ninefold::window::MainWindow window;
    // exit() and not quit(), which an open dialog could refuse.
    QObject::connect(&quitSignals, &ninefold::window::QuitSignals::caught, &window, [&window] {
        window.close();
        QCoreApplication::exit(0);
    });
    window.begin(filesOf(count, arguments));
    window.show();
    return QApplication::exec();
}
