// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/hodokugrade.h"
#include "engine/rating/rating.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// "7.1" for 71, with the decimal separator of the chosen language.
QString tenthsText(int tenths);

/// "Unfair", in the player's language.
QString gradeText(logic::HodokuGrade grade);

/// A text of a rating's descriptor, translated.
QString textOfRating(std::string_view text);

/// The remark of a rating, translated.
QString ratingRemark(const rating::Rating& rating);

/// The result of a rating for a dialog: "Unfair, 1,420 points", in the player's language.
QString ratingSentence(const rating::Rating& rating, const rating::RatingValues& values);
/// The same for a column of a list.
QString ratingBrief(const rating::Rating& rating, const rating::RatingValues& values);
/// A text of a rating (Rating::line or Rating::note) in English, because files are exchanged; "?" where a value is not
/// known.
QString ratingInEnglish(std::string_view text, const rating::Rating& rating, const rating::RatingValues& values);

/// "rating 4.6" from the notes of ratings in a puzzle ("ER 4.6/1.2/1.2, HoDoKu 410"); other notes as they are. Empty
/// without any.
QString shortRating(const std::string& notes);

/// The name of a technique by its id, including trial and error.
QString techniqueText(std::string_view id);

/// "Naked Single 21, X-Wing 1", in solving order.
QString techniqueCounts(const std::map<std::string_view, int>& counts);

/// The name of a technique as HTML, with a link to its id; trial and error has no page, so it has no link.
QString techniqueHtml(std::string_view id);
/// The counts as HTML, with a link for each technique.
QString techniqueCountsHtml(const std::map<std::string_view, int>& counts);

/// "Needs Naked Pair, X-Wing and XY-Chain." The ids are those of techniques beyond singles, in solving order; of many
/// only the hardest are named.
QString needsText(const QStringList& ids);

} // namespace ninefold::documents
