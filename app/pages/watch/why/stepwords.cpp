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
    QString reached =
        ResolutionPanel::tr("One part comes from guess %1 now: every way from the guess to the dead end goes "
                            "through it (the first UIP).")
            .arg(analysis.level());
    if (step != &analysis.steps().back()) return reached;
    return reached + u' ' +
           ResolutionPanel::tr("The causes that are left are true now and lead to the dead end, so they can never all "
                               "be true together. Note %1 says so: each cause turned into its opposite, with \"or\" "
                               "between. Once guess %2 is taken back, only one part of it can still "
                               "hold, so that part follows.")
               .arg(analysis.note())
               .arg(analysis.level());
}

} // namespace ninefold::pages
