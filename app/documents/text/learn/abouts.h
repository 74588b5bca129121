// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::logic {
struct Technique;
}

namespace ninefold::documents {

// What the page of a technique says about it, for players who have never heard of it.

/// What it is, in three sentences.
QString techniqueAbout(const logic::Technique& technique);
/// The same one by one.
QStringList techniqueSentences(const logic::Technique& technique);
/// How to spot one.
QString techniqueTip(const logic::Technique& technique);
/// Why it is true, step by step.
QStringList techniqueProof(const logic::Technique& technique);

} // namespace ninefold::documents
