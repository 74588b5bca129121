// SPDX-License-Identifier: MIT
// Turbot fish and its two best known forms: two houses that each have two places for a digit, and one end of each
// sees one end of the other. Not both of these ends hold the digit, so one of the other two does.
//
//     skyscraper: two rows      2-string kite: a row and a column    turbot fish: all others, with a box
//     X . . . . X               X . . | . A .
//     . . . . . .               . . . | B . .     A and B see each other in their box,
//     X . . . X .               ------+------     - sees X and Y, the other ends
//                               - . . | Y . .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/turbot.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

enum class Form { Skyscraper, Kite, Other };

Form formOf(const Turbot& turbot) {
    const HouseKind one = kindOf(turbot.one.house), two = kindOf(turbot.two.house);
    if (one == HouseKind::Box || two == HouseKind::Box) return Form::Other;
    const bool boxBridge = !(turbot.bridges() & HouseSet::boxes()).empty();
    const bool lineBridge = !(turbot.bridges() - HouseSet::boxes()).empty();
    if (one == two) return lineBridge ? Form::Skyscraper : Form::Other;
    return boxBridge ? Form::Kite : Form::Other;
}

template <Form form>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchDigitByDigit(position, 20, search, sink, [&](Digit digit, StepSink& noting) {
        return forEachTurbot(position, digit, [&](const Turbot& turbot) {
            return formOf(turbot) != form || noting.take(turbotStep(position, turbot));
        });
    });
}

constexpr std::string_view kText = NINEFOLD_TEXT("Steps", "{cells} share {bridge}, so one of them is not {digits}. "
                                                          "{cases:cases} Either one blocks {gone}[ ({either:where})].");
constexpr std::string_view kConclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}.");
constexpr std::string_view kNotation = "{digits} in {base}, {ends}";

} // namespace

const Technique skyscraper = {
    .id = "skyscraper",
    .name = NINEFOLD_TEXT("Techniques", "Skyscraper"),
    .code = "0400",
    .family = Family::SingleDigit,
    .score = 130,
    .grade = HodokuGrade::Hard,
    .rating = 40,
    .about = &kAboutSkyscraper,
    .conclusion = kConclusion,
    .text = kText,
    .notation = kNotation,
    .legend = kTwoLinksLegend,
    .find = find<Form::Skyscraper>,
};

const Technique twoStringKite = {
    .id = "2-string-kite",
    .name = NINEFOLD_TEXT("Techniques", "2-String Kite"),
    .code = "0401",
    .family = Family::SingleDigit,
    .score = 150,
    .grade = HodokuGrade::Hard,
    .rating = 41,
    .about = &kAboutKite,
    .conclusion = kConclusion,
    .text = kText,
    .notation = kNotation,
    .legend = kTwoLinksLegend,
    .find = find<Form::Kite>,
};

const Technique turbotFish = {
    .id = "turbot-fish",
    .name = NINEFOLD_TEXT("Techniques", "Turbot Fish"),
    .code = "0403",
    .family = Family::SingleDigit,
    .er = 66,
    .score = 120,
    .grade = HodokuGrade::Hard,
    .rating = 42,
    .about = &kAboutTurbotFish,
    .conclusion = kConclusion,
    .text = kText,
    .notation = kNotation,
    .legend = kTwoLinksLegend,
    .find = find<Form::Other>,
};

} // namespace ninefold::logic::techniques
