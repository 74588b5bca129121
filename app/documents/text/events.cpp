// SPDX-License-Identifier: MIT
// The events of a solver as sentences in Sudoku terms. Each is made only when it is displayed: a run has millions of
// events, and a page shows a few dozen.
#include "app/documents/text/events.h"

#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/values.h"
#include "app/documents/text/verdicts.h"

#include <QCoreApplication>
#include <QStringList>

namespace ninefold::documents {
namespace {

/// One event; the class is the translation context and holds the data that every sentence needs.
class Events {
    Q_DECLARE_TR_FUNCTIONS(Events)

public:
    Events(const solve::SolverEvent& event, std::span<const solve::Literal> clause, NameStyle style)
        : event_(event), clause_(clause), style_(style) {}

    QString sentence() const;
    static QString clause(std::span<const solve::Literal> clause, NameStyle style);

private:
    static QString premise(solve::Literal literal, NameStyle style);
    QString rejected() const;
    QString implied() const;
    QString eliminated() const;
    QString conflict() const;
    QString wayBack() const;

    const solve::SolverEvent& event_;
    const std::span<const solve::Literal> clause_;
    const NameStyle style_;
};

/// A clause says that one of its literals holds; so if this one does not, one of the others must.
QString Events::premise(solve::Literal literal, NameStyle style) {
    const QString text = literal.positive() ? tr("%1 is not %2") : tr("%1 is %2");
    return text.arg(cellText(literal.cell(), style)).arg(literal.digit());
}

QString Events::clause(std::span<const solve::Literal> clause, NameStyle style) {
    // An empty clause is a contradiction without decisions: nothing is left.
    if (clause.empty()) return tr("Nothing is possible.");
    // The literal that the clause forces is the last, by the contract of the events.
    const solve::Literal last = clause.back();
    const QString end = (last.positive() ? tr("%1 must be %2") : tr("%1 cannot be %2"))
                            .arg(cellText(last.cell(), style))
                            .arg(last.digit());
    if (clause.size() == 1) return tr("%1.").arg(end);
    QStringList premises;
    for (const solve::Literal literal : clause.first(clause.size() - 1)) premises << premise(literal, style);
    const QString final = premises.takeLast();
    const QString all = premises.isEmpty() ? final : tr("%1 and %2").arg(listText(premises), final);
    return tr("If %1, then %2.").arg(all, end);
}

QString Events::rejected() const {
    const QString cell = cellText(event_.cell, style_);
    if (event_.reason.kind() == solve::Reason::Kind::None)
        return tr("%1 cannot be %2: the puzzle rules it out.").arg(cell).arg(event_.digit);
    return tr("%1 cannot be %2: it is already in %3.")
        .arg(cell)
        .arg(event_.digit)
        .arg(cellText(event_.reason.cell(), style_));
}

QString Events::implied() const {
    const QString cell = cellText(event_.cell, style_);
    const solve::Reason reason = event_.reason;
    if (reason.kind() == solve::Reason::Kind::OneCell)
        return tr("%1 must be %2: no other digit is left there.").arg(cell).arg(event_.digit);
    if (reason.kind() == solve::Reason::Kind::OneHouse)
        return tr("%1 must be %2: there is no other place for it in %3.")
            .arg(cell)
            .arg(event_.digit)
            .arg(houseText(reason.house()));
    return tr("By note %3, %1 must be %2.").arg(cell).arg(event_.digit).arg(reason.clause());
}

QString Events::eliminated() const {
    const QString cell = cellText(event_.cell, style_);
    const solve::Reason reason = event_.reason;
    if (reason.kind() == solve::Reason::Kind::Crossing)
        return tr("%1 cannot be %2: in %3 all its places lie in %4.")
            .arg(cell)
            .arg(event_.digit)
            .arg(houseText(reason.house()), houseText(reason.other()));
    return tr("By note %3, %1 cannot be %2.").arg(cell).arg(event_.digit).arg(reason.clause());
}

QString Events::conflict() const {
    const solve::Reason reason = event_.reason;
    if (reason.kind() == solve::Reason::Kind::OneCell)
        return tr("Dead end: no digit is left for %1.").arg(cellText(reason.cell(), style_));
    if (reason.kind() == solve::Reason::Kind::OneHouse)
        return tr("Dead end: there is no place left for %1 in %2.").arg(reason.digit()).arg(houseText(reason.house()));
    return tr("Dead end: note %1 can no longer hold.").arg(reason.clause());
}

/// A run counts its guesses by their level, so the levels above the one returned to are the guesses taken back.
QString Events::wayBack() const {
    const int first = event_.to + 1, last = event_.level;
    if (first >= last) return tr("Guess %1 is taken back.").arg(first);
    if (last - first == 1) return tr("Guesses %1 and %2 are taken back.").arg(first).arg(last);
    if (first == 1) return tr("All %1 guesses are taken back.").arg(last);
    return tr("Guesses %1 to %2 are taken back.").arg(first).arg(last);
}

QString Events::sentence() const {
    switch (event_.kind) {
    case solve::EventKind::Decide:
        return tr("Guess %1: %2 in %3.").arg(event_.level).arg(event_.digit).arg(cellText(event_.cell, style_));
    case solve::EventKind::Reject:
        return rejected();
    case solve::EventKind::Imply:
        return implied();
    case solve::EventKind::Eliminate:
        return eliminated();
    case solve::EventKind::Conflict:
        return conflict();
    case solve::EventKind::Learn:
        return tr("Note %1: %2").arg(event_.reason.clause()).arg(clause(clause_, style_));
    case solve::EventKind::Forget:
        return tr("Note %1 is thrown away: it was of little use.").arg(event_.reason.clause());
    case solve::EventKind::Backjump:
    case solve::EventKind::Backtrack:
        return wayBack();
    case solve::EventKind::Restart:
        return tr("All guesses are taken back to start again; the notes stay.");
    case solve::EventKind::Solved:
        return tr("A solution: every cell has its digit.");
    case solve::EventKind::Exclude:
        return tr("Note %1 rules this solution out, to look for another one.").arg(event_.reason.clause());
    case solve::EventKind::Exhausted:
        return tr("Everything has been tried: there is no solution beyond those found.");
    }
    return {};
}

} // namespace

QString sentence(const solve::SolverEvent& event, std::span<const solve::Literal> clause, NameStyle style) {
    return Events(event, clause, style).sentence();
}

QString clauseSentence(std::span<const solve::Literal> clause, NameStyle style) {
    return Events::clause(clause, style);
}

} // namespace ninefold::documents
