// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/serve/boards.h"
#include "app/cli/serve/replies.h"
#include "app/cli/serve/servedruns.h"
#include "app/documents/collections.h"

#include <memory>
#include <mutex>
#include <vector>

namespace ninefold::cli {

/// The routes below /api/sudoku and the page at /. Knows no sockets: a request is a value, and so is its reply. Any
/// thread may call.
class Api {
public:
    /// `puzzles` has the bundled puzzles, `web` the files of the page; both are inside the program.
    explicit Api(const QString& puzzles = documents::kBundledFolder, QString web = QStringLiteral(":/web/"));
    http::Reply answer(const http::Request& request);

    /// One route: "POST", "/api/sudoku/initialize". A path that ends with "/" takes one more word.
    struct Route {
        const char* method;
        const char* path;
        http::Reply (Api::*answer)(const http::Request& request, const QString& word);
    };
    static std::span<const Route> routes();

private:
    http::Reply initialize(const http::Request& request, const QString& word);
    http::Reply solve(const http::Request& request, const QString& word);
    http::Reply state(const http::Request& request, const QString& word);
    http::Reply solverSteps(const http::Request& request, const QString& word);
    http::Reply conflicts(const http::Request& request, const QString& word);
    http::Reply engines(const http::Request& request, const QString& word);
    http::Reply puzzles(const http::Request& request, const QString& word);
    http::Reply puzzle(const http::Request& request, const QString& word);
    http::Reply file(const http::Request& request, const QString& word);

    /// The runs for one request; they return when the request is answered.
    class Borrowed;

    const QList<documents::Bundled> bundled_;
    const QString web_;
    ServedBoards boards_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<ServedRuns>> idle_;
};

} // namespace ninefold::cli
