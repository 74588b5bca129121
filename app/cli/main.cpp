// SPDX-License-Identifier: MIT
// Starts Qt only for what reads files: QCoreApplication, so that no display is needed. An interrupted
// program at the very end raises the signal that interrupted it, after everything has been written and closed.
#include "app/cli/cli.h"
#include "app/cli/interrupt.h"
#include "app/documents/parts/nativepath.h"

#include <QCoreApplication>

#include <fcntl.h>

namespace {

/// Fills the numbers of standard streams that were closed at the start: otherwise the next opened file would get the
/// number, and the program would read its own file. The replacement cannot be read, so that reading fails as it
/// should.
void keepStandardStreams() {
    for (int file = 0; file <= 2; ++file)
        if (::fcntl(file, F_GETFD) < 0) static_cast<void>(::open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY));
}

} // namespace

int main(int argc, char** argv) {
    keepStandardStreams();
    ninefold::cli::settleLocale();
    const QCoreApplication application(argc, argv);
    // Not QCoreApplication::arguments(): it already damages names that are not UTF-8.
    QStringList arguments;
    for (int index = 0; index < argc; ++index) arguments << ninefold::documents::pathFromNative(argv[index]);
    const int code = ninefold::cli::run(arguments);
    ninefold::cli::Interrupt::obey();
    return code;
}
