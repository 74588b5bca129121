// SPDX-License-Identifier: MIT
#include "app/pages/watch/notes/clausemodel.h"

#include "app/documents/text/because.h"
#include "app/documents/text/events.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/pages/watch/notes/chips.h"
#include "app/session/watch/watchwords.h"
#include "app/widgets/wrappedtext.h"

#include <QStringList>

#include <algorithm>

namespace ninefold::pages {

using session::Watch;

void ClauseModel::setRows(std::vector<session::ClauseRow> rows, NameStyle names) {
    const auto same = [](const session::ClauseRow& a, const session::ClauseRow& b) {
        return a.id == b.id && a.rule == b.rule;
    };
    // Where only the facts of the rows changed, the list keeps its place.
    const bool kept = std::ranges::equal(rows, rows_, same) && names == names_;
    if (!kept) beginResetModel();
    rows_ = std::move(rows);
    names_ = names;
    if (!kept) endResetModel();
    else if (!rows_.empty()) emit dataChanged(index(0), index(static_cast<int>(rows_.size()) - 1));
}

int ClauseModel::rowOf(std::uint32_t id) const {
    const auto found = std::ranges::find(rows_, id, &session::ClauseRow::id);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ClauseModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString ClauseModel::sentence(int index) const {
    const session::ClauseRow& row = this->row(index);
    using Kind = solve::Reason::Kind;
    if (row.rule.kind() == Kind::OneCell)
        return Watch::tr("%1 has a digit.").arg(documents::cellText(row.rule.cell(), names_));
    if (row.rule.kind() == Kind::OneHouse)
        return Watch::tr("%1 has its place in %2.").arg(row.rule.digit()).arg(documents::houseName(row.rule.house()));
    return documents::clauseSentence(row.literals(), names_);
}

QString ClauseModel::facts(int index) const {
    const session::ClauseRow& row = this->row(index);
    if (row.isRule()) return Watch::tr("%n part(s) open", nullptr, row.open());
    QStringList facts;
    if (row.learnedAt > 0) facts << Watch::tr("written at event %1").arg(row.learnedAt);
    facts << (row.uses == 0 ? Watch::tr("not used yet")
                            : Watch::tr("used %n time(s)", nullptr, static_cast<int>(row.uses)));
    if (row.levels > 0) facts << Watch::tr("from %n guess(es) (LBD)", nullptr, row.levels);
    // Its own dead end wrote it, and did not need it.
    if (row.lastConflict > row.id) facts << Watch::tr("last needed at dead end %1").arg(row.lastConflict);
    return facts.join(QStringLiteral(" \u00B7 "));
}

QVariant ClauseModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::DisplayRole && row(index.row()).isRule()) return sentence(index.row());
    if (role == Qt::DisplayRole) return Watch::tr("Note %1: %2").arg(row(index.row()).id).arg(sentence(index.row()));
    if (role == Qt::AccessibleDescriptionRole) return facts(index.row());
    if (role == Qt::ToolTipRole)
        return row(index.row()).isRule()
                   ? Watch::tr("A rule of the puzzle: one of these parts must hold.")
                   : widgets::toolTipOf(
                         sentence(index.row()) + u'\n' +
                         Watch::tr("At least one of these parts must hold. The solver watches two of them: as long as "
                                   "these can hold, it does not look at the others. A double click goes to where the "
                                   "note was learned."));
    return {};
}

} // namespace ninefold::pages
