// SPDX-License-Identifier: MIT
// What a text is called. The name hardly matters for reading, since most forms share a reader, but it is what the user
// is shown and what a file is saved as again.
#include "tests/engine/formats/samples.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::test;

class TestDetection : public QObject {
    Q_OBJECT

private slots:
    /// Also that nobody before it in the list claims it: the order of formats.def is tested by this.
    void everyFormatKnowsItsOwn() {
        const auto texts = samples();
        for (const Format* format : engineFormats()) {
            if (format->read == nullptr) continue;
            const auto text = texts.find(std::string(format->id));
            QVERIFY2(text != texts.end(), format->id.data());
            QCOMPARE(idOf(text->second), std::string(format->id));
            const Collector found = readAny(text->second);
            QVERIFY2(!found.puzzles.empty() && found.skips.empty(), format->id.data());
        }
    }

    /// A descriptor that is half filled in would show only when somebody uses it.
    void idsAreUniqueAndWellFormed() {
        static const QRegularExpression form("^[a-z]+[0-9]*(-[a-z]+)?$");
        QSet<QString> ids;
        for (const Format* format : engineFormats()) {
            const QString id = QString::fromUtf8(format->id.data(), static_cast<qsizetype>(format->id.size()));
            QVERIFY2(form.match(id).hasMatch(), qPrintable(id));
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.insert(id);
            QVERIFY(!format->name.empty() && !format->extensions.empty());
            QVERIFY(format->read != nullptr || format->write != nullptr);
            // A format is known by its look or by its fit; whoever reads must have one of them,
            // whoever does not must have none.
            QVERIFY((format->detect != nullptr || format->fits != nullptr) == (format->read != nullptr));
        }
    }

    /// JSON and XML among them: those of other formats are asked in app/files.
    void whatHoldsNothingIsNotKnown() {
        for (const char* text :
             {"", "\n", "Dear Sir,\nI have no Sudoku for you.\n", "1,2,3\n2,3,1\n", "{}", "<a/>", "\1\2\3"})
            QCOMPARE(idOf(text), std::string());
    }

    /// A file with a mistake in it is still a file of its form; the mistake is told by that form's reader.
    void failuresAreKnownToo() {
        QCOMPARE(idOf(kCells.substr(1)), std::string("line81"));
        QCOMPARE(idOf(rowsOf(kCells).substr(10)), std::string("rows"));
        QCOMPARE(idOf(":0000:x:" + kCells.substr(1) + ":::"), std::string("library"));
    }

    /// Longer than any head of a file that somebody wrote by hand.
    void longIntroductionsDoNotMatter() {
        std::string text;
        for (int n = 0; n < 1000; ++n) text += "# this is line " + std::to_string(n) + "\n";
        QCOMPARE(idOf(text + kCells), std::string("line81"));
    }
};

QTEST_APPLESS_MAIN(TestDetection)
#include "tst_detection.moc"
