// SPDX-License-Identifier: MIT
#include "app/documents/text/learn/abouts.h"

#include "app/documents/text/parts/phrases.h"
#include "engine/logic/technique.h"

#include <cassert>

namespace ninefold::documents {

QString techniqueAbout(const logic::Technique& technique) {
    assert(technique.about != nullptr);
    return translated("Abouts", technique.about->what);
}

QStringList techniqueSentences(const logic::Technique& technique) {
    QStringList sentences = techniqueAbout(technique).split(QStringLiteral(". "));
    for (QString& sentence : sentences)
        if (!sentence.endsWith(u'.')) sentence += u'.';
    return sentences;
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
