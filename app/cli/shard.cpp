// SPDX-License-Identifier: MIT
#include "app/cli/shard.h"

#include "app/cli/text.h"

namespace ninefold::cli {
namespace {

constexpr long long kMostShards = 1'000'000;

} // namespace

QCommandLineOption shardOption() {
    return option("shard", "Only part K of N; the parts one after the other are the whole", "K/N");
}

std::variant<Shard, QString> readShard(const Invocation& call) {
    if (!call.isSet("shard")) return Shard{};
    const QString text = call.value("shard");
    const QStringList parts = text.split('/');
    if (parts.size() == 2)
        if (const auto of = numberIn(parts[1], 1, kMostShards))
            if (const auto which = numberIn(parts[0], 1, *of)) return Shard{.which = *which, .of = *of};
    return QStringLiteral("--shard needs the form K/N with K from 1 to N, such as 3/64, not '%1'.").arg(text);
}

} // namespace ninefold::cli
