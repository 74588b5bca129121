// SPDX-License-Identifier: MIT
#include "app/session/watch/runfile.h"

#include "app/documents/parts/json.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/runs/eventjson.h"
#include "app/documents/writing.h"
#include "engine/core/names.h"

#include <QFile>

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

using documents::Json;
using documents::JsonWriter;

template <typename What>
std::string_view idOf(std::span<const solve::OptionText<What>> texts, What what) {
    return std::ranges::find(texts, what, &solve::OptionText<What>::what)->id;
}

template <typename What>
std::optional<What> withId(std::span<const solve::OptionText<What>> texts, const std::optional<std::string>& id) {
    const auto found = std::ranges::find_if(texts, [&](const auto& text) { return id && text.id == *id; });
    return found == texts.end() ? std::nullopt : std::optional(found->what);
}

std::optional<Cell> cellNamed(const std::string& name) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (cellName(cell) == name) return cell;
    return std::nullopt;
}

void writeCandidates(const Grid& puzzle, JsonWriter& json) {
    json.key("candidates").openArray();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        std::string digits;
        if (!puzzle.isSet(cell))
            for (const Digit digit : puzzle.candidates(cell)) digits += std::to_string(digit);
        json.value(digits);
    }
    json.closeArray();
}

std::optional<Grid> readPuzzle(const Json& header, bool& bind) {
    const auto cells = header.member("puzzle").string();
    const auto isCell = [](char each) { return each == '.' || (each >= '1' && each <= '9'); };
    if (!cells || cells->size() != kCellCount || !std::ranges::all_of(*cells, isCell)) return std::nullopt;
    Grid puzzle = Grid::fromCells(*cells);
    Cell cell = 0;
    header.member("candidates").eachElement([&](const Json& element) {
        bind = true;
        Digits digits;
        for (const char each : element.string().value_or(""))
            if (each >= '1' && each <= '9') digits.add(each - '0');
        if (cell < kCellCount && !puzzle.isSet(cell)) puzzle.setCandidates(cell, digits);
        return ++cell < kCellCount;
    });
    return puzzle;
}

/// False: something in it cannot be a decision.
bool readDecisions(const Json& list, solve::OwnDecisions& decisions) {
    std::vector<solve::OwnDecision> all;
    bool right = true;
    list.eachElement([&](const Json& each) {
        const auto number = each.member("n").integer(), digit = each.member("digit").integer();
        const auto cell = cellNamed(each.member("cell").string().value_or(""));
        right = number && digit && cell && *number > 0 && *digit >= 1 && *digit <= kDigitCount &&
                (all.empty() || all.back().number < static_cast<std::uint64_t>(*number));
        if (right)
            all.push_back({static_cast<std::uint64_t>(*number), solve::Literal::is(*cell, static_cast<Digit>(*digit))});
        return right;
    });
    if (!all.empty()) decisions = std::make_shared<const std::vector<solve::OwnDecision>>(std::move(all));
    return right;
}

/// Writes the events of a run as lines.
struct LineSink : solve::EventSink {
    explicit LineSink(const std::stop_token& by) : stop(by) {}
    bool take(const solve::EventBatch& batch) override {
        quint64 number = batch.first;
        for (const solve::SolverEvent& event : batch.events) {
            if (number == kMostWrittenEvents) return false;
            line.clear();
            JsonWriter json(line);
            documents::writeEventFields(++number, event, batch.clause(event), json);
            json.end();
            if (!use(line)) return false;
        }
        return !stop.stop_requested();
    }
    virtual bool use(const std::string& text) = 0;
    const std::stop_token& stop;
    std::string line;
};

struct TextSink : LineSink {
    TextSink(std::string& to, const std::stop_token& by) : LineSink(by), text(to) {}
    bool use(const std::string& one) override { return text += one, true; }
    std::string& text;
};

/// Compares the lines of a text with the events of a run.
struct CompareSink : LineSink {
    CompareSink(std::string_view lines, const std::stop_token& by) : LineSink(by), rest(lines) {}
    bool use(const std::string& one) override {
        if (rest.empty()) return false;
        ++number;
        same = rest.substr(0, one.size()) == one;
        if (same) rest.remove_prefix(one.size());
        return same;
    }
    std::string_view rest;
    quint64 number = 1;
    bool same = true;
};

} // namespace

std::string runHeader(const RunRequest& request) {
    const solve::SolverOptions& options = request.options;
    std::string line;
    JsonWriter json(line);
    json.field("run", 1).field("engine", request.solver->id).field("puzzle", request.puzzle.cellsText());
    if (options.candidatesBind) writeCandidates(request.puzzle, json);
    json.field("decide", idOf(solve::choiceTexts(), options.choice)).key("on").openArray();
    for (const auto& text : solve::switchTexts())
        if (options.switches.has(text.what)) json.value(text.id);
    json.closeArray().field("seed", std::to_string(options.seed));
    json.field("prove", options.proof == solve::Proof::Reported).key("decisions").openArray();
    if (options.decisions)
        for (const solve::OwnDecision& one : *options.decisions)
            json.openObject()
                .field("n", one.number)
                .field("cell", cellName(one.literal.cell()))
                .field("digit", one.literal.digit())
                .closeObject();
    json.closeArray().end();
    return line;
}

std::optional<RunRequest> readRunHeader(std::string_view line) {
    const Json header = Json::parse(line);
    if (!header.isWhole() || header.kind() != Json::Kind::Object || header.member("run").integer() != 1)
        return std::nullopt;
    RunRequest request;
    solve::SolverOptions& options = request.options;
    request.solver = solve::findSolver(header.member("engine").string().value_or(""));
    const auto puzzle = readPuzzle(header, options.candidatesBind);
    const auto choice = withId(solve::choiceTexts(), header.member("decide").string());
    if (!request.solver || !puzzle || !choice) return std::nullopt;
    request.puzzle = *puzzle;
    options.choice = *choice;
    options.switches = {};
    header.member("on").eachElement([&](const Json& each) {
        if (const auto part = withId(solve::switchTexts(), each.string())) options.switches.set(*part, true);
        return true;
    });
    // As text: a number of a JSON reader need not have 64 bits.
    bool right = false;
    options.seed = QString::fromStdString(header.member("seed").string().value_or("")).toULongLong(&right);
    options.proof = header.member("prove").isTrue() ? solve::Proof::Reported : solve::Proof::None;
    if (!right || !readDecisions(header.member("decisions"), options.decisions)) return std::nullopt;
    return request;
}

std::string runText(const RunRequest& request, const std::stop_token& stop) {
    assert(request.solver != nullptr);
    std::string text = runHeader(request);
    TextSink sink(text, stop);
    request.solver->run(request.puzzle, request.options, &sink, stop);
    return text;
}

std::variant<RunRequest, RunFault> readRun(std::string_view text, const std::stop_token& stop) {
    const std::size_t end = std::min(text.find('\n'), text.size() - std::min<std::size_t>(text.size(), 1));
    const auto request = readRunHeader(text.substr(0, end));
    if (!request) return RunFault{.kind = RunFault::Kind::NoRun};
    CompareSink sink(text.substr(end + 1), stop);
    request->solver->run(request->puzzle, request->options, &sink, stop);
    const bool more = sink.number <= kMostWrittenEvents && !sink.rest.empty() && !stop.stop_requested();
    if (!sink.same || more)
        return RunFault{.kind = RunFault::Kind::OtherEvents, .line = sink.number + (sink.same ? 1 : 0)};
    return *request;
}

void RunFiles::save(const QString& path, const RunRequest& request) {
    task_.start([path, request](const std::stop_token& stop, const auto&) {
        const std::optional<Error> fault = documents::saveFile(path, runText(request, stop));
        return [path, fault](RunFiles& files) { emit files.runSaved(path, fault); };
    });
}

void RunFiles::open(const QString& path) {
    task_.start([path](const std::stop_token& stop, const auto&) {
        // As much as the longest run that was written.
        constexpr qint64 kMostBytes = qint64{512} << 20;
        QFile file(path);
        const bool open = file.open(QIODevice::ReadOnly);
        const QByteArray text = open ? file.read(kMostBytes) : QByteArray();
        auto run = open ? readRun({text.constData(), static_cast<std::size_t>(text.size())}, stop)
                        : std::variant<RunRequest, RunFault>(RunFault{.kind = RunFault::Kind::NotOpened});
        return [path, run](RunFiles& files) {
            if (const auto* fault = std::get_if<RunFault>(&run)) emit files.runRefused(path, *fault);
            else emit files.runOpened(path, std::get<RunRequest>(run));
        };
    });
}

} // namespace ninefold::session
