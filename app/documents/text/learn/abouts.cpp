// SPDX-License-Identifier: MIT
#include "app/documents/text/learn/abouts.h"

#include "app/documents/text/parts/phrases.h"
#include "engine/logic/technique.h"

#include <QRegularExpression>

#include <cassert>

namespace ninefold::documents {

QString techniqueAbout(const logic::Technique& technique) {
    assert(technique.about != nullptr);
    return translated("Abouts", technique.about->what);
}

QStringList techniqueSentences(const logic::Technique& technique) {
    // A Chinese or Japanese full stop has no space after it.
    static const QRegularExpression ends(QStringLiteral("(?<=\\.) +|(?<=\u3002) *(?=.)"));
    return techniqueAbout(technique).split(ends);
}

QString techniqueTip(const logic::Technique& technique) {
    return translated("Abouts", technique.about->spot);
}

QStringList techniqueProof(const logic::Technique& technique) {
    QStringList steps;
    for (const std::string_view step : technique.about->proof)
        if (!step.empty()) steps << translated("Abouts", step);
    return steps;
}

} // namespace ninefold::documents
