// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold::pages {
class BoardPanel;
}
namespace ninefold::session {
class Session;
}
namespace ninefold::widgets {
class BoardOverlay;
}

namespace ninefold::window {

/// Connects the board of the game with the session: the board shows what the session knows, and the session does what
/// the player wants at the board.
void connectBoard(pages::BoardPanel& board, session::Session& session, const widgets::BoardOverlay& overlay);

} // namespace ninefold::window
