// SPDX-License-Identifier: MIT
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

/// A translation that loses a placeholder shows a sentence with a hole in it.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void placeholdersAreKept_data();
    void placeholdersAreKept();
    void germanIsComplete();
};

namespace {

QStringList placeholders(const QString& text) {
    static const QRegularExpression form(QStringLiteral("%L?[1-9n]"));
    QStringList found;
    for (auto match = form.globalMatch(text); match.hasNext();) found << match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

} // namespace

void TestTranslations::placeholdersAreKept_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

void TestTranslations::placeholdersAreKept() {
    QFETCH(QString, language);
    QFile file(QStringLiteral(NINEFOLD_SOURCE_DIR "/translations/ninefold_%1.ts").arg(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    int translated = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("source")) source = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        if (xml.name() != QLatin1String("translation") || !xml.isStartElement()) continue;
        if (xml.attributes().value(QLatin1String("type")) == QLatin1String("unfinished")) {
            xml.skipCurrentElement();
            continue;
        }
        // The forms of a plural count together: one of them may do without the number.
        const QString words = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        ++translated;
        QVERIFY2(placeholders(words) == placeholders(source), qPrintable(source));
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(translated > 3);
}

void TestTranslations::germanIsComplete() {
    // What only the command line and the explanations of steps say is English so far.
    static const QStringList open = {"Commands", "Steps", "Techniques", "Wishes"};
    QFile file(QStringLiteral(NINEFOLD_SOURCE_DIR "/translations/ninefold_de.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString context, source;
    QStringList missing;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        else if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") && !open.contains(context) &&
                 xml.attributes().value(QLatin1String("type")) == QLatin1String("unfinished"))
            missing << context + QStringLiteral(": ") + source;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
