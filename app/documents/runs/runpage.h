// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "engine/core/names.h"
#include "engine/logic/frame.h"
#include "engine/solve/solverstate.h"

#include <QString>

#include <cstdint>
#include <span>
#include <string>

namespace ninefold::documents {

/// A stretch of a run as one web page that any browser plays, without a network: the player of `resources/web` with the
/// run inside it. The run begins with a board, and what follows is added event by event. A page shows either events of
/// a solver, of which the player makes its boards, or boards with a sentence each.
class RunPage {
public:
    /// The most that a browser opens at once.
    static constexpr std::uint64_t kMostEvents = 25'000;
    /// Where the files of the player are in the program.
    static constexpr auto kFolder = ":/web";

    /// The board of a solver before the first event.
    RunPage(const QString& title, const solve::SolverState& start, NameStyle names);
    /// Any board; `number` counts what happened before it.
    RunPage(const QString& title, const logic::Frame& start, std::uint64_t number);

    /// Precondition, here and below: the page is not full.
    void add(const solve::SolverEvent& event, std::span<const solve::Literal> clause);
    /// `cells` are those that the sentence is about.
    void add(const logic::Frame& board, Cells cells, const QString& text);

    std::uint64_t count() const { return count_; }
    bool isFull() const { return count_ == kMostEvents; }

    /// The file; `complete`: the run has nothing after the last event. Empty if the player is not there.
    std::string text(bool complete, const QString& folder = QLatin1String(kFolder)) const;

private:
    void begin(const QString& title, std::string_view puzzle, std::uint64_t number);
    void writeStart(const solve::SolverState& start);
    void writeBoard(const logic::Frame& board);

    const QString title_;
    const NameStyle names_;
    std::string run_;
    JsonWriter json_{run_};
    std::uint64_t number_ = 0, count_ = 0;
};

/// What the player says, in English; texts of the page and of its script.
std::span<const char* const> playerTexts();

} // namespace ninefold::documents
