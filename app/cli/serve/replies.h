// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/http/message.h"

#include <QString>

#include <string>

namespace ninefold::cli {

/// Why a request cannot be answered.
struct Refusal {
    int status = 400;
    QString sentence;
};

http::Reply jsonReply(const std::string& json);
/// {"error": "not found", "message": "There is no puzzle 'x'; ..."}
http::Reply errorReply(const Refusal& refusal);

} // namespace ninefold::cli
