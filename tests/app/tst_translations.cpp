// SPDX-License-Identifier: MIT
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

/// A translation that loses a placeholder shows a sentence with a hole in it.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void placeholdersAreKept_data();
    void placeholdersAreKept();
    void isComplete_data();
    void isComplete();
    void englishHasEveryPlural();
};

namespace {

/// What must stand in both sentences, in whatever order.
QStringList placeholders(const QString& text) {
    // "%1" of Qt, "{cells}" and the brackets of the explanations of steps.
    static const QRegularExpression form(QStringLiteral("%L?[1-9n]|\\{\\w+\\}|\\[(?=.*\\{)"));
    QStringList found;
    for (auto match = form.globalMatch(text); match.hasNext();) found << match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

/// English has a file too, for its plurals.
void languages() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

/// The text of a translation file, which lupdate writes.
QString translationFile(const QString& language) {
    return QStringLiteral(NINEFOLD_SOURCE_DIR "/translations/ninefold_%1.ts").arg(language);
}

/// "context: sentence" of each message that counts something.
QSet<QString> plurals(const QString& language) {
    QFile file(translationFile(language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QSet<QString> found;
    QString context;
    bool counts = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            counts = xml.attributes().hasAttribute(QLatin1String("numerus"));
        else if (xml.name() == QLatin1String("source") && counts) found << context + ": " + xml.readElementText();
    }
    return found;
}

} // namespace

void TestTranslations::placeholdersAreKept_data() {
    languages();
}

/// Of those translated; what is missing is for the next test.
void TestTranslations::placeholdersAreKept() {
    QFETCH(QString, language);
    QFile file(translationFile(language));
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
    // An empty file would pass otherwise.
    QVERIFY(translated > 3);
}

void TestTranslations::isComplete_data() {
    languages();
}

/// An unfinished sentence would show in English in the middle of another language.
void TestTranslations::isComplete() {
    QFETCH(QString, language);
    QFile file(translationFile(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString context, source;
    QStringList missing;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        else if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") &&
                 xml.attributes().value(QLatin1String("type")) == QLatin1String("unfinished"))
            missing << context + QStringLiteral(": ") + source;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// Without its plural, English shows "2 cell(s)".
void TestTranslations::englishHasEveryPlural() {
    const QSet<QString> german = plurals("de");
    QVERIFY(german.size() > 3);
    const QSet<QString> missing = german - plurals("en");
    QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.values()).join(u'\n')));
}

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
