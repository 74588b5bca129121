// SPDX-License-Identifier: MIT
#include "app/desktop/request.h"

namespace ninefold::desktop {
namespace {

const QString kDaily = QStringLiteral("DailyPuzzle");

QString newGameAction(rating::Level level) {
    const std::string_view name = rating::levelName(level);
    return QStringLiteral("New%1Puzzle")
        .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).remove(u' '));
}

} // namespace

Request requestToOpen(const QStringList& files) {
    return {.kind = files.isEmpty() ? Request::Kind::Show : Request::Kind::Open, .files = files};
}

QString actionOf(const Request& request) {
    if (request.kind == Request::Kind::NewGame) return newGameAction(request.level);
    return request.kind == Request::Kind::Daily ? kDaily : QString();
}

std::optional<Request> requestOf(const QString& action) {
    if (action == kDaily) return Request{.kind = Request::Kind::Daily};
    for (const rating::Level level : rating::kLevels)
        if (action == newGameAction(level)) return Request{.kind = Request::Kind::NewGame, .level = level};
    return std::nullopt;
}

} // namespace ninefold::desktop
