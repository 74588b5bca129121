// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// A translation that loses a placeholder would show a sentence with a gap.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void placeholdersAreKept_data();
    void placeholdersAreKept();
    void isComplete_data();
    void isComplete();
    void everySentenceIsInTheFile_data();
    void everySentenceIsInTheFile();
    void englishHasEveryPlural();
};

namespace {

/// The placeholders that must occur in both sentences, in any order.
QStringList placeholders(const QString& text) {
    // "%1" of Qt, "{cells}" and the brackets of the explanations of steps.
    static const QRegularExpression form(QStringLiteral("%L?[1-9n]|\\{[\\w:]+\\}|\\[(?=.*\\{)"));
    QStringList found;
    for (auto match = form.globalMatch(text); match.hasNext();) found << match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

/// The languages that have a translation file; English has one too, for its plurals.
void languages() {
    QTest::addColumn<QString>("language");
    const QStringList files = QDir(QStringLiteral(NINEFOLD_SOURCE_DIR "/translations")).entryList({"ninefold_*.ts"});
    QVERIFY(!files.isEmpty());
    for (const QString& file : files) {
        const QString language = file.section(u'_', 1).section(u'.', 0, 0);
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// The text of a language's .ts file, which lupdate writes.
QString translationFile(const QString& language) {
    return QStringLiteral(NINEFOLD_SOURCE_DIR "/translations/ninefold_%1.ts").arg(language);
}

/// "context: sentence" of each message of a .ts file, or of each with a plural.
QSet<QString> messages(const QString& path, bool onlyPlurals = false) {
    QFile file(path);
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
        else if (xml.name() == QLatin1String("source") && (counts || !onlyPlurals))
            found << context + ": " + xml.readElementText();
    }
    return found;
}

QString sorted(const QSet<QString>& sentences) {
    QStringList list(sentences.begin(), sentences.end());
    list.sort();
    return list.join(u'\n');
}

/// Brings a .ts file up to date as the target update_texts does: what lupdate said, empty if all went well.
QString update(const QString& path, bool onlyPlurals) {
    // app/CMakeLists.txt writes it: the program and its arguments, one in each line.
    QFile call(QFileInfo(QStringLiteral(NINEFOLD_PROGRAM)).path() + "/../app/update_texts.txt");
    if (!call.open(QIODevice::ReadOnly)) return call.fileName() + " is missing";
    QStringList arguments = QString::fromUtf8(call.readAll()).split(u'\n');
    const QString program = arguments.takeFirst();
    if (onlyPlurals) arguments << "-pluralonly";
    QProcess lupdate;
    lupdate.setWorkingDirectory(NINEFOLD_SOURCE_DIR);
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(program, arguments << "-ts" << path);
    if (!lupdate.waitForFinished(-1)) return lupdate.errorString();
    return lupdate.exitCode() == 0 ? QString() : QString::fromUtf8(lupdate.readAll());
}

} // namespace

void TestTranslations::placeholdersAreKept_data() {
    languages();
}

/// Checks the translated messages; missing ones are left to the next test.
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
        // All forms of a plural are checked together: one of them may omit the number.
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

/// An unfinished sentence would appear in English among the translated ones.
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

void TestTranslations::everySentenceIsInTheFile_data() {
    languages();
}

/// A sentence that the file does not have would appear in English as well, and the tests above do not see it.
void TestTranslations::everySentenceIsInTheFile() {
    QFETCH(QString, language);
    const QString path = translationFile(language);
    const QTemporaryDir folder;
    const QString copy = folder.filePath("copy.ts");
    QVERIFY(QFile::copy(path, copy));
    const QString problem = update(copy, language == "en");
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    const QSet<QString> missing = messages(copy) - messages(path);
    QVERIFY2(missing.isEmpty(), qPrintable("The target update_texts adds these:\n" + sorted(missing)));
}

/// Without plurals English would show "2 cell(s)".
void TestTranslations::englishHasEveryPlural() {
    const QSet<QString> german = messages(translationFile("de"), true);
    QVERIFY(german.size() > 3);
    const QSet<QString> missing = german - messages(translationFile("en"), true);
    QVERIFY2(missing.isEmpty(), qPrintable(sorted(missing)));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
