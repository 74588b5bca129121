// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/stops/stop.h"
#include "engine/core/names.h"

#include <QDialog>

class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::pages {

/// Asks where a run is to stop: one condition, or several joined by "and".
class StopEditor : public QDialog {
    Q_OBJECT

public:
    /// `cell` is the first choice for a cell.
    StopEditor(Cell cell, NameStyle names, QWidget* parent);

    session::Stop stop() const;
    void addCondition();

private:
    struct Row {
        widgets::NamedCombo *kind, *cell, *digit;
        QSpinBox* number;
    };

    void showFields(const Row& row);

    Cell cell_;
    NameStyle names_;
    std::vector<Row> rows_;
    QVBoxLayout* lines_;
    QPushButton* and_;
};

} // namespace ninefold::pages
