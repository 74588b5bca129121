// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

namespace ninefold {

/// Fills a text template: {name} stands for what `valueOf` makes of the name, and a part in [brackets] is left out
/// when one of the values named in it is empty. Brackets do not nest.
///
///     "{cells} see each other[ in {house}]."    ->    "r1c1, r1c7 see each other in row 1."  or without the last part
///
/// Not QString::arg: translators move values about by their names, and a value that holds "%1" does no harm.
QString fillTemplate(QStringView pattern, const std::function<QString(QStringView name)>& valueOf);

} // namespace ninefold
