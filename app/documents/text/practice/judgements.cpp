// SPDX-License-Identifier: MIT
// The words of a teacher, the same in the window, for screen readers and on the command line.
#include "app/documents/text/practice/judgements.h"

#include "app/documents/text/explanation.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/phrases.h"
#include "app/documents/text/steps.h"
#include "engine/core/houses.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

using practice::Judgement;
using practice::Objection;
using practice::Verdict;

/// The context of the sentences about answers.
class Judgements {
    Q_DECLARE_TR_FUNCTIONS(Judgements)
};

/// "Naked Pair and X-Wing", each once.
QString techniquesOf(const std::vector<logic::Step>& steps) {
    QStringList names;
    for (const logic::Step& step : steps)
        if (const QString name = techniqueName(*step.technique); !names.contains(name)) names << name;
    return joinedText(names);
}

QString nowFind(const Judgement& judgement, const logic::Technique& asked) {
    return (judgement.isThere ? Judgements::tr("Now find: %1.", "a technique")
                              : Judgements::tr("There is no step of %1 here.", "a technique"))
        .arg(techniqueName(asked));
}

QString missingText(const practice::Changes& missing) {
    const auto count = static_cast<int>(missing.size());
    const auto places = std::ranges::count_if(missing, &logic::Deduction::places);
    if (places == 0) return Judgements::tr("Right cells, %n removal(s) are missing.", nullptr, count);
    if (places == count) return Judgements::tr("Right so far, %n digit(s) are missing.", nullptr, count);
    return Judgements::tr("Right so far, but something is missing.");
}

/// A house that both cells are in.
House sharedHouse(Cell a, Cell b) {
    const auto houses = housesOf(a);
    const auto shared = std::ranges::find_if(houses, [b](House house) { return kHouses[house].has(b); });
    assert(shared != houses.end());
    return *shared;
}

QString heldText(const Objection& objection, NameStyle style) {
    const auto& [cell, digit, places] = objection.change;
    if (objection.holder == cell) return Judgements::tr("%1 is %2.").arg(cellText(cell, style)).arg(objection.right);
    return Judgements::tr("%1 cannot be %2: %3 has its %2 in %4.")
        .arg(cellText(cell, style))
        .arg(digit)
        .arg(houseText(sharedHouse(cell, objection.holder)), cellText(objection.holder, style));
}

/// What would have to be true otherwise, and where that ends.
QString contradictionText(const Objection& objection, NameStyle style) {
    const auto& [cell, digit, places] = objection.change;
    const logic::Deduction& other = objection.reason->deductions.front();
    const QString end = filledTemplate(
        *objection.reason, Judgements::tr("leaves [{cells:has} without a digit][no place for {digits} in {house}]"),
        {Wording::Full, style, {}});
    if (places) return Judgements::tr("%1 cannot be %2: that %3.").arg(cellText(cell, style)).arg(digit).arg(end);
    if (objection.house < 0)
        return Judgements::tr("%1 can still be %2. Otherwise it would be %3, and that %4.")
            .arg(cellText(cell, style))
            .arg(digit)
            .arg(other.digit)
            .arg(end);
    return Judgements::tr("%1 can still be %2. Otherwise the %2 of %3 would be in %4, and that %5.")
        .arg(cellText(cell, style))
        .arg(digit)
        .arg(houseText(objection.house), cellText(other.cell, style), end);
}

} // namespace

QString taskSentence(const logic::Technique& technique, bool places) {
    return (places ? Judgements::tr("%1 Set the digit that it gives.", "after: There is an XY-Wing.")
                   : Judgements::tr("%1 Remove what it removes.", "after: There is an XY-Wing."))
        .arg(techniqueIsThere(technique));
}

QString judgementSentence(const Judgement& judgement, const logic::Technique& asked, NameStyle style) {
    switch (judgement.verdict) {
    case Verdict::Right:
        return Judgements::tr("Right. %1").arg(explain(judgement.steps.front(), style).conclusion);
    case Verdict::Partly:
        return missingText(judgement.missing);
    case Verdict::Other:
        return Judgements::tr("True, by %1.", "techniques").arg(techniquesOf(judgement.steps)) + ' ' +
               nowFind(judgement, asked);
    case Verdict::Unproved:
        return Judgements::tr("True, but not by a step that I know.") + ' ' + nowFind(judgement, asked);
    case Verdict::Wrong:
        return objectionSentence(*judgement.objection, style);
    case Verdict::Nothing:
        break;
    }
    return Judgements::tr("Nothing would change: mark what goes, or set a digit.");
}

QString objectionSentence(const Objection& objection, NameStyle style) {
    const auto& [cell, digit, places] = objection.change;
    QString pattern;
    switch (objection.kind) {
    case Objection::Kind::Held:
        return heldText(objection, style);
    case Objection::Kind::Contradiction:
        return contradictionText(objection, style);
    case Objection::Kind::RuledOut:
        pattern = Judgements::tr("%1 cannot be %2: this candidate is gone already.");
        break;
    case Objection::Kind::OnlyDigit:
        pattern = Judgements::tr("%1 can still be %2: no other digit is left there.");
        break;
    case Objection::Kind::OnlyPlace:
        return Judgements::tr("%1 can still be %2: no other place is left for it in %3.")
            .arg(cellText(cell, style))
            .arg(digit)
            .arg(houseText(objection.house));
    case Objection::Kind::Solution:
        pattern = places ? Judgements::tr("%1 is not %2 in the solution.")
                         : Judgements::tr("%1 can still be %2: it is so in the solution.");
        break;
    }
    return pattern.arg(cellText(cell, style)).arg(digit);
}

} // namespace ninefold::documents
