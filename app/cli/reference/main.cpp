// SPDX-License-Identifier: MIT
// Part of the build: makereference man|bash|zsh|fish FILE [HELP] writes the manual or the completions of ninefold-cli,
// or of ninefold if HELP is the file with what `ninefold --help` says.
#include "app/cli/reference/completion.h"
#include "app/cli/reference/manpage.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace {

using namespace ninefold::cli::reference;

QString made(const QString& kind, const ProgramEntry& program) {
    if (kind == "man") return manPage(program);
    if (kind == "bash") return bashCompletion(program);
    if (kind == "zsh") return zshCompletion(program);
    return kind == "fish" ? fishCompletion(program) : QString();
}

ProgramEntry programOf(const QStringList& arguments) {
    if (arguments.size() < 4) return cliProgram();
    QFile help(arguments[3]);
    return windowProgram(help.open(QIODevice::ReadOnly) ? QString::fromUtf8(help.readAll()) : QString());
}

} // namespace

int main(int count, char** arguments) {
    const QCoreApplication application(count, arguments);
    const QStringList given = QCoreApplication::arguments();
    if (given.size() < 3) return 2;
    const QByteArray text = made(given[1], programOf(given)).toUtf8();
    QFile file(given[2]);
    if (!text.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush()) return 0;
    std::fprintf(stderr, "%s cannot be written\n", qPrintable(given[2]));
    return 3;
}
