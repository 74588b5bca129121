// SPDX-License-Identifier: MIT
// puzzle: prints one of the bundled puzzles, ready for any other command.
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/collections.h"

#include <algorithm>

namespace ninefold::cli {
namespace {

int run(const Invocation& call) {
    const QString& id = call.files.constFirst();
    const QList<documents::Bundled> all = documents::bundledPuzzles();
    const auto found = std::find_if(all.begin(), all.end(), [&](const documents::Bundled& bundled) {
        // Names may be typed in any case; ids exist in only one.
        return bundled.id.compare(id, Qt::CaseInsensitive) == 0;
    });
    if (found == all.end())
        return call.wrongUsage(QStringLiteral("There is no puzzle '%1'; ninefold-cli puzzles lists them.").arg(id));
    return writeAnswer(call, call.common.json ? documents::jsonLine(*found) : found->line.toStdString() + '\n');
}

} // namespace

namespace commands {

const Command puzzle = {
    .id = "puzzle",
    .summary = "One of the puzzles that come with Ninefold",
    .notes = "ninefold-cli puzzle easy-17 | ninefold-cli solve",
    .run = run,
    .readsFiles = false,
    .takes = "ID",
};

} // namespace commands
} // namespace ninefold::cli
