// SPDX-License-Identifier: MIT
// The choice of techniques as a list of words. Unknown words are ignored and missing techniques get their default
// place, because settings are used by older and newer versions.
#include "app/store/techniquelist.h"

#include <algorithm>

namespace ninefold::store {
namespace {

QString idOf(const logic::Technique& technique) {
    return QString::fromUtf8(technique.id.data(), static_cast<qsizetype>(technique.id.size()));
}

QString innerEntry(const logic::InnerTechnique& technique, bool used) {
    const auto size = static_cast<qsizetype>(technique.id.size());
    return (used ? QStringLiteral("+") : QStringLiteral("-")) + QStringLiteral("inside:") +
           QString::fromUtf8(technique.id.data(), size);
}

bool isUsed(const logic::Technique& technique, TechniquePreset preset) {
    switch (preset) {
    case TechniquePreset::NoUniqueness:
        return !technique.onRequest && !technique.uniqueness;
    case TechniquePreset::Singles:
        return technique.family == logic::Family::Singles && !technique.onRequest;
    case TechniquePreset::NoForcing:
        return technique.family != logic::Family::ForcingChains && !technique.onRequest;
    case TechniquePreset::Everything:
        return true;
    default:
        return !technique.onRequest;
    }
}

} // namespace

std::vector<TechniqueChoice> presetChoices(TechniquePreset preset) {
    std::vector<TechniqueChoice> choices;
    for (const logic::Technique* technique : logic::allTechniques())
        choices.push_back({technique, isUsed(*technique, preset)});
    return choices;
}

std::vector<TechniqueChoice> techniqueChoices(const QStringList& list) {
    std::vector<TechniqueChoice> choices;
    for (const QString& entry : list) {
        const bool used = !entry.startsWith(u'-');
        const logic::Technique* technique = logic::techniqueById((used ? entry : entry.mid(1)).toStdString());
        const auto same = [technique](const TechniqueChoice& choice) { return choice.technique == technique; };
        // The first of two equal words counts.
        if (technique != nullptr && std::none_of(choices.begin(), choices.end(), same))
            choices.push_back({technique, used});
    }
    // A technique that a newer version added gets its place after the technique that usually precedes it.
    auto place = choices.begin();
    for (const TechniqueChoice& usual : presetChoices(TechniquePreset::Usual)) {
        const auto same = [&usual](const TechniqueChoice& choice) { return choice.technique == usual.technique; };
        const auto known = std::find_if(choices.begin(), choices.end(), same);
        place = known != choices.end() ? known + 1 : choices.insert(place, usual) + 1;
    }
    return choices;
}

logic::InnerTechniques innerChoices(const QStringList& list) {
    logic::InnerTechniques inner;
    for (const logic::InnerTechnique& technique : logic::allInnerTechniques())
        if (list.contains(innerEntry(technique, true))) inner.*technique.isUsed = true;
        else if (list.contains(innerEntry(technique, false))) inner.*technique.isUsed = false;
    return inner;
}

QStringList techniqueList(const std::vector<TechniqueChoice>& choices, const logic::InnerTechniques& inner) {
    QStringList list;
    // The default choice is not written, so that it follows future changes of the default.
    if (choices != presetChoices(TechniquePreset::Usual))
        for (const TechniqueChoice& choice : choices)
            list << (choice.used ? QString() : QStringLiteral("-")) + idOf(*choice.technique);
    for (const logic::InnerTechnique& technique : logic::allInnerTechniques())
        if (inner.*technique.isUsed != logic::InnerTechniques().*technique.isUsed)
            list << innerEntry(technique, inner.*technique.isUsed);
    return list;
}

logic::Profile profileOf(const QStringList& list) {
    logic::Profile profile = logic::Profile::standard();
    profile.limits.inner = innerChoices(list);
    profile.order.clear();
    for (const TechniqueChoice& choice : techniqueChoices(list))
        if (choice.used) profile.order.push_back(choice.technique);
    return profile;
}

} // namespace ninefold::store
