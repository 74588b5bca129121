// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace ninefold::session {

/// Where an announcement is shown, and for how long.
enum class Severity {
    /// In the status line, until the next input.
    Info,
    /// Only spoken: a page shows it already.
    Spoken,
    /// Also in the notice, where it stays until the player or a change of the board closes it.
    Important,
    /// Only in the notice. Asked again with the same offers, only its sentence is replaced.
    Question,
};

/// A button of the notice: its text and what it does. Without a function it only closes the notice.
struct Offer {
    QString text;
    std::function<void()> run;
};

struct Announcement {
    QString sentence;
    Severity severity = Severity::Info;
    std::vector<Offer> offers;
};

/// The only object that speaks to the player. The parts of the session and of the window call it; the status
/// line, the notice and the screen reader listen to it.
class Announcer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Offers belong to a notice, so a sentence of the status line has none.
    void say(const QString& sentence, Severity severity = Severity::Info, std::vector<Offer> offers = {});

signals:
    void announced(const ninefold::session::Announcement& announcement);
};

} // namespace ninefold::session
