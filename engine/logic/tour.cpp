// SPDX-License-Identifier: MIT
// Draws a chain as far as the player has followed it. Of a net only the branch of the current line is drawn.
#include "engine/logic/tour.h"

#include "engine/logic/overlay.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace ninefold::logic {
namespace {

std::vector<Candidate> candidatesOf(const ChainNode& node) {
    std::vector<Candidate> candidates;
    // Where a walk ends a cell may have no digit left.
    if (node.digit == 0) return candidates;
    for (Cell cell : node.cells) candidates.push_back({cell, node.digit});
    return candidates;
}

TourState stateOf(int line, int current) {
    return line < current ? TourState::Done : line == current ? TourState::Current : TourState::Next;
}

/// The marks that belong to no line, such as what is removed, and those of the lines of the branch.
std::vector<Mark> marksOf(const Step& step, std::span<const TourLine> lines, int branch) {
    std::set<Candidate> inLines;
    for (const TourLine& line : lines)
        for (const Candidate& candidate : candidatesOf(line.node)) inLines.insert(candidate);
    Step drawn;
    for (const Mark& mark : step.marks)
        if ((mark.role != Role::On && mark.role != Role::Off) || !inLines.contains(mark.candidate))
            drawn.marks.push_back(mark);
    for (const TourLine& line : lines)
        if (line.branch == branch && line.node.digit > 0)
            drawn.mark(line.node.on ? Role::On : Role::Off, line.node.cells, line.node.digit);
    return std::move(drawn.marks);
}

/// The link as it leads to the statement: a ring is also followed backwards.
Link towards(const ChainNode& node, Link link) {
    if (!(link.to == LinkEnd{node.cells, node.digit}) && link.from == LinkEnd{node.cells, node.digit})
        std::swap(link.from, link.to);
    return link;
}

std::vector<TourLink> linksOf(const Step& step, std::span<const TourLine> lines, int current) {
    const int branch = lines[current].branch;
    std::vector<TourLink> links;
    std::set<int> used;
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        if (lines[i].branch != branch) continue;
        // A line of a net may follow from several others; the first of their links has the number.
        for (int shown = i + 1; int link : lines[i].links) {
            assert(link >= 0 && link < static_cast<int>(step.links.size()));
            links.push_back({towards(lines[i].node, step.links[link]), stateOf(i, current), shown});
            used.insert(link);
            shown = 0;
        }
    }
    // The link that closes a loop leads to no line of its own.
    const bool single = std::ranges::all_of(lines, [branch](const TourLine& line) { return line.branch == branch; });
    const bool ended = current + 1 == static_cast<int>(lines.size());
    for (int i = 0; single && i < static_cast<int>(step.links.size()); ++i)
        if (!used.contains(i)) links.push_back({step.links[i], ended ? TourState::Done : TourState::Next, 0});
    return links;
}

std::vector<Candidate> ahead(std::span<const TourLine> lines, int current) {
    std::set<Candidate> passed, later;
    for (int i = 0; i < static_cast<int>(lines.size()); ++i)
        if (lines[i].branch == lines[current].branch)
            for (const Candidate& candidate : candidatesOf(lines[i].node))
                (i <= current ? passed : later).insert(candidate);
    std::vector<Candidate> rest;
    std::ranges::set_difference(later, passed, std::back_inserter(rest));
    return rest;
}

} // namespace

Overlay tourOf(const Step& step, std::span<const TourLine> lines, int current) {
    assert(current >= 0 && current < static_cast<int>(lines.size()));
    const ChainNode& node = lines[current].node;
    Overlay overlay = overlayOf(step);
    overlay.marks = marksOf(step, lines, lines[current].branch);
    overlay.links.clear();
    overlay.tour = {.links = linksOf(step, lines, current), .ahead = ahead(lines, current)};
    if (node.digit > 0) overlay.tour.target = {node.cells, node.digit};
    else overlay.look = node.cells;
    // Where the walk ends, the house that has no place left is shown; before, the house of the current link.
    if (current + 1 < static_cast<int>(lines.size())) overlay.houses.clear();
    if (node.house >= 0) overlay.houses.push_back({HouseRole::Cover, node.house});
    return overlay;
}

} // namespace ninefold::logic
