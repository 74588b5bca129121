// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/paper/pages.h"

#include <QObject>
#include <QPainter>
#include <QTimer>

class QPagedPaintDevice;

namespace ninefold::widgets {

/// Prints pages while the window is idle, one at a time, so that a thousand puzzles do not freeze it. It treats a
/// printer and a PDF the same, and never asks the user anything.
class PrintRun : public QObject {
    Q_OBJECT

public:
    explicit PrintRun(QObject* parent = nullptr);

    /// The device must have this layout, and must live until the run ends.
    void start(QPagedPaintDevice& device, std::vector<PrintedPage> pages, PrintedPuzzles puzzles,
               const QPageLayout& layout);
    /// Ends without a signal. What is on the device so far is not complete.
    void cancel();
    bool isRunning() const { return idle_.isActive(); }

signals:
    void advanced(int pages);
    /// The device is complete, or has refused something.
    void pagesEnded(bool complete);

private:
    void next();
    bool paintNext();
    void finish(bool complete);

    QTimer idle_;
    QPainter painter_;
    QPagedPaintDevice* device_ = nullptr;
    std::vector<PrintedPage> pages_;
    PrintedPuzzles puzzles_;
    QPageLayout layout_;
    std::size_t done_ = 0;
};

} // namespace ninefold::widgets
