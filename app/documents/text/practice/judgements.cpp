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

/// What all steps of the technique give; a second one may only repeat the first.
QString conclusionsOf(const std::vector<logic::Step>& steps, NameStyle style) {
    QStringList conclusions;
    practice::Changes said;
    for (const logic::Step& step : steps) {
        if (practice::contains(said, step.deductions)) continue;
        said = practice::together(said, step.deductions);
        conclusions << explain(step, style).conclusion;
    }
    return conclusions.join(' ');
}

QString rightText(const Judgement& judgement, NameStyle style) {
    constexpr qsizetype kShort = 45;
    QString right = Judgements::tr("Right. %1").arg(conclusionsOf(judgement.steps, style));
    const QString reason = explain(judgement.steps.front(), style).reason;
    const bool isShort = (right + ' ' + reason).count(' ') < kShort;
    if (judgement.steps.size() == 1 && !reason.isEmpty() && isShort) right += ' ' + reason;
    if (judgement.besides.empty()) return right;
    return right + ' ' +
           Judgements::tr("The rest is true as well, by %1.", "techniques").arg(techniquesOf(judgement.besides));
}

/// What is true, but not what was asked for.
QString otherText(const Judgement& judgement, const logic::Technique& asked) {
    const auto rating = [](const logic::Step& step) { return step.technique->rating; };
    assert(!judgement.steps.empty());
    const bool harder = rating(*std::ranges::max_element(judgement.steps, {}, rating)) > asked.rating;
    return (harder ? Judgements::tr("True, but it takes a harder step: %1.", "techniques")
                   : Judgements::tr("True, by %1.", "techniques"))
        .arg(techniquesOf(judgement.steps));
}

/// A step of the technique may be there, with more that nothing shows.
QString unprovedText(const Judgement& judgement, const logic::Technique& asked) {
    if (judgement.steps.empty() || judgement.steps.front().technique != &asked)
        return Judgements::tr("True, but not by a step that I know.") + ' ' + nowFind(judgement, asked);
    return Judgements::tr("The %1 is right. The rest is true, but no step that I know shows it.")
        .arg(techniqueName(asked));
}

QString missingText(const practice::Changes& missing) {
    const auto count = static_cast<int>(missing.size());
    const auto places = std::ranges::count_if(missing, &logic::Deduction::places);
    if (places == 0) return Judgements::tr("Good, but not all: %n removal(s) are still missing.", nullptr, count);
    if (places == count) return Judgements::tr("Good, but not all: %n digit(s) are still missing.", nullptr, count);
    return Judgements::tr("Good, but something is still missing.");
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
    if (places)
        return Judgements::tr("%1 cannot be %2: step by step that %3.").arg(cellText(cell, style)).arg(digit).arg(end);
    if (objection.house < 0)
        return Judgements::tr("%1 can still be %2. Otherwise it would be %3, and step by step that %4.")
            .arg(cellText(cell, style))
            .arg(digit)
            .arg(other.digit)
            .arg(end);
    return Judgements::tr("%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.")
        .arg(cellText(cell, style))
        .arg(digit)
        .arg(houseText(objection.house), cellText(other.cell, style), end);
}

/// What many mark instead of what goes; with a space at the end, or empty.
QString patternText(const Judgement& judgement, NameStyle style) {
    if (!judgement.ofPattern) return {};
    return Judgements::tr("The %1 of %2 belongs to the pattern itself: what goes is beside it.")
               .arg(judgement.ofPattern->digit)
               .arg(cellText(judgement.ofPattern->cell, style)) +
           ' ';
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
        return rightText(judgement, style);
    case Verdict::Partly:
        return missingText(judgement.missing);
    case Verdict::Other:
        return otherText(judgement, asked) + ' ' + patternText(judgement, style) + nowFind(judgement, asked);
    case Verdict::Unproved:
        return patternText(judgement, style) + unprovedText(judgement, asked);
    case Verdict::Wrong:
        return (judgement.isAllWrong ? QString() : Judgements::tr("Not all of it is right.") + ' ') +
               patternText(judgement, style) + objectionSentence(*judgement.objection, style);
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
