// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace ninefold::logic {
struct Technique;
}
namespace ninefold::session {
class Session;
}

namespace ninefold::pages {

/// What the last move was, in a quiet line: "That was a Swordfish." The name is a link. Only if the player wants it.
class MoveLine : public QLabel {
    Q_OBJECT

public:
    explicit MoveLine(session::Session& session, QWidget* parent = nullptr);

signals:
    /// The player asks what a technique is.
    void techniqueWanted(const QString& id);

private:
    void showMove(const QString& sentence, const logic::Technique* technique);
    void useSettings();

    session::Session& session_;
};

} // namespace ninefold::pages
