// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"

#include <QApplication>

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

} // namespace

int main(int count, char** arguments) {
    if (answered(count, arguments)) return 0;
    QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NINEFOLD_VERSION));
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(count, arguments);
    ninefold::MainWindow window;
    window.begin(QApplication::arguments().value(1));
    window.show();
    return QApplication::exec();
}
