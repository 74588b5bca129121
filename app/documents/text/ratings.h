// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/rater.h"

#include <QString>

#include <map>
#include <string_view>

namespace ninefold::documents {

/// "7.1" for 71, with the decimal separator of the chosen language.
QString tenthsText(int tenths);

/// "Unfair", in the player's language.
QString gradeText(rating::HodokuGrade grade);

/// The name of a technique by its id, including trial and error.
QString techniqueText(std::string_view id);

/// "Naked Single 21, X-Wing 1", in solving order.
QString techniqueCounts(const std::map<std::string_view, int>& counts);

} // namespace ninefold::documents
