// SPDX-License-Identifier: MIT
#include "app/pages/watch/stops/stoptext.h"

#include "app/documents/text/parts/cellnames.h"

#include <QCoreApplication>
#include <QStringList>

#include <cassert>

namespace ninefold::pages {
namespace {

/// Only holds the translation context.
struct Stops {
    Q_DECLARE_TR_FUNCTIONS(Stops)
};

QString textOf(const session::StopCondition& condition, NameStyle names) {
    using Kind = session::StopCondition::Kind;
    const QString cell = documents::cellText(condition.cell, names);
    switch (condition.kind) {
    case Kind::CellFilled:
        return Stops::tr("%1 gets a digit").arg(cell);
    case Kind::CandidateGone:
        return Stops::tr("%1 leaves %2").arg(condition.digit).arg(cell);
    case Kind::Level:
        return Stops::tr("%n guess(es) stand", nullptr, condition.number);
    case Kind::DeadEnd:
        return Stops::tr("a dead end comes");
    case Kind::EveryDeadEnd:
        return Stops::tr("%n more dead end(s) came", nullptr, condition.number);
    case Kind::Note:
        return Stops::tr("a note of at most %n part(s) is written", nullptr, condition.number);
    case Kind::Restart:
        return Stops::tr("the search starts again");
    case Kind::LongJump:
        return Stops::tr("several guesses are taken back at once");
    case Kind::NoteUsed:
        return Stops::tr("note %1 is used").arg(condition.number);
    }
    return {};
}

} // namespace

QString stopText(const session::Stop& stop, NameStyle names) {
    assert(!stop.conditions.empty());
    QStringList parts;
    for (const session::StopCondition& condition : stop.conditions) parts << textOf(condition, names);
    return Stops::tr("When %1").arg(parts.join(Stops::tr(" and ", "between conditions")));
}

} // namespace ninefold::pages
