// SPDX-License-Identifier: MIT
#include "app/dialogs/new/playchoice.h"

#include <QMouseEvent>

namespace ninefold::dialogs {

PlayChoice::PlayChoice(const QString& name, QWidget* parent) : QRadioButton(name, parent) {
    setAttribute(Qt::WA_Hover);
}

void PlayChoice::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) emit playWanted();
}

} // namespace ninefold::dialogs
