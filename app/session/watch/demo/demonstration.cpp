// SPDX-License-Identifier: MIT
#include "app/session/watch/demo/demonstration.h"

#include "app/documents/text/hints.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/phrases.h"
#include "app/session/watch/demo/shortsentences.h"
#include "engine/logic/technique.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

class Demonstration {
    Q_DECLARE_TR_FUNCTIONS(Demonstration)
};

using documents::Wording;
using logic::Overlay;
using logic::Role;
using logic::Step;

bool isResult(const logic::Mark& mark) {
    return mark.role == Role::Place || mark.role == Role::Remove;
}

/// The drawing of the step without what it removes and places.
Step patternOf(Step step) {
    std::erase_if(step.marks, isResult);
    return step;
}

Cells cellsDrawnIn(const Overlay& overlay) {
    Cells cells = overlay.tour.target.cells;
    for (const logic::Mark& mark : overlay.marks) cells.add(mark.candidate.cell);
    for (const logic::TourLink& link : overlay.tour.links) cells |= link.link.from.cells | link.link.to.cells;
    return cells;
}

/// Makes the pictures one after the other.
class Maker {
public:
    Maker(const Step& step, const Grid& position, NameStyle names)
        : step_(step), pattern_(patternOf(step)), position_(position), names_(names) {}

    std::vector<Scene> all() {
        addHouses();
        addCells();
        const documents::Explanation whole = documents::explain(step_, names_);
        if (!whole.lines.empty()) addLines(whole.lines);
        else addReason();
        addResult(whole);
        return std::move(scenes_);
    }

private:
    void add(Scene::Part part, Overlay overlay, const QString& sentence) {
        assert(!sentence.isEmpty());
        overlay.mutesHighlights = true;
        scenes_.push_back({part, std::move(overlay), sentence});
    }

    Overlay empty() const {
        Overlay overlay;
        // The links of a single are a part of its reason.
        if (step_.technique->family != logic::Family::Singles) overlay.position = position_;
        return overlay;
    }

    void addHouses() {
        Overlay overlay = empty();
        HouseSet houses = logic::housesToLookAt(step_);
        QString sentence = documents::placeClue(step_);
        if (houses.empty() || houses.count() > logic::kMostToLookAt) {
            // A pattern all over the board has no house of its own, so look where it ends.
            houses = HouseSet::of(boxHouse(boxOf(step_.deductions.front().cell)));
            sentence = Demonstration::tr("The pattern is spread over the board. It decides something in %1.")
                           .arg(documents::housesText(houses, Wording::Full));
        }
        for (House house : houses) overlay.houses.push_back({logic::HouseRole::Base, house});
        add(Scene::Part::Houses, overlay, sentence);
    }

    void addCells() {
        constexpr int kMostNamed = 8;
        Overlay overlay = scenes_.back().overlay;
        overlay.look = emptyOf(logic::cellsToLookAt(step_));
        if (overlay.look.empty()) overlay.look = Cells::of(step_.deductions.front().cell);
        const int count = overlay.look.count();
        if (count == 1)
            add(Scene::Part::Cells, overlay, Demonstration::tr("This cell matters: %1.").arg(namesOf(overlay.look)));
        else if (count <= kMostNamed)
            add(Scene::Part::Cells, overlay, Demonstration::tr("These cells matter: %1.").arg(namesOf(overlay.look)));
        else add(Scene::Part::Cells, overlay, Demonstration::tr("These %n cells matter.", nullptr, count));
    }

    /// A chain or a net, link by link.
    void addLines(const std::vector<documents::ExplanationLine>& lines) {
        const std::vector<logic::TourLine> tour = documents::tourLines(lines);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            Overlay overlay = logic::tourOf(pattern_, tour, static_cast<int>(i));
            logic::drawPosition(overlay, step_, position_);
            const bool begins = i == 0 || lines[i].branch != lines[i - 1].branch;
            const auto isSame = [&](const documents::ExplanationLine& line) {
                return line.isAssumption && line.node == lines[i].node;
            };
            const QString sentence = lineText(lines[i], begins, std::ranges::count_if(lines, isSame) > 1);
            // A cell may be named that no link leads to.
            overlay.look |= emptyOf(documents::cellsNamedIn(sentence)) - cellsDrawnIn(overlay);
            add(Scene::Part::Reason, overlay, sentence);
        }
    }

    static QString lineText(const documents::ExplanationLine& line, bool begins, bool isShared) {
        // Several branches begin with the same statement, and each shows something else.
        if (line.isAssumption && isShared && !line.branch.isEmpty())
            return Demonstration::tr("Suppose %1. %2 \u2026", "r1c3 is 2, Why r4c5 is not 2")
                .arg(line.text, documents::headingText(line));
        if (line.isAssumption) return Demonstration::tr("Suppose %1.").arg(line.text);
        const QString reasoned = line.because.isEmpty()
                                     ? line.text
                                     : Demonstration::tr("%1 (%2)", "statement, reason").arg(line.text, line.because);
        QString said = documents::asSentence(documents::endedText(reasoned));
        if (!begins || line.branch.isEmpty()) return said;
        const QString whole = documents::headingText(line) + QStringLiteral(". ") + said;
        return documents::wordsIn(whole) <= kSceneWords ? whole : said;
    }

    /// Sentence by sentence; what has been named stays in the picture.
    void addReason() {
        const std::vector<documents::ReasonSentence> sentences = documents::reasonSentences(step_, names_);
        Cells named;
        for (const documents::ReasonSentence& sentence : sentences) {
            named |= sentence.cells;
            const bool last = &sentence == &sentences.back();
            Overlay overlay = last ? logic::overlayOf(pattern_) : partOf(named);
            logic::drawPosition(overlay, step_, position_);
            overlay.look = emptyOf(sentence.cells);
            for (const QString& part : shortSentences(sentence.text, kSceneWords))
                add(Scene::Part::Reason, overlay, part);
        }
    }

    Overlay partOf(Cells named) const {
        Overlay whole = logic::overlayOf(pattern_), part;
        part.houses = whole.houses;
        for (const logic::Mark& mark : whole.marks)
            if (named.has(mark.candidate.cell)) part.marks.push_back(mark);
        for (const logic::Link& link : whole.links)
            if (named.contains(link.from.cells | link.to.cells)) part.links.push_back(link);
        for (const logic::NamedSet& set : whole.sets)
            if (named.contains(set.cells)) part.sets.push_back(set);
        return part;
    }

    void addResult(const documents::Explanation& whole) {
        // More of them cannot be followed.
        constexpr std::size_t kMostLinks = 24;
        Overlay overlay = logic::overlayOf(pattern_);
        logic::drawPosition(overlay, step_, position_);
        if (overlay.links.size() > kMostLinks) overlay.links.clear();
        for (const logic::Deduction& deduction : step_.deductions) {
            const logic::Candidate candidate{deduction.cell, deduction.digit};
            std::erase_if(overlay.marks, [&](const logic::Mark& mark) { return mark.candidate == candidate; });
            overlay.marks.push_back({deduction.places ? Role::Place : Role::Remove, candidate});
        }
        add(Scene::Part::Result, overlay, resultText(whole));
    }

    QString resultText(const documents::Explanation& whole) const {
        if (documents::wordsIn(whole.conclusion) <= kSceneWords) return whole.conclusion;
        const QString result = documents::asSentence(
            documents::filledTemplate(step_, QStringLiteral("{result}."), {Wording::Full, names_, {}}));
        return documents::wordsIn(result) <= kSceneWords ? result : documents::shortestResult(step_, names_);
    }

    Cells emptyOf(Cells cells) const { return cells & position_.blanks(); }
    QString namesOf(Cells cells) const { return documents::cellsText(cells, Wording::Full, names_); }

    const Step& step_;
    const Step pattern_;
    const Grid& position_;
    const NameStyle names_;
    std::vector<Scene> scenes_;
};

} // namespace

std::vector<Scene> demonstrate(const Step& step, const Grid& position, NameStyle names) {
    assert(!step.empty());
    return Maker(step, position, names).all();
}

logic::Frame boardOf(const Grid& position, Cells givens, NameStyle names) {
    logic::Frame frame;
    frame.names = names;
    frame.givens = givens;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        frame.cells[cell].value = static_cast<std::uint8_t>(position.value(cell));
    return frame;
}

} // namespace ninefold::session
