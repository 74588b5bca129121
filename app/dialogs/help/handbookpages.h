// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/help/helppage.h"
#include "app/dialogs/help/howtoplay.h"
#include "app/dialogs/settings/keysheet.h"

#include <QList>
#include <QString>

namespace ninefold::dialogs {

/// A page of the handbook. Its sections are those of the pages to read elsewhere in the program.
struct HandbookPage {
    /// Links lead here: "/technique/xy-wing".
    QString id;
    QString chapter, title;
    /// Their texts are HTML.
    QList<HelpSection> sections;

    /// Title and texts without markup, for the search.
    QString plainText() const;
};

/// What the pages need to know of the window.
struct HandbookContext {
    HowToPlay::KeyOf keyOf;
    /// The commands with their keys.
    QList<KeySheet::Row> commands;
    NameStyle names = NameStyle::RowColumn;
};

/// All pages in the order of the chapters, in the language of the program: how to play, keys, watching, techniques from
/// the easiest to the hardest, files.
QList<HandbookPage> handbookPages(const HandbookContext& context);

} // namespace ninefold::dialogs
