// SPDX-License-Identifier: MIT
// The pages of a PDF file, as shades of grey.
#pragma once

#include "app/documents/pictures/plugin/decoding.h"

#include <functional>
#include <stop_token>

namespace ninefold::documents::pictures {

bool isPdf(const QByteArray& bytes);

/// Calls `take` with one page after the other, until it is stopped or has taken long. Answers why there are none, or
/// None.
Trouble readPages(const QByteArray& bytes, const std::stop_token& stop,
                  const std::function<void(const Decoded& page)>& take);

} // namespace ninefold::documents::pictures
