// SPDX-License-Identifier: MIT
#include "engine/logic/relations.h"

#include <cassert>

namespace ninefold::logic {
namespace {

constexpr Relation kRelations[] = {
    {"full-house", "naked-single"},
    {"direct-pointing", "locked-candidates-pointing"},
    {"direct-claiming", "locked-candidates-claiming"},
    {"direct-hidden-pair", "hidden-pair"},
    {"direct-hidden-triplet", "hidden-triple"},
    {"locked-pair", "naked-pair"},
    {"locked-triple", "naked-triple"},
    {"locked-hidden-pair", "hidden-pair"},
    {"locked-hidden-triple", "hidden-triple"},
    {"x-wing", "franken-x-wing"},
    {"swordfish", "franken-swordfish"},
    {"jellyfish", "franken-jellyfish"},
    {"franken-x-wing", "mutant-x-wing"},
    {"franken-swordfish", "mutant-swordfish"},
    {"franken-jellyfish", "mutant-jellyfish"},
    {"sashimi-x-wing", "finned-franken-x-wing"},
    {"sashimi-swordfish", "finned-franken-swordfish"},
    {"sashimi-jellyfish", "finned-franken-jellyfish"},
    {"finned-x-wing", "finned-franken-x-wing"},
    {"finned-swordfish", "finned-franken-swordfish"},
    {"finned-jellyfish", "finned-franken-jellyfish"},
    {"finned-franken-x-wing", "finned-mutant-x-wing"},
    {"finned-franken-swordfish", "finned-mutant-swordfish"},
    {"finned-franken-jellyfish", "finned-mutant-jellyfish"},
    {"kraken-fish-1", "forcing-chain-verity"},
    {"kraken-fish-2", "forcing-chain-verity"},
    {"skyscraper", "turbot-fish"},
    {"2-string-kite", "turbot-fish"},
    {"turbot-fish", "x-chain"},
    {"empty-rectangle", "grouped-aic"},
    {"x-chain", "aic"},
    {"simple-colors-trap", "x-chain"},
    {"simple-colors-trap", "3d-medusa-trap"},
    {"simple-colors-wrap", "3d-medusa-wrap"},
    {"multi-colors-1", "x-chain"},
    {"xy-wing", "xy-chain"},
    {"xy-wing", "als-xy-wing"},
    {"xyz-wing", "wxyz-wing"},
    {"wxyz-wing", "als-xz"},
    {"almost-locked-pair", "grouped-aic"},
    {"almost-locked-triple", "als-aic"},
    {"almost-locked-quadruple", "als-aic"},
    {"w-wing", "aic"},
    {"remote-pair", "xy-chain"},
    {"tridagon", "tridagon-guardians"},
    {"tridagon", "chromatic-pattern"},
    {"tridagon-guardians", "chromatic-pattern-guardians"},
    {"chromatic-pattern", "chromatic-pattern-guardians"},
    {"broken-wing", "forcing-net-contradiction"},
    {"bivalue-oddagon-1", "remote-pair"},
    {"bivalue-oddagon-2", "forcing-net-verity"},
    {"bivalue-oddagon-3", "forcing-net-verity"},
    {"chromatic-pattern", "forcing-net-contradiction"},
    {"complex-remote-pair", "xy-chain"},
    {"xy-chain", "aic"},
    {"aic", "grouped-aic"},
    {"grouped-aic", "als-aic"},
    {"als-xz", "als-chain"},
    {"als-xy-wing", "als-chain"},
    {"als-chain", "als-aic"},
    {"continuous-nice-loop", "grouped-continuous-nice-loop"},
    {"grouped-continuous-nice-loop", "als-continuous-nice-loop"},
    {"discontinuous-nice-loop", "grouped-discontinuous-nice-loop"},
    {"grouped-discontinuous-nice-loop", "als-discontinuous-nice-loop"},
    {"discontinuous-nice-loop", "forcing-chain-contradiction"},
    {"sk-loop", "multi-sector-locked-set"},
    {"naked-quadruple", "multi-sector-locked-set"},
    {"jellyfish", "multifish"},
    {"aligned-pair-exclusion", "aligned-triplet-exclusion"},
    {"bug-1", "bug-2"},
    {"uniqueness-test-1", "unique-loop-1"},
    {"uniqueness-test-2", "unique-loop-2"},
    {"uniqueness-test-3", "unique-loop-3"},
    {"uniqueness-test-4", "unique-loop-4"},
    {"uniqueness-test-1", "extended-rectangle-1"},
    {"uniqueness-test-2", "extended-rectangle-2"},
    {"uniqueness-test-3", "extended-rectangle-3"},
    {"uniqueness-test-4", "extended-rectangle-4"},
    {"unique-loop-1", "bug-lite-1"},
    {"unique-loop-2", "bug-lite-2"},
    {"unique-loop-3", "bug-lite-3"},
    {"unique-loop-4", "bug-lite-4"},
    {"extended-rectangle-1", "mug-1"},
    {"extended-rectangle-2", "mug-2"},
    {"extended-rectangle-3", "mug-3"},
    {"extended-rectangle-4", "mug-4"},
    {"bug-lite-1", "mug-1"},
    {"bug-lite-2", "mug-2"},
    {"bug-lite-3", "mug-3"},
    {"bug-lite-4", "mug-4"},
    {"nishio", "forcing-net-contradiction"},
    {"whip", "braid"},
    {"braid", "forcing-net-contradiction"},
    {"forcing-chain-contradiction", "forcing-net-contradiction"},
    {"forcing-chain-verity", "forcing-net-verity"},
    {"forcing-net-contradiction", "forcing-net-with-sets"},
    {"forcing-net-with-sets", "forcing-net-with-nets"},
};

} // namespace

std::span<const Relation> allRelations() {
    return kRelations;
}

std::vector<const Technique*> generalOf(const Technique& technique) {
    std::vector<const Technique*> found;
    for (const Relation& relation : kRelations)
        if (relation.special == technique.id) found.push_back(techniqueById(relation.general));
    return found;
}

std::vector<const Technique*> specialOf(const Technique& technique) {
    std::vector<const Technique*> found;
    for (const Relation& relation : kRelations)
        if (relation.general == technique.id) found.push_back(techniqueById(relation.special));
    return found;
}

std::vector<const Technique*> siblingsOf(const Technique& technique) {
    assert(technique.about != nullptr);
    std::vector<const Technique*> found;
    for (const Technique* other : allTechniques())
        if (other != &technique && other->about == technique.about) found.push_back(other);
    return found;
}

} // namespace ninefold::logic
