// SPDX-License-Identifier: MIT
// Short descriptions of moves, for the line below the board and for the undo lists.
#include "app/documents/text/moves.h"

#include "app/documents/text/parts/cellnames.h"

#include <QCoreApplication>

namespace ninefold::documents {
namespace {

class Moves {
    Q_DECLARE_TR_FUNCTIONS(Moves)

public:
    explicit Moves(NameStyle names) : names_(names) {}

    QString cell(Cell cell) const { return cellText(cell, names_); }
    QString end(const LinkedMark& mark) const {
        return tr("%1 in %2", "digit and cell").arg(QString::number(mark.digit), cell(mark.cell));
    }
    QString link(const DrawnLink& link) const {
        return (link.strong ? tr("strong link from %1 to %2") : tr("weak link from %1 to %2"))
            .arg(end(link.from), end(link.to));
    }
    /// One or more cells in which all changes are of one kind.
    QString cells(const QString& what, Cells cells) const {
        if (cells.count() == 1) return tr("%1 in %2", "marks or colours, and a cell").arg(what, cell(cells.first()));
        return tr("%1 in %n cells", "marks or colours, and how many cells", cells.count()).arg(what);
    }
    QString move(const Move& move) const;

private:
    NameStyle names_;
};

bool changesValue(const CellChange& change) {
    return change.before.value != change.after.value;
}

bool changesColours(const CellChange& change) {
    return change.before.colours != change.after.colours ||
           change.before.candidateColours != change.after.candidateColours;
}

QString Moves::move(const Move& move) const {
    // Drawing links is a separate kind of move.
    if (move.changes.empty()) {
        if (move.links.size() == 1) return link(move.links.front());
        return tr("%n link(s)", nullptr, static_cast<int>(move.links.size()));
    }
    Cells all, placed;
    bool coloured = true;
    for (const CellChange& change : move.changes) {
        all.add(change.cell);
        if (changesValue(change)) placed.add(change.cell);
        coloured = coloured && changesColours(change);
    }
    if (placed.empty()) return cells(coloured ? tr("colours") : tr("marks"), all);
    // The marks that disappeared with a digit are not mentioned.
    if (placed.count() > 1) return cells(tr("digits"), placed);
    for (const CellChange& change : move.changes)
        // The one digit that was set is the move; an emptied cell has another text.
        if (change.cell == placed.first() && change.after.value != 0)
            return end({change.cell, static_cast<Digit>(change.after.value)});
    return tr("%1 emptied").arg(cell(placed.first()));
}

} // namespace

QString moveText(const Move& move, NameStyle names) {
    return Moves(names).move(move);
}

QString linkText(const DrawnLink& link, NameStyle names) {
    return Moves(names).link(link);
}

} // namespace ninefold::documents
