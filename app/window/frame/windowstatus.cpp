// SPDX-License-Identifier: MIT
#include "app/window/frame/windowstatus.h"

#include "app/widgets/look/type.h"
#include "app/widgets/statusline.h"

#include <QLabel>
#include <QStatusTipEvent>

namespace ninefold::window {
namespace {

constexpr int kMargin = 16, kHeight = 32, kAbove = 8;

} // namespace

WindowStatus::WindowStatus(QWidget* window)
    : QStatusBar(window),
      line_(new widgets::StatusLine(this)),
      cellName_(new QLabel(this)),
      roomSummary_(new QLabel(this)) {
    addWidget(line_, 1);
    addPermanentWidget(cellName_);
    addPermanentWidget(roomSummary_);
    roomSummary_->hide();
    setSizeGripEnabled(false);
    for (QWidget* words : std::initializer_list<QWidget*>{line_, cellName_, roomSummary_})
        widgets::setTextStyle(*words, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    setContentsMargins(kMargin, 0, kMargin, 0);
    setMinimumHeight(kHeight);
    window->installEventFilter(this);
}

/// Larger text needs more than the usual height.
void WindowStatus::changeEvent(QEvent* event) {
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::FontChange) setMinimumHeight(qMax(kHeight, fontMetrics().height() + kAbove));
}

bool WindowStatus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::StatusTip) return QStatusBar::eventFilter(watched, event);
    line_->setTip(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
}

void WindowStatus::setRoomSummary(const QString& summary) {
    roomSummary_->setText(summary);
}

void WindowStatus::showPuzzle(bool puzzle) {
    cellName_->setVisible(puzzle);
    roomSummary_->setVisible(!puzzle);
}

} // namespace ninefold::window
