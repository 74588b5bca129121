// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

namespace ninefold::desktop {
struct CrashReport;
}
namespace ninefold::session {
class Announcer;
}

namespace ninefold::window {

/// Says that the program crashed the last time, and offers the report. Without an answer it is offered
/// again at the next start.
///
/// `show` shows the text of the report; what it is given deletes the report.
void offerCrashReport(const desktop::CrashReport& report, session::Announcer& announcer,
                      const std::function<void(const QString& text, const std::function<void()>& remove)>& show);

} // namespace ninefold::window
