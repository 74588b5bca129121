// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/paper/pages.h"

#include <QPixmap>
#include <QWidget>

namespace ninefold::dialogs {

/// A sheet of paper on the screen: one of the pages that will be printed.
class PagePreview : public QWidget {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// Shows a page of other contents; the number of the page stays where it is possible.
    void setPages(std::vector<widgets::PrintedPage> pages, widgets::PrintedPuzzles puzzles, const QPageLayout& layout);
    int pages() const { return static_cast<int>(pages_.size()); }
    /// From 0.
    int page() const { return page_; }
    void showPage(int page);
    QSize sizeHint() const override { return {420, 540}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

signals:
    void pageShown(int page);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// The sheet in the middle of the widget.
    QRectF sheet() const;
    void redraw();
    QPixmap drawn(const QSizeF& sheet) const;

    std::vector<widgets::PrintedPage> pages_;
    widgets::PrintedPuzzles puzzles_;
    QPageLayout layout_ = widgets::usualPaper();
    int page_ = 0;
    /// The page as it was painted last; null if it must be painted again.
    QPixmap picture_;
};

} // namespace ninefold::dialogs
