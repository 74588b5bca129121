// SPDX-License-Identifier: MIT
#include "app/window/program/crashoffer.h"

#include "app/desktop/crashreports.h"
#include "app/session/announcer.h"

#include <QCoreApplication>

namespace ninefold::window {
namespace {

/// Names the context of the translations.
class CrashOffer {
    Q_DECLARE_TR_FUNCTIONS(ninefold::window::CrashOffer)
};

} // namespace

void offerCrashReport(const desktop::CrashReport& report, session::Announcer& announcer,
                      const std::function<void(const QString& text, const std::function<void()>& remove)>& show) {
    announcer.say(CrashOffer::tr("Ninefold crashed the last time. Your games are as they were, and there is a report."),
                  session::Severity::Important,
                  {{CrashOffer::tr("Show the Report"),
                    [report, show] {
                        const QString kept = desktop::keepCrashReport(report.path);
                        show(report.text, [kept] { desktop::deleteCrashReport(kept); });
                    }},
                   {CrashOffer::tr("Delete It"), [path = report.path] { desktop::deleteCrashReport(path); }},
                   {CrashOffer::tr("Not Now"), {}}});
}

} // namespace ninefold::window
