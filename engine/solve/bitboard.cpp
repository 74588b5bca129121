// SPDX-License-Identifier: MIT
#include "engine/solve/bitboard.h"
