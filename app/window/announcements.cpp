// SPDX-License-Identifier: MIT
#include "app/window/announcements.h"

#include "app/session/announcer.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"

namespace ninefold::window {
namespace {

std::vector<widgets::Notice::Answer> answersOf(const session::Announcement& announcement) {
    std::vector<widgets::Notice::Answer> answers;
    for (const session::Offer& offer : announcement.offers) answers.push_back({offer.text, offer.run});
    return answers;
}

} // namespace

void showAnnouncements(const session::Announcer& announcer, widgets::Notice& notice, widgets::StatusLine& status) {
    // Each listener is the context of its connection: at the end of the window they are destroyed one by one.
    QObject::connect(
        &announcer, &session::Announcer::announced, &notice, [&notice](const session::Announcement& announcement) {
            if (announcement.severity == session::Severity::Info || announcement.severity == session::Severity::Spoken)
                return;
            if (announcement.severity == session::Severity::Question)
                return notice.amend(announcement.sentence, answersOf(announcement));
            notice.say(announcement.sentence, answersOf(announcement));
        });
    QObject::connect(&announcer, &session::Announcer::announced, &status,
                     [&status](const session::Announcement& announcement) {
                         if (announcement.severity == session::Severity::Spoken) status.speak(announcement.sentence);
                         else if (announcement.severity != session::Severity::Question)
                             status.announce(announcement.sentence);
                     });
}

} // namespace ninefold::window
