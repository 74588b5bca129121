// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold::session {
class Announcer;
}
namespace ninefold::widgets {
class Notice;
class StatusLine;
} // namespace ninefold::widgets

namespace ninefold::window {

/// Shows what the announcer says in the notice and the status line, which also passes it to screen readers.
void showAnnouncements(const session::Announcer& announcer, widgets::Notice& notice, widgets::StatusLine& status);

} // namespace ninefold::window
