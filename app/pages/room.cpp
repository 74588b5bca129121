// SPDX-License-Identifier: MIT
#include "app/pages/room.h"

namespace ninefold::pages {

std::span<const RoomSpec* const> allRooms() {
    static constexpr const RoomSpec* rooms[] = {
#define NINEFOLD_ROOM(name) &name##Room,
#include "app/pages/rooms.def"
#undef NINEFOLD_ROOM
    };
    return rooms;
}

} // namespace ninefold::pages
