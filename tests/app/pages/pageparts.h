// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/pagedeck.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"
#include "app/widgets/column.h"
#include "tests/app/scratchhome.h"

namespace ninefold {

/// Takes note of what pages ask the window for.
class RecordingHost : public pages::PageHost {
public:
    void trigger(std::string_view action) override { triggered << QString::fromStdString(std::string(action)); }
    void showCell() override {}
    void focusBoard() override {}
    void openTechnique(std::string_view id) override { opened << QString::fromStdString(std::string(id)); }
    void setWatched(const QString& solver) override { watched = solver; }
    void savePictures(const session::RunView&, quint64, const QString&) override {}

    QStringList triggered, opened;
    QString watched;
};

/// What a page needs, without a window.
struct PageParts {
    ScratchHome home;
    session::Session session;
    widgets::BoardOverlay overlay;
    widgets::Column column{new QWidget};
    pages::PageDeck pages{column};
    RecordingHost host;

    pages::PageContext context() { return {session, overlay, pages, host}; }
};

} // namespace ninefold
