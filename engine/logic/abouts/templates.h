// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about templates.

inline constexpr About kAboutTemplate{
    .what =
        NINEFOLD_TEXT("Abouts", "All ways to put one digit into every row, column and box are looked at together. A "
                                "cell that all ways use has the digit. A cell that none of them uses cannot have it."),
    .spot = NINEFOLD_TEXT("Abouts", "This is work for a computer: a digit can have thousands of such ways. For a "
                                    "person a few are enough when nearly all of its places are known."),
    .proof =
        {NINEFOLD_TEXT("Abouts",
                       "In the solution the digit stands once in each row, column and box. This is one of the ways."),
         NINEFOLD_TEXT("Abouts", "Which one it is, is not known. But if all ways use a cell, the right one does too."),
         NINEFOLD_TEXT("Abouts", "If no way uses a cell, the right one does not either. So the digit goes from it.")},
};

} // namespace ninefold::logic
