// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/parts/json.h"
#include "app/files/parts/variants.h"

namespace ninefold {

/// Adds the rules of a variant that the members of a JSON object name, whatever program wrote it:
///
///     {"thermo": [[..]], "anti_king": true, "variant": "killer", "rules": [{"type": "Kropki"}], "regions": [..]}
///
/// A rule that is switched off (false, [], null) is none, and nine regions that are the boxes say nothing new.
void findRules(const Json& object, VariantRules& rules);

/// Does a name, in plain form (jsoncell.h), mean a rule of a variant and hardly anything else?
bool namesRule(std::string_view plainName);

} // namespace ninefold
