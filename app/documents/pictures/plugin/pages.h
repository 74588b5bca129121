// SPDX-License-Identifier: MIT
// The pages of a PDF file, as shades of grey.
#pragma once

#include "app/documents/pictures/plugin/decoding.h"

#include <functional>

namespace ninefold::documents::pictures {

bool isPdf(const QByteArray& bytes);

/// Calls `take` with one page after the other. Answers why there are none, or None.
Trouble readPages(const QByteArray& bytes, const std::function<void(const Decoded& page)>& take);

} // namespace ninefold::documents::pictures
