// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/reading.h"

namespace ninefold {

/// A position whose next step is an alternating inference chain of eight lines.
inline formats::Puzzle chainPuzzle() {
    return documents::readFirst(
               ":0708:7:+32+5+1.6.+98.18...3+629+6.3+8+2.5..+8...+367....918.......+6....59..+3+1....73..49."
               ".8+4.6....3:243 449 251 451 253 453 761 763 267 467 268 468 469 295 197 297:733 751::")
        .value();
}

} // namespace ninefold
