// SPDX-License-Identifier: MIT
#include "app/window/submenus.h"

#include "app/documents/catalog.h"
#include "app/documents/text/languages.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/pages/page.h"
#include "app/session/session.h"
#include "app/store/recent/recentfiles.h"
#include "app/widgets/wrappedtext.h"
#include "app/window/exporter.h"
#include "app/window/importer.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

namespace ninefold::window {
namespace {

/// Names the context of the translations.
class Submenus {
    Q_DECLARE_TR_FUNCTIONS(ninefold::window::Submenus)
};

/// Each takes about ten milliseconds, and the hardest is taken.
constexpr int kClimbs = 20;

} // namespace

void fillLevels(QMenu& menu, const WindowParts& parts) {
    for (const rating::Level level : rating::kLevels) {
        QAction* entry = menu.addAction(documents::levelText(level), &parts.session,
                                        [parts, level] { parts.session.maker().make(level); });
        entry->setToolTip(documents::levelHint(level));
    }
    menu.addSeparator();
    QAction* climb = menu.addAction(Submenus::tr("&Hardest of a Grid"), &parts.session, [parts] {
        parts.session.maker().makeSpecified({.climb = true, .tries = kClimbs});
    });
    climb->setToolTip(Submenus::tr("Climbs from a full grid to the puzzle with the most branching that it reaches"));
    menu.addAction(Submenus::tr("&Generate Several..."), &parts.importer.lists(),
                   [parts] { parts.importer.lists().askForMany(); });
    menu.setToolTipsVisible(true);
}

void fillBookmarks(QMenu& menu, const WindowParts& parts) {
    const std::vector<session::Bookmarks::Place> places = parts.session.bookmarks().places();
    for (int place = 0; place < static_cast<int>(places.size()); ++place) {
        const auto& [atMs, cellsLeft, isHere] = places[static_cast<std::size_t>(place)];
        const QString state =
            cellsLeft == 0 ? Submenus::tr("all cells filled") : Submenus::tr("%n cell(s) left", "cells", cellsLeft);
        QAction* entry = menu.addAction(Submenus::tr("%1, %2", "the time of a bookmark, and how many cells were left")
                                            .arg(documents::clockText(atMs), state),
                                        &parts.session, [parts, place] { parts.session.bookmarks().goTo(place); });
        entry->setCheckable(true);
        entry->setChecked(isHere);
    }
    if (places.empty()) menu.addAction(Submenus::tr("No bookmark has been set yet"))->setEnabled(false);
}

void fillRecent(QMenu& menu, const WindowParts& parts) {
    const QStringList files = store::loadRecentFiles();
    for (const QString& path : files) {
        QAction* entry = menu.addAction(documents::menuText(QFileInfo(path).fileName()), &parts.importer,
                                        [parts, path] { parts.importer.openFile(path); });
        entry->setToolTip(widgets::toolTipOf(documents::pathText(path)));
    }
    menu.setToolTipsVisible(true);
    if (files.isEmpty()) return menu.addAction(Submenus::tr("No file has been opened yet"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(Submenus::tr("&Clear This List"), &parts.window, store::forgetRecentFiles);
}

void fillFormats(QMenu& menu, const WindowParts& parts) {
    const formats::Puzzle puzzle = parts.session.game().puzzle();
    const auto formats = documents::allFormats();
    // Detection asks the richest first; copied is mostly what every program reads.
    for (auto at = formats.rbegin(); at != formats.rend(); ++at) {
        const formats::Format* format = *at;
        if (format->write == nullptr) continue;
        const QString id = QString::fromUtf8(format->id.data(), static_cast<qsizetype>(format->id.size()));
        const QString name = QString::fromUtf8(format->name.data(), static_cast<qsizetype>(format->name.size()));
        QAction* entry = menu.addAction(name, &parts.exporter, [parts, id] { parts.exporter.copy(id); });
        QStringList lost;
        for (const Error& error : documents::whatIsLost(*format, puzzle)) lost << documents::sentence(error);
        entry->setToolTip(lost.isEmpty() ? name : lost.join(u'\n'));
    }
    menu.setToolTipsVisible(true);
}

void fillThemes(QMenu& menu, const WindowParts& parts) {
    const QString names[] = {Submenus::tr("Same as the &System"), Submenus::tr("&Light"), Submenus::tr("&Dark"),
                             Submenus::tr("&High Contrast")};
    for (int index = 0; index < 4; ++index) {
        QAction* entry = menu.addAction(names[index], &parts.session, [parts, index] {
            store::Settings settings = parts.session.settings();
            settings.theme = static_cast<store::ThemeChoice>(index);
            parts.session.preferences().setSettings(settings);
        });
        entry->setCheckable(true);
        entry->setChecked(index == static_cast<int>(parts.session.settings().theme));
    }
}

void fillLanguages(QMenu& menu, const WindowParts& parts) {
    for (const documents::Language& language :
         QList<documents::Language>{{{}, Submenus::tr("Same as the &System")}} + documents::languagesIn()) {
        QAction* entry = menu.addAction(language.name, &parts.session, [parts, code = language.code] {
            store::Settings settings = parts.session.settings();
            settings.language = code;
            parts.session.preferences().setSettings(settings);
        });
        entry->setCheckable(true);
        entry->setChecked(language.code == parts.session.settings().language);
    }
}

void fillNames(QMenu& menu, const WindowParts& parts) {
    for (NameStyle style : {NameStyle::RowColumn, NameStyle::LetterNumber}) {
        QAction* entry = menu.addAction(documents::cellText(0, style), &parts.session, [parts, style] {
            store::Settings settings = parts.session.settings();
            settings.names = style;
            parts.session.preferences().setSettings(settings);
        });
        entry->setCheckable(true);
        entry->setChecked(style == parts.session.settings().names);
    }
}

} // namespace ninefold::window
