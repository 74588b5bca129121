// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "engine/generator/wish.h"

#include <QList>
#include <QString>

#include <variant>

namespace ninefold::cli {

/// The options that say what a new puzzle should be like.
QList<QCommandLineOption> wishOptions();

/// What they say, or the sentence that tells which one is wrong.
std::variant<Wish, QString> readWish(const Invocation& call);

} // namespace ninefold::cli
