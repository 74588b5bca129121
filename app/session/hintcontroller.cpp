// SPDX-License-Identifier: MIT
#include "app/session/hintcontroller.h"

#include "app/documents/text/explanation.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/game/stepmoves.h"
#include "app/session/announcer.h"
#include "app/session/checker.h"
#include "app/session/examiner.h"
#include "app/session/preferences.h"
#include "app/session/timekeeper.h"
#include "app/store/keeper.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

constexpr int kHintDelayMs = 150, kBlink = 170, kBlinks = 6, kSteady = 1500;

QString mistakeText(const game::Mistake& mistake, NameStyle names) {
    const QString place = documents::cellText(mistake.cell, names);
    const QString what = mistake.isValue ? HintController::tr("The first mistake: %1 in %2")
                                         : HintController::tr("The first mistake: %1 removed from %2");
    const QString when = mistake.movesAgo > 0 ? HintController::tr("%n move(s) ago", nullptr, mistake.movesAgo)
                                              : HintController::tr("from the beginning");
    return HintController::tr("%1, %2.", "what, when").arg(what.arg(mistake.digit).arg(place), when);
}

std::vector<logic::Mark> flashMarks(const logic::Step& step, Cells cells, Digits digits) {
    if (cells.empty())
        for (const logic::Mark& mark : step.marks)
            if (mark.candidate.digit != 0 && digits.has(mark.candidate.digit)) cells.add(mark.candidate.cell);
    std::vector<logic::Mark> marks;
    for (Cell cell : cells) marks.push_back({logic::Role::Extra, {cell, 0}});
    return marks;
}

} // namespace

HintController::HintController(game::Game& game, const Examiner& examiner, Checker& checker, store::Keeper& keeper,
                               const Timekeeper& timekeeper, const Preferences& preferences, LogicSession& logic,
                               Announcer& announcer)
    : game_(game),
      examiner_(examiner),
      checker_(checker),
      keeper_(keeper),
      preferences_(preferences),
      logic_(logic),
      announcer_(announcer) {
    hintDelay_.setSingleShot(true);
    hintDelay_.setInterval(kHintDelayMs);
    connect(&hintDelay_, &QTimer::timeout, this, qOverload<>(&HintController::show));
    connect(&blinking_, &QTimer::timeout, this, &HintController::blink);
    connectParts(timekeeper);
}

void HintController::connectParts(const Timekeeper& timekeeper) {
    for (auto change : {&game::Game::started, &game::Game::branchChanged})
        connect(&game_, change, this, &HintController::wipe);
    connect(&game_, &game::Game::changed, this, &HintController::wipe);
    connect(&game_, &game::Game::stepped, this, &HintController::wipe);
    connect(&timekeeper, &Timekeeper::pausedChanged, this, &HintController::wipe);
    connect(&preferences_, &Preferences::settingsChanged, this,
            [this, used = preferences_.settings()](const store::Settings& settings) mutable {
                if (std::exchange(used, settings).techniques != settings.techniques) wipe();
                // The cells may have other names now.
                if (hint_.isExplained()) explanation_ = documents::explain(*hint_.step(), settings.names);
                emit hintChanged();
            });
    connect(&examiner_, &Examiner::solutionChanged, this, [this] {
        if (std::exchange(waiting_, false) && !refuse()) ask();
    });
    connect(&logic_, &LogicSession::hintFound, this, &HintController::takeStep);
    connect(&logic_, &LogicSession::reasonFound, this, &HintController::takeReason);
}

logic::Overlay HintController::overlay() const {
    logic::Overlay overlay;
    const logic::Step* step = hint_.step();
    if (step != nullptr && hint_.isExplained()) {
        overlay = hint_.line > 0 ? logic::tourOf(*step, tour_, hint_.line - 1) : logic::overlayOf(*step);
        logic::drawPosition(overlay, *step, position_);
    } else if (step != nullptr && hint_.degree == 2) {
        overlay = logic::tintOf(*step);
    } else if (step != nullptr) {
        overlay = logic::outlineOf(*step);
    } else if (hint_.kind == documents::Hint::Kind::Mistake && hint_.isWhole()) {
        overlay.marks.push_back({logic::Role::Remove, {mistake_.cell, 0}});
    }
    overlay.mutesHighlights = step != nullptr || hint_.kind == documents::Hint::Kind::Mistake;
    if (blinks_ % 2 == 1) overlay.marks.insert(overlay.marks.end(), flash_.begin(), flash_.end());
    return overlay;
}

void HintController::more() {
    if (hint_.kind == documents::Hint::Kind::Thinking || waiting_) return;
    if (hint_.kind != documents::Hint::Kind::None && hint_.kind != documents::Hint::Kind::Words && !hint_.isWhole()) {
        ++hint_.degree;
        if (hint_.kind == documents::Hint::Kind::Step || hint_.kind == documents::Hint::Kind::Mistake)
            keeper_.deepenHint(hint_.degree);
        explainStep();
        return show();
    }
    if (!hint_.isAtEnd()) return showLine(hint_.line + 1);
    // The hint is shown completely already.
    if (hint_.kind == documents::Hint::Kind::Step || hint_.kind == documents::Hint::Kind::Mistake)
        return emit hintAnswered();
    clear();
    question_.clear();
    if (!refuse()) ask();
}

void HintController::less() {
    if (hint_.line > 1) return showLine(hint_.line - 1);
    if (hint_.degree <= 1) return;
    --hint_.degree;
    explainStep();
    show();
}

void HintController::showLine(int line) {
    if (line < 1 || line > hint_.lines || line == hint_.line) return;
    hint_.line = line;
    show(documents::lineSentence(explanation_.lines, line));
}

/// Prepares the reason when the hint has come to it, and drops it when it goes back.
void HintController::explainStep() {
    explanation_ = hint_.isExplained() ? documents::explain(*hint_.step(), preferences_.settings().names)
                                       : documents::Explanation();
    tour_ = documents::tourLines(explanation_.lines);
    hint_.lines = static_cast<int>(tour_.size());
    hint_.line = tour_.empty() ? 0 : 1;
}

/// Shows why there can be no hint now. Returns false if nothing prevents one.
bool HintController::refuse() {
    const QString why = examiner_.whyNoLogic();
    if (why.isEmpty()) return false;
    // The engine is still examining the puzzle; ask again when its verdict arrives.
    waiting_ = examiner_.isVerdictAwaited();
    if (!waiting_) give({.kind = documents::Hint::Kind::Words, .words = why});
    return true;
}

void HintController::ask() {
    assert(examiner_.solution());
    if (!game_.isRight(*examiner_.solution())) return showMistake();
    hint_ = {.kind = documents::Hint::Kind::Thinking};
    position_ = game::positionOf(game_.sheet());
    hintDelay_.start();
    logic_.askHint(examiner_.logicQuestion());
}

void HintController::takeStep(const std::optional<logic::Step>& step) {
    if (!step)
        return give({.kind = documents::Hint::Kind::Words,
                     .words = tr("None of the techniques that are switched on finds a step here.")});
    keeper_.countHint(QByteArray::fromStdString(std::string(step->technique->id)));
    give({.kind = documents::Hint::Kind::Step, .found = *step});
}

void HintController::showMistake() {
    assert(examiner_.solution() && !game_.isRight(*examiner_.solution()));
    keeper_.countHint({});
    mistake_ = game::firstMistake(game_, *examiner_.solution());
    give({.kind = documents::Hint::Kind::Mistake, .words = mistakeText(mistake_, preferences_.settings().names)});
}

void HintController::give(documents::Hint hint) {
    hint_ = std::move(hint);
    assert(hint_.kind != documents::Hint::Kind::Step || hint_.step() != nullptr);
    explainStep();
    show();
}

void HintController::show() {
    show(documents::hintSentence(hint_, preferences_.settings().names));
}

void HintController::show(const QString& sentence) {
    hintDelay_.stop();
    blinking_.stop();
    blinks_ = 0;
    emit hintChanged();
    if (hint_.kind == documents::Hint::Kind::None) return;
    emit hintAnswered();
    announcer_.say(sentence, Severity::Spoken);
}

void HintController::showAgain() {
    using Kind = documents::Hint::Kind;
    if (hint_.kind == Kind::Words || hint_.kind == Kind::Reason) return wipe();
    if (hint_.kind == Kind::Mistake) hint_.words = mistakeText(mistake_, preferences_.settings().names);
    const int line = hint_.line;
    explainStep();
    hint_.line = line;
    emit hintChanged();
}

void HintController::apply() {
    // While a hint is being searched for, the Apply button cancels the search.
    if (hint_.kind == documents::Hint::Kind::Thinking) return close();
    if (hint_.kind == documents::Hint::Kind::Mistake) return checker_.undoMistakes();
    if (hint_.kind != documents::Hint::Kind::Step) return;
    const logic::Step step = *hint_.found;
    const QString done = documents::explain(step, preferences_.settings().names).conclusion;
    // Playing the move also clears the hint.
    if (!game_.play(game::followSteps(game_.sheet(), {&step, 1}, preferences_.settings().autoClean))) return;
    const auto placed = std::ranges::find(step.deductions, true, &logic::Deduction::places);
    if (placed != step.deductions.end()) emit digitPlaced(placed->cell);
    if (!game_.isSolved()) announcer_.say(tr("Done: %1").arg(done));
}

void HintController::clear() {
    hint_ = {};
    explainStep();
    waiting_ = false;
    hintDelay_.stop();
    blinking_.stop();
    blinks_ = 0;
    logic_.stop(LogicSession::Kind::Hint);
    logic_.stop(LogicSession::Kind::Reason);
}

void HintController::wipe() {
    if (hint_.kind == documents::Hint::Kind::None && !waiting_) return;
    clear();
    emit hintChanged();
}

void HintController::close() {
    const bool open = hint_.kind != documents::Hint::Kind::None;
    wipe();
    if (open) announcer_.say(tr("The hint is closed."));
    emit hintClosed();
}

void HintController::flash(Cells cells, Digits digits, bool steady) {
    if (hint_.step() == nullptr) return;
    flash_ = flashMarks(*hint_.step(), cells, digits);
    blinks_ = steady ? 1 : kBlinks - 1;
    blinking_.start(steady ? kSteady : kBlink);
    emit hintChanged();
}

void HintController::blink() {
    if (--blinks_ <= 0) {
        blinks_ = 0;
        blinking_.stop();
    }
    emit hintChanged();
}

void HintController::explain(logic::Candidate candidate, bool gone) {
    assert(candidate.digit >= 1 && candidate.digit <= 9);
    const NameStyle names = preferences_.settings().names;
    const QString place = documents::cellText(candidate.cell, names);
    clear();
    question_ = (gone ? tr("Why is %1 gone from %2?") : tr("Why not %1 in %2?")).arg(candidate.digit).arg(place);
    const auto say = [this](const QString& words) {
        give({.kind = documents::Hint::Kind::Words, .words = question_ + u' ' + words});
    };
    if (refuse()) return void(waiting_ = false);
    const game::Mistake mistake = game::firstMistake(game_, *examiner_.solution());
    // From a board with a wrong digit logic can prove anything, so show the mistake instead.
    if (mistake.cell >= 0 && mistake.isValue) return showMistake();
    if ((*examiner_.solution())[candidate.cell] == candidate.digit) {
        keeper_.countHelp();
        return say(tr("Nothing rules out %1 in %2.").arg(candidate.digit).arg(place));
    }
    position_ = groundOfReasons();
    if (!position_.isCandidate(candidate.cell, candidate.digit))
        return say(tr("The puzzle itself rules out %1 in %2.").arg(candidate.digit).arg(place));
    hint_ = {.kind = documents::Hint::Kind::Thinking};
    hintDelay_.start();
    logic_.askReason(position_, candidate);
}

/// The position in which reasons are searched: every candidate that the digits allow, including those the player
/// has removed, since their removal is what needs a reason. Candidates that the puzzle itself excludes stay
/// excluded.
Grid HintController::groundOfReasons() const {
    Grid ground = game_.sheet().digits();
    if (!examiner_.candidatesBind()) return ground;
    const Grid puzzle = examiner_.puzzleGrid();
    for (Cell cell : ground.blanks()) ground.setCandidates(cell, ground.candidates(cell) & puzzle.candidates(cell));
    return ground;
}

void HintController::takeReason(const std::optional<logic::Step>& step) {
    keeper_.countHelp();
    if (step) return give({.kind = documents::Hint::Kind::Reason, .words = question_, .found = step});
    give({.kind = documents::Hint::Kind::Words,
          .words = question_ + u' ' + tr("It is wrong, but there is no short reason why.")});
}

} // namespace ninefold::session
