// SPDX-License-Identifier: MIT
#include "app/pages/watch/runtext.h"

#include "app/documents/text/events.h"
#include "app/documents/text/numbers.h"
#include "app/pages/watch/notes/chips.h"
#include "app/session/watch/watchwords.h"
#include "app/widgets/look/theme.h"

namespace ninefold::pages {
namespace {

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

} // namespace

QString RunText::literal(solve::Literal literal) const {
    return literalText(literal, names);
}

QString RunText::trail(const solve::SolverState& state) const {
    QString html;
    int level = -1;
    for (const solve::SolverState::Entry& entry : state.trail()) {
        if (entry.kind == solve::SolverState::Kind::Tried) continue;
        if (entry.level != level) {
            level = entry.level;
            const QString heading = level == 0 ? session::Watch::tr("Without a guess")
                                               : session::Watch::tr("Guess %1 and what follows").arg(level);
            html += QStringLiteral("</p><p style=\"margin:6px 0\"><b style=\"color:%1\">%2</b><br>")
                        .arg(theme.levelInk(level).name(), heading);
        }
        const bool decided = entry.kind == solve::SolverState::Kind::Decided;
        const QString text = linked(entry.number, literal(entry.literal), theme[widgets::Tone::Text]);
        html += decided ? QStringLiteral("<b>%1</b> \u2192 ").arg(text) : text + QStringLiteral("&nbsp; ");
    }
    return html.isEmpty() ? session::Watch::tr("Nothing has been guessed yet.") : html;
}

QString RunText::counts(const solve::SolverState& state) const {
    const struct {
        solve::EventKind kind;
        QString name, about;
    } rows[] = {
        {solve::EventKind::Decide, session::Watch::tr("Guesses"),
         session::Watch::tr("nothing followed any more, so a digit was tried (decisions)")},
        {solve::EventKind::Imply, session::Watch::tr("Digits that followed"),
         session::Watch::tr("there was no other digit or no other place (implications)")},
        {solve::EventKind::Eliminate, session::Watch::tr("Candidates removed"),
         session::Watch::tr("a note or a crossing of two houses ruled them out")},
        {solve::EventKind::Reject, session::Watch::tr("Digits refused"),
         session::Watch::tr("the digit is already in the row, column or box")},
        {solve::EventKind::Conflict, session::Watch::tr("Dead ends"),
         session::Watch::tr(
             "a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)")},
        {solve::EventKind::Learn, session::Watch::tr("Notes"),
         session::Watch::tr(
             "what was learned from a dead end, so that this combination does not come again (clauses)")},
        {solve::EventKind::Forget, session::Watch::tr("Notes thrown away"),
         session::Watch::tr("they had been of little use")},
        {solve::EventKind::Backjump, session::Watch::tr("Jumps back"),
         session::Watch::tr("guesses taken back, several at once if the note names nothing of theirs")},
        {solve::EventKind::Backtrack, session::Watch::tr("Steps back"),
         session::Watch::tr("the last guess was taken back")},
        {solve::EventKind::Restart, session::Watch::tr("Restarts"),
         session::Watch::tr("all guesses taken back to start again; the notes stay")},
    };
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    const auto row = [&](const QString& number, const QString& name, const QString& about) {
        html += QStringLiteral("<tr><td align=\"right\"><b>%1</b>&nbsp;</td><td><b>%2</b><br>"
                               "<span style=\"color:%4\">%3</span></td></tr>")
                    .arg(number, name.toHtmlEscaped(), about.toHtmlEscaped(), theme[widgets::Tone::Secondary].name());
    };
    row(QString::number(state.level()), session::Watch::tr("Guesses that stand now"),
        session::Watch::tr("the level of the search"));
    for (const auto& [kind, name, about] : rows)
        if (const auto count = state.count(kind); count > 0)
            row(documents::numberText(static_cast<qint64>(count)), name, about);
    return html + QStringLiteral("</table>");
}

QString RunText::withoutReasons(const solve::SolverEvent& event, int deadEnds) {
    const int from = event.level, to = event.to;
    switch (event.kind) {
    case solve::EventKind::Decide:
        return session::Watch::tr("A guess has no reason: nothing followed any more.");
    case solve::EventKind::Backjump:
        if (to == 0)
            return session::Watch::tr("The note needs no guess but one, so all guesses are taken back. What it says is "
                                      "certain now.");
        if (to + 1 < from)
            return session::Watch::tr(
                       "Besides guess %1, the note needs nothing later than guess %2. So the search goes "
                       "back to there. What lies between is not in the note, and goes too.")
                .arg(from)
                .arg(to);
        return session::Watch::tr("Guess %1 cannot stand beside what the note needs of the guesses before.").arg(from);
    case solve::EventKind::Backtrack:
        return session::Watch::tr("All that this guess leads to has failed.");
    case solve::EventKind::Restart:
        return session::Watch::tr(
            "%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and "
            "so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its "
            "first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take "
            "another way.",
            nullptr, deadEnds);
    case solve::EventKind::Forget:
        return session::Watch::tr("Too many notes slow the search down. It keeps all that rest on one or two guesses "
                                  "(LBD), and the half of the others that was needed last. This note is in neither.");
    case solve::EventKind::Solved:
        return session::Watch::tr("Every cell has its digit: the guesses that are left were right.");
    default:
        return session::Watch::tr("This rests on no guess.");
    }
}

QString RunText::why(const solve::Explanation& explanation, const solve::SolverEvent& event, const QString& said,
                     int deadEnds) const {
    QString html;
    for (const solve::Explanation::Fact& fact : explanation.facts) {
        const QString text =
            linked(fact.entry.number, documents::sentence(eventOf(fact.entry), {}, names), theme[widgets::Tone::Text]);
        html +=
            QStringLiteral("<p style=\"margin:3px 0\"><span style=\"color:%1\"><b>%2</b></span> %3%4</p>")
                .arg(theme.levelInk(fact.entry.level).name())
                .arg(fact.entry.level)
                .arg(text, fact.cut ? QStringLiteral(" <span style=\"background-color:%1\">&nbsp;%2&nbsp;</span>")
                                          .arg(theme[logic::Role::SetB].fill.name(), session::Watch::tr("in the note"))
                                    : QString());
    }
    if (html.isEmpty()) html = QStringLiteral("<p>%1</p>").arg(withoutReasons(event, deadEnds).toHtmlEscaped());
    return html + QStringLiteral("<p style=\"margin:8px 0\"><b>%1</b></p>").arg(said.toHtmlEscaped());
}

} // namespace ninefold::pages
