// SPDX-License-Identifier: MIT
// Chains of almost locked sets, each followed by sets with a higher index. Two consecutive links must use different
// digits. The search enumerates all chains and takes the best, so it does not stop at the first result.
#include "engine/rating/hodoku/als.h"

#include <cassert>

namespace ninefold::rating::hodoku {
namespace {

constexpr std::size_t kMostLinks = 50;
constexpr std::size_t kFewestLinks = 3;

/// Which digits of a link a chain uses.
enum Use { kNone = 0, kFirst = 1, kSecond = 2, kBoth = 3 };

/// The digits of a link that remain after the previous link used `digit`.
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
                // A first link with two digits is tried with each of them.
                follow(link, kFirst);
                if (link.second != 0) follow(link, kSecond);
                continue;
            }
            // If the last link used two digits, only its first counts, as in HoDoKu.
            if (const Use use = useAfter(lastUse == kSecond ? last->second : last->digit, link); use != kNone)
                follow(link, use);
        }
    }

    /// A chain of three or more links may remove candidates; it is extended all the same, since a longer chain may
    /// remove more.
    void follow(const RestrictedCommon& link, Use use) {
        assert(use != kNone);
        if (inChain_[link.other]) return;
        chain_.push_back(&link);
        inChain_[link.other] = true;
        if (chain_.size() == 1) firstUse_ = use;
        if (chain_.size() >= kFewestLinks) eliminate(link, use);
        extend(link.other, &link, use);
        inChain_[link.other] = false;
        chain_.pop_back();
    }

    void eliminate(const RestrictedCommon& last, Use use) {
        assert(chain_.size() >= kFewestLinks && chain_.back() == &last);
        // The end sets may lack the digits that link them, so these digits prove nothing.
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

} // namespace ninefold::rating::hodoku
