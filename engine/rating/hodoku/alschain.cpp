// SPDX-License-Identifier: MIT
// Chains of almost locked sets, from each set to sets that come later in the list. The digits of two links that follow
// each other have to differ.
// All chains are walked and the best is taken, so the walk may not be cut short where one is found.
#include "engine/rating/hodoku/als.h"

namespace ninefold::hodoku {
namespace {

constexpr std::size_t kMostLinks = 50;
constexpr std::size_t kFewestLinks = 3;

/// Which digits of a link a chain uses.
enum Use { kNone = 0, kFirst = 1, kSecond = 2, kBoth = 3 };

/// What is left of a link after one that used `digit`.
Use useAfter(Digit digit, const RestrictedCommon& link) {
    if (link.second == 0) return digit == link.digit ? kNone : kFirst;
    if (digit == link.second) return kFirst;
    return digit == link.digit ? kSecond : kBoth;
}

Digits digitsOf(const RestrictedCommon& link, Use use) {
    Digits digits;
    if (use == kFirst || use == kBoth) digits.add(link.digit);
    if ((use == kSecond || use == kBoth) && link.second != 0) digits.add(link.second);
    return digits;
}

} // namespace

class ChainOfSets {
public:
    explicit ChainOfSets(const AlmostLockedSets& all) : all_(all), inChain_(all.sets_.size()) {}

    bool run(Step& step) {
        for (start_ = 0; start_ < static_cast<int>(all_.sets_.size()); ++start_) {
            inChain_.assign(inChain_.size(), false);
            inChain_[start_] = true;
            chain_.clear();
            extend(start_, nullptr, kNone);
        }
        return best_.take(step);
    }

private:
    void extend(int set, const RestrictedCommon* last, Use lastUse) {
        if (chain_.size() >= kMostLinks) return;
        for (std::size_t n = all_.begin_[set]; n < all_.begin_[set + 1]; ++n) {
            const RestrictedCommon& link = all_.links_[n];
            if (last == nullptr) {
                // A first link with two digits is tried with each.
                follow(link, kFirst);
                if (link.second != 0) follow(link, kSecond);
                continue;
            }
            // After two digits only the first is minded, as in the original.
            if (const Use use = useAfter(lastUse == kSecond ? last->second : last->digit, link); use != kNone)
                follow(link, use);
        }
    }

    /// From three links on a chain may strike; what strikes goes on all the same, since a longer chain may do more.
    void follow(const RestrictedCommon& link, Use use) {
        if (inChain_[link.other]) return;
        chain_.push_back(&link);
        inChain_[link.other] = true;
        if (chain_.size() == 1) firstUse_ = use;
        if (chain_.size() >= kFewestLinks) strike(link, use);
        extend(link.other, &link, use);
        inChain_[link.other] = false;
        chain_.pop_back();
    }

    void strike(const RestrictedCommon& last, Use use) {
        // The ends of the chain lack the digits that link them, so those prove nothing about what the ends share.
        Step step;
        all_.removeShared(start_, last.other, digitsOf(*chain_.front(), firstUse_) | digitsOf(last, use), step);
        if (step.removals.empty()) return;
        step.tidy();
        best_.offer(step, 0);
    }

    const AlmostLockedSets& all_;
    std::vector<bool> inChain_;
    std::vector<const RestrictedCommon*> chain_;
    int start_ = 0;
    Use firstUse_ = kNone;
    Best best_;
};

bool AlmostLockedSets::findChain(Step& step) const {
    const bool found = ChainOfSets(*this).run(step);
    step.technique = "als-chain";
    return found;
}

} // namespace ninefold::hodoku
