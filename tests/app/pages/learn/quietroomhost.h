// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"

/// A window that does nothing for its room, for tests of the room Learn.
class QuietRoomHost : public ninefold::pages::RoomHost {
public:
    void showPuzzle() override {}
    void openTechnique(std::string_view) override {}
    void analyse(const ninefold::formats::Puzzle&) override {}
    void savePictures(const ninefold::session::RunView&, quint64, const QString&) override {}
    void print(const std::vector<ninefold::formats::Puzzle>&) override {}
    void roomChanged() override {}
    void leaveRoom() override { ++left; }

    int left = 0;
};
