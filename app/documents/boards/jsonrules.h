// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/json.h"
#include "app/documents/parts/variants.h"

namespace ninefold::documents {

/// Adds the rules of a variant that the members of a JSON object name, from any program:
///
///     {"thermo": [[..]], "anti_king": true, "variant": "killer", "rules": [{"type": "Kropki"}], "regions": [..]}
///
/// A rule that is switched off (false, [], null) does not count, and neither do nine regions that are the boxes.
void findRules(const Json& object, VariantRules& rules);

/// Does a name, in plain form (jsoncell.h), certainly or almost certainly mean a rule of a variant?
bool namesRule(std::string_view plainName);

} // namespace ninefold::documents
