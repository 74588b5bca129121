// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace ninefold::session {
class Analysis;
}
namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// Which step of an analysis is shown, with the buttons to the steps beside it.
class StepRow : public QWidget {
    Q_OBJECT

public:
    explicit StepRow(session::Analysis& analysis, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// Shows the current step; hides where there is none.
    void refresh();

private:
    QToolButton* addButton(const QString& name, int direction);

    session::Analysis& analysis_;
    QLabel* place_;
    QToolButton *back_, *next_;
};

} // namespace ninefold::pages
