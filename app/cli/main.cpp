// SPDX-License-Identifier: MIT
// Qt is started for translations and file names only: QCoreApplication, so that no display is asked for. An interrupted
// program ends last of all by the signal that interrupted it, when everything has been written and closed.
#include "app/cli/cli.h"
#include "app/cli/interrupt.h"

#include <QCoreApplication>

#include <fcntl.h>

namespace {

/// A stream that was closed before we began: its number would go to the next file that is opened, and we would read
/// our own. What takes its place here cannot be read, so that reading fails as it should.
void keepStandardStreams() {
    for (int file = 0; file <= 2; ++file)
        if (::fcntl(file, F_GETFD) < 0) static_cast<void>(::open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY));
}

} // namespace

int main(int argc, char** argv) {
    keepStandardStreams();
    ninefold::cli::settleLocale();
    QCoreApplication application(argc, argv);
    const int code = ninefold::cli::run(QCoreApplication::arguments());
    ninefold::cli::Interrupt::obey();
    return code;
}
