// SPDX-License-Identifier: MIT
#include "app/cli/commands/pagefile.h"

#include "app/cli/console.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/explanation.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/steps.h"

#include <cassert>

namespace ninefold::cli {
namespace {

int complain(const QString& name, const Error& error) {
    Console::complain(name + ": " + documents::sentence(error));
    return kFileTrouble;
}

QString titleOf(const QString& solver, const formats::Puzzle& puzzle) {
    const QString name = documents::visibleText(QString::fromStdString(puzzle.name));
    return name.isEmpty() ? QStringLiteral("%1 solves a Sudoku").arg(solver)
                          : QStringLiteral("%1 solves %2").arg(solver, name);
}

logic::Frame frameOf(const Grid& board, Cells givens, NameStyle names) {
    logic::Frame frame;
    frame.names = names;
    frame.givens = givens;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        frame.cells[cell].value = static_cast<std::uint8_t>(board.value(cell));
        if (!board.isSet(cell)) frame.cells[cell].candidates = board.candidates(cell);
    }
    return frame;
}

} // namespace

std::unique_ptr<PageFile> PageFile::open(const QString& path) {
    auto output = Output::open(path);
    if (output) return std::unique_ptr<PageFile>(new PageFile(std::move(output).value()));
    complain(documents::visibleText(path), output.error());
    return nullptr;
}

void PageFile::begin(const formats::Puzzle& puzzle, const QString& solver, NameStyle names, std::uint64_t from,
                     std::uint64_t to) {
    assert(from >= 1 && from <= to);
    title_ = titleOf(solver, puzzle);
    names_ = names;
    state_ = solve::SolverState(formats::puzzleGrid(puzzle), puzzle.marksBind);
    from_ = from;
    to_ = to;
    if (from == 1) page_.emplace(title_, state_, names_);
}

bool PageFile::take(const solve::EventBatch& batch) {
    for (const solve::SolverEvent& event : batch.events)
        if (hasMore_ || !add(event, batch.clause(event))) break;
    // The answer needs the whole run.
    return true;
}

bool PageFile::add(const solve::SolverEvent& event, std::span<const solve::Literal> clause) {
    const bool isOver = page_ && from_ + page_->count() > to_;
    hasMore_ = page_ && (isOver || page_->isFull());
    isCut_ = hasMore_ && !isOver;
    if (hasMore_) return false;
    if (page_) {
        page_->add(event, clause);
        return true;
    }
    state_.apply(event, clause);
    if (state_.position() + 1 == from_) page_.emplace(title_, state_, names_);
    return true;
}

void PageFile::writeSteps(const formats::Puzzle& puzzle, Grid board, const std::vector<logic::Step>& steps,
                          NameStyle names) {
    const Cells givens = Cells::all() - board.blanks();
    page_.emplace(titleOf(QStringLiteral("Logic"), puzzle), frameOf(board, givens, names), 0);
    for (const logic::Step& step : steps) {
        Cells cells;
        for (const logic::Deduction& deduction : step.deductions) {
            cells.add(deduction.cell);
            if (deduction.places) board.place(deduction.cell, deduction.digit);
            else board.removeCandidate(deduction.cell, deduction.digit);
        }
        page_->add(frameOf(board, givens, names), cells,
                   documents::techniqueName(*step.technique) + QStringLiteral(": ") +
                       documents::explain(step, names).conclusion);
    }
}

void PageFile::end(const solve::Report& report) {
    hasMore_ = hasMore_ || report.status == solve::Report::Status::Unfinished;
}

int PageFile::finish(int code) {
    if (!page_) {
        Console::complain(QStringLiteral("The run has only %1 events; %2 was not written.")
                              .arg(state_.position())
                              .arg(output_->name()));
        return code;
    }
    if (isCut_)
        Console::complain(
            QStringLiteral("A page has room for %1 events, and this run has more; --events A-B chooses others.")
                .arg(documents::RunPage::kMostEvents));
    output_->write(page_->text(!hasMore_));
    const auto error = output_->finish();
    return error ? complain(output_->name(), *error) : code;
}

QString pageMistake(const Invocation& call) {
    const QString path = call.value("page");
    if (path.isEmpty() || path == "-") return QStringLiteral("--page needs the name of a file.");
    if (path == call.common.output) return QStringLiteral("--page and --output need two files.");
    if (call.isSet("proof") && path == call.value("proof")) return QStringLiteral("--page and --proof need two files.");
    if (const QString input = replacedInput(call.files, path); !input.isEmpty())
        return QStringLiteral("The page would replace %1, which is to be read.").arg(documents::visibleText(input));
    return {};
}

} // namespace ninefold::cli
