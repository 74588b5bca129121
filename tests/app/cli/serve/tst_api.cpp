// SPDX-License-Identifier: MIT
// The routes of serve: right and wrong requests, boards that belong to one session, and runs that are those of the
// other commands.
#include "app/cli/serve/api.h"
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QTest>

using namespace ninefold;
using namespace ninefold::cli;

namespace {

constexpr quint16 kPort = 8081;
const QString kRoot = QStringLiteral("/api/sudoku/");
constexpr auto kPuzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
constexpr auto kSolution = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

http::Request request(const char* method, const QString& path, const QByteArray& body = {}) {
    const QUrl url(path);
    return {.method = method,
            .path = url.path(),
            .query = QUrlQuery(url),
            .host = "127.0.0.1:8081",
            .origin = {},
            .site = {},
            .session = {},
            .body = body,
            .port = kPort};
}

QJsonObject objectOf(const http::Reply& reply) {
    return QJsonDocument::fromJson(reply.body).object();
}

QByteArray json(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// A client with a board of its own.
class Client {
public:
    Client(cli::Api& api, const QJsonObject& board) : api_(api) {
        session_ = post("initialize", board)["session"].toString().toLatin1();
    }
    QJsonObject post(const QString& route, const QJsonObject& fields) { return ask("POST", route, json(fields)); }
    QJsonObject get(const QString& route) { return ask("GET", route, {}); }
    int status() const { return status_; }

private:
    QJsonObject ask(const char* method, const QString& route, const QByteArray& body) {
        http::Request asked = request(method, kRoot + route, body);
        asked.session = session_;
        const http::Reply reply = api_.answer(asked);
        status_ = reply.status;
        return objectOf(reply);
    }

    cli::Api& api_;
    QByteArray session_;
    int status_ = 0;
};

/// The events without their sentences, as `solve --steps` has them.
QJsonArray plain(const QJsonArray& events) {
    QJsonArray all;
    for (const QJsonValue& each : events) {
        QJsonObject event = each.toObject();
        event.remove("text");
        all.append(event);
    }
    return all;
}

} // namespace

class TestApi : public QObject {
    Q_OBJECT

private slots:
    void everyEngineReportsTheRunOfSolve_data() {
        QTest::addColumn<QString>("engine");
        for (const solve::Solver* solver : solve::eventSolvers())
            QTest::newRow(solver->id.data()) << QString::fromUtf8(solver->id.data(), qsizetype(solver->id.size()));
    }

    void everyEngineReportsTheRunOfSolve() {
        QFETCH(QString, engine);
        // Backtracking needs a puzzle that it solves soon.
        const QByteArray puzzle = runCli({"puzzle", "hard-1"}).out.left(81);
        Client client(api_, {{"board", QString(puzzle)}});
        const QJsonObject solved = client.post("solve", {{"engine", engine}, {"steps", true}});
        const QJsonObject expected = runCli({"solve", "--engine", engine, "--steps", "--json"}, puzzle).object();
        QCOMPARE(solved["status"], expected["status"]);
        QCOMPARE(solved["solution"], expected["solution"]);
        QCOMPARE(solved["complete"].toBool(), true);
        QJsonArray events;
        for (int from = 1; from <= solved["total"].toInt(); from += 700)
            for (const QJsonValue& event :
                 client.get(QStringLiteral("solverSteps?from=%1&count=700").arg(from))["events"].toArray())
                events.append(event);
        QCOMPARE(plain(events), expected["events"].toArray());
        for (const QJsonValue& event : events) QVERIFY(!event.toObject()["text"].toString().isEmpty());

        const int at = events.size() / 2;
        QJsonObject state = client.get(QStringLiteral("state?at=%1").arg(at));
        QCOMPARE(state, runCli({"state", "--engine", engine, "--at", QString::number(at), "--json"}, puzzle).object());
        int conflicts = 0;
        for (const QJsonValue& event : events) conflicts += event.toObject()["kind"].toString() == "conflict";
        const QJsonObject listed = client.get("conflicts?count=1000");
        QCOMPARE(listed["total"].toInt(), conflicts);
        QCOMPARE(listed["conflicts"].toArray().size(), std::min(conflicts, 1000));
    }

    void logicReportsItsSteps() {
        Client client(api_, {{"puzzle", "hard-1"}});
        const QJsonObject solved = client.post("solve", {{"engine", "logic"}, {"steps", true}});
        QCOMPARE(solved["status"].toString(), "solved");
        const QByteArray puzzle = runCli({"puzzle", "hard-1"}).out.left(81);
        const QJsonObject expected = runCli({"solve", "--engine", "logic", "--steps", "--json"}, puzzle).object();
        QCOMPARE(solved["steps"], expected["steps"]);
        QCOMPARE(client.get("state")["grid"], expected["solution"]);
        QCOMPARE(client.get("state?at=0")["grid"].toString().toLatin1(), puzzle);
        QCOMPARE(client.get("conflicts")["total"].toInt(), 0);
    }

    void fastOnlyAnswers() {
        Client client(api_, {{"board", kPuzzle}});
        QCOMPARE(client.post("solve", {{"engine", "fast"}})["solution"].toString(), kSolution);
        client.get("solverSteps");
        QCOMPARE(client.status(), 409);
    }

    void boardsComeInManyForms_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("givens");
        const QString text = kPuzzle;
        QJsonArray cells, rows;
        for (int cell = 0; cell < 81; ++cell) cells.append(text[cell] == '.' ? 0 : text[cell].digitValue());
        for (int row = 0; row < 9; ++row) {
            QJsonArray line;
            for (int column = 0; column < 9; ++column) line.append(cells[9 * row + column]);
            rows.append(line);
        }
        QJsonArray words = cells;
        for (int cell = 0; cell < 81; ++cell)
            words[cell] = text[cell] == '.' ? QJsonValue() : QJsonValue(QString(text[cell]));
        QTest::newRow("text") << json({{"board", text}}) << text;
        QTest::newRow("81 numbers") << json({{"board", cells}}) << text;
        QTest::newRow("rows") << json({{"board", rows}}) << text;
        QTest::newRow("words and null") << json({{"board", words}}) << text;
        QTest::newRow("bare") << QJsonDocument(rows).toJson() << text;
        QTest::newRow("nothing") << QByteArray() << QString(81, '.');
        QTest::newRow("empty object") << QByteArray("{}") << QString(81, '.');
    }

    void boardsComeInManyForms() {
        QFETCH(QByteArray, body);
        QFETCH(QString, givens);
        const http::Reply reply = api_.answer(request("POST", kRoot + "initialize", body));
        QCOMPARE(reply.status, 200);
        QCOMPARE(objectOf(reply)["puzzle"].toString(), givens);
        QCOMPARE(objectOf(reply)["board"].toArray().size(), 9);
    }

    void wrongRequestsGetASentence_data() {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* call, const QByteArray& body, int status, const char* part) {
            QTest::addRow("%s %s", call, body.constData()) << QString(call) << body << status << QString(part);
        };
        row("POST initialize", "{", 400, "no JSON object");
        row("POST initialize", "7", 400, "no JSON object");
        row("POST initialize", "[1,2,3]", 400, "81 digits");
        row("POST initialize", R"({"board": 5})", 400, "81 digits");
        row("POST initialize", R"({"board": "hello"})", 400, "no Sudoku");
        row("POST initialize", R"({"board": [[1],[2],[3],[4],[5],[6],[7],[8],[9]]})", 400, "9 rows of 9");
        row("POST initialize", R"({"puzzle": "no-such-puzzle"})", 404, "no-such-puzzle");
        row("POST initialize", R"({"puzzle": 17})", 400, "easy-17");
        row("POST initialize", R"({"puzzle": "easy-1", "board": []})", 400, "not both");
        row("GET initialize", "", 405, "POST");
        row("POST state", "", 405, "GET");
        row("GET state", "", 404, "no board for this session");
        row("GET solverSteps?session=abc", "", 404, "no board for this session");
        row("POST solve", R"({"session": "0123456789abcdef0123456789abcdef"})", 404, "no board");
        row("GET puzzles/devilish", "", 404, "very-easy");
        row("GET puzzles/", "", 404, "nothing at this address");
        row("GET puzzle/easy-100000", "", 404, "easy-100000");
        row("GET nonsense", "", 404, "nothing at this address");
    }

    void wrongRequestsGetASentence() {
        QFETCH(QString, call);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QString, part);
        const QByteArray method = call.section(' ', 0, 0).toLatin1();
        const http::Reply reply = api_.answer(request(method.constData(), kRoot + call.section(' ', 1), body));
        QCOMPARE(reply.status, status);
        QVERIFY2(objectOf(reply)["message"].toString().contains(part), reply.body.constData());
    }

    void wrongNumbersAndEnginesGetASentence() {
        Client client(api_, {{"puzzle", "easy-1"}});
        client.get("solverSteps");
        QCOMPARE(client.status(), 409);
        client.post("solve", {{"engine", "magic"}});
        QCOMPARE(client.status(), 400);
        client.post("solve", {{"engine", "mrv"}});
        QCOMPARE(client.status(), 200);
        for (const char* wrong : {"state?at=x", "state?at=-1", "solverSteps?from=0", "solverSteps?count=0",
                                  "conflicts?from=", "conflicts?count=1e9"}) {
            client.get(wrong);
            QCOMPARE(client.status(), 400);
        }
        // Beyond the end is the end.
        QCOMPARE(client.get("solverSteps?from=4000000000")["events"].toArray().size(), 0);
        QVERIFY(!client.get("state?at=18446744073709551615")["grid"].toString().contains('.'));
    }

    void aBoardThatContradictsItselfIsNotSolved() {
        Client client(api_, {{"board", "55" + QString(79, '.')}});
        const QJsonObject refused = client.post("solve", {{"engine", "cdcl"}});
        QCOMPARE(client.status(), 422);
        QVERIFY(refused["message"].toString().contains("5 appears twice"));
    }

    void everyClientHasItsOwnBoard() {
        std::vector<Client> clients;
        QStringList solutions;
        for (int number = 1; number <= 40; ++number) {
            const QString id = QStringLiteral("normal-%1").arg(number);
            clients.emplace_back(api_, QJsonObject{{"puzzle", id}});
            solutions << clients.back().post("solve", {{"engine", "propagation"}})["solution"].toString();
        }
        QCOMPARE(QSet<QString>(solutions.begin(), solutions.end()).size(), solutions.size());
        for (int number = 0; number < 40; ++number)
            QCOMPARE(clients[static_cast<std::size_t>(number)].get("state")["grid"].toString(), solutions[number]);
    }

    /// A client that never says goodbye must not make the program grow.
    void boardsAreForgottenWhenThereAreTooMany() {
        cli::ServedBoards boards;
        const QByteArray first = boards.add({});
        QByteArray second;
        for (std::size_t count = 1; count < cli::ServedBoards::kMost; ++count) {
            const QByteArray token = boards.add({});
            if (second.isEmpty()) second = token;
        }
        QVERIFY(boards.find(first));
        boards.add({});
        QVERIFY(boards.find(first));
        QVERIFY(!boards.find(second));
    }

    void onlyThisMachineAndItsOwnPageAreAnswered_data() {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<QByteArray>("site");
        QTest::addColumn<int>("status");
        const auto row = [](const char* host, const char* origin, const char* site, int status) {
            QTest::addRow("%s %s %s", host, origin, site)
                << QByteArray(host) << QByteArray(origin) << QByteArray(site) << status;
        };
        row("127.0.0.1:8081", "", "", 200);
        row("localhost:8081", "http://localhost:8081", "same-origin", 200);
        row("[::1]:8081", "", "none", 200);
        row("127.0.0.1:8081", "http://localhost:8081", "same-site", 403);
        row("127.0.0.1:8081", "http://example.com", "cross-site", 403);
        row("127.0.0.1:8081", "null", "", 403);
        row("127.0.0.1:8081", "", "cross-site", 403);
        row("127.0.0.1", "", "", 403);
        row("127.0.0.1:80", "", "", 403);
        row("example.com:8081", "http://example.com:8081", "same-origin", 403);
        row("127.0.0.1.example.com:8081", "", "", 403);
        row("", "", "", 403);
    }

    void onlyThisMachineAndItsOwnPageAreAnswered() {
        QFETCH(QByteArray, host);
        QFETCH(QByteArray, origin);
        QFETCH(QByteArray, site);
        QFETCH(int, status);
        http::Request asked = request("GET", kRoot + "engines");
        asked.host = host;
        asked.origin = origin;
        asked.site = site;
        QCOMPARE(api_.answer(asked).status, status);
    }

    void puzzlesAreThoseOfTheProgram() {
        const QJsonArray listed =
            objectOf(api_.answer(request("GET", kRoot + "puzzles/very-hard")))["puzzles"].toArray();
        QCOMPARE(listed.size(), 300);
        const QString id = listed[7].toObject()["id"].toString();
        const http::Reply one = api_.answer(request("GET", kRoot + "puzzle/" + id));
        QCOMPARE(objectOf(one)["puzzle"], listed[7].toObject()["puzzle"]);
        QCOMPARE(QString::fromUtf8(one.body), QString::fromUtf8(runCli({"puzzle", id, "--json"}).out));
    }

    /// Everything that the page loads comes from here.
    void thePageIsThere() {
        for (const char* path : {"/", "/player.js", "/player.css"}) {
            const http::Reply reply = api_.answer(request("GET", path));
            QCOMPARE(reply.status, 200);
            QVERIFY(!reply.body.contains("https://"));
        }
    }

private:
    cli::Api api_{NINEFOLD_SOURCE_DIR "/puzzles", NINEFOLD_SOURCE_DIR "/resources/web/"};
};

QTEST_GUILESS_MAIN(TestApi)
#include "tst_api.moc"
