// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

namespace ninefold {

/// Fills a text template: {name} stands for what `valueOf` makes of the name, and a part in [brackets] is left out
/// when one of the values named in it is empty. Brackets do not nest.
QString fillTemplate(QStringView pattern, const std::function<QString(QStringView name)>& valueOf);

} // namespace ninefold
