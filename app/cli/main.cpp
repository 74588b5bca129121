// SPDX-License-Identifier: MIT
// Qt is started for translations and file names only: QCoreApplication, so that no display is asked for. An interrupted
// program ends last of all by the signal that interrupted it, when everything has been written and closed.
#include "app/cli/cli.h"
#include "app/cli/interrupt.h"
#include "app/files/nativepath.h"

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
    const QCoreApplication application(argc, argv);
    // Not QCoreApplication::arguments(): there a name that is no UTF-8 is spoiled already.
    QStringList arguments;
    for (int index = 0; index < argc; ++index) arguments << ninefold::pathFromNative(argv[index]);
    const int code = ninefold::cli::run(arguments);
    ninefold::cli::Interrupt::obey();
    return code;
}
