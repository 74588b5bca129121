// SPDX-License-Identifier: MIT
// picture: the first puzzle of a file as a PNG, as file managers call it for their thumbnails. Any file can be meant,
// so the time and the memory for reading are bounded by the system. A program of its own paints
// (app/widgets/paper/program): what it gets are 81 cells, and nothing of the file.
#include "app/cli/intake.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/documents/fileaddress.h"
#include "app/documents/parts/jsonwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace ninefold::cli {
namespace {

constexpr int kUsualSize = 256, kSmallestSize = 16, kLargestSize = 4096;
constexpr rlim_t kMaxSeconds = 20;
constexpr rlim_t kMostMemoryBytes = rlim_t{1024} * 1024 * 1024;
constexpr int kMaxPaintingMs = 30'000;

/// Only functions that are safe in a signal handler. No file is open for writing yet.
void giveUp(int) {
    constexpr std::string_view kWhy = "ninefold-cli: The file takes too long for a picture.\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kWhy.data(), kWhy.size());
    ::_exit(kFileTrouble);
}

void boundResources() {
    std::signal(SIGXCPU, giveUp);
    const rlimit time{kMaxSeconds, kMaxSeconds + 1};
    setrlimit(RLIMIT_CPU, &time);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    const rlimit memory{kMostMemoryBytes, kMostMemoryBytes};
    setrlimit(RLIMIT_DATA, &memory);
#endif
}

/// The painter's word for a cell.
std::string cellWord(const formats::Puzzle& puzzle, Cell cell) {
    const Grid& grid = puzzle.grid;
    if (grid.isSet(cell)) {
        const bool given = !puzzle.givensKnown || grid.isGiven(cell);
        return (given ? "g" : "") + std::to_string(static_cast<int>(grid.value(cell)));
    }
    if (!puzzle.hasMarks) return ".";
    std::string word = "c";
    for (const Digit digit : grid.candidates(cell)) word += std::to_string(static_cast<int>(digit));
    return word;
}

QByteArray boardText(const formats::Puzzle& puzzle) {
    std::string text;
    for (Cell cell = 0; cell < kCellCount; ++cell) text += cellWord(puzzle, cell) + ' ';
    return QByteArray::fromStdString(text);
}

/// Beside the plugins; empty if it is not installed.
QString painterFile() {
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {QStringLiteral("/" NINEFOLD_PLUGINS_FROM_PROGRAM), QString()}) {
        QString file = QDir::cleanPath(program + folder + QStringLiteral("/ninefold-painter"));
        if (QFileInfo(file).isExecutable()) return file;
    }
    return {};
}

/// Empty if the picture cannot be painted; then the reason is on standard error.
QByteArray paint(const formats::Puzzle& puzzle, int size) {
    const QString file = painterFile();
    QProcess painter;
    painter.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    if (!file.isEmpty()) {
        painter.start(file, {QString::number(size)});
        painter.write(boardText(puzzle));
        painter.closeWriteChannel();
        painter.waitForFinished(kMaxPaintingMs);
        if (painter.state() != QProcess::NotRunning) painter.kill();
    }
    const bool done = !file.isEmpty() && painter.exitStatus() == QProcess::NormalExit && painter.exitCode() == 0;
    if (done) return painter.readAllStandardOutput();
    Console::complain(file.isEmpty() ? QStringLiteral("The program that paints, ninefold-painter, is not installed.")
                                     : QStringLiteral("The picture could not be painted."));
    return {};
}

/// The first puzzle of the file; what is wrong with it is said on standard error.
std::optional<formats::Puzzle> readPuzzle(const Invocation& call, ExitCode& code) {
    const Interrupt interrupt;
    Console console(!call.common.quiet);
    Intake intake({.files = {documents::pathOrAddress(call.files.first())}, .limit = 1, .quiet = call.common.quiet},
                  console);
    std::optional<formats::Puzzle> first;
    intake.readAll([&](Item&& item) {
        first = std::move(item.puzzle);
        return false;
    });
    code = intake.exitCode();
    return first;
}

QList<QCommandLineOption> options() {
    return {option("size", "The side of the picture in pixels (default: 256)", "N")};
}

std::string answer(const Invocation& call, const formats::Puzzle& puzzle, int size, const QByteArray& png) {
    if (!call.common.json) return png.toStdString();
    std::string text;
    documents::JsonWriter(text)
        .field("puzzle", puzzleText(puzzle))
        .field("size", size)
        .field("png", png.toBase64().toStdString())
        .end();
    return text;
}

int run(const Invocation& call) {
    if (call.files.size() != 1) return call.wrongUsage(QStringLiteral("picture takes one FILE."));
    const auto size = call.isSet("size") ? numberIn(call.value("size"), kSmallestSize, kLargestSize) : kUsualSize;
    if (!size) return call.wrongUsage(wrongNumber("size", call.value("size"), kSmallestSize, kLargestSize));
    if (!call.common.json && call.common.output.isEmpty() && ::isatty(STDOUT_FILENO) != 0)
        return call.wrongUsage(QStringLiteral("A picture is not for a terminal; --output FILE is needed."));
    boundResources();
    ExitCode code = kDone;
    const auto puzzle = readPuzzle(call, code);
    if (!puzzle) return code == kDone ? kFlawed : code;
    const int side = static_cast<int>(*size);
    const QByteArray png = paint(*puzzle, side);
    return png.isEmpty() ? kFileTrouble : writeAnswer(call, answer(call, *puzzle, side, png));
}

} // namespace

namespace commands {

const Command picture = {
    .id = "picture",
    .summary = "The first puzzle of a file as a PNG, for thumbnails",
    .notes =
        "FILE may be an address as well (file:///home/...). A file that takes too long or too much memory gets no\n"
        "picture. With --json the picture is in the field png, in base64.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
