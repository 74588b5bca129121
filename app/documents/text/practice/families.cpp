// SPDX-License-Identifier: MIT
#include "app/documents/text/practice/families.h"

#include <QCoreApplication>

#include <array>
#include <cassert>

namespace ninefold::documents {
namespace {

/// In the order of logic::Family.
constexpr std::array kNames = {QT_TRANSLATE_NOOP("Families", "Singles"),
                               QT_TRANSLATE_NOOP("Families", "Locked Candidates"),
                               QT_TRANSLATE_NOOP("Families", "Pairs, Triples, Quadruples"),
                               QT_TRANSLATE_NOOP("Families", "Fish"),
                               QT_TRANSLATE_NOOP("Families", "Two Links of One Digit"),
                               QT_TRANSLATE_NOOP("Families", "Wings"),
                               QT_TRANSLATE_NOOP("Families", "Uniqueness"),
                               QT_TRANSLATE_NOOP("Families", "Colours"),
                               QT_TRANSLATE_NOOP("Families", "Chains and Loops"),
                               QT_TRANSLATE_NOOP("Families", "Almost Locked Sets"),
                               QT_TRANSLATE_NOOP("Families", "Exclusion"),
                               QT_TRANSLATE_NOOP("Families", "Templates"),
                               QT_TRANSLATE_NOOP("Families", "Forcing Chains")};

} // namespace

QString familyText(logic::Family family) {
    const auto place = static_cast<std::size_t>(family);
    assert(place < kNames.size());
    return QCoreApplication::translate("Families", kNames[place]);
}

} // namespace ninefold::documents
