// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"

#include <QStackedWidget>

namespace ninefold::widgets {
class Segments;
}

namespace ninefold::pages {

class PuzzlesView;
class StatisticsView;

/// The library: all puzzles that the player can choose from. Its views are chosen at the end of the toolbar.
class LibraryRoom : public QStackedWidget, public Room {
    Q_OBJECT

public:
    LibraryRoom(const RoomContext& context, QWidget* parent);

    QWidget* widget() override { return this; }
    QWidget* tools() override;
    void shown() override;
    void takeFocus() override;
    QString keys() const override;
    QString summary() const override;
    bool offers(std::string_view action) const override;
    void run(std::string_view action) override;
    std::any state() const override;
    void takeState(const std::any& state) override;

private:
    void addView(const QString& title, QWidget* view);
    void openView();

    RoomContext context_;
    PuzzlesView* puzzles_;
    StatisticsView* statistics_;
    QWidget* tools_;
    widgets::Segments* views_;
};

} // namespace ninefold::pages
