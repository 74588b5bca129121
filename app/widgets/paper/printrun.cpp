// SPDX-License-Identifier: MIT
#include "app/widgets/paper/printrun.h"

#include <QPagedPaintDevice>

namespace ninefold::widgets {

PrintRun::PrintRun(QObject* parent) : QObject(parent) {
    connect(&idle_, &QTimer::timeout, this, &PrintRun::next);
}

void PrintRun::start(QPagedPaintDevice& device, std::vector<PrintedPage> pages, PrintedPuzzles puzzles,
                     const QPageLayout& layout) {
    cancel();
    device_ = &device;
    pages_ = std::move(pages);
    puzzles_ = std::move(puzzles);
    layout_ = layout;
    done_ = 0;
    idle_.start();
}

void PrintRun::cancel() {
    idle_.stop();
    if (painter_.isActive()) painter_.end();
}

void PrintRun::next() {
    if (!paintNext()) return finish(false);
    emit advanced(static_cast<int>(++done_));
    if (done_ == pages_.size()) finish(painter_.end());
}

bool PrintRun::paintNext() {
    constexpr qreal kPointsPerInch = 72;
    const bool open = done_ == 0 ? painter_.begin(device_) : device_->newPage();
    if (open) paintPage(painter_, pages_[done_], puzzles_, layout_, device_->logicalDpiX() / kPointsPerInch);
    return open;
}

void PrintRun::finish(bool complete) {
    cancel();
    emit pagesEnded(complete);
}

} // namespace ninefold::widgets
