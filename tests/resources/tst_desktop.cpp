// SPDX-License-Identifier: MIT
// The files for desktops agree: types, endings, names, languages.
#include "app/documents/catalog.h"
#include "tests/files.h"

#include <QDate>
#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

namespace {

const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/resources/desktop/org.ninefold.ninefold");

QString textOf(const char* ending) {
    return QString::fromUtf8(bytesOf(kFolder + QLatin1String(ending)));
}

/// The values of a key of a desktop entry.
QStringList valuesOf(const QString& entry, const QString& key) {
    const QRegularExpression line('^' + QRegularExpression::escape(key) + "=(.*)$",
                                  QRegularExpression::MultilineOption);
    QStringList values;
    for (auto match = line.globalMatch(entry); match.hasNext();) values << match.next().captured(1);
    return values;
}

/// The list of a key, in alphabetical order.
QStringList listOf(const QString& entry, const QString& key) {
    QStringList list = valuesOf(entry, key).value(0).split(';', Qt::SkipEmptyParts);
    list.sort();
    return list;
}

/// All values of an attribute (or texts, if that is null) of the elements of a name, in alphabetical order.
QStringList inXml(const QString& text, const QString& element, const char* attribute) {
    QXmlStreamReader xml(text);
    QStringList found;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == element)
            found << (attribute ? xml.attributes().value(QLatin1String(attribute)).toString() : xml.readElementText());
    if (xml.hasError()) qFatal("no XML: %s", qPrintable(xml.errorString()));
    found.sort();
    return found;
}

/// Endings that files of many other programs have, too. Who opens them is decided by others.
bool isCommon(const QString& ending) {
    static const QSet<QString> common = {"txt",    "csv",  "json",    "jsonl", "url", "xml",  "html", "htm", "zip",
                                         "sqlite", "db",   "sqlite3", "xlsx",  "sav", "save", "dat",  "png", "jpg",
                                         "jpeg",   "webp", "tif",     "tiff",  "bmp", "gif",  "heic", "pdf"};
    return common.contains(ending);
}

/// The endings of the formats that no other program uses.
QStringList ownEndings() {
    QSet<QString> endings;
    for (const ninefold::formats::Format* format : ninefold::documents::allFormats())
        for (const QString& ending :
             QString::fromUtf8(format->extensions.data(), qsizetype(format->extensions.size())).split(' '))
            if (!isCommon(ending)) endings += ending;
    QStringList list(endings.begin(), endings.end());
    list.sort();
    return list;
}

} // namespace

class TestDesktop : public QObject {
    Q_OBJECT

private slots:
    void everyEndingHasAType() {
        QStringList globs = inXml(textOf(".mime.xml"), "glob", "pattern");
        globs.replaceInStrings("*.", "");
        QCOMPARE(globs, ownEndings());
        QVERIFY(globs.contains("ninefold") && globs.contains("sdm"));
    }

    void everyTypeIsNamedEverywhere() {
        const QStringList types = inXml(textOf(".mime.xml"), "mime-type", "type");
        QCOMPARE(listOf(textOf(".desktop"), "MimeType"), types);
        QCOMPARE(listOf(textOf(".thumbnailer"), "MimeType"), types);
        QCOMPARE(inXml(textOf(".metainfo.xml.in"), "mediatype", nullptr), types);
    }

    /// An ending that other kinds of files have, too, is not enough to recognise a file.
    void endingsOfOthersHaveMagic() {
        const QString types = textOf(".mime.xml");
        const auto simple = types.indexOf("*.ss\""), end = types.indexOf("</mime-type>", simple);
        QVERIFY(simple > 0 && types.mid(simple, end - simple).contains("<magic"));
    }

    /// Each language of the program is one of the desktop's entry, and the other way round.
    void languagesAreThoseOfTheProgram() {
        const QString entry = textOf(".desktop"), about = textOf(".metainfo.xml.in"), types = textOf(".mime.xml");
        const QDir folder(QStringLiteral(NINEFOLD_SOURCE_DIR "/translations"));
        for (const QString& file : folder.entryList({"ninefold_*.ts"}, QDir::Files)) {
            const QString language = file.section('.', 0, 0).section('_', 1);
            if (language == "en") continue;
            const QString mark = "xml:lang=\"" + language + '"';
            for (const char* key : {"GenericName", "Comment", "Keywords"})
                QCOMPARE(valuesOf(entry, QLatin1String(key) + '[' + language + ']').size(), 1);
            // Of the two actions.
            QCOMPARE(valuesOf(entry, "Name[" + language + ']').size(), 2);
            QVERIFY2(about.contains("<summary " + mark) && types.contains("<comment " + mark), qPrintable(language));
        }
    }

    /// The version is written in CMakeLists.txt; the newest release of the changelogs is that version, of the same day.
    void versionIsTheSameEverywhere() {
        const auto first = [](const char* file, const char* pattern) {
            const QString text =
                QString::fromUtf8(bytesOf(QStringLiteral(NINEFOLD_SOURCE_DIR "/") + QLatin1String(file)));
            return QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption).match(text);
        };
        const QString version = first("CMakeLists.txt", "project\\(Ninefold VERSION (\\d+\\.\\d+\\.\\d+)").captured(1);
        QVERIFY(!version.isEmpty());
        const auto release = first("CHANGELOG.md", "^## \\[(\\d[\\d.]+)\\] - (\\d{4}-\\d\\d-\\d\\d)$");
        QCOMPARE(release.captured(1), version);
        QCOMPARE(first("debian/changelog", "^ninefold \\(([\\d.]+)\\) ").captured(1), version);
        const QString day = first("debian/changelog", "^ -- .*>  \\w+, (.*) \\d\\d:").captured(1);
        QCOMPARE(QLocale::c().toDate(day, "dd MMM yyyy").toString(Qt::ISODate), release.captured(2));
    }

    void actionsAreThere() {
        const QString entry = textOf(".desktop");
        for (const QString& action : listOf(entry, "Actions"))
            QVERIFY2(entry.contains("\n[Desktop Action " + action + "]\n"), qPrintable(action));
        QCOMPARE(listOf(entry, "Actions").size(), 2);
        QCOMPARE(valuesOf(entry, "Icon"), QStringList("org.ninefold.ninefold"));
    }

    /// A desktop then calls the bus and not the program, so the bus must be able to start it: under the entry's name.
    void theBusStartsIt() {
        QCOMPARE(valuesOf(textOf(".desktop"), "DBusActivatable"), QStringList("true"));
        QCOMPARE(valuesOf(textOf(".service.in"), "Name"), QStringList("org.ninefold.ninefold"));
        QVERIFY(valuesOf(textOf(".service.in"), "Exec").value(0).endsWith("/ninefold --service"));
    }
};

QTEST_APPLESS_MAIN(TestDesktop)
#include "tst_desktop.moc"
