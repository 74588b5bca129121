// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace ninefold::pages {

/// Techniques that few people look for have no positions of their own for practice. These, of other techniques, have a
/// step of theirs as well.
struct Borrowed {
    std::string_view technique, position;
};

inline constexpr Borrowed kBorrowed[] = {
    {"dual-2-string-kite", "skyscraper-4"},
    {"dual-empty-rectangle", "swordfish-7"},
    {"franken-x-wing", "locked-candidates-claiming-8"},
    {"finned-franken-x-wing", "skyscraper-1"},
    {"franken-swordfish", "x-wing-5"},
    {"finned-franken-swordfish", "skyscraper-1"},
    {"franken-jellyfish", "x-wing-3"},
    {"finned-franken-jellyfish", "simple-colors-wrap-3"},
    {"mutant-x-wing", "direct-pointing-6"},
    {"finned-mutant-x-wing", "2-string-kite-2"},
    {"mutant-swordfish", "x-wing-1"},
    {"finned-mutant-swordfish", "swordfish-2"},
    {"mutant-jellyfish", "x-wing-5"},
    {"finned-mutant-jellyfish", "simple-colors-trap-6"},
    {"squirmbag", "x-wing-1"},
    {"whale", "direct-claiming-8"},
    {"finned-squirmbag", "jellyfish-4"},
    {"finned-whale", "sashimi-x-wing-10"},
    {"finned-leviathan", "empty-rectangle-6"},
    {"sashimi-squirmbag", "jellyfish-4"},
    {"sashimi-whale", "x-wing-3"},
    {"sashimi-leviathan", "direct-claiming-8"},
    {"franken-squirmbag", "jellyfish-1"},
    {"franken-whale", "jellyfish-10"},
    {"franken-leviathan", "direct-claiming-8"},
    {"finned-franken-squirmbag", "x-wing-4"},
    {"finned-franken-whale", "skyscraper-8"},
    {"finned-franken-leviathan", "skyscraper-2"},
    {"mutant-squirmbag", "simple-colors-trap-4"},
    {"mutant-whale", "swordfish-6"},
    {"mutant-leviathan", "swordfish-5"},
    {"finned-mutant-squirmbag", "x-wing-3"},
    {"finned-mutant-whale", "x-wing-3"},
    {"finned-mutant-leviathan", "x-wing-6"},
    {"siamese-finned-swordfish", "direct-claiming-1"},
    {"siamese-finned-jellyfish", "skyscraper-5"},
    {"siamese-sashimi-x-wing", "skyscraper-1"},
    {"siamese-sashimi-swordfish", "direct-hidden-triplet-2"},
    {"siamese-sashimi-jellyfish", "direct-claiming-4"},
    {"siamese-finned-franken-x-wing", "skyscraper-1"},
    {"siamese-finned-franken-swordfish", "swordfish-9"},
    {"siamese-finned-franken-jellyfish", "swordfish-2"},
    {"siamese-finned-mutant-x-wing", "x-wing-2"},
    {"siamese-finned-mutant-swordfish", "skyscraper-2"},
    {"siamese-finned-mutant-jellyfish", "x-wing-7"},
    {"complex-remote-pair", "hidden-pair-1"},
    {"bivalue-oddagon-1", "swordfish-7"},
    {"singles", "naked-single-1"},
    {"template-set", "simple-colors-trap-10"},
    {"template-delete", "x-wing-9"},
};

} // namespace ninefold::pages
