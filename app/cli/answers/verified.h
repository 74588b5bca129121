// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/pipeline.h"
#include "app/documents/parts/jsonwriter.h"
#include "engine/verify/verifier.h"

#include <QCommandLineOption>
#include <QString>

#include <span>
#include <string>

namespace ninefold::cli {

/// --verify.
QCommandLineOption verifyOption();

/// What --verify adds to a step in text.
QString evidenceText(verify::Evidence evidence);

/// Counts the steps of a puzzle; one that is refuted makes the result flawed.
void countEvidence(std::span<const verify::Evidence> evidence, BatchResult& result);

/// "verified": how many steps are proved in each way, and by which techniques those are that their pattern does not
/// prove. `evidence` is that of the steps, in their order.
void writeVerified(std::span<const logic::Step> steps, std::span<const verify::Evidence> evidence,
                   documents::JsonWriter& json);

/// "1,234 steps: 1,200 proved by their pattern, 34 by the solver only, 0 refuted."
std::string verifiedSummary(const BatchResult& total);

} // namespace ninefold::cli
