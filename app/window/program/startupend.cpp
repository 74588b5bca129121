// SPDX-License-Identifier: MIT
// The Startup Notification Protocol of freedesktop.org: client messages to all who watch the properties of the root
// window. Qt has no function for it.
#include "app/window/program/startupend.h"

#include <QGuiApplication>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include <xcb/xcb.h>

namespace ninefold::window {
namespace {

xcb_atom_t atomOf(xcb_connection_t* connection, std::string_view name) {
    const auto asked = xcb_intern_atom(connection, 0, static_cast<uint16_t>(name.size()), name.data());
    xcb_intern_atom_reply_t* answer = xcb_intern_atom_reply(connection, asked, nullptr);
    const xcb_atom_t atom = answer == nullptr ? xcb_atom_t{XCB_ATOM_NONE} : answer->atom;
    std::free(answer);
    return atom;
}

/// Messages belong together by their window, which is never shown.
xcb_window_t makeSender(xcb_connection_t* connection, const xcb_screen_t& screen) {
    const xcb_window_t window = xcb_generate_id(connection);
    const uint32_t unmanaged = 1;
    xcb_create_window(connection, XCB_COPY_FROM_PARENT, window, screen.root, -100, -100, 1, 1, 0,
                      XCB_WINDOW_CLASS_INPUT_OUTPUT, screen.root_visual, XCB_CW_OVERRIDE_REDIRECT, &unmanaged);
    return window;
}

void send(xcb_connection_t* connection, const xcb_screen_t& screen, const QList<QByteArray>& pieces) {
    const xcb_window_t sender = makeSender(connection, screen);
    xcb_client_message_event_t event{};
    event.response_type = XCB_CLIENT_MESSAGE;
    event.format = 8;
    event.window = sender;
    event.type = atomOf(connection, "_NET_STARTUP_INFO_BEGIN");
    for (const QByteArray& piece : pieces) {
        std::ranges::copy(piece, event.data.data8);
        xcb_send_event(connection, 0, screen.root, XCB_EVENT_MASK_PROPERTY_CHANGE,
                       reinterpret_cast<const char*>(&event));
        event.type = atomOf(connection, "_NET_STARTUP_INFO");
    }
    xcb_destroy_window(connection, sender);
    xcb_flush(connection);
}

} // namespace

QList<QByteArray> endOfStartup(const QString& id) {
    QByteArray quoted = id.toUtf8();
    quoted.replace('\\', "\\\\").replace('"', "\\\"");
    QByteArray message = "remove: ID=\"" + quoted + '"';
    // The end is a zero; what comes after it is not read.
    const auto count = message.size() / kStartupPieceBytes + 1;
    message.append(count * kStartupPieceBytes - message.size(), '\0');
    QList<QByteArray> pieces;
    for (qsizetype at = 0; at < message.size(); at += kStartupPieceBytes) pieces << message.mid(at, kStartupPieceBytes);
    return pieces;
}

void endStartup(const QString& id) {
    if (id.isEmpty()) return;
    const auto* x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    // Qt's platform "offscreen" has the interface, too, but no connection.
    xcb_connection_t* connection = x11 == nullptr ? nullptr : x11->connection();
    if (connection == nullptr) return;
    // Qt reaches only the first screen of a server that has several.
    const xcb_screen_iterator_t screens = xcb_setup_roots_iterator(xcb_get_setup(connection));
    if (screens.rem > 0) send(connection, *screens.data, endOfStartup(id));
}

} // namespace ninefold::window
