// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class ChainModel;

/// The list of the lines of a chain or a net. It is as high as its rows, up to fourteen of them; more scroll.
class ChainList : public QListView {
    Q_OBJECT

public:
    explicit ChainList(ChainModel& model, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// Scrolls to the current line and tells screen readers about it.
    void showCurrent();

signals:
    /// The player clicked a line or its heading, or moved to it.
    void lineWanted(int line);
    /// Enter was pressed.
    void applyWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Gives all rows room, or the first of many.
    void fitHeight();

    ChainModel& model_;
    const widgets::Theme* theme_;
};

} // namespace ninefold::pages
