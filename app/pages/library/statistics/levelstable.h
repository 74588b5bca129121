// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/played/playstatistics.h"

#include <QTableWidget>

namespace ninefold::pages {

/// A row of figures for each level.
class LevelsTable : public QTableWidget {
    Q_OBJECT

public:
    explicit LevelsTable(QWidget* parent = nullptr);

    void setStatistics(const session::PlayStatistics& statistics);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The level of the chosen row.
    int level() const { return currentRow(); }
    void setLevel(int level) { setCurrentCell(level, 0); }

signals:
    void levelRowChosen(int level);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitNames();
    void showIcons();
};

} // namespace ninefold::pages
