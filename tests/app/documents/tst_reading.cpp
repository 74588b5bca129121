// SPDX-License-Identifier: MIT
// From bytes to puzzles: encodings, line ends, pieces, and all kinds of files without Sudokus.
#include "app/documents/input.h"
#include "app/documents/reading.h"
#include "tests/app/documents/puzzles.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <future>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace std::chrono_literals;

namespace {

const std::string kGivens = "023400800600007000000530620005000000840000036000000100052096000000100007008005210";

/// A collection whose name contains the letter that distinguishes encodings.
std::string collection(const std::string& name) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>" + name + "</name>\n<game data=\"" +
           kGivens + "\"/>\n</opensudoku>\n";
}

/// By hand, so that the byte order is the test's own and not the library's.
std::string utf16(const std::u16string& text, bool little, bool mark) {
    std::string bytes;
    for (const char16_t unit : (mark ? u"\xFEFF" : u"") + text) {
        const char low = static_cast<char>(unit & 255), high = static_cast<char>(unit >> 8);
        bytes += little ? low : high;
        bytes += little ? high : low;
    }
    return bytes;
}

/// Delivers a text in chunks of random size.
class Nibbler : public ByteSource {
public:
    Nibbler(std::string text, unsigned seed) : text_(std::move(text)), random_(seed) {}
    Result<std::size_t> read(char* to, std::size_t size) override {
        const std::size_t count = std::min<std::size_t>({size, 1 + random_() % 7, text_.size() - at_});
        text_.copy(to, count, at_);
        at_ += count;
        return count;
    }

private:
    std::string text_;
    std::mt19937 random_;
    std::size_t at_ = 0;
};

/// Reads a file in a separate thread; if it takes too long, returns an error that no reader produces.
Error errorOf(const QString& path) {
    std::packaged_task<Error()> task([path] {
        Collector sink;
        const auto result = readFile(path, sink);
        return result ? Error{.text = "was read"} : result.error();
    });
    auto future = task.get_future();
    // A reader that waits for ever must not block the test.
    std::thread(std::move(task)).detach();
    return future.wait_for(20s) == std::future_status::ready ? future.get() : Error{.text = "takes for ever"};
}

/// The peak memory of this process so far.
long peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

class TestReading : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

private slots:
    /// The same text in every encoding, with and without byte order mark; its ë differs in all of them.
    void encodingsAreDetectedByContent_data() {
        QTest::addColumn<QByteArray>("bytes");
        const std::string utf8 = collection("Zo\xC3\xAB");
        const std::u16string units = QString::fromStdString(utf8).toStdU16String();
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::addRow("%s", name) << QByteArray::fromStdString(bytes);
        };
        row("UTF-8", utf8);
        row("UTF-8 with mark", "\xEF\xBB\xBF" + utf8);
        row("Latin-1", collection("Zo\xEB"));
        row("UTF-16LE with mark", utf16(units, true, true));
        row("UTF-16BE with mark", utf16(units, false, true));
        row("UTF-16LE", utf16(units, true, false));
        row("UTF-16BE", utf16(units, false, false));
    }

    void encodingsAreDetectedByContent() {
        QFETCH(QByteArray, bytes);
        const ReadBack back = readBack(bytes.toStdString());
        QCOMPARE(back.summary.opened, 1);
        QCOMPARE(back.found.puzzles[0].name, std::string("Zo\xC3\xAB"));
        QCOMPARE(back.found.puzzles[0].grid.givensText('0'), kGivens);
        QCOMPARE(back.found.puzzles[0].line, 4);
    }

    /// A pipe may deliver one byte at a time. No piece ends within a character or between CR and LF.
    void decodingDoesNotDependOnChunks() {
        std::mt19937 random(3);
        for (unsigned round = 0; round < 300; ++round) {
            std::string text;
            for (int i = 0; i < 60; ++i) text += randomText(random);
            const std::u16string units = QString::fromStdString(text).toStdU16String();
            const std::string bytes = round % 3 == 0 ? text : utf16(units, round % 3 == 1, true);
            Nibbler source(bytes, round);
            TextInput input(source);
            std::string joined;
            for (bool last = text.empty(); !last;) {
                input.fill(1 + random() % 50);
                const std::string_view piece = input.waiting(1 + random() % 50);
                last = input.isLast(piece);
                joined += piece;
                QVERIFY(last || !piece.ends_with('\r'));
                QVERIFY(QString::fromStdString(std::string(piece)).toStdString() == piece); // no character is cut
                input.drop(piece.size());
                if (piece.empty() && !last) input.fill(60);
            }
            QCOMPARE(joined, text);
        }
    }

    /// Any input is converted to valid UTF-8: readers need not check it.
    void anyBytesBecomeWholeCharacters() {
        std::mt19937 random(4);
        for (int round = 0; round < 2000; ++round) {
            std::string bytes(random() % 40, '\0'), out;
            // Mostly bytes that start a character without completing it.
            for (char& byte : bytes) byte = static_cast<char>(random() % 3 ? 0x80 + random() % 128 : random() % 128);
            for (const Encoding encoding : {Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be}) {
                out.clear();
                Decoder decoder(encoding);
                decoder.decode(std::string_view(bytes).substr(0, bytes.size() / 2), false, out);
                decoder.decode(std::string_view(bytes).substr(bytes.size() / 2), true, out);
                QCOMPARE(QString::fromUtf8(out.data(), static_cast<qsizetype>(out.size())).toStdString(), out);
            }
        }
    }

    /// Pieces of nine bytes often end in the middle of a CRLF.
    void linesAreCountedAsTheyEnd() {
        for (const char* end : {"\n", "\r\n", "\r"}) {
            std::string text;
            // One line end and two in turn: empty lines count as well.
            for (int i = 0; i < 100; ++i) text += "line" + std::string(i % 3 ? end : std::string(end) + end);
            Nibbler source(text, 5);
            TextInput input(source);
            while (true) {
                input.fill(9);
                const std::string_view piece = input.waiting(9);
                if (input.isLast(piece)) break;
                input.drop(piece.size());
            }
            input.drop(input.waiting(100).size());
            // A hundred lines, 34 of them followed by an empty one. The first line, a hundred line ends, and 34
            // empty lines.
            QCOMPARE(input.line(), 1 + 100 + 34);
        }
    }

    /// "Empty" and "no Sudoku" are different messages for a user who has just pasted something.
    void emptyInputIsReported() {
        for (const char* text : {"", "\n", " \r\n\t ", "\xEF\xBB\xBF"})
            QCOMPARE(readBack(text).error.value_or(Error{}).code, ErrorCode::EmptyInput);
        QCOMPARE(readBack("Nothing here.\n").error.value_or(Error{}).code, ErrorCode::NoSudoku);
    }

    /// The last line with text in it, whichever way lines end; also far from the beginning.
    void nothingFoundSaysWhereReadingEnded() {
        const auto lastLine = [](const QByteArray& text) {
            const Error error = readBack(text.toStdString()).error.value_or(Error{});
            return error.detail == ErrorDetail::BeginningOfSudoku ? error.line : -1;
        };
        QCOMPARE(lastLine("Nothing here."), 1);
        QCOMPARE(lastLine("Nothing here.\n\n\n"), 1);
        QCOMPARE(lastLine("\r\nOne.\r\n\r\nTwo.\r\n"), 4);
        QCOMPARE(lastLine(QByteArray("Dear diary.\n").repeated(20'000)), 20'000);
    }

    /// A program that opens any of these without checking waits or runs for ever.
    void whatIsNoFileIsRefusedAtOnce() {
        QCOMPARE(mkfifo(QFile::encodeName(path("fifo")).constData(), 0600), 0);
        QCOMPARE(symlink("loop", QFile::encodeName(path("loop")).constData()), 0);
        QCOMPARE(errorOf(path("fifo")).detail, ErrorDetail::NamedPipe);
        QCOMPARE(errorOf("/dev/zero").detail, ErrorDetail::Device);
        QCOMPARE(errorOf(folder_.path()).detail, ErrorDetail::Folder);
        QCOMPARE(errorOf(path("loop")).code, ErrorCode::CannotOpen);
        QCOMPARE(errorOf(path("missing")).code, ErrorCode::CannotOpen);
        QCOMPARE(errorOf({}).code, ErrorCode::CannotOpen);
        writeBytes(path("secret"), QByteArray::fromStdString(kGivens));
        QFile::setPermissions(path("secret"), {});
        // Root can read everything.
        if (geteuid() != 0) QCOMPARE(errorOf(path("secret")).code, ErrorCode::CannotOpen);
    }

    /// Zeros, one line, noise, only line ends: at least 64 MB of each.
    void hugeFilesAreGivenUpInLittleMemory() {
        const long before = peakMegabytes();
        writeBytes(path("sparse"), {});
        // A gigabyte of zeros that takes no space on the disk.
        QVERIFY(QFile::resize(path("sparse"), qint64{1} << 30));
        QCOMPARE(errorOf(path("sparse")).code, ErrorCode::UnknownEncoding);

        writeBytes(path("ones"), QByteArray(64 << 20, '1'));
        const Error line = errorOf(path("ones"));
        QCOMPARE(line.code, ErrorCode::LineTooLong);
        // The length of the line is not determined.
        QCOMPARE(line.detail, ErrorDetail::AtLeast);

        std::mt19937 random(6);
        QByteArray junk(64 << 20, '\0');
        for (char& byte : junk) byte = static_cast<char>(1 + random() % 255);
        writeBytes(path("junk"), junk);
        // The error is random, but one of these.
        QVERIFY(errorOf(path("junk")).code <= ErrorCode::WrongCharacter);

        writeBytes(path("blank"), QByteArray(64 << 20, '\n'));
        QVERIFY(errorOf(path("blank")).code <= ErrorCode::NoSudoku);
#if !defined(__SANITIZE_ADDRESS__)
        QVERIFY2(peakMegabytes() - before < 160, "beside the 64 MB that the test itself holds twice");
#else
        Q_UNUSED(before);
#endif
    }

    /// Concatenated files are all read, in any formats, with or without a line end between them.
    void documentsFollowEachOther() {
        const std::string own = "{\"ninefold\": 1, \"puzzles\": [{\"givens\": \"" + kGivens + "\"}], \"later\": 7}";
        const std::string gnome = "{\"cells\": [{\"position\": [0, 2], \"value\": 4, \"fixed\": true}]}";
        const std::string web = "{\"size\": 9, \"grid\": [" + [] {
            std::string rows;
            for (int row = 0; row < 9; ++row)
                rows += row ? ", [{},{},{},{},{},{},{},{},{}]" : "[{\"value\":7},{},{},{},{},{},{},{},{}]";
            return rows;
        }() + "]}";
        std::mt19937 random(7);
        for (int round = 0; round < 60; ++round) {
            std::string text;
            std::vector<int> lines;
            for (int n = 0; n < 40; ++n) {
                lines.push_back(1 + static_cast<int>(std::count(text.begin(), text.end(), '\n')));
                text += std::vector{own, gnome, web}[random() % 3];
                text += std::vector<const char*>{"", "\n", " \n\n\t"}[random() % 3];
            }
            lines.push_back(2 + static_cast<int>(std::count(text.begin(), text.end(), '\n')));
            const ReadBack back = readBack(text + '\n' + kGivens + '\n');
            QCOMPARE(back.found.puzzles.size(), lines.size());
            for (std::size_t n = 0; n < lines.size(); ++n) QCOMPARE(back.found.puzzles[n].line, lines[n]);
            QVERIFY(back.found.skips.empty());
        }
    }

    /// Text after a document that is not a document is reported, and so is a document whose end is missing.
    void whatFollowsADocumentIsReported() {
        const std::string own = "{\"ninefold\": 1, \"puzzles\": [\n{\"givens\": \"" + kGivens + "\"}\n]}\n";
        for (const std::string rest : {"junk", "}", "\n\n]]\n\n", "{\"more\": 1}"}) {
            const ReadBack back = readBack(own + "\n" + rest);
            QCOMPARE(back.summary.opened, 1);
            QCOMPARE(back.found.skips.size(), std::size_t{1});
            QCOMPARE(back.found.skips[0].line, 5 + (rest[0] == '\n' ? 2 : 0));
        }
        QCOMPARE(readBack(own.substr(0, own.size() - 2)).found.skips.at(0).code, ErrorCode::Truncated);
        // Blanks are ignored.
        QVERIFY(readBack(own + std::string(200'000, '\n')).found.skips.empty());
    }

    /// After 8 MB without a Sudoku reading stops with a message, even if some lines look like damaged Sudokus.
    void givingUpIsReported() {
        std::string text;
        while (text.size() < 9 << 20) text += kGivens + "5\n";
        const ReadBack back = readBack(text + kGivens + "\n");
        QVERIFY(back.found.puzzles.empty());
        QCOMPARE(back.found.skips.back().code, ErrorCode::NoSudoku);
        QVERIFY(back.found.skips.back().found > 0);
    }

    /// 41 MB, one more than the limit of a collection.
    void documentsBeyondTheirLimitAreRefused() {
        std::string text = "<opensudoku>";
        while (text.size() < 41 << 20) text += "<game data=\"" + kGivens + "\"/>\n";
        QCOMPARE(readBack(text).error.value_or(Error{}).code, ErrorCode::TooLarge);
    }

    /// A few lines of text instead of the file; the user has to know that the file is elsewhere.
    void pointersOfGitLfsAreNamed() {
        const ReadBack back = readBack("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n");
        QCOMPARE(back.error.value_or(Error{}).detail, ErrorDetail::LfsPointer);
    }

    /// As when the user opens one puzzle of a long list: the rest is neither read nor reported.
    void theSinkStopsTheReading() {
        std::string text = "<opensudoku>";
        for (int i = 0; i < 100; ++i) text += "<game data=\"" + kGivens + "\"/>\n";
        Collector sink;
        sink.stopAfter = 7;
        const auto result = readText(text, sink);
        QVERIFY(bool(result));
        QCOMPARE(result.value().opened, 7);
        QVERIFY(sink.skips.empty());
    }
};

QTEST_APPLESS_MAIN(TestReading)
#include "tst_reading.moc"
