// SPDX-License-Identifier: MIT
#include "app/store/refusals.h"

#include <QCoreApplication>

namespace ninefold::store {

QString refusalSentence(const Refusal& refusal) {
    switch (refusal.reason) {
    case Refusal::Reason::OpenInAnotherWindow:
        return QCoreApplication::translate("Refusal", "This game is open in another window.");
    case Refusal::Reason::OpenOnAnotherComputer:
        return QCoreApplication::translate("Refusal", "This game is open on another computer (%1).")
            .arg(refusal.detail);
    case Refusal::Reason::Removed:
        return QCoreApplication::translate("Refusal", "The file of this game has been removed.");
    case Refusal::Reason::Damaged: {
        QString what = QCoreApplication::translate("Refusal", "This game is damaged and could not be read.");
        if (refusal.detail.isEmpty()) return what;
        return what + u' ' + QCoreApplication::translate("Refusal", "The file is kept as %1.").arg(refusal.detail);
    }
    case Refusal::Reason::Unreadable:
        break;
    }
    return QCoreApplication::translate("Refusal", "This game cannot be opened (%1).").arg(refusal.detail);
}

} // namespace ninefold::store
