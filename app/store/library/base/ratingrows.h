// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"

#include <QHash>

#include <string>
#include <vector>

namespace ninefold::library {

/// The columns of the table that hold values of engine/rating: they have the names of its keys.
const std::vector<std::string>& ratingColumns();

/// Within Database::write.
void writeRatings(Database& database, const QHash<Id, StoredRating>& ratings);

/// The ratings of these puzzles, within Database::read. The table `wanted` holds their numbers in the column `id`.
QHash<Id, StoredRating> readRatings(Database& database);

} // namespace ninefold::library
