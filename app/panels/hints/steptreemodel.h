// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/logicsession.h"
#include "engine/core/names.h"

#include <QAbstractItemModel>
#include <QTimer>

#include <map>

namespace ninefold {

/// All steps of the moment as a tree: a row for each that does something new, and below it those that only repeat it.
/// With a filter the rows are the steps that fit, one after the other.
///
/// There may be ten thousand steps and more. So they become rows in slices, between which the window goes on, and
/// their texts are made when a view asks for them.
class StepTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Name, Rating, Result, Folded, Columns };

    explicit StepTreeModel(QObject* parent = nullptr);

    void setNames(NameStyle names);
    void clear();
    void append(const StepBatch& batch);
    void setFilter(const QString& filter);
    bool isFiltered() const { return !filter_.isEmpty(); }

    /// Makes rows of the next steps. Happens by itself whenever the window has nothing else to do.
    void showSlice();
    /// All that were found, whatever the filter shows.
    int stepCount() const { return static_cast<int>(steps_.size()); }
    /// How many of them the present filter has been asked about.
    int visitedCount() const { return static_cast<int>(visited_); }
    /// Null for an invalid index.
    const Step* step(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        std::size_t step;
        std::vector<std::size_t> folded;
    };
    void startOver();
    void addLines(std::vector<Line> lines);
    void addFolded(int line, const std::vector<std::size_t>& steps);
    bool fits(const Step& step);
    QString toolTip(const QModelIndex& index) const;

    /// The steps lie in the batches that brought them.
    std::vector<StepBatch> batches_;
    std::vector<const ListedStep*> steps_;
    std::vector<Line> lines_;
    std::size_t visited_ = 0;
    QTimer slices_;
    QString filter_;
    /// Whether the name of a technique fits the filter.
    std::map<const Technique*, bool> nameFits_;
    NameStyle names_ = NameStyle::RowColumn;
};

} // namespace ninefold
