// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

/// Which folder may include which; the test of the includes and the picture in the README follow from it.
namespace rooms {

using Rooms = QStringList;

inline const Rooms kEngine = {"engine/core",      "engine/formats",  "engine/solve",  "engine/logic",   "engine/rating",
                              "engine/generator", "engine/practice", "engine/verify", "engine/analysis"};
inline const Rooms kStore = kEngine + Rooms{"app/documents", "app/game"};
inline const Rooms kSession = kStore + Rooms{"app/store", "app/store/library"};
inline const Rooms kPages = kSession + Rooms{"app/session", "app/widgets"};

/// The folders that a folder may include besides itself. Every folder with sources must be listed.
inline const QMap<QString, Rooms>& allowed() {
    static const QMap<QString, Rooms> rooms = {
        {"engine/core", {}},
        {"engine/formats", {"engine/core"}},
        {"engine/solve", {"engine/core"}},
        {"engine/logic", {"engine/core"}},
        {"engine/rating", {"engine/core", "engine/solve", "engine/logic"}},
        {"engine/generator", {"engine/core", "engine/solve", "engine/logic", "engine/rating"}},
        {"engine/practice", {"engine/core", "engine/solve", "engine/logic", "engine/rating", "engine/generator"}},
        {"engine/analysis", {"engine/core", "engine/solve", "engine/logic"}},
        {"engine/verify", {"engine/core", "engine/solve", "engine/logic"}},
        {"app/documents", kEngine},
        {"app/store/library", kEngine + Rooms{"app/documents"}},
        {"app/cli", kEngine + Rooms{"app/documents", "app/store/library"}},
        {"app/game", kEngine},
        {"app/store", kStore},
        {"app/session", kSession},
        {"app/desktop", kEngine + Rooms{"app/documents"}},
        {"app/widgets", {"engine/core", "engine/logic"}},
        {"app/pages", kPages},
        {"app/dialogs", kPages},
        // The main window puts everything together.
        {"app/window", kPages + Rooms{"app/pages", "app/dialogs", "app/desktop"}},
    };
    return rooms;
}

} // namespace rooms
