// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runworker.h"
#include "app/session/work/task.h"

#include "engine/core/result.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <variant>

namespace ninefold::session {

/// Why a file is no run that can be watched.
struct RunFault {
    enum class Kind {
        NotOpened,  ///< the file cannot be read
        NoRun,      ///< its first line does not describe a run
        OtherEvents ///< the solver does something else than this line says
    };
    Kind kind = Kind::NoRun;
    /// The line of the file, from 1.
    quint64 line = 1;
    friend bool operator==(const RunFault&, const RunFault&) = default;
};

// A run as JSON Lines: the first line says which solver ran on which puzzle and how, each other line is an event in the
// form of `ninefold-cli solve --steps --json`. Since solvers are deterministic, the first line is all that it takes to
// make the run again; the events are for other programs, and are compared when a run is opened.

/// Of longer runs only the beginning is written.
inline constexpr quint64 kMostWrittenEvents = 1'000'000;

/// The first line.
std::string runHeader(const RunRequest& request);
std::optional<RunRequest> readRunHeader(std::string_view line);
/// The whole text of a run; stops early on request.
std::string runText(const RunRequest& request, const std::stop_token& stop = {});
/// Reads the text and runs the solver beside it.
std::variant<RunRequest, RunFault> readRun(std::string_view text, const std::stop_token& stop = {});

/// Saves and opens runs in a thread.
class RunFiles : public QObject {
    Q_OBJECT

public:
    explicit RunFiles(QObject* parent = nullptr) : QObject(parent) {}

    void save(const QString& path, const RunRequest& request);
    void open(const QString& path);

signals:
    /// Nothing, or why it was not saved.
    void runSaved(const QString& path, const std::optional<ninefold::Error>& fault);
    void runOpened(const QString& path, const ninefold::session::RunRequest& request);
    void runRefused(const QString& path, const ninefold::session::RunFault& fault);

private:
    Task<RunFiles> task_{*this, shortWorkThreads};
};

} // namespace ninefold::session
