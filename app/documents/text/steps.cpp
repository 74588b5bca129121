// SPDX-License-Identifier: MIT
// The texts of steps. The engine has a template for each technique and the values of each step; this file combines
// and translates them. It knows no technique by name.
#include "app/documents/text/steps.h"

#include "app/documents/text/explanation.h"
#include "app/documents/text/parts/phrases.h"
#include "app/documents/text/parts/values.h"
#include "app/documents/text/ratings.h"
#include "engine/logic/overlay.h"
#include "engine/logic/setletter.h"

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

/// A digit with its only place: a single in a house, which is found by its digit.
bool isHiddenSingle(const logic::Step& step) {
    return step.technique->family == logic::Family::Singles && !step.houses.empty() &&
           std::ranges::find(step.args, "blockers", &logic::Arg::name) != step.args.end();
}

/// Not what goes or comes: that would be the answer. Without its cell the digit of a single is none.
Digits digitsToLookFor(const logic::Step& step) {
    Digits digits;
    for (const logic::Mark& mark : step.marks)
        if (mark.role != logic::Role::Remove && (mark.role != logic::Role::Place || isHiddenSingle(step)) &&
            mark.candidate.digit != 0)
            digits.add(mark.candidate.digit);
    return digits;
}

/// Where a walk over the whole board begins.
QString startClue(const logic::Step& step) {
    const auto first = std::ranges::find_if(step.marks, [](const logic::Mark& mark) {
        return mark.candidate.digit != 0 && (mark.role == logic::Role::On || mark.role == logic::Role::Off);
    });
    if (first == step.marks.end()) return placeClue(step);
    const QString cell = cellsText(Cells::of(first->candidate.cell), Wording::Full, NameStyle::RowColumn);
    return Steps::tr("Look all over the board; begin at %1.").arg(cell);
}

/// "rows 2 and 5"; where a box is, as boxes carry no number on the board: "box 9 (bottom right)".
QString placeText(HouseSet houses) {
    QString text = housesText(houses, Wording::Full);
    if (houses.count() != 1 || kindOf(houses.first()) != HouseKind::Box) return text;
    const QString places[] = {Steps::tr("top left"),    Steps::tr("top middle"),    Steps::tr("top right"),
                              Steps::tr("middle left"), Steps::tr("the middle"),    Steps::tr("middle right"),
                              Steps::tr("bottom left"), Steps::tr("bottom middle"), Steps::tr("bottom right")};
    return Steps::tr("%1 (%2)", "box 9, bottom right").arg(text, places[houses.first() - boxHouse(0)]);
}

enum class Article { None, A, An, Plural };

bool isVowel(char letter) {
    return std::string_view("AEIOU").find(letter) != std::string_view::npos;
}

/// The article of the English name. A name with a number, and that of a way to look at the board, has none.
Article articleOf(const logic::Technique& technique) {
    using logic::Family;
    const std::string_view name = technique.name;
    const bool isNumbered = name.back() >= '0' && name.back() <= '9';
    const Family family = technique.family;
    if (isNumbered || family == Family::Coloring || family == Family::Intersections || family == Family::Exclusion ||
        family == Family::Templates)
        return Article::None;
    if (name.ends_with('s') && name.find(" with ") == std::string_view::npos) return Article::Plural;
    // A letter that is spelled: "an XY-Wing", but "a W-Wing".
    const bool isSpelled = name.size() > 1 && !(name[1] >= 'a' && name[1] <= 'z');
    const bool soundsLikeVowel = isSpelled && std::string_view("AEFHILMNORSX").find(name[0]) != std::string_view::npos;
    return soundsLikeVowel || (!isSpelled && isVowel(name[0])) ? Article::An : Article::A;
}

} // namespace

QString techniqueName(const logic::Technique& technique) {
    return translated("Techniques", technique.name);
}

QString techniqueQuestion(const logic::Technique& technique) {
    // Translations need no English article: they may leave the name alone in every case.
    const char* patterns[] = {QT_TRANSLATE_NOOP("Steps", "What is %1?"), QT_TRANSLATE_NOOP("Steps", "What is a %1?"),
                              QT_TRANSLATE_NOOP("Steps", "What is an %1?"), QT_TRANSLATE_NOOP("Steps", "What are %1?")};
    return translated("Steps", patterns[static_cast<std::size_t>(articleOf(technique))]).arg(techniqueName(technique));
}

QString techniqueIsThere(const logic::Technique& technique) {
    const char* patterns[] = {
        QT_TRANSLATE_NOOP("Steps", "There is a step by %1."), QT_TRANSLATE_NOOP("Steps", "There is a %1."),
        QT_TRANSLATE_NOOP("Steps", "There is an %1."), QT_TRANSLATE_NOOP("Steps", "There are %1.")};
    return translated("Steps", patterns[static_cast<std::size_t>(articleOf(technique))]).arg(techniqueName(technique));
}

QString techniqueWasUsed(const logic::Technique& technique) {
    const char* patterns[] = {QT_TRANSLATE_NOOP("Steps", "That was %1."), QT_TRANSLATE_NOOP("Steps", "That was a %1."),
                              QT_TRANSLATE_NOOP("Steps", "That was an %1."),
                              QT_TRANSLATE_NOOP("Steps", "Those were %1.")};
    return translated("Steps", patterns[static_cast<std::size_t>(articleOf(technique))]).arg(techniqueName(technique));
}

QString techniqueRatings(const logic::Technique& technique) {
    QStringList scales{Steps::tr("Rating %1").arg(tenthsText(technique.rating))};
    if (technique.er != 0) scales << Steps::tr("Sudoku Explainer %1").arg(tenthsText(technique.er));
    if (technique.grade)
        scales << Steps::tr("HoDoKu %1 points, %2").arg(technique.score).arg(gradeText(*technique.grade));
    return scales.join(QStringLiteral(" \u00B7 "));
}

QString vagueClue(const logic::Step& step) {
    return Steps::tr("%1: %2", "technique, where to look").arg(techniqueName(*step.technique), placeClue(step));
}

int ratingOf(const logic::Step& step) {
    return step.er != 0 ? step.er : step.technique->rating;
}

QString ratingText(const logic::Step& step) {
    return QLocale().toString(ratingOf(step) / 10.0, 'f', 1);
}

QString ratingHint() {
    return Steps::tr("How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer");
}

QString placeClue(const logic::Step& step) {
    const HouseSet houses = logic::housesToLookAt(step);
    if (houses.empty() || houses.count() > logic::kMostToLookAt) return Steps::tr("Look all over the board.");
    return Steps::tr("Look in %1.").arg(placeText(houses));
}

QString closerClue(const logic::Step& step) {
    const HouseSet houses = logic::housesToLookAt(step);
    const Digits digits = digitsToLookFor(step);
    const QString where = placeText(houses), what = digitsText(digits, Wording::Full);
    if (digits.empty() && houses.count() > logic::kMostToLookAt) return placeClue(step);
    if (digits.empty())
        return (step.houses.empty() ? Steps::tr("In %1, a cell has only one digit left.")
                                    : Steps::tr("In %1, a digit has only one place left."))
            .arg(where);
    if (digits.count() > logic::kMostToLookAt && (houses.empty() || houses.count() > logic::kMostToLookAt))
        return startClue(step);
    // Naming nearly all digits says no more than naming none.
    if (digits.count() > logic::kMostToLookAt) return Steps::tr("Look in %1.").arg(where);
    if (houses.count() > logic::kMostToLookAt || houses.empty())
        return Steps::tr("Look at all places of %1.").arg(what);
    return Steps::tr("Look for %1 in %2.").arg(what, where);
}

QString explanation(const logic::Step& step, NameStyle style) {
    return explain(step, style).text();
}

QString explanationHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate) {
    // The words of chains are not decorated: the window lists them line by line.
    if (QString reason = reasonHtml(step, style, decorate); !reason.isEmpty()) return reason;
    return explanation(step, style).toHtmlEscaped();
}

QString roleText(const logic::Step& step, logic::Role role, NameStyle style) {
    const auto& legend = step.technique->legend;
    if (const auto own = std::ranges::find(legend, role, &logic::RoleText::role); own != legend.end()) {
        QString text = translated("Legends", own->text);
        if (role >= logic::Role::SetA) text.replace("{name}", QString(QLatin1Char(logic::setLetter(role))));
        return filledTemplate(step, text, {Wording::Full, style, {}});
    }
    // The same in nearly all techniques.
    if (role == logic::Role::Place) return Steps::tr("the digit to set");
    return role == logic::Role::Remove ? Steps::tr("can be removed") : QString();
}

QString notation(const logic::Step& step, NameStyle style) {
    const QString form = QString::fromStdString(std::string(step.technique->notation));
    const QString pattern = filledTemplate(step, form, {Wording::Short, style, {}});
    QString text = techniqueName(*step.technique) + ": ";
    // A technique without its own notation is written as its result.
    if (!pattern.isEmpty()) text += pattern + " => ";
    return text + resultNotation(step, style);
}

QString resultNotation(const logic::Step& step, NameStyle style) {
    return shortResult(step, style);
}

} // namespace ninefold::documents
