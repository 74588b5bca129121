// SPDX-License-Identifier: MIT
// judge: what a teacher says to an answer.
#include "engine/practice/judge.h"
#include "app/cli/answers/logic.h"
#include "app/cli/answers/puzzlefields.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/practice/judgements.h"
#include "app/documents/text/verdicts.h"

#include <QRegularExpression>

#include <set>

namespace ninefold::cli {
namespace {

struct Exam {
    const Invocation& call;
    const logic::Technique& technique;
    practice::Changes answer;
    std::stop_token stop;
};

/// One change of the answer, "r1c1<>5" or "A1=5"; nothing for any other text.
std::optional<logic::Deduction> readChange(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(\\w+)(<>|=)([1-9])$"));
    const auto match = form.match(text);
    const auto cell = match.hasMatch() ? cellFromName(match.captured(1).toStdString()) : std::nullopt;
    if (!cell) return std::nullopt;
    return logic::Deduction{*cell, match.captured(3).toInt(), match.captured(2) == QLatin1String("=")};
}

void writeTechniques(const practice::Judgement& judgement, const logic::Technique& asked, documents::JsonWriter& json) {
    const bool isOther = judgement.verdict == practice::Verdict::Other;
    json.field("technique", isOther ? judgement.steps.front().technique->id : asked.id);
    if (!isOther) return;
    json.key("techniques").openArray();
    std::set<const logic::Technique*> named;
    for (const logic::Step& step : judgement.steps)
        if (named.insert(step.technique).second) json.value(step.technique->id);
    json.closeArray();
}

void writeJson(const Exam& exam, const Item& item, const practice::Judgement& judgement, const QString& sentence,
               std::string& out) {
    documents::JsonWriter json(out);
    if (!item.puzzle.libraryLine.empty()) json.field("input", item.puzzle.libraryLine);
    writePuzzle(item.puzzle, json).field("verdict", practice::verdictName(judgement.verdict));
    writeTechniques(judgement, exam.technique, json);
    json.field("text", sentence).key("missing").openArray();
    for (const logic::Deduction& change : judgement.missing) json.value(changeText(change));
    json.closeArray();
    if (judgement.objection) json.field("change", changeText(judgement.objection->change));
    if (practice::verdictName(judgement.verdict) == "wrong") json.field("reason", sentence);
    json.end();
}

void writeText(const Exam& exam, const practice::Judgement& judgement, const QString& sentence, std::string& out) {
    Q_UNUSED(exam);
    out += std::string(practice::verdictName(judgement.verdict)) + ": " + sentence.toStdString();
    for (const logic::Deduction& change : judgement.missing) out += ' ' + changeText(change);
    out += '\n';
}

/// A position with several solutions has no right answers, and one without any.
void refuse(const Exam& exam, const Item& item, const QString& why, BatchResult& result) {
    result.flawed = true;
    if (!exam.call.common.json) {
        result.text += why.toStdString() + '\n';
        return;
    }
    documents::JsonWriter(result.text)
        .field("puzzle", puzzleText(item.puzzle))
        .key("verdict")
        .null()
        .field("message", why)
        .end();
}

Handler makeHandler(const Exam& exam) {
    return [&exam, logician = Logician(logic::Profile::standard())](const Item& item, BatchResult& result) mutable {
        const LogicTask task = logician.examine(item.puzzle);
        const NameStyle names = exam.call.common.names;
        if (task.verdict.status != solve::Verdict::Status::Unique)
            return refuse(exam, item, documents::sentence(task.verdict, names), result);
        const practice::Question question{task.position, task.verdict.solution, &exam.technique, task.unique};
        const practice::Judgement judgement = practice::judge(question, exam.answer, exam.stop);
        if (exam.stop.stop_requested()) return;
        const QString sentence = documents::judgementSentence(judgement, exam.technique, names);
        if (exam.call.common.json) writeJson(exam, item, judgement, sentence, result.text);
        else writeText(exam, judgement, sentence, result.text);
    };
}

QList<QCommandLineOption> options() {
    return {
        option("technique", "The technique that is asked for", "ID"),
        option("answer", "What the player does: \"r1c1<>5 r2c2=3\" removes 5 from r1c1\nand sets 3 in r2c2", "TEXT")};
}

int run(const Invocation& call) {
    const logic::Technique* technique = logic::techniqueById(call.value("technique").toStdString());
    if (technique == nullptr) return call.wrongUsage(noTechnique(call.value("technique")));
    if (!call.isSet("answer")) return call.wrongUsage(QStringLiteral("--answer is needed."));
    Exam exam{.call = call, .technique = *technique, .answer = {}, .stop = {}};
    static const QRegularExpression separator(QStringLiteral("[\\s,;]+"));
    for (const QString& text : call.value("answer").split(separator, Qt::SkipEmptyParts)) {
        const auto change = readChange(text);
        if (!change)
            return call.wrongUsage(
                QStringLiteral("--answer needs changes such as r1c1<>5 or r2c2=3, not '%1'.").arg(text));
        exam.answer.push_back(*change);
    }
    exam.answer = practice::sorted(std::move(exam.answer));
    const InterruptStop interrupt;
    exam.stop = interrupt.token();
    return runJob(call, {.makeHandler = [&] { return makeHandler(exam); }, .batch = 1});
}

} // namespace

namespace commands {

const Command judge = {
    .id = "judge",
    .summary = "What the trainer says to an answer",
    .notes = "The position is a HoDoKu library line or any puzzle. Verdicts:\n"
             "  right   a step of the technique, or several, each of them whole\n"
             "  partly  part of one; missing has the rest\n"
             "  other   true, by other techniques or by a step that is not known\n"
             "  wrong   not all of it is true; reason says why",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
