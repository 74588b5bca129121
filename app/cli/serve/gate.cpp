// SPDX-License-Identifier: MIT
#include "app/cli/serve/gate.h"

#include <algorithm>
#include <array>

namespace ninefold::cli {
namespace {

bool isThisMachine(const http::Request& request) {
    static constexpr std::array names = {"127.0.0.1", "localhost", "[::1]"};
    return std::ranges::any_of(names, [&](const char* name) {
        return request.host == QByteArray(name) + ':' + QByteArray::number(request.port) ||
               (request.port == 80 && request.host == name);
    });
}

/// Following a link to the page itself is harmless wherever the link is; using the routes is not.
bool isOwnPage(const http::Request& request) {
    if (!request.origin.isEmpty() && request.origin != "http://" + request.host) return false;
    const bool isLinked = request.path == "/" && request.method == "GET";
    return isLinked || request.site.isEmpty() || request.site == "same-origin" || request.site == "none";
}

} // namespace

std::optional<Refusal> refusalAtGate(const http::Request& request) {
    if (!isThisMachine(request))
        return Refusal{403, QStringLiteral("Only addresses of this machine are answered, such as "
                                           "http://127.0.0.1:%1/.")
                                .arg(request.port)};
    if (!isOwnPage(request)) return Refusal{403, QStringLiteral("Pages from elsewhere are not answered.")};
    return std::nullopt;
}

} // namespace ninefold::cli
