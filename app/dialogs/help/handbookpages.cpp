// SPDX-License-Identifier: MIT
#include "app/dialogs/help/handbookpages.h"

#include "app/dialogs/help/whatiswatched.h"
#include "app/documents/catalog.h"
#include "app/documents/text/learn/abouts.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/steps.h"
#include "engine/logic/relations.h"
#include "engine/logic/technique.h"

#include <QCoreApplication>
#include <QTextDocumentFragment>

#include <utility>
#include <vector>

namespace ninefold::dialogs {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Handbook)
};

/// A text of the page of a technique in the window.
QString ofTechniques(const char* text) {
    return QCoreApplication::translate("ninefold::pages::TechniqueText", text);
}

QString fromEngine(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString paragraphs(const QStringList& texts) {
    QString html;
    for (const QString& text : texts) html += QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
    return html;
}

/// The same section with its text as HTML.
HelpSection asHtml(HelpSection section) {
    section.text = paragraphs({section.text});
    return section;
}

QList<HelpSection> asHtml(QList<HelpSection> sections) {
    for (HelpSection& section : sections) section = asHtml(std::move(section));
    return sections;
}

QString tableOf(const QList<KeySheet::Row>& rows) {
    QString html = QStringLiteral("<table cellspacing=\"6\">");
    for (const KeySheet::Row& row : rows)
        html += QStringLiteral("<tr><td>%1</td><td><b>%2</b></td></tr>")
                    .arg(row.what.toHtmlEscaped(), row.keys.toHtmlEscaped());
    return html + QStringLiteral("</table>");
}

QString linksTo(const QString& sentence, const std::vector<const logic::Technique*>& techniques) {
    if (techniques.empty()) return {};
    QStringList links;
    for (const logic::Technique* technique : techniques)
        links << QStringLiteral("<a href=\"/technique/%1\">%2</a>")
                     .arg(fromEngine(technique->id), documents::techniqueName(*technique).toHtmlEscaped());
    return QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped().arg(documents::listText(links)));
}

QString stepsOf(const QStringList& proof) {
    QString html = QStringLiteral("<ol>");
    for (const QString& step : proof) html += QStringLiteral("<li>%1</li>").arg(step.toHtmlEscaped());
    return html + QStringLiteral("</ol>");
}

HandbookPage pageOf(const logic::Technique& technique) {
    const QString relatives = linksTo(ofTechniques("A special case of: %1"), logic::generalOf(technique)) +
                              linksTo(ofTechniques("Special cases of it: %1"), logic::specialOf(technique)) +
                              linksTo(ofTechniques("Of the same kind: %1"), logic::siblingsOf(technique));
    return {.id = QStringLiteral("/technique/") + fromEngine(technique.id),
            .chapter = Texts::tr("Techniques"),
            .title = documents::techniqueName(technique),
            .sections = {{.text = paragraphs(documents::techniqueSentences(technique))},
                         {ofTechniques("How to spot one"), paragraphs({documents::techniqueTip(technique)})},
                         {ofTechniques("Why it is true"), stepsOf(documents::techniqueProof(technique)) + relatives},
                         {ofTechniques("How hard it is"), paragraphs({documents::techniqueRatings(technique)})}}};
}

HandbookPage keysPage(const QList<KeySheet::Row>& commands) {
    return {.id = QStringLiteral("/keys"),
            .chapter = Texts::tr("Playing"),
            .title = KeySheet::tr("Keys"),
            .sections = {{KeySheet::tr("On the board"), tableOf(KeySheet::boardRows())},
                         {KeySheet::tr("Anywhere in the window"), tableOf(commands)}}};
}

QList<HandbookPage> watchPages(NameStyle names) {
    const QString chapter = Texts::tr("Watching");
    QList<HandbookPage> pages = {{.id = QStringLiteral("/watch"),
                                  .chapter = chapter,
                                  .title = WhatIsWatched::tr("What Am I Watching?"),
                                  .sections = {{.text = paragraphs({WhatIsWatched::introduction()})}}}};
    pages.first().sections += asHtml(WhatIsWatched::solvers() + WhatIsWatched::views());
    for (const WhatIsWatched::Tour& tour : WhatIsWatched::tours(names))
        pages << HandbookPage{.id = QStringLiteral("/watch/%1").arg(pages.size()),
                              .chapter = chapter,
                              .title = tour.heading,
                              .sections = asHtml(tour.stops)};
    return pages;
}

/// The formats that are read, those that are written, and their file names.
HandbookPage filesPage() {
    QString html = QStringLiteral("<table cellspacing=\"6\">");
    for (const formats::Format* format : documents::allFormats()) {
        QStringList endings;
        for (const QString& ending : fromEngine(format->extensions).split(u' ', Qt::SkipEmptyParts))
            endings << u'.' + ending;
        QStringList uses;
        if (format->isReadable()) uses << Texts::tr("opened", "a file format");
        if (format->write != nullptr) uses << Texts::tr("saved", "a file format");
        html += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td></tr>")
                    .arg(fromEngine(format->name).toHtmlEscaped(), endings.join(u' ').toHtmlEscaped(),
                         documents::listText(uses).toHtmlEscaped());
    }
    html += QStringLiteral("</table>");
    return {
        .id = QStringLiteral("/files"),
        .chapter = Texts::tr("Files"),
        .title = Texts::tr("File Formats"),
        .sections = {{.text = paragraphs({Texts::tr(
                                  "Ninefold recognises a format by what is in the file, and not by its name. A file, a "
                                  "folder or a link can also be dropped on the window, and a puzzle pasted.")}) +
                              html}}};
}

} // namespace

QString HandbookPage::plainText() const {
    QString text = title;
    for (const HelpSection& section : sections)
        text += u'\n' + section.heading + u'\n' + QTextDocumentFragment::fromHtml(section.text).toPlainText();
    return text;
}

QList<HandbookPage> handbookPages(const HandbookContext& context) {
    QList<HandbookPage> pages = {{.id = QStringLiteral("/play"),
                                  .chapter = Texts::tr("Playing"),
                                  .title = HowToPlay::tr("How to Play"),
                                  .sections = asHtml(HowToPlay::sections(context.keyOf, context.names))},
                                 keysPage(context.commands)};
    pages += watchPages(context.names);
    for (const logic::Technique* technique : logic::allTechniques()) pages << pageOf(*technique);
    return pages << filesPage();
}

} // namespace ninefold::dialogs
