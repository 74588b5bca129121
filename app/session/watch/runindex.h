// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/sections.h"
#include "engine/solve/event.h"

#include <optional>
#include <vector>

namespace ninefold::session {

/// A set of event kinds.
class EventKinds {
public:
    constexpr EventKinds() = default;
    constexpr EventKinds(std::initializer_list<solve::EventKind> kinds) {
        for (const solve::EventKind kind : kinds) add(kind);
    }
    constexpr void add(solve::EventKind kind) { bits_ = static_cast<std::uint16_t>(bits_ | bit(kind)); }
    constexpr bool has(solve::EventKind kind) const { return (bits_ & bit(kind)) != 0; }
    constexpr bool meets(EventKinds other) const { return (bits_ & other.bits_) != 0; }
    constexpr EventKinds operator|(EventKinds other) const { return EventKinds(bits_ | other.bits_); }
    friend constexpr bool operator==(EventKinds, EventKinds) = default;

private:
    constexpr explicit EventKinds(int bits) : bits_(static_cast<std::uint16_t>(bits)) {}
    static constexpr int bit(solve::EventKind kind) { return 1 << static_cast<int>(kind); }
    std::uint16_t bits_ = 0;
};

/// An overview of a run of any length: which kinds of events are where, and how deep the search was. A short run has
/// one section per event; when there are too many sections, pairs of them are merged.
class RunIndex {
public:
    struct Section {
        EventKinds kinds;
        std::uint8_t deepest = 0;
    };
    static constexpr std::size_t kMaxSections = 2048;

    void add(const solve::SolverEvent& event);

    std::uint64_t length() const { return sections_.length(); }
    /// Section i covers the events i * stride() + 1 to (i + 1) * stride(), as far as they are known.
    std::uint64_t stride() const { return sections_.stride(); }
    const std::vector<Section>& sections() const { return sections_.all(); }
    std::size_t sectionOf(std::uint64_t number) const { return sections_.sectionOf(number); }

    /// The nearest section, this one included, with an event of these kinds.
    std::optional<std::size_t> nearest(std::size_t from, EventKinds kinds, bool forward) const;

private:
    Sections<Section, kMaxSections> sections_;
};

} // namespace ninefold::session
