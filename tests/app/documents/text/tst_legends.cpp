// SPDX-License-Identifier: MIT
// The legends of drawings, for examples of every technique: each role has a phrase of its own, and the claim of the
// phrase is true in the solution.
#include "app/documents/text/bundled.h"
#include "app/documents/text/hints.h"
#include "app/documents/text/steps.h"
#include "engine/logic/finder.h"
#include "engine/logic/overlay.h"
#include "engine/solve/verdict.h"
#include "tests/engine/logic/positions.h"

#include <QTest>

#include <map>
#include <set>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

/// The claim that a legend makes about the candidates with a role.
enum class Claim {
    None,
    AllTrue,
    AllFalse,
    OneTrue,
    AtMostOne,
    AtMostOnePerDigit,
    Filled,    ///< each of their cells holds one of them
    NotFilled, ///< some of their cells holds none of them
    Alike,     ///< all true or all false
    TrueFromStart,
    FalseFromStart,
    AlmostLocked ///< in their cells one digit more than cells
};

/// Every phrase of every legend. A new phrase must be added here with its claim.
const std::map<std::string_view, Claim>& claims() {
    static const std::map<std::string_view, Claim> all = {
        {"the digits that leave no other choice", Claim::None},
        {"one of these is {digits}", Claim::OneTrue},
        {"one of these is {linked}", Claim::OneTrue},
        {"at most one of these is {digits}", Claim::AtMostOne},
        {"at most one of these is {linked}", Claim::AtMostOne},
        {"at most one of these for each digit", Claim::AtMostOnePerDigit},
        {"each of {restricted} at most once", Claim::AtMostOnePerDigit},
        {"A: one of these is {digits}", Claim::OneTrue},
        {"B: one of these is {digits2}", Claim::OneTrue},
        {"one in {pairhouse}, one in {pairhouse2}", Claim::OneTrue},
        {"all places of {digits} in {box}", Claim::OneTrue},
        {"so none of these is {digits}", Claim::AllFalse},
        {"{digits} fill these cells", Claim::Filled},
        {"{set} fill these cells", Claim::Filled},
        {"digits that some combination uses", Claim::Filled},
        {"one digit must be left in each of {excluders}", Claim::Filled},
        {"the other digits of these cells", Claim::None},
        {"the other places of {digits}", Claim::None},
        {"places of {digits} in {base}", Claim::None},
        {"places of {digits} in {base} and {cover}", Claim::None},
        {"A: {digits} in {base} and {cover}", Claim::None},
        {"the other places of {digits} in {base}", Claim::None},
        {"in one of the two views outside {cover} or {cover2}", Claim::None},
        {"either all of these are true", Claim::Alike},
        {"or all of these are true", Claim::Alike},
        {"A: either all of these are {digits}", Claim::Alike},
        {"B: or all of these, if A are not", Claim::Alike},
        {"C: either all of these are {digits}", Claim::Alike},
        {"D: or all of these, if C are not", Claim::Alike},
        {"one of these is {digits:or}", Claim::OneTrue},
        {"candidates that meet these", Claim::None},
        {"these alone cannot fill their cells", Claim::NotFilled},
        {"a loop that needs one more place", Claim::NotFilled},
        {"so these are true", Claim::AllTrue},
        {"wrong: two of these share {house}", Claim::AllFalse},
        {"wrong: these cannot all be true", Claim::AllFalse},
        {"wrong: A and B both block one of these", Claim::AllFalse},
        {"the wrong kind would remove all of these", Claim::None},
        {"these alone would allow two solutions", Claim::NotFilled},
        {"these alone would not give one solution", Claim::NotFilled},
        {"these would leave a swap in the rest of the grid", Claim::NotFilled},
        {"givens that are partners of each other", Claim::AllTrue},
        {"the partner cells", Claim::None},
        {"one of these must be true", Claim::OneTrue},
        {"cells that share {setdigits} with {guards}", Claim::Filled},
        {"A: where {line} and {box} cross", Claim::Filled},
        {"B: cells in the rest of {line}", Claim::Filled},
        {"C: cells in the rest of {box}", Claim::Filled},
        {"A: cells of {box}", Claim::Filled},
        {"C: cells in the rest of {column}", Claim::Filled},
        {"A: all but one of {digits}", Claim::Filled},
        {"B: the same as A", Claim::Filled},
        {"the last of {digits} is one of these", Claim::OneTrue},
        {"A: all the same digit", Claim::Filled},
        {"B: all the other digit", Claim::Filled},
        {"{name}: without one digit, it needs all its others", Claim::AlmostLocked},
        {"{name}: cells that a line needs together", Claim::None},
        {"{name}: without a digit of {cells} it needs its others", Claim::AlmostLocked},
        {"A: it has {firstDigits} or {secondDigits}", Claim::AlmostLocked},
        {"B: without {firstDigits} it needs its other digits", Claim::AlmostLocked},
        {"C: without {secondDigits} it needs its other digits", Claim::AlmostLocked},
        {"the base: two of these digits", Claim::Filled},
        {"the targets: the same two digits", Claim::Filled},
        {"too little room for a third one", Claim::None},
        {"limited by their row or column", Claim::None},
        {"limited by their box", Claim::None},
        {"counted once in each {across:kind}", Claim::None},
        {"counted once in each {along:kind}", Claim::None},
        {"at most once for each digit and column", Claim::None},
        {"at most one of these in each cell", Claim::None},
        {"one of these is true", Claim::OneTrue},
        {"true if {start:if}", Claim::TrueFromStart},
        {"false if {start:if}", Claim::FalseFromStart},
        {"true in one of the cases", Claim::None},
        {"false in one of the cases", Claim::None},
    };
    return all;
}

struct Drawing {
    QString name;
    Step step;
    Position position;
    std::optional<Verdict::Values> solution;

    bool isTrue(Candidate candidate) const { return (*solution)[candidate.cell] == candidate.digit; }
};

std::optional<Verdict::Values> solutionOf(const Grid& grid) {
    FastSolver solver;
    const Verdict verdict = examine(grid, false, solver);
    // Without its removed candidates a position may have several solutions; then none is used.
    return verdict.status == Verdict::Status::Unique ? std::optional(verdict.solution) : std::nullopt;
}

/// The drawings to check: the first step of each position for practice, and all steps of an example of each
/// technique.
const std::vector<Drawing>& drawings() {
    static const std::vector<Drawing> all = [] {
        std::vector<Drawing> made;
        for (const Bundled& bundled :
             bundledFile(QStringLiteral("practice"), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"))) {
            const Technique* technique =
                techniqueById(bundled.facts[QLatin1String("technique")].toString().toStdString());
            const std::optional<Puzzle> puzzle = playable(bundled);
            if (technique == nullptr || !puzzle) continue;
            const Position position(puzzle->grid);
            if (std::optional<Step> step = Finder(Profile::only({technique}), true).next(position))
                made.push_back({bundled.id, *std::move(step), position, solutionOf(puzzle->grid)});
        }
        for (const positions::Example& example : positions::all()) {
            const Position position(example.grid);
            const std::optional<Verdict::Values> solution = solutionOf(example.grid);
            const Finder finder(Profile::only({techniqueById(example.id.toStdString())}), true);
            for (Step& step : finder.all(position)) made.push_back({example.id, std::move(step), position, solution});
        }
        return made;
    }();
    return all;
}

std::vector<Candidate> marked(const Step& step, Role role) {
    std::vector<Candidate> list;
    for (const Mark& mark : step.marks)
        if (mark.role == role) list.push_back(mark.candidate);
    return list;
}

Claim claimOf(const Step& step, Role role) {
    const auto own = std::ranges::find(step.technique->legend, role, &RoleText::role);
    if (own != step.technique->legend.end()) return claims().at(own->text);
    return role == Role::Place ? Claim::AllTrue : Claim::AllFalse;
}

/// Does the solution have one of these candidates in each of their cells?
bool fills(const Drawing& drawing, const std::vector<Candidate>& list) {
    return std::ranges::all_of(list, [&](const Candidate& one) {
        return std::ranges::any_of(
            list, [&](const Candidate& other) { return other.cell == one.cell && drawing.isTrue(other); });
    });
}

/// Adds the candidates that the step removes in the pattern's own cells, which belong to the pattern.
std::vector<Candidate> patternOf(const Step& step, std::vector<Candidate> list) {
    Cells cells;
    for (const Arg& arg : step.args)
        if (arg.name == "cells") cells = std::get<Cells>(arg.value);
    for (const Candidate& candidate : marked(step, Role::Remove))
        if (cells.has(candidate.cell)) list.push_back(candidate);
    return list;
}

bool repeatsDigit(const Drawing& drawing, const std::vector<Candidate>& list) {
    Digits seen;
    for (const Candidate& candidate : list) {
        if (!drawing.isTrue(candidate)) continue;
        if (seen.has(candidate.digit)) return true;
        seen.add(candidate.digit);
    }
    return false;
}

bool holds(const Drawing& drawing, const ChainNode& node) {
    bool found = false;
    for (Cell cell : node.cells) found = found || drawing.isTrue({cell, node.digit});
    return found == node.on;
}

/// The statements of the step's chain, starting with its assumption; empty if the assumption is false.
Chain trueChain(const Drawing& drawing) {
    for (const Arg& arg : drawing.step.args) {
        if (arg.name != "chain" && arg.name != "chains") continue;
        const Chain& chain = std::get<std::vector<Chain>>(arg.value).front();
        if (holds(drawing, chain.front())) return chain;
    }
    return {};
}

/// All cells of a set, as the text names them; sets may overlap in the drawing.
Cells cellsOfSet(const Step& step, Role name) {
    for (const Arg& arg : step.args) {
        if (const auto* sets = std::get_if<std::vector<NamedSet>>(&arg.value))
            for (const NamedSet& set : *sets)
                if (set.name == name) return set.cells;
        if (const auto* chains = std::get_if<std::vector<Chain>>(&arg.value))
            for (const Chain& chain : *chains)
                for (const ChainNode& node : chain)
                    if (node.setName == name) return node.set;
    }
    return {};
}

bool isAlmostLocked(const Drawing& drawing, Role name) {
    const Cells cells = cellsOfSet(drawing.step, name);
    for (const Candidate& candidate : marked(drawing.step, name))
        if (!cells.has(candidate.cell)) return false;
    return drawing.position.candidatesOf(cells).count() == cells.count() + 1;
}

bool isSo(const Drawing& drawing, Claim claim, const std::vector<Candidate>& list) {
    const auto isTrue = [&](const Candidate& candidate) { return drawing.isTrue(candidate); };
    const auto count = std::ranges::count_if(list, isTrue), all = static_cast<std::ptrdiff_t>(list.size());
    switch (claim) {
    case Claim::AllTrue:
        return count == all;
    case Claim::AllFalse:
        return count == 0;
    case Claim::OneTrue:
        return count > 0;
    case Claim::AtMostOne:
        return count <= 1;
    case Claim::AtMostOnePerDigit:
        return !repeatsDigit(drawing, list);
    case Claim::Filled:
        return fills(drawing, list);
    case Claim::NotFilled:
        return !fills(drawing, patternOf(drawing.step, list));
    case Claim::Alike:
        return count == 0 || count == all;
    // A group is drawn as its cells, one of which is true, so the chain's statements are checked instead.
    case Claim::TrueFromStart:
    case Claim::FalseFromStart:
        return std::ranges::all_of(trueChain(drawing), [&](const ChainNode& node) { return holds(drawing, node); });
    default:
        return true;
    }
}

QByteArray reported(const Drawing& drawing, const QString& what) {
    return (drawing.name + ": " + what + "\n" + notation(drawing.step)).toUtf8();
}

} // namespace

class TestLegends : public QObject {
    Q_OBJECT

private slots:
    void everyTechniqueIsDrawn() {
        std::set<const Technique*> drawn;
        for (const Drawing& drawing : drawings()) drawn.insert(drawing.step.technique);
        QCOMPARE(drawn.size(), allTechniques().size());
    }

    void everyPhraseIsJudged() {
        std::set<std::string_view> used;
        for (const Technique* technique : allTechniques())
            for (const RoleText& text : technique->legend) used.insert(text.text);
        for (std::string_view text : used) QVERIFY2(claims().contains(text), std::string(text).c_str());
        // No claim in the table is unused.
        QCOMPARE(used.size(), claims().size());
    }

    void everyRoleHasAPhraseOfItsOwn() {
        for (const Drawing& drawing : drawings()) {
            std::set<QString> phrases;
            for (Role role : rolesOf(drawing.step)) {
                const QString phrase = roleText(drawing.step, role);
                QVERIFY2(!phrase.isEmpty(), reported(drawing, QString("role %1").arg(int(role))));
                for (const char* character : {"{", "}", "[", "]", "  ", " ,", "()"})
                    QVERIFY2(!phrase.contains(QLatin1String(character)), reported(drawing, phrase));
                // A missing value would leave a sentence with a space at its end.
                QVERIFY2(phrase.trimmed() == phrase, reported(drawing, phrase));
                QVERIFY2(phrases.insert(phrase).second, reported(drawing, phrase));
            }
        }
    }

    /// Otherwise one role would hide the other.
    void noCandidateHasTwoRoles() {
        for (const Drawing& drawing : drawings()) {
            std::set<Candidate> seen;
            for (const Mark& mark : drawing.step.marks)
                QVERIFY2(seen.insert(mark.candidate).second, reported(drawing, QString::number(mark.candidate.cell)));
        }
    }

    /// All effects of a step are drawn as such, and nothing else is.
    void whatAStepDoesIsDrawn() {
        for (const Drawing& drawing : drawings()) {
            std::set<Candidate> gone, drawn;
            for (const Deduction& deduction : drawing.step.deductions)
                if (!deduction.places) gone.insert({deduction.cell, deduction.digit});
            for (const Candidate& candidate : marked(drawing.step, Role::Remove)) drawn.insert(candidate);
            QVERIFY2(gone == drawn, reported(drawing, "removals"));
        }
    }

    void whatTheLegendClaimsIsSo() {
        int asked = 0;
        for (const Drawing& drawing : drawings())
            for (Role role : rolesOf(drawing.step)) {
                const Claim claim = claimOf(drawing.step, role);
                const std::vector<Candidate> list = marked(drawing.step, role);
                const QByteArray what = reported(drawing, roleText(drawing.step, role));
                if (claim == Claim::AlmostLocked) QVERIFY2(isAlmostLocked(drawing, role), what);
                else if (drawing.solution) QVERIFY2(++asked && isSo(drawing, claim, list), what);
            }
        QVERIFY(asked > 1000);
    }

    /// Candidates of a filled cell cannot be true or false.
    void linksEndAtMarkedCandidates() {
        for (const Drawing& drawing : drawings()) {
            // The drawing of a single shows digits that are set, and lines to the cells that they exclude; that of a
            // symmetry lines between givens.
            if (drawing.step.technique->family == Family::Singles || drawing.name.startsWith("gurth-")) continue;
            std::set<Candidate> seen;
            for (const Mark& mark : drawing.step.marks) seen.insert(mark.candidate);
            for (const Link& link : drawing.step.links)
                for (const LinkEnd& end : {link.from, link.to}) {
                    QVERIFY2(!end.cells.empty(), reported(drawing, "an end without cells"));
                    for (Cell cell : end.cells) {
                        QVERIFY2(drawing.position.isCandidate(cell, end.digit),
                                 reported(drawing, QString::number(cell)));
                        QVERIFY2(seen.contains({cell, end.digit}), reported(drawing, QString::number(cell)));
                    }
                }
        }
    }

    void linksSayWhatIsSo() {
        int asked = 0, causes = 0;
        for (const Drawing& drawing : drawings())
            for (const Link& link : drawing.step.links) {
                if (!drawing.solution) continue;
                const auto isTrue = [&](const LinkEnd& end) {
                    return holds(drawing, {end.cells, end.digit, true, -1, {}});
                };
                const QString phrase = linkText(drawing.step, link.strong);
                if (phrase.contains("follows")) ++causes;
                else if (link.strong) QVERIFY2(isTrue(link.from) || isTrue(link.to), reported(drawing, phrase));
                else QVERIFY2(!(isTrue(link.from) && isTrue(link.to)), reported(drawing, phrase));
                ++asked;
            }
        QVERIFY2(asked > 1000 && causes > 10, qPrintable(QString("%1 %2").arg(asked).arg(causes)));
    }

    /// "Either all of these ... or all of these": exactly one of the two is true.
    void oneOfTwoColoursIsTrue() {
        int asked = 0;
        for (const Drawing& drawing : drawings())
            for (const auto& [one, other] : {std::pair(Role::On, Role::Off), std::pair(Role::SetA, Role::SetB),
                                             std::pair(Role::SetC, Role::SetD)}) {
                const auto first = marked(drawing.step, one), second = marked(drawing.step, other);
                if (!drawing.solution || first.empty() || second.empty()) continue;
                if (claimOf(drawing.step, one) != Claim::Alike) continue;
                ++asked;
                QVERIFY2(drawing.isTrue(first.front()) != drawing.isTrue(second.front()), reported(drawing, "colours"));
            }
        QVERIFY(asked > 20);
    }
};

QTEST_GUILESS_MAIN(TestLegends)
#include "tst_legends.moc"
