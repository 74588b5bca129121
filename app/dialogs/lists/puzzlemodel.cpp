// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/puzzlemodel.h"

#include "app/documents/text/listratings.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"
#include "app/widgets/wrappedtext.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace ninefold::dialogs {
namespace {

/// Compares puzzles by the values that a rating sorts by.
class Order {
public:
    explicit Order(const rating::Rating& rating) {
        for (const std::string_view key : rating.order)
            if (const auto place = rating::ratingColumn(key)) places_.push_back(*place);
    }

    bool precedes(const rating::ListedRating& one, const rating::ListedRating& other) const {
        for (const rating::RatingPlace place : places_)
            if (one.at(place) != other.at(place)) return one.at(place) < other.at(place);
        return false;
    }

private:
    std::vector<rating::RatingPlace> places_;
};

const rating::Rating& columnRating(int column) {
    return *rating::allRatings()[static_cast<std::size_t>(PuzzleModel::ratingIn(column))];
}

/// 0 for rated puzzles, 1 for those that cannot be rated, 2 for those not rated yet; the latter two come last in
/// both directions.
int rankOf(const std::optional<rating::ListedRating>& rating) {
    return !rating ? 2 : rating->isKnown() ? 0 : 1;
}

/// The puzzle numbers in sorted order. Only rated puzzles are compared, usually a small part of a long list.
std::vector<int> sorted(const session::ShownList& list, int column, bool falling) {
    assert(column >= 0 && column < PuzzleModel::kColumns);
    std::vector<int> order(list.order.size());
    std::iota(order.begin(), order.end(), 0);
    if (column == PuzzleModel::kName && falling) std::ranges::reverse(order);
    if (column == PuzzleModel::kName) return order;
    const auto rankUpTo = [&](int most) {
        return [&list, most](int number) { return rankOf(list.rating(number)) <= most; };
    };
    const auto unrated = std::stable_partition(order.begin(), order.end(), rankUpTo(1));
    const auto unknown = std::stable_partition(order.begin(), unrated, rankUpTo(0));
    const Order byRating(columnRating(column));
    std::stable_sort(order.begin(), unknown, [&](int a, int b) {
        return falling ? byRating.precedes(*list.rating(b), *list.rating(a))
                       : byRating.precedes(*list.rating(a), *list.rating(b));
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

void PuzzleModel::setRatings(const rating::ListedRatings& ratings) {
    shown_.ratings.resize(static_cast<std::size_t>(shown_.count()));
    int first = shown_.count(), last = -1;
    for (const auto& [number, rating] : ratings) {
        shown_.ratings[static_cast<std::size_t>(number)] = rating;
        const int row = rows_[static_cast<std::size_t>(number)];
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last >= 0) emit dataChanged(index(first, kFirstRating), index(last, kColumns - 1));
}

int PuzzleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : shown_.count();
}

int PuzzleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
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
    assert(number >= 0 && number < shown_.puzzles.size());
    const QString facts = documents::factsText(shown_.puzzles[number]);
    return isSolved(number) ? tr("Solved") + QStringLiteral(" \u00B7 ") + facts : facts;
}

bool PuzzleModel::isSolved(int number) const {
    return !solved_.isEmpty() && solved_.contains(QString::fromStdString(shown_.puzzles[number].grid.givensText()));
}

int PuzzleModel::ratingIn(int column) {
    assert(column >= kFirstRating && column < kColumns);
    return rating::ratingsToRead()[static_cast<std::size_t>(column - kFirstRating)];
}

/// The first of the columns says why a puzzle has no rating.
QString PuzzleModel::textOf(const rating::ListedRating& rating, int column) {
    if (column == kFirstRating && !rating.isKnown()) return documents::whyUnrated(rating);
    return documents::listedText(rating, ratingIn(column));
}

QVariant PuzzleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const int number = shown_.numberAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == kName) return nameOf(number);
        return shown_.rating(number) ? textOf(*shown_.rating(number), index.column()) : QString();
    case Qt::TextAlignmentRole:
        return QVariant(index.column() > kFirstRating ? Qt::AlignRight | Qt::AlignVCenter
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
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const bool isTip = role == Qt::ToolTipRole;
    if (section == kName) return isTip ? tr("In the order in which they came") : tr("Puzzle");
    const rating::Rating& rating = columnRating(section);
    return documents::textOfRating(isTip ? rating.tip : rating.heading);
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
