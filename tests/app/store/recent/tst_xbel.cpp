// SPDX-License-Identifier: MIT
// The desktop's list of recent files as a text.
#include "app/store/recent/xbel.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace ninefold::store;

namespace {

/// As GTK writes it, with what other programs may put into it.
const QString kOfOthers = QStringLiteral(R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE xbel>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
>
  <!-- a comment -->
  <bookmark href="file:///home/a/%C3%BC.sdm" added="2025-01-02T03:04:05.678901Z" modified="2025-01-02T03:04:05Z" visited="2025-01-02T03:04:05Z">
    <title>Title &amp; more &#252;</title>
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="text/plain"/>
        <bookmark:groups><bookmark:group>gedit</bookmark:group></bookmark:groups>
        <bookmark:applications>
          <bookmark:application name="gedit" exec="&apos;gedit %u&apos;" modified="2025-01-02T03:04:05Z" count="3"/>
        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
  <bookmark   href='file:///b'><desc><![CDATA[<raw>]]></desc></bookmark>
</xbel>
)");

UsedFile file(const QString& address, int minute = 0) {
    return {.address = address, .mimeType = "text/x-sudoku-sdm", .at = QDateTime({2026, 11, 20}, {3, minute}, Qt::UTC)};
}

QString with(const QString& text, const UsedFile& used) {
    return withUsedFile(text, used).value_or("damaged");
}

/// What programs that read the list find in it.
struct Found {
    QString modified, visited, added;
    QStringList applications, counts;
};
QMap<QString, Found> entriesOf(const QString& text) {
    QMap<QString, Found> found;
    QXmlStreamReader xml(text);
    Found* entry = nullptr;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        const auto value = [&](const char* name) { return xml.attributes().value(QLatin1String(name)).toString(); };
        if (xml.name() == QLatin1String("bookmark"))
            *(entry = &found[value("href")]) = {value("modified"), value("visited"), value("added"), {}, {}};
        if (xml.name() == QLatin1String("application") &&
            xml.namespaceUri() == QLatin1String("http://www.freedesktop.org/standards/desktop-bookmarks")) {
            entry->applications << value("name");
            entry->counts << value("count");
        }
    }
    if (xml.hasError()) qWarning("%s", qPrintable(xml.errorString()));
    return found;
}

} // namespace

class TestXbel : public QObject {
    Q_OBJECT

private slots:
    void anEmptyListGetsItsFirstEntry() {
        const QString text = with({}, file("file:///a%20b.sdm"));
        const auto entries = entriesOf(text);
        QCOMPARE(entries.keys(), QStringList("file:///a%20b.sdm"));
        const Found& entry = entries.first();
        QCOMPARE(entry.applications, QStringList("Ninefold"));
        QCOMPARE(entry.counts, QStringList("1"));
        for (const QString& time : {entry.added, entry.modified, entry.visited}) QCOMPARE(time, "2026-11-20T03:00:00Z");
        QVERIFY(text.contains("<mime:mime-type type=\"text/x-sudoku-sdm\"/>"));
    }
    /// Every character of theirs is still there, in the same order.
    void entriesOfOthersStayAsTheyAre() {
        const QString text = with(kOfOthers, file("file:///c"));
        const qsizetype at = text.indexOf("  <bookmark href=\"file:///c\"");
        QVERIFY(at > 0);
        const qsizetype added = text.size() - kOfOthers.size();
        QCOMPARE(QString(text).remove(at, added), kOfOthers);
        QCOMPARE(entriesOf(text).size(), 3);
        QCOMPARE(withoutUsedFiles(text).value_or("damaged"), kOfOthers);
    }
    void aFileThatAnotherProgramUsedIsShared() {
        const QString address = "file:///home/a/%C3%BC.sdm";
        const QString text = with(kOfOthers, file(address));
        const Found entry = entriesOf(text)[address];
        QCOMPARE(entry.applications, (QStringList{"gedit", "Ninefold"}));
        QCOMPARE(entry.counts, (QStringList{"3", "1"}));
        QCOMPARE(entry.added, "2025-01-02T03:04:05.678901Z");
        QCOMPARE(entry.modified, "2026-11-20T03:00:00Z");
        QVERIFY(text.contains("<bookmark:group>gedit</bookmark:group>") && text.contains("exec=\"'gedit %u'\"") &&
                text.contains(QStringLiteral("Title &amp; more \u00fc")));
        // The other entry and what is around them has not changed.
        QVERIFY(text.endsWith(kOfOthers.mid(kOfOthers.indexOf("<bookmark   href"))));
        QVERIFY(text.startsWith(kOfOthers.left(kOfOthers.indexOf("<bookmark href"))));
        // Our name stays in an entry that is not ours alone.
        QCOMPARE(withoutUsedFiles(text).value_or("damaged"), text);
    }
    void anotherUseIsCounted() {
        QString text = with({}, file("file:///a"));
        text = with(text, file("file:///b", 1));
        text = with(text, file("file:///a", 2));
        const auto entries = entriesOf(text);
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries["file:///a"].counts, QStringList("2"));
        QCOMPARE(entries["file:///a"].modified, "2026-11-20T03:02:00Z");
        QCOMPARE(entries["file:///a"].added, "2026-11-20T03:00:00Z");
    }
    void theOldestOfOursGoes() {
        QString text = kOfOthers;
        for (int number = 0; number < kMostUsedFiles + 5; ++number)
            text = with(text, file("file:///" + QString::number(number), number));
        const auto entries = entriesOf(text);
        QCOMPARE(entries.size(), kMostUsedFiles + 2);
        QVERIFY(!entries.contains("file:///4") && entries.contains("file:///5") && entries.contains("file:///b"));
        QCOMPARE(withoutUsedFiles(text).value_or("damaged"), kOfOthers);
    }
    void addressesAreEscaped() {
        const QString address = "file:///a&b\"'<>";
        QCOMPARE(entriesOf(with(kOfOthers, file(address))).keys().filter("a&b"), QStringList(address));
    }
    void aDamagedListIsLeftAlone_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("cut off") << kOfOthers.left(kOfOthers.size() - 9);
        QTest::newRow("cut in an entry") << kOfOthers.left(700);
        QTest::newRow("more after it") << kOfOthers + "<more/>";
        QTest::newRow("no list") << "<html></html>";
        QTest::newRow("no XML") << "Hello";
        QTest::newRow("unknown names") << "<xbel version=\"1.0\"></xbel>";
        QTest::newRow("an entity without end") << "<!DOCTYPE xbel [<!ENTITY a \"&b;&b;\"><!ENTITY b \"&a;\">]>" +
                                                      kOfOthers.mid(kOfOthers.indexOf("<xbel"));
    }
    void aDamagedListIsLeftAlone() {
        QFETCH(QString, text);
        if (qstrcmp(QTest::currentDataTag(), "an entity without end") == 0) text.replace("<raw>", "]]>&a;<![CDATA[");
        QCOMPARE(withUsedFile(text, file("file:///c")), std::nullopt);
        QCOMPARE(withoutUsedFiles(text), std::nullopt);
    }
};

QTEST_APPLESS_MAIN(TestXbel)
#include "tst_xbel.moc"
