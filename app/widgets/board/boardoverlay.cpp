// SPDX-License-Identifier: MIT
#include "app/widgets/board/boardoverlay.h"

#include <cassert>

namespace ninefold::widgets {

void BoardOverlay::take(Owner owner, const logic::Overlay& drawing) {
    assert(owner != nullptr);
    owner_ = owner;
    show(drawing);
}

void BoardOverlay::draw(Owner owner, const logic::Overlay& drawing) {
    assert(owner != nullptr);
    if (owner == owner_) show(drawing);
}

void BoardOverlay::release(Owner owner) {
    assert(owner != nullptr);
    if (owner != owner_) return;
    owner_ = nullptr;
    show({});
}

void BoardOverlay::show(const logic::Overlay& drawing) {
    if (drawing == drawing_) return;
    drawing_ = drawing;
    emit drawingChanged(drawing_);
}

} // namespace ninefold::widgets
