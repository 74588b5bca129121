// SPDX-License-Identifier: MIT
// The format that detection assigns to a text. It hardly matters for reading, since most formats share a reader,
// but the user sees its name, and the file is saved in it again.
#include "tests/engine/formats/samples.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

class TestDetection : public QObject {
    Q_OBJECT

private slots:
    /// Also tests the order of formats.def: no earlier format may claim the sample.
    void everyFormatKnowsItsOwn() {
        const auto texts = samples();
        for (const Format* format : engineFormats()) {
            if (!format->isReadable()) continue;
            const auto text = texts.find(std::string(format->id));
            QVERIFY2(text != texts.end(), format->id.data());
            QCOMPARE(idOf(text->second), std::string(format->id));
            const Collector found = readAny(text->second);
            QVERIFY2(!found.puzzles.empty() && found.skips.empty(), format->id.data());
        }
    }

    /// An incomplete descriptor would otherwise show only when a user needs it.
    void idsAreUniqueAndWellFormed() {
        static const QRegularExpression form("^[a-z]+[0-9]*(-[a-z]+)?$");
        QSet<QString> ids;
        for (const Format* format : engineFormats()) {
            const QString id = QString::fromUtf8(format->id.data(), static_cast<qsizetype>(format->id.size()));
            QVERIFY2(form.match(id).hasMatch(), qPrintable(id));
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.insert(id);
            QVERIFY(!format->name.empty() && !format->extensions.empty());
            QVERIFY(format->isReadable() || format->write != nullptr);
            // A format is detected by its text or by its sample; one with a reader must have one of these
            // functions, one without a reader must have none.
            QVERIFY((format->detect != nullptr || format->fits != nullptr) == format->isReadable());
            // A descriptor that only names what the scanner finds has no reader of its own.
            QVERIFY(format->read == nullptr || format->scan == Scan::None);
        }
    }

    /// Also JSON and XML: app/documents detects the formats based on them.
    void whatHoldsNothingIsNotKnown() {
        for (const char* text :
             {"", "\n", "Dear Sir,\nI have no Sudoku for you.\n", "1,2,3\n2,3,1\n", "{}", "<a/>", "\1\2\3"})
            QCOMPARE(idOf(text), std::string());
    }

    /// A file with a mistake is still recognised as its format, whose reader reports the mistake.
    void failuresAreKnownToo() {
        QCOMPARE(idOf(kCells.substr(1)), std::string("line81"));
        QCOMPARE(idOf(rowsOf(kCells).substr(10)), std::string("rows"));
        QCOMPARE(idOf(":0000:x:" + kCells.substr(1) + ":::"), std::string("library"));
    }

    /// Longer than any head of a file written by hand.
    void longIntroductionsDoNotMatter() {
        std::string text;
        for (int n = 0; n < 1000; ++n) text += "# this is line " + std::to_string(n) + "\n";
        QCOMPARE(idOf(text + kCells), std::string("line81"));
    }
};

QTEST_APPLESS_MAIN(TestDetection)
#include "tst_detection.moc"
