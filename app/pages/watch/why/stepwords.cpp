// SPDX-License-Identifier: MIT
#include "app/pages/watch/why/stepwords.h"

#include "app/documents/text/because.h"
#include "app/pages/watch/why/resolutionpanel.h"
#include "app/session/watch/why/analysis.h"

#include <cassert>

namespace ninefold::pages {

QString stepSentence(const session::Analysis& analysis, const QString& conflict, NameStyle names) {
    const solve::ResolutionStep* step = analysis.step();
    if (step == nullptr) return {};
    if (!step->replaced) return ResolutionPanel::tr("%1 One of these would have to hold, and none does:").arg(conflict);
    const QString statement = documents::statementText(*step->replaced, names),
                  because = documents::becauseText(step->reason, names);
    if (step->shortened)
        return ResolutionPanel::tr("%1, because %2. That follows from the parts that stay, so the note gets shorter "
                                   "by this part (minimisation):")
            .arg(statement, because);
    return ResolutionPanel::tr("%1, because %2. What it rests on takes its place:").arg(statement, because);
}

QString stepOutcome(const session::Analysis& analysis) {
    const solve::ResolutionStep* step = analysis.step();
    assert(step != nullptr);
    if (step->ofLastLevel > 1)
        return ResolutionPanel::tr("%n part(s) come from guess %1. More steps follow until only one does.", nullptr,
                                   step->ofLastLevel)
            .arg(analysis.level());
    const bool end = step == &analysis.steps().back();
    if (!end)
        return ResolutionPanel::tr("One part comes from guess %1 now: every way from the guess to the dead end goes "
                                   "through it (the first UIP).")
            .arg(analysis.level());
    return ResolutionPanel::tr("One part comes from guess %1 now (the first UIP). This is note %2: once guess %1 is "
                               "taken back, it says something new.")
        .arg(analysis.level())
        .arg(analysis.note());
}

} // namespace ninefold::pages
