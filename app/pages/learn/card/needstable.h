// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/levelneeds.h"

#include <QWidget>

namespace ninefold::pages {

/// How many puzzles of each level need a technique: a row with a bar for each level that has any.
class NeedsTable : public QWidget {
    Q_OBJECT

public:
    explicit NeedsTable(QWidget* parent = nullptr);

    void setNeeds(const session::LevelNeeds& needs, const QString& technique);
    /// Does any bundled puzzle need it?
    bool isEmpty() const { return rows_.isEmpty(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        rating::Level level;
        int percent;
    };
    int rowHeight() const;
    QString shareText(const Row& row) const;

    QList<Row> rows_;
};

} // namespace ninefold::pages
