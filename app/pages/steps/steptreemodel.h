// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/logicsession.h"
#include "engine/core/names.h"

#include <QAbstractItemModel>
#include <QTimer>

#include <map>

namespace ninefold::pages {

/// A tree model of all possible steps: a row for each step that does something new, and as its children the steps
/// that only repeat it. With a filter, it is a flat list of the matching steps.
///
/// There may be more than ten thousand steps. So the model adds rows in slices, between which the window handles
/// events, and makes their texts only when a view asks for them.
class StepTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Name, Rating, Result, Folded, Columns };

    explicit StepTreeModel(QObject* parent = nullptr);

    void setNames(NameStyle names);
    void clear();
    void append(const session::StepBatch& batch);
    void setFilter(const QString& filter);
    bool isFiltered() const { return !filter_.isEmpty(); }

    /// Adds rows for the next steps. A timer calls it whenever the window has no events to handle.
    void showSlice();
    /// The number of all steps found, with or without a filter.
    int stepCount() const { return static_cast<int>(steps_.size()); }
    /// The number of steps that the current filter has checked so far.
    int visitedCount() const { return static_cast<int>(visited_); }
    /// Null for an invalid index.
    const logic::Step* step(const QModelIndex& index) const;

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
    bool fits(const logic::Step& step);
    QString toolTip(const QModelIndex& index) const;

    /// Owns the steps that steps_ points to.
    std::vector<session::StepBatch> batches_;
    std::vector<const session::ListedStep*> steps_;
    std::vector<Line> lines_;
    std::size_t visited_ = 0;
    QTimer slices_;
    QString filter_;
    /// Caches whether the name of a technique matches the filter.
    std::map<const logic::Technique*, bool> nameFits_;
    NameStyle names_ = NameStyle::RowColumn;
};

} // namespace ninefold::pages
