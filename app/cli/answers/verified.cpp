// SPDX-License-Identifier: MIT
#include "app/cli/answers/verified.h"

#include "app/cli/options.h"
#include "app/cli/text.h"
#include "app/documents/text/numbers.h"
#include "engine/logic/technique.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace ninefold::cli {

QCommandLineOption verifyOption() {
    return option("verify", "Check every step of logic by the fast solver, and by a small prover\n"
                            "that knows only what the step names");
}

QString evidenceText(verify::Evidence evidence) {
    switch (evidence) {
    case verify::Evidence::Pattern:
        return QStringLiteral("[proved by its pattern]");
    case verify::Evidence::Solver:
        return QStringLiteral("[true, but shown by the solver only]");
    case verify::Evidence::Refuted:
        break;
    }
    return QStringLiteral("[REFUTED by a solution]");
}

void countEvidence(std::span<const verify::Evidence> evidence, BatchResult& result) {
    for (const verify::Evidence one : evidence) {
        ++result.counts[static_cast<std::size_t>(one)];
        result.flawed = result.flawed || one == verify::Evidence::Refuted;
    }
}

void writeVerified(std::span<const logic::Step> steps, std::span<const verify::Evidence> evidence,
                   documents::JsonWriter& json) {
    assert(steps.size() == evidence.size());
    json.key("verified").openObject();
    for (const verify::Evidence one : verify::kEvidences)
        json.field(verify::evidenceName(one), std::ranges::count(evidence, one));
    std::map<std::string_view, int> others;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (evidence[i] != verify::Evidence::Pattern) ++others[steps[i].technique->id];
    json.key("not_by_pattern").openObject();
    for (const auto& [id, count] : others) json.field(id, count);
    json.closeObject().closeObject();
}

std::string verifiedSummary(const BatchResult& total) {
    const auto count = [&](verify::Evidence evidence) { return total.counts[static_cast<std::size_t>(evidence)]; };
    const long long byPattern = count(verify::Evidence::Pattern), bySolver = count(verify::Evidence::Solver),
                    refuted = count(verify::Evidence::Refuted), all = byPattern + bySolver + refuted;
    return (QStringLiteral("%1 %2: %3 proved by their pattern, %4 by the solver only, %5 refuted.")
                .arg(documents::numberText(all), all == 1 ? QStringLiteral("step") : QStringLiteral("steps"),
                     documents::numberText(byPattern), documents::numberText(bySolver),
                     documents::numberText(refuted)) +
            '\n')
        .toStdString();
}

} // namespace ninefold::cli
