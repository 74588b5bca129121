// SPDX-License-Identifier: MIT
#include "app/pages/watch/graph/graphwindow.h"

#include "app/pages/watch/graph/graphpanel.h"
#include "app/widgets/look/strokes.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

/// A graph is much wider than high: as wide as the window, and half as high.
constexpr int kHeightShare = 2;
constexpr QSize kLeastSize{480, 400};

} // namespace

GraphWindow::GraphWindow(session::EventRun& run, session::Playback& playback, session::Analysis& analysis,
                         QWidget* parent)
    : QDialog(parent), graph_(new GraphPanel(run, playback, analysis, this)) {
    graph_->setInOwnWindow();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kGap, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->addWidget(graph_);
    const QSize window = parent->window()->size();
    resize(QSize(window.width(), window.height() / kHeightShare).expandedTo(kLeastSize));
}

void GraphWindow::keyPressEvent(QKeyEvent* event) {
    event->ignore();
    emit keyTyped(event);
    if (!event->isAccepted()) QDialog::keyPressEvent(event);
}

} // namespace ninefold::pages
