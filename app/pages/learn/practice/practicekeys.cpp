// SPDX-License-Identifier: MIT
#include "app/pages/learn/practice/practicekeys.h"

#include "app/documents/text/practice/families.h"
#include "app/documents/text/steps.h"
#include "app/session/practice/trainer.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace ninefold::pages {
namespace {

using game::EntryMode;
using session::Trainer;

/// The context of the sentences.
class PracticeKeys {
    Q_DECLARE_TR_FUNCTIONS(PracticeKeys)
};

struct OfferedAction {
    std::string_view id;
    bool (*isPossible)(const Trainer& trainer);
    void (*run)(Trainer& trainer);
};

bool isAsking(const Trainer& trainer) {
    return trainer.state() == Trainer::State::Asking;
}

template <EntryMode mode>
void choose(Trainer& trainer) {
    trainer.chooseMode(mode);
}

constexpr OfferedAction kOffered[] = {
    {"undo", [](const Trainer& trainer) { return isAsking(trainer) && trainer.game().stack().canUndo(); },
     [](Trainer& trainer) { trainer.undo(); }},
    {"redo", [](const Trainer& trainer) { return isAsking(trainer) && trainer.game().stack().canRedo(); },
     [](Trainer& trainer) { trainer.redo(); }},
    {"hint", [](const Trainer& trainer) { return trainer.isHintPossible(); }, [](Trainer& trainer) { trainer.hint(); }},
    {"check", isAsking, [](Trainer& trainer) { trainer.check(); }},
    {"digit", isAsking, choose<EntryMode::Place>},
    {"candidates", isAsking, choose<EntryMode::Candidates>},
    {"corner", isAsking, choose<EntryMode::Corner>},
    {"centre", isAsking, choose<EntryMode::Centre>},
    {"colour", isAsking, choose<EntryMode::Colour>},
    {"link", isAsking, choose<EntryMode::Link>},
    {"nextmode", isAsking, [](Trainer& trainer) { trainer.chooseMode({}); }},
};

const OfferedAction* offered(std::string_view action) {
    const auto* found = std::ranges::find(kOffered, action, &OfferedAction::id);
    return found == std::end(kOffered) ? nullptr : found;
}

QString whatDigitsDo(EntryMode mode) {
    switch (mode) {
    case EntryMode::Place:
        return PracticeKeys::tr("1–9 place a digit");
    case EntryMode::Candidates:
        return PracticeKeys::tr("1–9 strike a candidate out");
    default:
        return PracticeKeys::tr("1–9 write notes");
    }
}

} // namespace

QString practiceKeys(const Trainer& trainer) {
    QStringList parts;
    if (trainer.state() == Trainer::State::Answered) parts << PracticeKeys::tr("Enter next position");
    else parts << whatDigitsDo(trainer.input().mode().current()) << PracticeKeys::tr("Enter checks");
    if (trainer.isHintPossible()) parts << PracticeKeys::tr("H where to look");
    if (!trainer.goal().isTest() || trainer.state() == Trainer::State::Answered)
        parts << PracticeKeys::tr("D shows the answer");
    if (trainer.state() == Trainer::State::Asking) parts << PracticeKeys::tr("Space other notes");
    parts << PracticeKeys::tr("Esc back to the puzzle");
    return parts.join(QStringLiteral("  \u00B7  "));
}

QString goalText(const session::PracticeGoal& goal) {
    if (goal.family)
        return PracticeKeys::tr("Test: %1", "a family of techniques").arg(documents::familyText(*goal.family));
    return goal.technique == nullptr ? QString() : documents::techniqueName(*goal.technique);
}

QString placeText(const Trainer& trainer) {
    const bool done = trainer.state() == Trainer::State::Answered || trainer.state() == Trainer::State::Ended;
    const int number = trainer.score().positions() + (done ? 0 : 1);
    return trainer.goal().isTest()
               ? PracticeKeys::tr("Test, position %1 of %2").arg(number).arg(library::kTestPositions)
               : PracticeKeys::tr("Practice, position %1").arg(number);
}

bool practiceOffers(const Trainer& trainer, std::string_view action) {
    const OfferedAction* found = offered(action);
    return found != nullptr && found->isPossible(trainer);
}

void runPractice(Trainer& trainer, std::string_view action) {
    if (const OfferedAction* found = offered(action); found != nullptr && found->isPossible(trainer))
        found->run(trainer);
}

} // namespace ninefold::pages
