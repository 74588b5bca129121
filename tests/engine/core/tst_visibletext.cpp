// SPDX-License-Identifier: MIT
// Texts from outside made visible: laws for every character, and for invalid bytes.
#include "engine/core/utf8.h"
#include "engine/core/visibletext.h"

#include <QStringDecoder>
#include <QTest>

#include <algorithm>
#include <random>

using namespace ninefold;

namespace {

constexpr char32_t kLastCode = 0x10FFFF;

bool isSurrogate(char32_t code) {
    return code >= 0xD800 && code <= 0xDFFF;
}

std::string utf8(char32_t code) {
    std::string text;
    appendUtf8(code, text);
    return text;
}

/// Is the text valid UTF-8 without hidden characters? Qt's own decoder decides about UTF-8.
bool isHarmless(const std::string& text) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    if (decoder.hasError()) return false;
    const auto codes = decoded.toUcs4();
    return std::none_of(codes.begin(), codes.end(), [](char32_t code) { return isHiddenControl(code); });
}

/// Names as files may contain them: every kind of harmful character, cut anywhere.
std::string hostileText(std::mt19937& random) {
    static const std::string kParts[] = {"<b>",     "x",        "\n",
                                         "\r\n",    "\t",       "  ",
                                         "\x1b[2J", "\u202E",   "\u2067",
                                         "\u2028",  "\u0085",   "\uFEFF",
                                         "\xFF",    "\xE2\x80", std::string(1, '\0'),
                                         "&File",   "数独",     "👨‍👩‍👧",
                                         "سودوكو",  "e\u0301",  "%1"};
    std::string text;
    const auto parts = random() % 10 == 0 ? random() % 500 : random() % 8;
    for (unsigned part = 0; part < parts; ++part) text += kParts[random() % std::size(kParts)];
    return text;
}

qsizetype charactersOf(const std::string& text) {
    return QString::fromStdString(text).toUcs4().size();
}

} // namespace

class TestVisibleText : public QObject {
    Q_OBJECT

private slots:
    void everyCharacterIsReadAgain() {
        for (char32_t code = 0; code <= kLastCode; ++code) {
            if (isSurrogate(code)) continue;
            const std::string text = utf8(code);
            const Utf8Character character = firstCharacter(text + "x");
            QCOMPARE(character.kind, Utf8Character::Kind::Whole);
            QCOMPARE(character.length, text.size());
            QCOMPARE(character.code, code);
            for (std::size_t size = 1; size < text.size(); ++size)
                QCOMPARE(firstCharacter(std::string_view(text).substr(0, size)).kind, Utf8Character::Kind::Cut);
        }
    }

    /// Controls and direction marks are replaced by their code points, every visible character stays.
    void everyCharacterIsHarmless() {
        for (char32_t code = 0; code <= kLastCode; ++code) {
            if (isSurrogate(code)) continue;
            const std::string text = utf8(code), shown = visibleText(text);
            QCOMPARE(shown == text, !isHiddenControl(code));
            QCOMPARE(isHiddenControl(code), shown.starts_with("<U+"));
            if (QChar::category(code) == QChar::Other_Control || QChar::category(code) == QChar::Separator_Line ||
                QChar::category(code) == QChar::Separator_Paragraph)
                QVERIFY2(isHiddenControl(code), qPrintable(QString::number(code, 16)));
            switch (QChar::direction(code)) {
            case QChar::DirLRE:
            case QChar::DirRLE:
            case QChar::DirLRO:
            case QChar::DirRLO:
            case QChar::DirPDF:
            case QChar::DirLRI:
            case QChar::DirRLI:
            case QChar::DirFSI:
            case QChar::DirPDI:
                QVERIFY2(isHiddenControl(code), qPrintable(QString::number(code, 16)));
                break;
            default:
                break;
            }
        }
    }

    void anyBytesAreHarmless() {
        std::mt19937 random(7);
        for (int round = 0; round < 20'000; ++round) {
            std::string bytes(random() % 12, ' ');
            for (char& byte : bytes) byte = static_cast<char>(random());
            const std::string shown = visibleText(bytes);
            QVERIFY(isHarmless(shown));
            QCOMPARE(visibleText(shown), shown);
        }
    }

    void namesInAnyScriptStay() {
        for (const char* name :
             {"Sudoku 12", "Señor Käse, \"schwer\" & <b>fett</b>", "数独の世界", "سودوكو صعب", "סודוקו",
              "می‌خواهم", "👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ज़्ज़", "e\u0301"}) {
            QCOMPARE(visibleText(name), std::string(name));
            QCOMPARE(oneLine(name), std::string(name));
            QCOMPARE(severalLines(name), std::string(name));
        }
    }

    void anyNameIsOneShortLine() {
        std::mt19937 random(11);
        for (int round = 0; round < 20'000; ++round) {
            const std::string text = hostileText(random), line = oneLine(text);
            QVERIFY(isHarmless(line));
            QVERIFY(charactersOf(line) <= static_cast<qsizetype>(kLongestName));
            QVERIFY(!line.starts_with(' ') && !line.ends_with(' '));
            QCOMPARE(oneLine(line), line);
        }
        QCOMPARE(oneLine(" a\r\n\tb\n\n  c  d \n"), std::string("a b c  d"));
        QCOMPARE(oneLine(" \n "), std::string());
    }

    void anyCommentIsAFewLines() {
        std::mt19937 random(13);
        for (int round = 0; round < 5'000; ++round) {
            const std::string text = hostileText(random), lines = severalLines(text);
            std::string without = lines;
            std::erase(without, '\n');
            QVERIFY(isHarmless(without));
            QVERIFY(lines.find("\n\n\n") == std::string::npos);
            QVERIFY(charactersOf(lines) <= static_cast<qsizetype>(kLongestComment));
            QCOMPARE(severalLines(lines), lines);
        }
        QCOMPARE(severalLines("a\r\nb\rc\n\n\n\n  d\n"), std::string("a\nb\nc\n\n  d"));
        QVERIFY(std::ranges::count(severalLines(QByteArray("x\n").repeated(500'000).toStdString()), '\n') < 300);
    }

    /// The text ends at a whole character, with an ellipsis that counts as one, and is as long as possible.
    void whatIsTooLongEndsInAnEllipsis() {
        for (const std::string part : {"x", "ü", "数", "😀"}) {
            std::string text;
            for (std::size_t count = 0; count < kLongestName; ++count) text += part;
            QCOMPARE(oneLine(text), text);
            const std::string cut = oneLine(text + part);
            QCOMPARE(charactersOf(cut), static_cast<qsizetype>(kLongestName));
            QVERIFY(cut.ends_with("…") && text.starts_with(cut.substr(0, cut.size() - std::string("…").size())));
        }
        QCOMPARE(charactersOf(oneLine(std::string(500'000, '\1'))), qsizetype(1 + 8 * 24));
    }

    void numbersAreSpelledOut() {
        QCOMPARE(visibleText(std::string_view("a\0b", 3)), std::string("a<U+0000>b"));
        QCOMPARE(visibleText("\x1b[2J"), std::string("<U+001B>[2J"));
        QCOMPARE(visibleText("moc\u202Egpj.exe"), std::string("moc<U+202E>gpj.exe"));
        QCOMPARE(visibleText("\U000E0001"), std::string("<U+E0001>"));
        QCOMPARE(visibleText("caf\xE9 \xF0\x9F"), std::string("caf<E9> <F0><9F>"));
        QCOMPARE(visibleText("a\tb\nc\rd"), std::string("a<U+0009>b<U+000A>c<U+000D>d"));
        QCOMPARE(visibleText("a\tb\nc\rd", "\n\t"), std::string("a\tb\nc<U+000D>d"));
    }
};

QTEST_APPLESS_MAIN(TestVisibleText)
#include "tst_visibletext.moc"
