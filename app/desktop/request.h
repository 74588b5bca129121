// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/startuptoken.h"
#include "engine/rating/level.h"

#include <QMetaType>
#include <QStringList>

#include <optional>

namespace ninefold::desktop {

/// What a start of the program, or the desktop, asks for. A value.
struct Request {
    enum class Kind { Show, Open, NewGame, Daily };
    Kind kind = Kind::Show;
    /// The files to be opened together, as one list.
    QStringList files;
    rating::Level level = rating::Level::Normal;
    StartupToken token;
    friend bool operator==(const Request&, const Request&) = default;
};

/// The request to open these files; only to show the program if there are none.
Request requestToOpen(const QStringList& files);

/// The name of the desktop's action for a request: "NewHardPuzzle", "DailyPuzzle". Empty if it is none.
QString actionOf(const Request& request);
/// The request of an action; nothing for a name that no action has.
std::optional<Request> requestOf(const QString& action);

} // namespace ninefold::desktop

Q_DECLARE_METATYPE(ninefold::desktop::Request)
