// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class ChainModel;

/// The list of the lines of a chain or a net. It shows the current line with its neighbours, as many as can be read at
/// a glance; unfolded as many as have room. The others scroll.
class ChainList : public QListView {
    Q_OBJECT

public:
    explicit ChainList(ChainModel& model, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// Scrolls to the current line and announces it to screen readers.
    void showCurrent();
    void setUnfolded(bool unfolded);
    /// Are there rows that only an unfolded list shows?
    bool canUnfold() const;

signals:
    /// The player clicked a line or its heading, or moved to it.
    void lineWanted(int line);
    /// Enter was pressed.
    void applyWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The number of rows that have room.
    int rowsShown() const;
    /// Gives these rows room, the current one in their middle.
    void fitRows();

    ChainModel& model_;
    bool unfolded_ = false;
    const widgets::Theme* theme_;
};

} // namespace ninefold::pages
