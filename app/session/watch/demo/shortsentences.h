// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::session {

/// Breaks a sentence with more words than that at its clauses. Dots say that it continues: "In row 2 ... fit only in
/// r2c1 and r2c5: …", "… 2 digits for 2 cells.". A part may stay longer if there is no clause to break at.
QStringList shortSentences(const QString& sentence, qsizetype mostWords);

} // namespace ninefold::session
