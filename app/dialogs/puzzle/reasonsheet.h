// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/solutionreasons.h"

#include "engine/core/names.h"
#include "engine/logic/frame.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace ninefold::widgets {
class BoardView;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::dialogs {

/// Why a puzzle has one solution, none or several, with a drawing: the givens that the one solution needs, givens that
/// contradict each other, or cells that can be filled in two ways.
class ReasonSheet : public QDialog {
    Q_OBJECT

public:
    ReasonSheet(const Grid& grid, bool candidatesBind, const widgets::Theme& theme, NameStyle names,
                QWidget* parent = nullptr);

    const logic::Frame& frame() const;
    QString sentence() const;

private:
    QWidget* buildTurning();
    void take(const session::Reasons& reasons);
    void show(int page);
    void turn(int by) { show(page_ + by); }
    QString textOf(int page) const;
    QString uniqueText() const;
    logic::Frame frameOf(int page) const;
    logic::Frame bareFrame(Cells faded) const;

    const Grid grid_;
    const NameStyle names_;
    session::SolutionReasons* work_;
    session::Reasons reasons_;
    int page_ = 0;
    QLabel *title_, *text_, *place_ = nullptr;
    widgets::BoardView* board_;
    QPushButton *previous_ = nullptr, *next_ = nullptr;
    QWidget* turning_;
};

} // namespace ninefold::dialogs
