// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QScrollArea;

namespace ninefold::session {
class EventRun;
class Playback;
} // namespace ninefold::session
namespace ninefold::widgets {
class Segments;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class SymbolLegend;
class TreeCanvas;

/// The card with the search tree of a run: all guesses, which of them led to dead ends, and where the run is shown.
class TreePanel : public QFrame {
    Q_OBJECT

public:
    TreePanel(session::EventRun& run, session::Playback& playback, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setNames(NameStyle names) { names_ = names; }
    /// Shows the position, and the tree as far as it is known.
    void refresh();

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildHead();
    void showTree();
    void fit();
    void reveal(int node);
    QString sentenceOf(int node) const;

    session::EventRun& run_;
    session::Playback& playback_;
    NameStyle names_ = NameStyle::RowColumn;
    /// A run that grows shows some of its trees.
    QTimer delay_;
    QLabel* title_;
    widgets::Segments* parts_;
    QScrollArea* area_;
    TreeCanvas* canvas_;
    SymbolLegend* legend_;
};

} // namespace ninefold::pages
