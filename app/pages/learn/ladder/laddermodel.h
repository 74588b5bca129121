// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/mastery.h"
#include "engine/logic/technique.h"
#include "engine/rating/level.h"

#include <QAbstractListModel>

#include <vector>

namespace ninefold::pages {

/// The techniques from the easiest to the hardest, under the levels that need them.
class LadderModel : public QAbstractListModel {
    Q_OBJECT

public:
    struct Row {
        rating::Level level{};
        /// Null for the heading of a level.
        const logic::Technique* technique = nullptr;
    };

    explicit LadderModel(QObject* parent = nullptr);

    /// Shows the techniques whose names contain the text, all of them or only those that people use.
    void setSearch(const QString& text);
    void setAll(bool all);
    bool showsAll() const { return all_; }
    void setMastery(const session::MasteryMap& mastery);

    const Row& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    /// -1 if it is not shown.
    int rowOf(const logic::Technique& technique) const;
    /// The first technique; null if none is shown.
    const logic::Technique* first() const;
    session::Mastery mastery(const logic::Technique& technique) const;
    /// How many techniques of a level are shown, and how many of them are mastered.
    int count(rating::Level level) const;
    int mastered(rating::Level level) const;
    int count() const;
    int mastered() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void fill();

    std::vector<Row> rows_;
    QString search_;
    bool all_ = false;
    session::MasteryMap mastery_;
};

} // namespace ninefold::pages
