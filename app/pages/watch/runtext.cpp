// SPDX-License-Identifier: MIT
#include "app/pages/watch/runtext.h"

#include "app/documents/text/events.h"
#include "app/session/watch/watchwords.h"
#include "app/widgets/theme.h"

#include <QStringList>

namespace ninefold {
namespace {

/// The number of learned clauses shown: more than a person reads, and more would make the page slow.
constexpr std::size_t kMostClauses = 60;

QString linked(std::uint64_t number, const QString& text, const QColor& ink) {
    return QStringLiteral("<a href=\"#%1\" style=\"color:%2; text-decoration:none\">%3</a>")
        .arg(number)
        .arg(ink.name(), text.toHtmlEscaped());
}

/// Rebuilds the event that created an entry of the trail.
SolverEvent eventOf(const SolverState::Entry& entry) {
    const EventKind kind = entry.kind == SolverState::Kind::Decided   ? EventKind::Decide
                           : entry.kind == SolverState::Kind::Implied ? EventKind::Imply
                                                                      : EventKind::Eliminate;
    return SolverEvent::put(kind, entry.level, entry.literal.cell(), entry.literal.digit(), entry.reason);
}

LinkEnd endOf(const Explanation::Fact& fact) {
    return {Cells::of(fact.entry.literal.cell()), fact.entry.literal.digit()};
}

Mark markOf(const Explanation::Fact& fact) {
    const Literal literal = fact.entry.literal;
    if (!literal.positive()) return {Role::Off, {literal.cell(), literal.digit()}};
    const bool decided = fact.entry.kind == SolverState::Kind::Decided;
    // A placed digit hides chips in its cell, so the whole cell gets the mark.
    return {fact.cut ? Role::SetC : decided ? Role::Place : Role::On, {literal.cell(), 0}};
}

} // namespace

QString RunText::literal(Literal literal) const {
    return QString::fromStdString(cellName(literal.cell(), names)) + (literal.positive() ? u'=' : u'\u2260') +
           QString::number(literal.digit());
}

QString RunText::chip(Literal literal, bool forced) const {
    const Role role =
        forced ? (literal.positive() ? Role::Place : Role::Remove) : (literal.positive() ? Role::On : Role::Off);
    return QStringLiteral("<span style=\"background-color:%1; color:%2\">&nbsp;%3&nbsp;</span>")
        .arg(theme[role].fill.name(), theme[role].ink.name(), this->literal(literal));
}

QString RunText::trail(const SolverState& state) const {
    QString html;
    int level = -1;
    for (const SolverState::Entry& entry : state.trail()) {
        if (entry.kind == SolverState::Kind::Tried) continue;
        if (entry.level != level) {
            level = entry.level;
            const QString heading = level == 0 ? Watch::tr("From the puzzle alone") : Watch::tr("Level %1").arg(level);
            html += QStringLiteral("</p><p style=\"margin:6px 0\"><b style=\"color:%1\">%2</b><br>")
                        .arg(theme.levelInk(level).name(), heading);
        }
        const bool decided = entry.kind == SolverState::Kind::Decided;
        const QString text = linked(entry.number, literal(entry.literal), theme[Tone::WindowInk]);
        html += decided ? QStringLiteral("<b>%1</b> \u2192 ").arg(text) : text + QStringLiteral("&nbsp; ");
    }
    return html.isEmpty() ? Watch::tr("Nothing has been decided yet.") : html;
}

QString RunText::lessons(const SolverState& state) const {
    const auto clauses = state.clauses();
    if (clauses.empty()) return Watch::tr("Nothing has been learned yet.");
    QString html =
        QStringLiteral("<p>%1</p>").arg(Watch::tr("%n clause(s) hold now.", nullptr, static_cast<int>(clauses.size())));
    for (std::size_t i = clauses.size(); i-- > 0 && clauses.size() - i <= kMostClauses;) {
        const auto& clause = *clauses[i];
        QStringList chips;
        for (std::size_t at = 0; at < clause.literals.size(); ++at)
            chips << chip(clause.literals[at], at + 1 == clause.literals.size());
        html += QStringLiteral("<p style=\"margin:8px 0\"><b>%1</b> %2<br>%3</p>")
                    .arg(clause.id)
                    .arg(chips.join(Watch::tr(" or ", "between the parts of a clause")),
                         clauseSentence(clause.literals, names).toHtmlEscaped());
    }
    return html;
}

QString RunText::why(const Explanation& explanation, const QString& said) const {
    QString html;
    for (const Explanation::Fact& fact : explanation.facts) {
        const QString text =
            linked(fact.entry.number, sentence(eventOf(fact.entry), {}, names), theme[Tone::WindowInk]);
        html += QStringLiteral("<p style=\"margin:3px 0\"><span style=\"color:%1\"><b>%2</b></span> %3%4</p>")
                    .arg(theme.levelInk(fact.entry.level).name())
                    .arg(fact.entry.level)
                    .arg(text, fact.cut ? QStringLiteral(" <span style=\"background-color:%1\">&nbsp;%2&nbsp;</span>")
                                              .arg(theme[Role::SetC].fill.name(), Watch::tr("cut"))
                                        : QString());
    }
    if (html.isEmpty()) html = QStringLiteral("<p>%1</p>").arg(Watch::tr("This rests on no decision."));
    return html + QStringLiteral("<p style=\"margin:8px 0\"><b>%1</b></p>").arg(said.toHtmlEscaped());
}

Explanation explainEvent(const SolverState& before, const SolverEvent& event, std::span<const Literal> clause) {
    switch (event.kind) {
    case EventKind::Imply:
        return explain(before, event.reason, Literal::is(event.cell, event.digit));
    case EventKind::Eliminate:
        return explain(before, event.reason, Literal::isNot(event.cell, event.digit));
    case EventKind::Reject:
    case EventKind::Conflict:
        return explain(before, event.reason, std::nullopt);
    case EventKind::Learn:
        // The clause was learned from the conflict that is still on the board.
        return explain(before, before.conflict(), std::nullopt, clause);
    default:
        return {};
    }
}

void drawExplanation(const Explanation& explanation, const SolverEvent& event, Frame& frame) {
    frame.houses.clear();
    frame.marks.clear();
    for (const Explanation::Fact& fact : explanation.facts) {
        frame.marks.push_back(markOf(fact));
        for (const int from : fact.from)
            frame.links.push_back({endOf(explanation.facts[static_cast<std::size_t>(from)]), endOf(fact), true});
    }
    if (event.cell < 0) return;
    // Marks the candidate that all arrows lead to; a placed digit needs no mark.
    if (event.kind == EventKind::Eliminate || event.kind == EventKind::Reject)
        frame.marks.push_back({Role::Remove, {event.cell, event.digit}});
    for (const int premise : explanation.premises)
        frame.links.push_back(
            {endOf(explanation.facts[static_cast<std::size_t>(premise)]), {Cells::of(event.cell), event.digit}, false});
}

} // namespace ninefold
