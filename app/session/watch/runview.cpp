// SPDX-License-Identifier: MIT
#include "app/session/watch/runview.h"

#include "app/documents/text/numbers.h"
#include "app/session/watch/watchwords.h"

namespace ninefold::session {

QString RunView::place(quint64 number) const {
    return Watch::tr("event %1").arg(documents::numberText(static_cast<qint64>(number)));
}

} // namespace ninefold::session
