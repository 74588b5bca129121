// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace ninefold::session {
class Analysis;
}
namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class ChipBox;
class SymbolLegend;
class StepRow;

/// From a dead end to the note that is learned from it, one step at a time: the clause shrinks until one part of the
/// last guess is left.
class ResolutionPanel : public QWidget {
    Q_OBJECT

public:
    explicit ResolutionPanel(session::Analysis& analysis, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// Shows the current step; `conflict` is the sentence of the dead end.
    void refresh(const QString& conflict, NameStyle names);

private:
    void resizeEvent(QResizeEvent* event) override;
    void showStep();
    void scrollToStep();

    session::Analysis& analysis_;
    QTimer settled_;
    QString conflict_;
    NameStyle names_ = NameStyle::RowColumn;
    StepRow* steps_;
    QLabel *sentence_, *outcome_;
    ChipBox* chips_;
    SymbolLegend* legend_;
};

} // namespace ninefold::pages
