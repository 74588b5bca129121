// SPDX-License-Identifier: MIT
// The texts of steps. The engine has a template for each technique and the values of each step; this file combines
// and translates them. It knows no technique by name.
#include "app/documents/text/steps.h"

#include "app/documents/text/ratings.h"
#include "app/documents/text/template.h"
#include "app/documents/text/values.h"
#include "engine/logic/setletter.h"
#include "engine/rating/rating.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>
#include <vector>

namespace ninefold::documents {
namespace {

/// Translation context of the sentences about steps, and of the engine's templates.
class Steps {
    Q_DECLARE_TR_FUNCTIONS(Steps)
};

QString translated(const char* context, std::string_view text) {
    return QCoreApplication::translate(context, std::string(text).c_str());
}

/// Calls use(digit, cells) for each digit that is placed or removed; a removal that only follows from a digit placed
/// in the same cell is not mentioned.
template <typename Use>
void forEachResult(const logic::Step& step, bool places, Use use) {
    Cells placed;
    for (const logic::Deduction& deduction : step.deductions)
        if (deduction.places) placed.add(deduction.cell);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        Cells cells;
        for (const logic::Deduction& deduction : step.deductions)
            if (deduction.digit == digit && deduction.places == places) cells.add(deduction.cell);
        if (!places) cells -= placed;
        if (!cells.empty()) use(digit, cells);
    }
}

/// How the values in a text are worded.
struct Voice {
    Wording wording;
    NameStyle style;
    PhraseDecorator decorate;

    QString dressed(const QString& phrase, Cells cells, Digits digits) const {
        return decorate ? decorate(phrase, cells, digits) : phrase;
    }
};

/// "r3c4 is 7; remove 1 and 2 from r1c5, r1c7": digits that are removed from the same cells are grouped.
QString resultText(const logic::Step& step, const Voice& voice) {
    QStringList parts;
    forEachResult(step, true, [&](Digit digit, Cells cells) {
        const QString pattern = cells.hasSeveral() ? Steps::tr("%1 are %2") : Steps::tr("%1 is %2");
        const QString phrase = pattern.arg(cellsText(cells, Wording::Full, voice.style)).arg(digit);
        parts << voice.dressed(phrase, cells, Digits::of(digit));
    });
    std::vector<std::pair<Cells, Digits>> removals;
    forEachResult(step, false, [&](Digit digit, Cells cells) {
        const auto known =
            std::find_if(removals.begin(), removals.end(), [&](const auto& r) { return r.first == cells; });
        if (known != removals.end()) known->second.add(digit);
        else removals.emplace_back(cells, Digits::of(digit));
    });
    for (const auto& [cells, digits] : removals)
        parts << voice.dressed(
            Steps::tr("remove %1 from %2")
                .arg(digitsText(digits, Wording::Full), cellsText(cells, Wording::Full, voice.style)),
            cells, digits);
    return parts.join("; ");
}

QString argText(const logic::Step& step, QStringView name, const Voice& voice) {
    if (name == u"result")
        return voice.wording == Wording::Full ? resultText(step, voice) : resultNotation(step, voice.style);
    for (const logic::Arg& arg : step.args)
        if (name == QLatin1String(arg.name.data(), static_cast<qsizetype>(arg.name.size())))
            return valueText(arg.value, voice.wording, voice.style, voice.decorate);
    return {};
}

QString filled(const logic::Step& step, const QString& pattern, const Voice& voice) {
    return fillTemplate(pattern, [&](QStringView name) { return argText(step, name, voice); });
}

/// The houses that show the pattern: those that the step marks, or else the boxes with its candidates.
HouseSet housesToLookAt(const logic::Step& step) {
    HouseSet houses;
    for (const logic::HouseMark& mark : step.houses)
        // Cover houses are where candidates are removed; the pattern is in the others.
        if (mark.role != logic::HouseRole::Cover) houses.add(mark.house);
    if (!houses.empty()) return houses;
    for (const logic::Mark& mark : step.marks)
        if (mark.role != logic::Role::Remove && mark.candidate.digit != 0)
            houses.add(boxHouse(boxOf(mark.candidate.cell)));
    return houses;
}

Digits digitsToLookFor(const logic::Step& step) {
    Digits digits;
    for (const logic::Mark& mark : step.marks)
        if (mark.role != logic::Role::Remove && mark.candidate.digit != 0) digits.add(mark.candidate.digit);
    return digits;
}

/// More houses or digits than this do not help.
constexpr int kMostToLookAt = 4;

/// Capitalises a house at the start of a sentence; the name of a cell stays in lower case. Skips tags before the
/// word.
QString asSentence(QString text) {
    qsizetype at = 0;
    while (text.indexOf('<', at) == at && text.indexOf('>', at) > at) at = text.indexOf('>', at) + 1;
    if (at + 1 < text.size() && text[at + 1].isLetter()) text[at] = text[at].toUpper();
    return text;
}

} // namespace

QString techniqueName(const logic::Technique& technique) {
    return translated("Techniques", technique.name);
}

QString vagueClue(const logic::Step& step) {
    return Steps::tr("The next step: %1.").arg(techniqueName(*step.technique));
}

QString ratingText(const logic::Step& step) {
    const int tenths = step.er != 0 ? step.er : step.technique->rating;
    return QLocale().toString(tenths / 10.0, 'f', 1);
}

QString ratingHint() {
    return ratingRemark(rating::ratings::explainer);
}

QString placeClue(const logic::Step& step) {
    const HouseSet houses = housesToLookAt(step);
    if (houses.empty() || houses.count() > kMostToLookAt) return Steps::tr("It reaches across the board.");
    return Steps::tr("Look in %1.").arg(housesText(houses, Wording::Full));
}

QString closerClue(const logic::Step& step) {
    const HouseSet houses = housesToLookAt(step);
    const Digits digits = digitsToLookFor(step);
    const QString where = housesText(houses, Wording::Full), what = digitsText(digits, Wording::Full);
    // Naming nearly all digits says no more than naming none.
    if (digits.count() > kMostToLookAt) return Steps::tr("Look in %1.").arg(where);
    if (houses.count() > kMostToLookAt || houses.empty()) return Steps::tr("Look at all places of %1.").arg(what);
    return Steps::tr("Look for %1 in %2.").arg(what, where);
}

QString explanation(const logic::Step& step, NameStyle style) {
    return asSentence(filled(step, translated("Steps", step.technique->text), {Wording::Full, style, {}}));
}

QString explanationHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate) {
    return asSentence(
        // Escaped before the values are inserted, since these may be HTML already.
        filled(step, translated("Steps", step.technique->text).toHtmlEscaped(), {Wording::Full, style, decorate}));
}

QString roleText(const logic::Step& step, logic::Role role, NameStyle style) {
    const auto& legend = step.technique->legend;
    if (const auto own = std::ranges::find(legend, role, &logic::RoleText::role); own != legend.end()) {
        const Voice voice{Wording::Full, style, {}};
        return fillTemplate(translated("Legends", own->text), [&](QStringView name) {
            return name == u"name" ? QString(QLatin1Char(logic::setLetter(role))) : argText(step, name, voice);
        });
    }
    // The same in nearly all techniques.
    if (role == logic::Role::Place) return Steps::tr("the digit to set");
    return role == logic::Role::Remove ? Steps::tr("can be removed") : QString();
}

QString notation(const logic::Step& step, NameStyle style) {
    const QString form = QString::fromStdString(std::string(step.technique->notation));
    const QString pattern = filled(step, form, {Wording::Short, style, {}});
    QString text = techniqueName(*step.technique) + ": ";
    // A technique without its own notation is written as its result.
    if (!pattern.isEmpty()) text += pattern + " => ";
    return text + resultNotation(step, style);
}

QString resultNotation(const logic::Step& step, NameStyle style) {
    QStringList parts;
    const auto add = [&](const char* relation) {
        return [&parts, relation, style](Digit digit, Cells cells) {
            parts << cellsText(cells, Wording::Short, style) + relation + QString::number(digit);
        };
    };
    forEachResult(step, true, add("="));
    forEachResult(step, false, add("<>"));
    return parts.join(", ");
}

} // namespace ninefold::documents
