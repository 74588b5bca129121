// SPDX-License-Identifier: MIT
// Puzzles with hostile names, read in every format that can hold a name.
#include "app/documents/catalog.h"
#include "app/documents/reading.h"
#include "app/documents/writing.h"

#include "tests/app/hostilewords.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

class TestWordsRead : public QObject {
    Q_OBJECT

private slots:
    void namesAreReadAsOneLine_data();
    void namesAreReadAsOneLine();
    void othersWriteOtherwise();

private:
    static void checkWords(const Puzzle& read);
};

void TestWordsRead::namesAreReadAsOneLine_data() {
    QTest::addColumn<QString>("format");
    for (const Format* format : allFormats())
        if (format->write != nullptr)
            QTest::newRow(std::string(format->id).c_str()) << QString::fromStdString(std::string(format->id));
}

/// Checks the texts after reading, for any format.
void TestWordsRead::checkWords(const Puzzle& read) {
    for (const std::string& field : {read.name, read.author, read.source, read.date, read.level, read.rating}) {
        const QString line = QString::fromStdString(field);
        QVERIFY2(isHarmless(line) && !line.contains('\n'), qPrintable(line.left(300)));
        QVERIFY2(line.toUcs4().size() <= 200, qPrintable(line.left(300)));
    }
    QVERIFY(isHarmless(QString::fromStdString(read.comment)) && read.comment.size() <= 4 * 4000);
    QVERIFY(isHarmless(QString::fromStdString(read.url)) && read.url.size() <= 4 * 2000);
}

/// Written by our own writer of each format, as if a user had made such a puzzle with the program.
void TestWordsRead::namesAreReadAsOneLine() {
    QFETCH(QString, format);
    int named = 0;
    for (const std::string& words : hostileWords()) {
        const Puzzle written = puzzleNamed(words);
        const std::string text = writeText(*formatById(format.toStdString()), std::span(&written, 1));
        const std::optional<Puzzle> read = readFirst(text);
        // A text may be rejected if a name breaks its format.
        if (!read) continue;
        named += !read->name.empty();
        checkWords(*read);
    }
    if (formatById(format.toStdString())->holds.names) QVERIFY(named > 0);
}

/// Variants that our writers would not produce, and formats that we only read.
void TestWordsRead::othersWriteOtherwise() {
    std::string zeros = kCells;
    std::ranges::replace(zeros, '.', '0');
    const std::string cells = kCells, words = "x\x1b[2J\u202Ey\u2028z" + std::string(300, 'W');
    std::string rows;
    for (std::size_t at = 0; at < cells.size(); at += 9) rows += cells.substr(at, 9) + '\n';
    const std::string documents[] = {
        "<opensudoku><name>x&#x202E;y&#10;z" + std::string(300, 'W') + "</name><author>x&#x9B;y</author><game data=\"" +
            zeros + "\"/></opensudoku>",
        "[Puzzle]\n#A" + words + "\n#D" + words + "\n#C" + words + "\n" + rows,
        cells + " # " + words + "\n",
        cells + "\t" + words + "\n",
        words + ": " + cells + "\n",
    };
    for (const std::string& document : documents) {
        const std::optional<Puzzle> read = readFirst(document);
        QVERIFY2(read, document.c_str());
        checkWords(*read);
    }
    QVERIFY(!readFirst(documents[0])->name.empty() && !readFirst(documents[1])->author.empty());
}

QTEST_APPLESS_MAIN(TestWordsRead)
#include "tst_wordsread.moc"
