// SPDX-License-Identifier: MIT
#include "app/pages/watch/runtext.h"

#include "app/documents/text/events.h"
#include "app/session/watch/watchwords.h"
#include "app/widgets/look/theme.h"

#include <QStringList>

namespace ninefold::pages {
namespace {

/// The number of learned clauses shown: more than a person reads, and more would make the page slow.
constexpr std::size_t kMostClauses = 60;

QString linked(std::uint64_t number, const QString& text, const QColor& ink) {
    return QStringLiteral("<a href=\"#%1\" style=\"color:%2; text-decoration:none\">%3</a>")
        .arg(number)
        .arg(ink.name(), text.toHtmlEscaped());
}

/// Rebuilds the event that created an entry of the trail.
solve::SolverEvent eventOf(const solve::SolverState::Entry& entry) {
    const solve::EventKind kind = entry.kind == solve::SolverState::Kind::Decided   ? solve::EventKind::Decide
                                  : entry.kind == solve::SolverState::Kind::Implied ? solve::EventKind::Imply
                                                                                    : solve::EventKind::Eliminate;
    return solve::SolverEvent::put(kind, entry.level, entry.literal.cell(), entry.literal.digit(), entry.reason);
}

logic::LinkEnd endOf(const solve::Explanation::Fact& fact) {
    return {Cells::of(fact.entry.literal.cell()), fact.entry.literal.digit()};
}

logic::Mark markOf(const solve::Explanation::Fact& fact) {
    const solve::Literal literal = fact.entry.literal;
    if (!literal.positive()) return {logic::Role::Off, {literal.cell(), literal.digit()}};
    const bool decided = fact.entry.kind == solve::SolverState::Kind::Decided;
    // A placed digit hides chips in its cell, so the whole cell gets the mark.
    return {fact.cut ? logic::Role::SetC : decided ? logic::Role::Place : logic::Role::On, {literal.cell(), 0}};
}

} // namespace

QString RunText::literal(solve::Literal literal) const {
    return QString::fromStdString(cellName(literal.cell(), names)) + (literal.positive() ? u'=' : u'\u2260') +
           QString::number(literal.digit());
}

QString RunText::chip(solve::Literal literal, bool forced) const {
    const logic::Role role = forced ? (literal.positive() ? logic::Role::Place : logic::Role::Remove)
                                    : (literal.positive() ? logic::Role::On : logic::Role::Off);
    return QStringLiteral("<span style=\"background-color:%1; color:%2\">&nbsp;%3&nbsp;</span>")
        .arg(theme[role].fill.name(), theme[role].ink.name(), this->literal(literal));
}

QString RunText::trail(const solve::SolverState& state) const {
    QString html;
    int level = -1;
    for (const solve::SolverState::Entry& entry : state.trail()) {
        if (entry.kind == solve::SolverState::Kind::Tried) continue;
        if (entry.level != level) {
            level = entry.level;
            const QString heading =
                level == 0 ? session::Watch::tr("From the puzzle alone") : session::Watch::tr("Level %1").arg(level);
            html += QStringLiteral("</p><p style=\"margin:6px 0\"><b style=\"color:%1\">%2</b><br>")
                        .arg(theme.levelInk(level).name(), heading);
        }
        const bool decided = entry.kind == solve::SolverState::Kind::Decided;
        const QString text = linked(entry.number, literal(entry.literal), theme[widgets::Tone::Text]);
        html += decided ? QStringLiteral("<b>%1</b> \u2192 ").arg(text) : text + QStringLiteral("&nbsp; ");
    }
    return html.isEmpty() ? session::Watch::tr("Nothing has been decided yet.") : html;
}

QString RunText::learned(const solve::SolverState& state) const {
    const auto clauses = state.clauses();
    if (clauses.empty()) return session::Watch::tr("Nothing has been learned yet.");
    QString html = QStringLiteral("<p>%1</p>")
                       .arg(session::Watch::tr("%n clause(s) hold now.", nullptr, static_cast<int>(clauses.size())));
    for (std::size_t i = clauses.size(); i-- > 0 && clauses.size() - i <= kMostClauses;) {
        const auto& clause = *clauses[i];
        QStringList chips;
        for (std::size_t at = 0; at < clause.literals.size(); ++at)
            chips << chip(clause.literals[at], at + 1 == clause.literals.size());
        html += QStringLiteral("<p style=\"margin:8px 0\"><b>%1</b> %2<br>%3</p>")
                    .arg(clause.id)
                    .arg(chips.join(session::Watch::tr(" or ", "between the parts of a clause")),
                         documents::clauseSentence(clause.literals, names).toHtmlEscaped());
    }
    return html;
}

QString RunText::why(const solve::Explanation& explanation, const QString& said) const {
    QString html;
    for (const solve::Explanation::Fact& fact : explanation.facts) {
        const QString text =
            linked(fact.entry.number, documents::sentence(eventOf(fact.entry), {}, names), theme[widgets::Tone::Text]);
        html += QStringLiteral("<p style=\"margin:3px 0\"><span style=\"color:%1\"><b>%2</b></span> %3%4</p>")
                    .arg(theme.levelInk(fact.entry.level).name())
                    .arg(fact.entry.level)
                    .arg(text, fact.cut ? QStringLiteral(" <span style=\"background-color:%1\">&nbsp;%2&nbsp;</span>")
                                              .arg(theme[logic::Role::SetC].fill.name(), session::Watch::tr("cut"))
                                        : QString());
    }
    if (html.isEmpty()) html = QStringLiteral("<p>%1</p>").arg(session::Watch::tr("This rests on no decision."));
    return html + QStringLiteral("<p style=\"margin:8px 0\"><b>%1</b></p>").arg(said.toHtmlEscaped());
}

solve::Explanation explainEvent(const solve::SolverState& before, const solve::SolverEvent& event,
                                std::span<const solve::Literal> clause) {
    switch (event.kind) {
    case solve::EventKind::Imply:
        return solve::explain(before, event.reason, solve::Literal::is(event.cell, event.digit));
    case solve::EventKind::Eliminate:
        return solve::explain(before, event.reason, solve::Literal::isNot(event.cell, event.digit));
    case solve::EventKind::Reject:
    case solve::EventKind::Conflict:
        return solve::explain(before, event.reason, std::nullopt);
    case solve::EventKind::Learn:
        // The clause was learned from the conflict that is still on the board.
        return solve::explain(before, before.conflict(), std::nullopt, clause);
    default:
        return {};
    }
}

void drawExplanation(const solve::Explanation& explanation, const solve::SolverEvent& event, logic::Frame& frame) {
    frame.houses.clear();
    frame.marks.clear();
    for (const solve::Explanation::Fact& fact : explanation.facts) {
        frame.marks.push_back(markOf(fact));
        for (const int from : fact.from)
            frame.links.push_back({endOf(explanation.facts[static_cast<std::size_t>(from)]), endOf(fact), true});
    }
    if (event.cell < 0) return;
    // Marks the candidate that all arrows lead to; a placed digit needs no mark.
    if (event.kind == solve::EventKind::Eliminate || event.kind == solve::EventKind::Reject)
        frame.marks.push_back({logic::Role::Remove, {event.cell, event.digit}});
    for (const int premise : explanation.premises)
        frame.links.push_back(
            {endOf(explanation.facts[static_cast<std::size_t>(premise)]), {Cells::of(event.cell), event.digit}, false});
}

} // namespace ninefold::pages
