// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/puzzlemodel.h"

#include "app/documents/text/listratings.h"
#include "app/documents/text/plaintext.h"
#include "app/widgets/wrappedtext.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace ninefold::dialogs {
namespace {

/// The sort key of a column. Many puzzles share a level or grade, so the detailed ratings decide among them.
using Key = std::tuple<int, int, int>;

Key keyOf(const rating::ListedRating& rating, int column) {
    // A puzzle that the explainer cannot solve ranks as harder than all that it can.
    const int hardest = rating.hardest < 0 ? 1000 : rating.hardest;
    switch (column) {
    case PuzzleModel::RatedLevel:
        return {static_cast<int>(rating.level), hardest, rating.score};
    case PuzzleModel::Explainer:
        return {hardest, rating.pearl, rating.diamond};
    case PuzzleModel::Hodoku:
        return {static_cast<int>(rating.grade), rating.score, 0};
    default:
        return {rating.branching, hardest, rating.score};
    }
}

/// 0 for rated puzzles, 1 for those that cannot be rated, 2 for those not rated yet; the latter two come last in
/// both directions.
int rankOf(const std::optional<rating::ListedRating>& rating) {
    return !rating ? 2 : rating->isKnown() ? 0 : 1;
}

/// The puzzle numbers in sorted order. Only rated puzzles are compared, usually a small part of a long list.
std::vector<int> sorted(const session::ShownList& list, int column, bool falling) {
    std::vector<int> order(list.order.size());
    std::iota(order.begin(), order.end(), 0);
    if (column == PuzzleModel::Name && falling) std::ranges::reverse(order);
    if (column == PuzzleModel::Name) return order;
    const auto rankUpTo = [&](int most) {
        return [&list, most](int number) { return rankOf(list.rating(number)) <= most; };
    };
    const auto unrated = std::stable_partition(order.begin(), order.end(), rankUpTo(1));
    const auto unknown = std::stable_partition(order.begin(), unrated, rankUpTo(0));
    std::stable_sort(order.begin(), unknown, [&](int a, int b) {
        const Key one = keyOf(*list.rating(a), column), other = keyOf(*list.rating(b), column);
        return falling ? other < one : one < other;
    });
    return order;
}

} // namespace

void PuzzleModel::add(const session::Puzzles& puzzles) {
    const int first = shown_.count(), end = first + puzzles->size();
    beginInsertRows({}, first, end - 1);
    shown_.puzzles.add(puzzles);
    for (int number = first; number < end; ++number) {
        shown_.order.push_back(number);
        rows_.push_back(number);
    }
    endInsertRows();
}

void PuzzleModel::clear() {
    beginResetModel();
    shown_ = {};
    rows_.clear();
    endResetModel();
}

void PuzzleModel::setRatings(const rating::ListedRatings& ratings) {
    shown_.ratings.resize(static_cast<std::size_t>(shown_.count()));
    int first = shown_.count(), last = -1;
    for (const auto& [number, rating] : ratings) {
        shown_.ratings[static_cast<std::size_t>(number)] = rating;
        const int row = rows_[static_cast<std::size_t>(number)];
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last >= 0) emit dataChanged(index(first, RatedLevel), index(last, Columns - 1));
}

int PuzzleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : shown_.count();
}

int PuzzleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QString PuzzleModel::nameOf(int number) const {
    const QString shown = QString::number(number + 1);
    const QString name = QString::fromStdString(shown_.puzzles[number].name);
    if (name.isEmpty()) return tr("Puzzle %1").arg(shown);
    // Many puzzle names already contain the number.
    const bool numbered = name.endsWith(u' ' + shown) || name.endsWith(u'-' + shown);
    return numbered ? documents::quotedText(name) : QStringLiteral("%1  %2").arg(shown, documents::quotedText(name));
}

QString PuzzleModel::factsOf(int number) const {
    const QString facts = documents::factsText(shown_.puzzles[number]);
    return isSolved(number) ? tr("Solved") + QStringLiteral(" \u00B7 ") + facts : facts;
}

bool PuzzleModel::isSolved(int number) const {
    return !solved_.isEmpty() && solved_.contains(QString::fromStdString(shown_.puzzles[number].grid.givensText()));
}

QString PuzzleModel::textOf(const rating::ListedRating& rating, int column) {
    switch (column) {
    case RatedLevel:
        return documents::levelText(rating);
    case Explainer:
        return documents::explainerText(rating);
    case Hodoku:
        return documents::hodokuText(rating);
    default:
        return documents::branchingText(rating);
    }
}

QVariant PuzzleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const int number = shown_.numberAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name) return nameOf(number);
        return shown_.rating(number) ? textOf(*shown_.rating(number), index.column()) : QString();
    case Qt::TextAlignmentRole:
        return QVariant(index.column() > RatedLevel ? Qt::AlignRight | Qt::AlignVCenter
                                                    : Qt::AlignLeft | Qt::AlignVCenter);
    case kFacts:
    case Qt::AccessibleDescriptionRole:
        return factsOf(number);
    case Qt::ToolTipRole:
        return widgets::toolTipOf(factsOf(number));
    case kSolved:
        return isSolved(number);
    case kCells:
        return QString::fromStdString(shown_.puzzles[number].grid.cellsText());
    default:
        return {};
    }
}

QVariant PuzzleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const QString titles[Columns] = {tr("Puzzle"), tr("Rated level"), tr("ER"), tr("HoDoKu"), tr("Branching")};
    const QString tips[Columns] = {tr("In the order in which they came"), tr("By Ninefold's own rule"),
                                   tr("Sudoku Explainer: the hardest step"),
                                   tr("The hardest step for HoDoKu, and the points of all"),
                                   tr("The choices on the way to the solution, and the empty cells")};
    if (role == Qt::DisplayRole) return titles[section];
    return role == Qt::ToolTipRole ? tips[section] : QVariant();
}

void PuzzleModel::sort(int column, Qt::SortOrder order) {
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const std::vector<int> before = shown_.order;
    shown_.order = sorted(shown_, column, order == Qt::DescendingOrder);
    for (int row = 0; row < shown_.count(); ++row) rows_[static_cast<std::size_t>(shown_.numberAt(row))] = row;
    // Keep the selection on the same puzzles.
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& one : from)
        to << index(rows_[static_cast<std::size_t>(before[static_cast<std::size_t>(one.row())])], one.column());
    changePersistentIndexList(from, to);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace ninefold::dialogs
