// SPDX-License-Identifier: MIT
#include "app/cli/serve/api.h"

#include "app/cli/answers/verdictfields.h"
#include "app/cli/run.h"
#include "app/cli/serve/boardreading.h"
#include "app/cli/serve/gate.h"
#include "app/cli/text.h"
#include "app/documents/text/verdicts.h"
#include "engine/rating/level.h"

#include <QFile>

#include <algorithm>
#include <limits>

namespace ninefold::cli {
namespace {

/// A number of the query, `usual` if it is not there; nothing if it is wrong.
std::optional<std::uint64_t> numberOf(const http::Request& request, const char* name, std::uint64_t least,
                                      std::uint64_t usual) {
    const QString text = request.query.queryItemValue(QLatin1String(name));
    if (text.isEmpty() && !request.query.hasQueryItem(QLatin1String(name))) return usual;
    bool isNumber = false;
    const qulonglong number = text.toULongLong(&isNumber);
    if (!isNumber || number < least) return std::nullopt;
    return number;
}

Refusal wrongNumber(const char* name, const char* example) {
    return {400, QStringLiteral("\"%1\" needs a number, such as %1=%2.").arg(name, example)};
}

QByteArray tokenOf(const http::Request& request, const QJsonObject& fields = {}) {
    if (!request.session.isEmpty()) return request.session;
    const QString field = fields["session"].toString();
    return (field.isEmpty() ? request.query.queryItemValue("session") : field).toLatin1();
}

Refusal noSession() {
    return {404, QStringLiteral("There is no board for this session; POST /api/sudoku/initialize makes one.")};
}

/// The engine that a request wants; false if there is none of that name.
bool chooseEngine(const QString& id, ServedBoard& board) {
    board.byLogic = id == "logic";
    board.solver = board.byLogic ? nullptr : solve::findSolver(id.toStdString());
    return board.isChosen() || id == "fast";
}

void writeRows(const Grid& grid, documents::JsonWriter& json) {
    json.key("board").openArray();
    for (int row = 0; row < 9; ++row) {
        json.openArray();
        for (int column = 0; column < 9; ++column) json.value(grid.value(9 * row + column));
        json.closeArray();
    }
    json.closeArray();
}

} // namespace

class Api::Borrowed {
public:
    explicit Borrowed(Api& api) : api_(api) {
        const std::lock_guard lock(api.mutex_);
        if (api.idle_.empty()) return;
        runs_ = std::move(api.idle_.back());
        api.idle_.pop_back();
    }
    ~Borrowed() {
        const std::lock_guard lock(api_.mutex_);
        if (runs_) api_.idle_.push_back(std::move(runs_));
    }
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;

    ServedRuns* operator->() {
        if (!runs_) runs_ = std::make_unique<ServedRuns>();
        return runs_.get();
    }

private:
    Api& api_;
    std::unique_ptr<ServedRuns> runs_;
};

Api::Api(const QString& puzzles, QString web) : bundled_(documents::bundledPuzzles(puzzles)), web_(std::move(web)) {}

std::span<const Api::Route> Api::routes() {
    static constexpr Route list[] = {
        {"POST", "/api/sudoku/initialize", &Api::initialize},
        {"POST", "/api/sudoku/solve", &Api::solve},
        {"GET", "/api/sudoku/state", &Api::state},
        {"GET", "/api/sudoku/solverSteps", &Api::solverSteps},
        {"GET", "/api/sudoku/conflicts", &Api::conflicts},
        {"GET", "/api/sudoku/engines", &Api::engines},
        {"GET", "/api/sudoku/puzzles/", &Api::puzzles},
        {"GET", "/api/sudoku/puzzle/", &Api::puzzle},
        {"GET", "/", &Api::file},
        {"GET", "/player.js", &Api::file},
        {"GET", "/player.css", &Api::file},
        {"GET", "/ninefold.svg", &Api::file},
    };
    return list;
}

http::Reply Api::answer(const http::Request& request) {
    if (const auto refusal = refusalAtGate(request)) return errorReply(*refusal);
    const auto leads = [&](const Route& route) {
        const QLatin1String path(route.path);
        const bool takesWord = path.size() > 1 && path.back() == QLatin1Char('/');
        return takesWord ? request.path.startsWith(path) && request.path.size() > path.size() : request.path == path;
    };
    const auto found = std::ranges::find_if(routes(), leads);
    if (found == routes().end()) return errorReply({404, QStringLiteral("There is nothing at this address.")});
    if (request.method != found->method)
        return errorReply({405, QStringLiteral("This address takes %1.").arg(found->method)});
    return (this->*found->answer)(request, request.path.section('/', -1));
}

http::Reply Api::initialize(const http::Request& request, const QString& /*word*/) {
    const auto body = readBody(request.body);
    if (const auto* refusal = std::get_if<Refusal>(&body)) return errorReply(*refusal);
    auto read = readBoard(std::get<QJsonObject>(body), bundled_);
    if (const auto* refusal = std::get_if<Refusal>(&read)) return errorReply(*refusal);
    const ServedBoard board{.puzzle = std::get<formats::Puzzle>(std::move(read))};
    const solve::Verdict verdict = Borrowed(*this)->examine(board.puzzle);
    std::string out;
    documents::JsonWriter json(out);
    json.field("session", boards_.add(board).toStdString()).field("puzzle", puzzleText(board.puzzle));
    writeRows(formats::puzzleGrid(board.puzzle), json);
    json.field("status", statusWord(verdict.status)).field("clues", verdict.clues);
    json.field("message", documents::sentence(verdict));
    writeConflicts(verdict, json);
    json.end();
    return jsonReply(out);
}

http::Reply Api::solve(const http::Request& request, const QString& /*word*/) {
    const auto body = readBody(request.body);
    if (const auto* refusal = std::get_if<Refusal>(&body)) return errorReply(*refusal);
    const QJsonObject& fields = std::get<QJsonObject>(body);
    const QByteArray token = tokenOf(request, fields);
    auto board = boards_.find(token);
    if (!board) return errorReply(noSession());
    const QString id = fields["engine"].toString(QStringLiteral("cdcl"));
    if (!chooseEngine(id, *board))
        return errorReply(
            {400, QStringLiteral("There is no engine '%1'; GET /api/sudoku/engines lists them.").arg(id.left(100))});
    Borrowed runs(*this);
    const solve::Verdict verdict = runs->examine(board->puzzle);
    if (verdict.status == solve::Verdict::Status::Invalid) return errorReply({422, documents::sentence(verdict)});
    boards_.replace(token, *board);
    std::string out;
    documents::JsonWriter json(out);
    json.field("session", token.toStdString()).field("puzzle", puzzleText(board->puzzle));
    runs->writeSolved(*board, json);
    // "Step by step": the first page comes at once.
    if (fields["steps"].toBool() && board->isChosen()) runs->writeSteps(*board, 1, ServedRuns::kMostInPage, json);
    json.end();
    return jsonReply(out);
}

http::Reply Api::state(const http::Request& request, const QString& /*word*/) {
    const auto board = boards_.find(tokenOf(request));
    if (!board) return errorReply(noSession());
    const auto at = numberOf(request, "at", 0, ServedRuns::kMostEvents);
    if (!at) return errorReply(wrongNumber("at", "12"));
    std::string out;
    documents::JsonWriter json(out);
    json.field("puzzle", puzzleText(board->puzzle));
    Borrowed(*this)->writeState(*board, *at, json);
    json.end();
    return jsonReply(out);
}

http::Reply Api::solverSteps(const http::Request& request, const QString& /*word*/) {
    const auto board = boards_.find(tokenOf(request));
    if (!board) return errorReply(noSession());
    if (!board->isChosen())
        return errorReply({409, QStringLiteral("There are no steps yet; POST /api/sudoku/solve with an engine that "
                                               "reports them comes first.")});
    const auto from = numberOf(request, "from", 1, 1), count = numberOf(request, "count", 1, 200);
    if (!from) return errorReply(wrongNumber("from", "1"));
    if (!count) return errorReply(wrongNumber("count", "200"));
    std::string out;
    documents::JsonWriter json(out);
    Borrowed(*this)->writeSteps(*board, *from, std::min(*count, ServedRuns::kMostInPage), json);
    json.end();
    return jsonReply(out);
}

http::Reply Api::conflicts(const http::Request& request, const QString& /*word*/) {
    const auto board = boards_.find(tokenOf(request));
    if (!board) return errorReply(noSession());
    if (!board->isChosen())
        return errorReply({409, QStringLiteral("There are no conflicts yet; POST /api/sudoku/solve comes first.")});
    const auto from = numberOf(request, "from", 1, 1), count = numberOf(request, "count", 1, 200);
    if (!from) return errorReply(wrongNumber("from", "1"));
    if (!count) return errorReply(wrongNumber("count", "200"));
    std::string out;
    documents::JsonWriter json(out);
    Borrowed(*this)->writeConflicts(*board, *from, std::min(*count, ServedRuns::kMostInPage), json);
    json.end();
    return jsonReply(out);
}

http::Reply Api::engines(const http::Request& /*request*/, const QString& /*word*/) {
    std::string out;
    documents::JsonWriter json(out);
    json.key("engines").openArray();
    const auto write = [&](std::string_view id, std::string_view name, std::string_view about, bool reports) {
        json.openObject().field("id", id).field("name", name).field("about", about).field("steps", reports);
        json.closeObject();
    };
    write("fast", "Fast", "Answers at once and shows nothing.", false);
    write("logic", "Logic", "Solves as people do, step by step, each with its reason.", true);
    for (const solve::Solver* solver : solve::eventSolvers()) write(solver->id, solver->name, solver->about, true);
    json.closeArray().end();
    return jsonReply(out);
}

http::Reply Api::puzzles(const http::Request& /*request*/, const QString& word) {
    const auto level = rating::levelFromName(word.toStdString());
    if (!level)
        return errorReply({404, QStringLiteral("There is no level '%1'; there are very-easy, easy, normal, hard, "
                                               "very-hard and expert.")
                                    .arg(word.left(100))});
    std::string out;
    documents::JsonWriter json(out);
    json.field("level", rating::levelName(*level)).key("puzzles").openArray();
    for (const documents::Bundled& each : bundled_)
        if (each.facts["level"].toString() == toQString(rating::levelName(*level)))
            json.openObject().field("id", each.id).field("name", each.name).field("puzzle", each.puzzle).closeObject();
    json.closeArray().end();
    return jsonReply(out);
}

http::Reply Api::puzzle(const http::Request& /*request*/, const QString& word) {
    const auto found = std::ranges::find_if(
        bundled_, [&](const documents::Bundled& each) { return each.id.compare(word, Qt::CaseInsensitive) == 0; });
    if (found == bundled_.end())
        return errorReply({404, QStringLiteral("There is no puzzle '%1'.").arg(word.left(100))});
    return jsonReply(documents::jsonLine(*found));
}

http::Reply Api::file(const http::Request& /*request*/, const QString& word) {
    QFile file(web_ + (word.isEmpty() ? QStringLiteral("player.html") : word));
    if (!file.open(QIODevice::ReadOnly)) return errorReply({404, QStringLiteral("The page is missing.")});
    const char* const type = word.endsWith(".js")    ? "text/javascript; charset=utf-8"
                             : word.endsWith(".css") ? "text/css; charset=utf-8"
                             : word.endsWith(".svg") ? "image/svg+xml"
                                                     : "text/html; charset=utf-8";
    return {.type = type, .body = file.readAll()};
}

} // namespace ninefold::cli
