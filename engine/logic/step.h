// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/houseset.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace ninefold::logic {

struct Technique;

struct Candidate {
    Cell cell = -1;
    Digit digit = 0;
    friend bool operator==(const Candidate&, const Candidate&) = default;
    friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

/// What a step does to one candidate: sets it or removes it.
struct Deduction {
    Cell cell = -1;
    Digit digit = 0;
    bool places = false;
    friend bool operator==(const Deduction&, const Deduction&) = default;
    friend auto operator<=>(const Deduction&, const Deduction&) = default;
};

/// For tables of what steps do.
struct EffectHash {
    std::size_t operator()(const std::vector<Deduction>& effect) const;
};

/// How a candidate is drawn. The painter knows these and no technique; the legend of a technique (Technique::legend)
/// says what a role means in it.
enum class Role : std::uint8_t {
    On,    ///< part of the pattern; in a chain: what holds
    Off,   ///< the other colour; in a chain: what does not hold
    Extra, ///< fins, guards and other additions to the pattern
    Place,
    Remove,
    SetA, ///< the cells of several sets (almost locked sets, wings, petals); the drawing and the text name them A, B
          ///< ...
    SetB,
    SetC,
    SetD,
    SetE,
    SetF,
    SetG,
};
inline constexpr Role kLastRole = Role::SetG;

/// One candidate drawn in a role; digit 0 means the cell as a whole.
struct Mark {
    Role role;
    Candidate candidate;
    friend bool operator==(const Mark&, const Mark&) = default;
};

enum class HouseRole : std::uint8_t { Look, Base, Cover };

struct HouseMark {
    HouseRole role;
    House house;
    friend bool operator==(const HouseMark&, const HouseMark&) = default;
};

/// One end of a link: one candidate, or the same digit in a group of cells.
struct LinkEnd {
    Cells cells;
    Digit digit = 0;
    friend bool operator==(const LinkEnd&, const LinkEnd&) = default;
};

/// Strong: at least one of the two ends holds. Weak: not both hold.
struct Link {
    LinkEnd from, to;
    bool strong = false;
    friend bool operator==(const Link&, const Link&) = default;
};

/// A statement in a chain: the digit is (on) or is not (off) in one of the cells.
struct ChainNode {
    Cells cells;
    Digit digit = 0;
    bool on = false;
    /// Why it follows from the previous node: through this house; -1 means inside the cell, or through the set.
    House house = -1;
    /// The almost locked set (or other set of cells) through which it follows; empty for a plain link.
    Cells set;
    /// The role in which the set is drawn, if it is; it names the set.
    std::optional<Role> setName = std::nullopt;
    /// In a net, where several statements lead to one: their numbers in its chain; 0 is the assumption.
    std::vector<int> from = {};
    /// In an inner net: the statements of the net around it from which it follows as well.
    std::vector<int> outer = {};
    /// The number of the inner net that shows it, in the argument "inner"; -1 if none does.
    int inner = -1;
    /// In a net, where a pair removes it: the two digits of the pair, which fill the cells of `set`.
    Digits pair = {};
    friend bool operator==(const ChainNode&, const ChainNode&) = default;
};
using Chain = std::vector<ChainNode>;

/// Cells that are drawn in one role and named by it: "A".
struct NamedSet {
    Role name;
    Cells cells;
    friend bool operator==(const NamedSet&, const NamedSet&) = default;
};

/// A value that a text may name: {fins} in the template is filled by the argument of that name.
using ArgValue =
    std::variant<int, Digits, Cells, HouseSet, std::vector<Candidate>, std::vector<Chain>, std::vector<NamedSet>>;
struct Arg {
    std::string_view name;
    ArgValue value;
    friend bool operator==(const Arg&, const Arg&) = default;
};

/// A step that a technique found: its deductions, how to draw it and the values for its sentence. Data only, one
/// type for all techniques. The technique that finds a step does not apply it.
struct Step {
    const Technique* technique = nullptr;
    /// Sorted, without duplicates.
    std::vector<Deduction> deductions;
    std::vector<Mark> marks;
    std::vector<HouseMark> houses;
    std::vector<Link> links;
    std::vector<Arg> args;
    /// The candidates of the position in which the step was found, by digit: sentences say what a cell may be. Filled
    /// in by the finder.
    std::array<Cells, kDigitCount> candidates{};
    /// Sudoku Explainer's rating in tenths; 0 means the rating of the technique (its er).
    int er = 0;
    /// The number of cells, links or nodes that the user has to follow. Of two steps with the same effect the
    /// shorter is better.
    int length = 0;

    bool empty() const { return deductions.empty(); }
    bool placesAnything() const;
    /// The cells that lose a digit.
    Cells removed(Digit digit) const;
    /// What the cell could be before the step.
    Digits candidatesOf(Cell cell) const;
    /// How many candidates it removes and digits it sets.
    int effect() const { return static_cast<int>(deductions.size()); }

    void place(Cell cell, Digit digit) { deductions.push_back({cell, digit, true}); }
    void remove(Cell cell, Digit digit) { deductions.push_back({cell, digit, false}); }
    void remove(Cells cells, Digit digit);
    /// A candidate has one role in a drawing: it keeps its first, so what matters most is marked first.
    void mark(Role role, Cell cell, Digit digit);
    void mark(Role role, Cells cells, Digit digit);
    void mark(HouseRole role, House house) { houses.push_back({role, house}); }
    void mark(HouseRole role, HouseSet set);
    void link(LinkEnd from, LinkEnd to, bool strong) { links.push_back({from, to, strong}); }
    void say(std::string_view name, ArgValue value) { args.push_back({name, std::move(value)}); }
    /// Arguments of one chain or of two.
    void say(std::string_view name, Chain chain);
    void say(std::string_view name, Chain first, Chain second);
    /// An argument that names the cells by the letter of their set.
    void say(std::string_view name, Role set, Cells cells) { say(name, std::vector<NamedSet>{{set, cells}}); }

    friend bool operator==(const Step&, const Step&) = default;
};

/// Receives the steps that a technique finds.
class StepSink {
public:
    virtual ~StepSink() = default;
    /// Returns false to end the search.
    virtual bool take(Step&& step) = 0;
};

/// Marks what a chain says (on and off) and its sets, and links its nodes: off to on is strong, on to off weak.
void drawChain(Step& step, const Chain& chain);
/// Gives the sets in these chains a role each, and so a name; when the roles are used up the others stay without.
void nameSets(std::span<Chain> chains);

/// Adds another step to this one: its deductions and its drawing, but not its arguments.
void join(Step& step, const Step& other);

} // namespace ninefold::logic
