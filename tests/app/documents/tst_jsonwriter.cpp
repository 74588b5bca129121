// SPDX-License-Identifier: MIT
// The writer of JSON, judged by Qt's parser.
#include "app/documents/parts/jsonwriter.h"

#include "engine/core/utf8.h"
#include "engine/core/visibletext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;

namespace {

/// Empty if it is not JSON: then no comparison succeeds.
QJsonObject parsed(const std::string& line) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(line), &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

} // namespace

class TestJsonWriter : public QObject {
    Q_OBJECT

private slots:
    /// Every kind of value and every nesting in one line.
    void whatIsWrittenCanBeReadAgain() {
        std::string line;
        JsonWriter json(line);
        json.field("text", "a").field("count", 7).field("negative", -8LL).field("good", true);
        json.key("rate").value(2.0 / 3, 2).key("nothing").null();
        json.key("list").openArray().value(1).value("two").openObject().field("three", 3).closeObject().closeArray();
        json.key("empty").openArray().closeArray().key("inner").openObject().closeObject().end();
        QCOMPARE(line.back(), '\n');
        QCOMPARE(line.find('\n'), line.size() - 1);
        const QJsonObject expected = {{"text", "a"},
                                      {"count", 7},
                                      {"negative", -8},
                                      {"good", true},
                                      {"rate", 0.67},
                                      {"nothing", QJsonValue::Null},
                                      {"list", QJsonArray{1, "two", QJsonObject{{"three", 3}}}},
                                      {"empty", QJsonArray()},
                                      {"inner", QJsonObject()}};
        QCOMPARE(parsed(line), expected);
    }

    /// Blanks and line breaks stand where people want them, and nowhere else.
    void whatPeopleReadHasBlanks() {
        std::string text;
        JsonWriter json(text, JsonWriter::Spacing::Blanks);
        json.field("name", "a:b,c").key("moves").openArray();
        for (int move = 1; move <= 2; ++move) json.breakLine().openObject().field("at", move).closeObject();
        json.closeArray().closeObject();
        QCOMPARE(text, std::string("{\"name\": \"a:b,c\", \"moves\": [\n  {\"at\": 1}, \n  {\"at\": 2}]}"));
    }

    /// Control characters, quotes and other scripts, as values and as keys.
    void anyTextSurvives() {
        QRandomGenerator random(1);
        for (int round = 0; round < 2000; ++round) {
            QString text;
            // Including control characters, which JSON must escape.
            for (int i = random.bounded(12); i > 0; --i)
                text += random.bounded(2) ? QChar(random.bounded(128)) : QChar(0xA0 + random.bounded(0x2000));
            std::string line;
            JsonWriter(line).field("text", text).field(text.toStdString(), "key").end();
            const QJsonObject object = parsed(line);
            // The random key may be "text" as well, and then the later one counts.
            if (text != "text") QCOMPARE(object["text"].toString(), text);
            QCOMPARE(object[text].toString(), "key");
            QCOMPARE(line.find('\n'), line.size() - 1);
        }
    }

    /// Exact for a program that reads it, and without effect on a terminal that shows it, even with bytes that are
    /// not text.
    void nothingInALineSteersATerminal() {
        for (char32_t code = 1; code <= 0x10FFFF; ++code) {
            if (code == 0xD800) code = 0xE000;
            std::string text, line;
            appendUtf8(code, text);
            JsonWriter(line).field("text", text).end();
            line.pop_back();
            QCOMPARE(visibleText(line), line);
            if (isHiddenControl(code))
                QCOMPARE(parsed(line)["text"].toString().toUcs4(), QList<uint>{static_cast<uint>(code)});
        }
        std::string line;
        JsonWriter(line).field("file", "caf\xE9 \xF0\x9F.txt").end();
        QCOMPARE(parsed(line)["file"].toString(), QString("caf\uFFFD \uFFFD\uFFFD.txt"));
    }
};

QTEST_APPLESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"
