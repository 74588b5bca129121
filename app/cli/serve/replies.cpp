// SPDX-License-Identifier: MIT
#include "app/cli/serve/replies.h"

#include "app/documents/parts/jsonwriter.h"

#include <algorithm>
#include <array>

namespace ninefold::cli {
namespace {

struct StatusName {
    int status;
    const char* name;
};

constexpr std::array kNames = {StatusName{400, "bad request"},   StatusName{403, "forbidden"},
                               StatusName{404, "not found"},     StatusName{405, "method not allowed"},
                               StatusName{409, "conflict"},      StatusName{422, "no Sudoku"},
                               StatusName{500, "internal error"}};

} // namespace

http::Reply jsonReply(const std::string& json) {
    return {.body = QByteArray::fromStdString(json)};
}

http::Reply errorReply(const Refusal& refusal) {
    const auto* const name = std::ranges::find(kNames, refusal.status, &StatusName::status);
    std::string text;
    documents::JsonWriter(text)
        .field("error", name == kNames.end() ? "error" : name->name)
        .field("message", refusal.sentence)
        .end();
    http::Reply reply = jsonReply(text);
    reply.status = refusal.status;
    return reply;
}

} // namespace ninefold::cli
