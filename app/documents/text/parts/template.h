// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

namespace ninefold::documents {

/// Fills a text template: {name} is replaced by the result of `valueOf` for that name, and a part in [brackets] is
/// left out if one of its values is empty. Brackets do not nest.
///
///     "{cells} see each other[ in {house}]."    ->    "r1c1, r1c7 see each other in row 1."  or without the last part
///
/// Not QString::arg: translators move values by their names, and a value may contain "%1".
QString fillTemplate(QStringView pattern, const std::function<QString(QStringView name)>& valueOf);

} // namespace ninefold::documents
