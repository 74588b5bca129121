// SPDX-License-Identifier: MIT
#include "app/session/practice/practicewords.h"

#include "app/documents/text/explanation.h"
#include "app/documents/text/steps.h"
#include "app/session/practice/trainer.h"

#include <QCoreApplication>

#include <cassert>

namespace ninefold::session {
namespace {

/// The context of the sentences.
class PracticeWords {
    Q_DECLARE_TR_FUNCTIONS(PracticeWords)
};

} // namespace

QString beginningSentence(const Trainer& trainer) {
    const int number = trainer.score().positions() + 1;
    const QString place = trainer.goal().isTest()
                              ? PracticeWords::tr("Position %1 of %2.").arg(number).arg(library::kTestPositions)
                              : PracticeWords::tr("Position %1.").arg(number);
    return place + ' ' + trainer.task();
}

QString modeSentence(game::EntryMode mode) {
    switch (mode) {
    case game::EntryMode::Place:
        return PracticeWords::tr("The digit keys now write digits.");
    case game::EntryMode::Candidates:
        return PracticeWords::tr("The digit keys now strike candidates out.");
    default:
        return PracticeWords::tr("The digit keys now write notes.");
    }
}

QString hintSentence(const Trainer& trainer, NameStyle names) {
    assert(trainer.exercise() && trainer.hints() > 0);
    const logic::Step& step = trainer.exercise()->step;
    if (trainer.hints() == 1)
        return documents::placeClue(step) + ' ' + PracticeWords::tr("This position now counts as found with help.");
    return trainer.hints() == 2 ? documents::closerClue(step) : documents::explain(step, names).conclusion;
}

QString shownSentence(const Trainer& trainer, NameStyle names) {
    assert(trainer.exercise());
    return PracticeWords::tr("This was the answer: %1")
        .arg(documents::explain(trainer.exercise()->step, names).conclusion);
}

QString resultSentence(const library::FamilyTest& result) {
    return result.isPassed()
               ? PracticeWords::tr("%1 of %2 right: the test is cleared.").arg(result.alone).arg(result.positions)
               : PracticeWords::tr("%1 of %2 right. %3 are needed to clear the test.")
                     .arg(result.alone)
                     .arg(result.positions)
                     .arg(library::kPassedFrom);
}

QString familyId(logic::Family family) {
    const std::string_view name = logic::familyName(family);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace ninefold::session
