// SPDX-License-Identifier: MIT
#include "app/cli/serve/boards.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace ninefold::cli {
namespace {

/// 128 bits from the system's own source, as 32 characters.
QByteArray makeToken() {
    std::array<quint32, 4> bits;
    QRandomGenerator::system()->fillRange(bits.data(), bits.size());
    return QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof bits).toHex();
}

} // namespace

QByteArray ServedBoards::add(const ServedBoard& board) {
    const std::lock_guard lock(mutex_);
    if (boards_.size() == kMost) dropOldest();
    const QByteArray token = makeToken();
    boards_[token] = {.board = board, .used = ++uses_};
    return token;
}

std::optional<ServedBoard> ServedBoards::find(const QByteArray& token) {
    const std::lock_guard lock(mutex_);
    const auto found = boards_.find(token);
    if (found == boards_.end()) return std::nullopt;
    found->second.used = ++uses_;
    return found->second.board;
}

void ServedBoards::replace(const QByteArray& token, const ServedBoard& board) {
    const std::lock_guard lock(mutex_);
    if (const auto found = boards_.find(token); found != boards_.end()) found->second.board = board;
}

void ServedBoards::dropOldest() {
    boards_.erase(std::min_element(boards_.begin(), boards_.end(),
                                   [](const auto& a, const auto& b) { return a.second.used < b.second.used; }));
}

} // namespace ninefold::cli
