// SPDX-License-Identifier: MIT
// serve: the engines for a browser on the same machine, for as long as the command runs.
#include "app/cli/http/host.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/serve/api.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>
#include <limits>

namespace ninefold::cli {
namespace {

constexpr int kUsualPort = 8081;
/// How soon Ctrl-C is noticed.
constexpr int kInterruptPollMs = 50;

QList<QCommandLineOption> options() {
    return {option("port", "The port, 0 for any free one (default: 8081)", "P")};
}

/// Serves until it is interrupted: that is the usual end, and no mistake.
int serveOn(http::Host& host, quint16 wanted) {
    Api api;
    const quint16 port = host.listen(wanted, [&api](const http::Request& request) { return api.answer(request); });
    if (port == 0) {
        Console::complain(QStringLiteral("Port %1 is in use; --port gives another one.").arg(wanted));
        return kFileTrouble;
    }
    const Interrupt interrupt;
    // Scripts wait for this line to learn the port.
    std::printf("http://127.0.0.1:%d/\n", port);
    std::fflush(stdout);
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, [] {
        if (Interrupt::requested()) QCoreApplication::quit();
    });
    poll.start(kInterruptPollMs);
    QCoreApplication::exec();
    host.close();
    return kDone;
}

int run(const Invocation& call) {
    const auto port = call.isSet("port") ? numberIn(call.value("port"), 0, std::numeric_limits<quint16>::max())
                                         : std::optional<long long>(kUsualPort);
    if (!port) return call.wrongUsage(wrongNumber("port", call.value("port"), 0, std::numeric_limits<quint16>::max()));
    http::Host* host = http::loadHost();
    if (host == nullptr) {
        Console::complain(QStringLiteral("serve needs Qt's HTTP server, which is not installed here."),
                          QStringLiteral("On Debian it is the package libqt6httpserver6."));
        return kFileTrouble;
    }
    return serveOn(*host, static_cast<quint16>(*port));
}

} // namespace

namespace commands {

const Command serve = {
    .id = "serve",
    .summary = "The engines for a browser on this machine",
    .notes = "Prints the address of a page on which solvers can be watched, and answers its requests until it is\n"
             "interrupted. Only this machine can reach it (127.0.0.1), and only pages that come from it.\n"
             "Routes for programs, with JSON in and out; a board belongs to the session that initialize returns\n"
             "(header X-Ninefold-Session, or session=... in the query or the body):\n"
             "  POST /api/sudoku/initialize            {\"board\": 81 digits, 9 rows or a text}, {\"puzzle\": ID}, or "
             "nothing\n"
             "  POST /api/sudoku/solve                 {\"engine\": ID, \"steps\": true}\n"
             "  GET  /api/sudoku/state?at=N            the board after N events\n"
             "  GET  /api/sudoku/solverSteps?from=A&count=N\n"
             "  GET  /api/sudoku/conflicts?from=A&count=N\n"
             "  GET  /api/sudoku/engines, /api/sudoku/puzzles/LEVEL, /api/sudoku/puzzle/ID",
    .options = options,
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
