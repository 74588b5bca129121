// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// What one client, and all together, may take.
namespace ninefold::cli::http {

/// A request with its headers. A board needs a few hundred bytes.
inline constexpr qint64 kMostRequestBytes = 64 * 1024;
/// Connections that are open at once; further ones are closed.
inline constexpr int kMostConnections = 512;
/// Requests of one connection that wait for their turn, since a client may send several before it reads.
inline constexpr int kMostWaiting = 16;
/// A connection that has sent no complete request for so long is closed.
inline constexpr int kIdleMs = 60'000;

} // namespace ninefold::cli::http
