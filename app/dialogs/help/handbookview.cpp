// SPDX-License-Identifier: MIT
#include "app/dialogs/help/handbookview.h"

#include <QEvent>

#include <algorithm>

namespace ninefold::dialogs {

HandbookView::HandbookView(const QList<HandbookPage>& pages, QWidget* parent) : QTextBrowser(parent), pages_(pages) {
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(12);
}

/// The address of a picture is the page and, after '#', the number of the section.
QString HandbookView::htmlOf(const HandbookPage& page) const {
    QString html = QStringLiteral("<h2>%1</h2>").arg(page.title.toHtmlEscaped());
    for (qsizetype at = 0; at < page.sections.size(); ++at) {
        const HelpSection& section = page.sections[at];
        if (!section.heading.isEmpty()) html += QStringLiteral("<h4>%1</h4>").arg(section.heading.toHtmlEscaped());
        html += section.text;
        if (section.cellSize > 0) html += QStringLiteral("<p><img src=\"%1#%2\"></p>").arg(page.id).arg(at);
    }
    return html;
}

QVariant HandbookView::loadResource(int type, const QUrl& name) {
    const auto page = std::ranges::find(pages_, name.path(), &HandbookPage::id);
    if (page == pages_.end()) return {};
    if (type != QTextDocument::ImageResource) return htmlOf(*page);
    const qsizetype section = name.fragment().toInt();
    if (section >= page->sections.size()) return {};
    const HelpSection& shown = page->sections[section];
    const BoardPicture picture(shown.frame, shown.part, shown.cellSize, const_cast<HandbookView*>(this));
    return picture.pixmap();
}

/// The pictures are in the colours of the theme.
void HandbookView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !source().isEmpty()) reload();
}

} // namespace ninefold::dialogs
