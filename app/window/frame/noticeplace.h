// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace ninefold::widgets {
class Column;
class Notice;
} // namespace ninefold::widgets

namespace ninefold::window {

/// Lays the notice over the window, so that nothing moves when it comes or goes: over the status line, which says the
/// same sentence, and the empty edge above it. A sentence that needs more room than that is laid over the page, under
/// its tab. Neither the board nor the pad is ever covered.
class NoticePlace : public QObject {
    Q_OBJECT

public:
    NoticePlace(widgets::Notice& notice, widgets::Column& column, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool fitsBelow();
    void place();

    widgets::Notice& notice_;
    widgets::Column& column_;
    QWidget& window_;
};

} // namespace ninefold::window
