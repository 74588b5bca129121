// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/serve/replies.h"
#include "app/documents/collections.h"
#include "engine/formats/puzzle.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <variant>

namespace ninefold::cli {

/// The body of a request as an object. An empty body is an empty object; a bare array is a board.
std::variant<QJsonObject, Refusal> readBody(const QByteArray& body);

/// The puzzle that the fields of a request describe: "board" as 81 digits, 9 rows of 9 or a text, or "puzzle" as the id
/// of a bundled one; an empty board without either.
std::variant<formats::Puzzle, Refusal> readBoard(const QJsonObject& fields, const QList<documents::Bundled>& bundled);

} // namespace ninefold::cli
