// SPDX-License-Identifier: MIT
// Qt is started for translations and file names only: QCoreApplication, so that no display is asked for. An interrupted
// program ends last of all by the signal that interrupted it, when everything has been written and closed.
#include "app/cli/cli.h"
#include "app/cli/interrupt.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    ninefold::cli::settleLocale();
    QCoreApplication application(argc, argv);
    const int code = ninefold::cli::run(QCoreApplication::arguments());
    ninefold::cli::Interrupt::obey();
    return code;
}
