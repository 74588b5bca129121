// SPDX-License-Identifier: MIT
#pragma once

// What the pages of all techniques say. Techniques that differ only in their size share a text.
#include "engine/logic/abouts/als.h"
#include "engine/logic/abouts/chains.h"
#include "engine/logic/abouts/coloring.h"
#include "engine/logic/abouts/fireworks.h"
#include "engine/logic/abouts/fish.h"
#include "engine/logic/abouts/forcing.h"
#include "engine/logic/abouts/impossible.h"
#include "engine/logic/abouts/intersections.h"
#include "engine/logic/abouts/multisector.h"
#include "engine/logic/abouts/singledigit.h"
#include "engine/logic/abouts/singles.h"
#include "engine/logic/abouts/subsets.h"
#include "engine/logic/abouts/templates.h"
#include "engine/logic/abouts/uniqueness.h"
#include "engine/logic/abouts/wings.h"
#include "engine/logic/technique.h"
