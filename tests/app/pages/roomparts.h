// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"

#include <QStringList>

/// What the window does for a room, for the test of a room without it.
class QuietRoomHost : public ninefold::pages::RoomHost {
public:
    void showPuzzle() override { ++shownPuzzles; }
    void openTechnique(std::string_view id) override { opened << QString::fromStdString(std::string(id)); }
    void analyse(const ninefold::formats::Puzzle&) override {}
    void savePictures(const ninefold::session::RunView&, quint64, const QString&) override {}
    void print(const std::vector<ninefold::formats::Puzzle>&) override {}
    void roomChanged() override {}
    void leaveRoom() override { ++left; }

    QStringList opened;
    int left = 0, shownPuzzles = 0;
};
