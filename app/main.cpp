// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"
#include "app/panels/pad/inkstyle.h"
#include "app/quitsignals.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <cstdio>
#include <string_view>

namespace {

/// Answers what needs no display. True when that was all.
bool answered(int count, char** arguments) {
    for (int index = 1; index < count; ++index) {
        const std::string_view argument = arguments[index];
        if (argument == "--version" || argument == "-v") return std::puts("Ninefold " NINEFOLD_VERSION), true;
        if (argument == "--help" || argument == "-h")
            return std::puts("Usage: ninefold [FILE]\n"
                             "Plays Sudoku. FILE holds a puzzle in any form that Ninefold knows.\n\n"
                             "  -h, --help     show this and leave\n"
                             "  -v, --version  show the version and leave"),
                   true;
    }
    return false;
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
    if (answered(count, arguments)) return 0;
    QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NINEFOLD_VERSION));
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(count, arguments);
    QGuiApplication::setDesktopFileName(QStringLiteral("ninefold"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ninefold.svg")));
    QApplication::setStyle(new ninefold::InkStyle);
    const Translations translations(ninefold::loadSettings().language);
    ninefold::MainWindow window;
    const ninefold::QuitSignals quitSignals;
    // Exit, not quit: no dialog can refuse it.
    QObject::connect(&quitSignals, &ninefold::QuitSignals::caught, &window, [&window] {
        window.close();
        QCoreApplication::exit(0);
    });
    window.begin(QApplication::arguments().value(1));
    window.show();
    return QApplication::exec();
}
