// SPDX-License-Identifier: MIT
#include "app/session/hintcontroller.h"

#include "app/game/stepmoves.h"
#include "app/session/session.h"

namespace ninefold::session {
namespace {

constexpr int kHintDelayMs = 150, kBlink = 170, kBlinks = 6, kSteady = 1500;

/// Does the drawing need the candidates? Except for singles a pattern consists of candidates, so all of them are
/// shown, whether or not the player has written them as marks.
bool needsCandidates(const logic::Step& step) {
    return step.technique->family != logic::Family::Singles;
}

QString mistakeText(const game::Mistake& mistake, NameStyle names) {
    const QString place = QString::fromStdString(cellName(mistake.cell, names));
    const QString what = mistake.isValue ? HintController::tr("The first slip: %1 in %2")
                                         : HintController::tr("The first slip: %1 struck out of %2");
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

HintController::HintController(Session& session, QObject* parent) : QObject(parent), session_(session) {
    hintDelay_.setSingleShot(true);
    hintDelay_.setInterval(kHintDelayMs);
    connect(&hintDelay_, &QTimer::timeout, this, &HintController::show);
    connect(&blinking_, &QTimer::timeout, this, &HintController::blink);
    for (auto change : {&game::Game::started, &game::Game::branchChanged})
        connect(&session.game(), change, this, &HintController::wipe);
    connect(&session.game(), &game::Game::changed, this, &HintController::wipe);
    connect(&session.game(), &game::Game::stepped, this, &HintController::wipe);
    connect(&session.timekeeper(), &Timekeeper::pausedChanged, this, &HintController::wipe);
    connect(&session.preferences(), &Preferences::settingsChanged, this,
            [this, used = session.settings()](const store::Settings& settings) mutable {
                if (std::exchange(used, settings).techniques != settings.techniques) wipe();
                emit changed();
            });
    connect(&session.examiner(), &Examiner::solutionChanged, this, [this] {
        if (std::exchange(waiting_, false) && !refuse()) ask();
    });
    connect(&session.logic(), &LogicSession::hintFound, this, &HintController::takeStep);
    connect(&session.logic(), &LogicSession::reasonFound, this, &HintController::takeReason);
}

logic::Overlay HintController::overlay() const {
    logic::Overlay overlay;
    const logic::Step* step = hint_.step();
    if (step != nullptr && hint_.isExplained()) {
        overlay = logic::overlayOf(*step);
        if (needsCandidates(*step)) overlay.position = position_;
    } else if (step != nullptr && hint_.degree == 2) {
        overlay = logic::tintOf(*step);
    } else if (hint_.kind == documents::Hint::Kind::Mistake && hint_.isWhole()) {
        overlay.marks.push_back({logic::Role::Remove, {mistake_.cell, 0}});
    }
    overlay.hidesHighlights = step != nullptr || hint_.kind == documents::Hint::Kind::Mistake;
    if (blinks_ % 2 == 1) overlay.marks.insert(overlay.marks.end(), flash_.begin(), flash_.end());
    return overlay;
}

void HintController::more() {
    if (hint_.kind == documents::Hint::Kind::Thinking || waiting_) return;
    if (hint_.kind != documents::Hint::Kind::None && hint_.kind != documents::Hint::Kind::Words && !hint_.isWhole()) {
        ++hint_.degree;
        return show();
    }
    // The hint is shown completely already.
    if (hint_.kind == documents::Hint::Kind::Step || hint_.kind == documents::Hint::Kind::Mistake)
        return emit reported();
    clear();
    question_.clear();
    if (!refuse()) ask();
}

void HintController::less() {
    if (hint_.degree <= 1) return;
    --hint_.degree;
    show();
}

/// Shows why there can be no hint now. Returns false if nothing prevents one.
bool HintController::refuse() {
    const QString why = session_.examiner().whyNoLogic();
    if (why.isEmpty()) return false;
    // The engine is still examining the puzzle; ask again when its verdict arrives.
    waiting_ = session_.examiner().isVerdictAwaited();
    if (!waiting_) tell({.kind = documents::Hint::Kind::Words, .words = why});
    return true;
}

void HintController::ask() {
    if (!session_.game().isRight(*session_.examiner().solution())) return showMistake();
    hint_ = {.kind = documents::Hint::Kind::Thinking};
    position_ = game::positionOf(session_.game().sheet());
    hintDelay_.start();
    session_.logic().askHint(session_.examiner().logicQuestion());
}

void HintController::takeStep(const std::optional<logic::Step>& step) {
    if (!step)
        return tell(
            {.kind = documents::Hint::Kind::Words, .words = tr("None of the chosen techniques goes on from here.")});
    session_.keeper().countHelp();
    tell({.kind = documents::Hint::Kind::Step, .found = *step});
}

void HintController::showMistake() {
    session_.keeper().countHelp();
    mistake_ = game::firstMistake(session_.game(), *session_.examiner().solution());
    tell({.kind = documents::Hint::Kind::Mistake, .words = mistakeText(mistake_, session_.settings().names)});
}

void HintController::tell(documents::Hint hint) {
    hint_ = std::move(hint);
    show();
}

void HintController::show() {
    hintDelay_.stop();
    blinking_.stop();
    blinks_ = 0;
    emit changed();
    if (hint_.kind == documents::Hint::Kind::None) return;
    emit reported();
    session_.announcer().say(documents::hintSentence(hint_, session_.settings().names));
}

void HintController::apply() {
    // While a hint is being searched for, the Apply button cancels the search.
    if (hint_.kind == documents::Hint::Kind::Thinking) return close();
    if (hint_.kind == documents::Hint::Kind::Mistake) return session_.checker().undoMistakes();
    if (hint_.kind != documents::Hint::Kind::Step) return;
    const logic::Step step = *hint_.found;
    const QString done = documents::notation(step, session_.settings().names);
    // Playing the move also clears the hint.
    if (session_.game().play(game::followSteps(session_.game().sheet(), {&step, 1}, session_.settings().autoClean)) &&
        !session_.game().isSolved())
        session_.announcer().say(tr("Done: %1").arg(done));
}

void HintController::clear() {
    hint_ = {};
    waiting_ = false;
    hintDelay_.stop();
    blinking_.stop();
    blinks_ = 0;
    session_.logic().stop(LogicSession::Kind::Hint);
    session_.logic().stop(LogicSession::Kind::Reason);
}

void HintController::wipe() {
    if (hint_.kind == documents::Hint::Kind::None && !waiting_) return;
    clear();
    emit changed();
}

void HintController::close() {
    const bool open = hint_.kind != documents::Hint::Kind::None;
    wipe();
    if (open) session_.announcer().say(tr("The hint is closed."));
    emit closed();
}

void HintController::flash(Cells cells, Digits digits, bool steady) {
    if (hint_.step() == nullptr) return;
    flash_ = flashMarks(*hint_.step(), cells, digits);
    blinks_ = steady ? 1 : kBlinks - 1;
    blinking_.start(steady ? kSteady : kBlink);
    emit changed();
}

void HintController::blink() {
    if (--blinks_ <= 0) {
        blinks_ = 0;
        blinking_.stop();
    }
    emit changed();
}

void HintController::explain(logic::Candidate candidate, bool gone) {
    const NameStyle names = session_.settings().names;
    const QString place = QString::fromStdString(cellName(candidate.cell, names));
    clear();
    question_ = (gone ? tr("Why is %1 gone from %2?") : tr("Why not %1 in %2?")).arg(candidate.digit).arg(place);
    const auto say = [this](const QString& words) {
        tell({.kind = documents::Hint::Kind::Words, .words = question_ + u' ' + words});
    };
    if (refuse()) return void(waiting_ = false);
    const game::Mistake mistake = game::firstMistake(session_.game(), *session_.examiner().solution());
    // From a board with a wrong digit logic can prove anything, so show the mistake instead.
    if (mistake.cell >= 0 && mistake.isValue) return showMistake();
    if ((*session_.examiner().solution())[candidate.cell] == candidate.digit) {
        session_.keeper().countHelp();
        return say(tr("Nothing speaks against %1 in %2.").arg(candidate.digit).arg(place));
    }
    position_ = groundOfReasons();
    if (!position_.isCandidate(candidate.cell, candidate.digit))
        return say(tr("The puzzle itself leaves %1 out of %2.").arg(candidate.digit).arg(place));
    hint_ = {.kind = documents::Hint::Kind::Thinking};
    hintDelay_.start();
    session_.logic().askReason(position_, candidate);
}

/// The position in which reasons are searched: every candidate that the digits allow, including those the player
/// has removed, since their removal is what needs a reason. Candidates that the puzzle itself excludes stay
/// excluded.
Grid HintController::groundOfReasons() const {
    Grid ground = session_.game().sheet().digits();
    if (!session_.examiner().candidatesBind()) return ground;
    const Grid puzzle = session_.examiner().puzzleGrid();
    for (Cell cell : ground.blanks()) ground.setCandidates(cell, ground.candidates(cell) & puzzle.candidates(cell));
    return ground;
}

void HintController::takeReason(const std::optional<logic::Step>& step) {
    session_.keeper().countHelp();
    if (step) return tell({.kind = documents::Hint::Kind::Reason, .words = question_, .found = step});
    tell({.kind = documents::Hint::Kind::Words,
          .words = question_ + u' ' + tr("It is wrong, but no short reason was found.")});
}

} // namespace ninefold::session
