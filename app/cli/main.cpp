// SPDX-License-Identifier: MIT
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
