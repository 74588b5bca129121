// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

namespace ninefold::logic {

/// What one of several techniques with a common explanation has for itself; the fields are those of Technique.
struct Variant {
    std::string_view id, name, code;
    int score = 0;
    std::optional<HodokuGrade> grade;
    int rating = 0;
    int er = 0;
};

/// A technique with the family and the texts of `common`.
constexpr Technique variant(Technique common, const Variant& own, decltype(Technique::find) find) {
    common.id = own.id;
    common.name = own.name;
    common.code = own.code;
    common.er = own.er;
    common.score = own.score;
    common.grade = own.grade;
    common.rating = own.rating;
    common.find = find;
    return common;
}

} // namespace ninefold::logic
