// SPDX-License-Identifier: MIT
// Boards in the JSON of any program: what is a board is found wherever it stands, and what is none is left alone.
#include "tests/app/files/puzzles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace ninefold;

namespace {

const QString kGivens =
    QStringLiteral("023400800600007000000530620005000000840000036000000100052096000000100007008005210");

/// The cells of a row or of the whole board, with `blank` where nothing is given.
QJsonArray cells(const QString& signs, const QJsonValue& blank, bool texts) {
    QJsonArray list;
    for (const QChar sign : signs) {
        if (sign == '0') list.append(blank);
        else list.append(texts ? QJsonValue(QString(sign)) : QJsonValue(sign.digitValue()));
    }
    return list;
}

QJsonArray nested(const QString& givens, const QJsonValue& blank, bool texts) {
    QJsonArray rows;
    for (int row = 0; row < 9; ++row) rows.append(cells(givens.mid(9 * row, 9), blank, texts));
    return rows;
}

QJsonArray textRows(const QString& givens) {
    QJsonArray rows;
    for (int row = 0; row < 9; ++row) rows.append(givens.mid(9 * row, 9).replace('0', '.'));
    return rows;
}

/// The board in every way in which a program may keep it.
QList<QJsonValue> boards(const QString& givens) {
    QList<QJsonValue> all = {givens, QString(givens).replace('0', '.'), textRows(givens)};
    for (const QJsonValue& blank : {QJsonValue(0), QJsonValue(), QJsonValue(""), QJsonValue("."), QJsonValue("0")})
        for (const bool texts : {false, true}) all << nested(givens, blank, texts) << cells(givens, blank, texts);
    return all;
}

QByteArray written(const QJsonObject& object, QJsonDocument::JsonFormat format = QJsonDocument::Indented) {
    return QJsonDocument(object).toJson(format);
}

QString cellsOf(const Puzzle& puzzle) {
    return QString::fromStdString(puzzle.grid.cellsText('0'));
}

Error errorOf(const QByteArray& bytes) {
    return readBack(bytes.toStdString()).error.value_or(Error{.detail = "was read"});
}

} // namespace

class TestJsonGrid : public QObject {
    Q_OBJECT

private slots:
    void boardsAreFoundUnderAnyName() {
        for (const char* name : {"grid", "puzzle", "board", "sudoku", "Sudoku", "values", "whatever"})
            for (const QJsonValue& board : boards(kGivens))
                for (const auto format : {QJsonDocument::Compact, QJsonDocument::Indented})
                    for (const QJsonObject& object :
                         {QJsonObject{{name, board}}, QJsonObject{{"a", QJsonArray{QJsonObject{{name, board}}}}}}) {
                        const QByteArray bytes = written(object, format);
                        const ReadBack back = readBack(bytes.toStdString());
                        QVERIFY2(back.found.puzzles.size() == 1, bytes.constData());
                        QCOMPARE(cellsOf(back.found.puzzles[0]), kGivens);
                        QVERIFY(back.found.skips.empty());
                    }
    }

    void listsWithNothingAroundThem() {
        for (const QJsonValue& board : boards(kGivens)) {
            if (!board.isArray()) continue;
            const QByteArray one = QJsonDocument(board.toArray()).toJson();
            QCOMPARE(readBack(one.toStdString()).found.puzzles.size(), std::size_t{1});
            const QByteArray three = QJsonDocument(QJsonArray{board, board, board}).toJson();
            QCOMPARE(readBack(three.toStdString()).found.puzzles.size(), std::size_t{3});
        }
    }

    /// A solution, and how far somebody has come, are no puzzles of their own.
    void anObjectHasOnePuzzle() {
        QString full = kGivens;
        for (QChar& sign : full)
            if (sign == '0') sign = '1';
        for (const QJsonValue& solution : boards(full)) {
            const QJsonObject object = {{"id", 7},
                                        {"puzzle", nested(kGivens, 0, false)},
                                        {"board", nested(full.replace(0, 1, '9'), 0, false)},
                                        {"solution", solution},
                                        {"name", "Seventh"},
                                        {"difficulty", "Hard"}};
            const ReadBack back = readBack(written(object).toStdString());
            QCOMPARE(back.summary.format->id, std::string_view("jsongrid"));
            QCOMPARE(back.found.puzzles.size(), std::size_t{1});
            const Puzzle& puzzle = back.found.puzzles[0];
            QCOMPARE(cellsOf(puzzle), kGivens);
            QCOMPARE(puzzle.name, std::string("Seventh"));
            QCOMPARE(puzzle.level, std::string("Hard"));
            QCOMPARE(puzzle.id, std::string("7"));
        }
        // Without a name that says more all boards are puzzles.
        const QJsonObject several = {{"first", nested(kGivens, 0, false)}, {"second", kGivens}};
        QCOMPARE(readBack(written(several).toStdString()).found.puzzles.size(), std::size_t{2});
    }

    /// Longer than any piece that is read at once; a list that breaks off gives what came before.
    void longListsAreReadElementByElement() {
        constexpr std::size_t kMany = 20000;
        std::string text = "[";
        for (std::size_t n = 0; n < kMany; ++n)
            text += std::string(n > 0 ? ",\n" : "") + "  {\"puzzle\": \"" + kGivens.toStdString() +
                    "\", \"id\": " + std::to_string(n) + "}";
        const ReadBack whole = readBack(text + "]\n");
        QVERIFY(text.size() > 2000000);
        QCOMPARE(whole.found.puzzles.size(), kMany);
        QCOMPARE(whole.found.puzzles.back().id, std::to_string(kMany - 1));
        QCOMPARE(whole.found.puzzles.back().line, static_cast<int>(kMany));
        QVERIFY(whole.found.skips.empty());
        const ReadBack cut = readBack(text.substr(0, text.size() - 20));
        QCOMPARE(cut.found.puzzles.size(), kMany - 1);
        QCOMPARE(cut.found.skips.size(), std::size_t{1});
        QCOMPARE(cut.found.skips[0].code, ErrorCode::Truncated);
    }

    /// Objects and other documents may follow each other.
    void documentsMayFollowEachOther() {
        const QByteArray line = written({{"puzzle", kGivens}}, QJsonDocument::Compact) + "\n",
                         indented = written({{"grid", nested(kGivens, QJsonValue(), false)}});
        QCOMPARE(readBack((line + indented + line + indented).toStdString()).found.puzzles.size(), std::size_t{4});
    }

    /// With the size that is not played, or what is wrong and where.
    void whatIsWrongIsSaid() {
        for (const int size : {4, 6, 12, 16}) {
            QJsonArray rows;
            for (int row = 0; row < size; ++row) rows.append(QJsonArray::fromVariantList(QVariantList(size, row + 1)));
            const Error error = errorOf(written({{"grid", rows}}));
            QCOMPARE(error.code, ErrorCode::WrongSize);
            QCOMPARE(error.detail, std::to_string(size) + "x" + std::to_string(size));
        }
        QJsonArray rows = nested(kGivens, 0, false);
        rows.removeLast();
        QCOMPARE(errorOf(written({{"grid", rows}})).code, ErrorCode::WrongRowCount);
        rows.append(QJsonArray{1, 2, 3, 4, 5, 6, 7, 8});
        QCOMPARE(errorOf(written({{"grid", rows}})).found, 8);
        rows.replace(8, QJsonArray{0, 0, 0, 0, 12, 0, 0, 0, 0});
        const Error sign = errorOf(written({{"grid", rows}}));
        QCOMPARE(sign.code, ErrorCode::WrongSign);
        QCOMPARE(sign.detail, std::string("12"));
        // A line for the object, one for the list, eight rows of eleven lines, then the bracket of the ninth.
        QCOMPARE(sign.line, 2 + 8 * 11 + 1 + 5);
    }

    /// JSON that speaks of grids, and lists of numbers that are none.
    void otherJsonIsLeftAlone() {
        QVariantList prices;
        for (int n = 0; n < 81; ++n) prices << 100 + n;
        for (const QJsonObject& object :
             {QJsonObject{{"grid", "on"}, {"puzzle", 5}}, QJsonObject{{"grid", QJsonObject{{"columns", 3}}}},
              QJsonObject{{"prices", QJsonArray::fromVariantList(prices)}},
              QJsonObject{{"matrix", QJsonArray{QJsonArray{1, 2}, QJsonArray{3, 4}}}},
              QJsonObject{{"solution", nested(kGivens, 0, false)}}})
            QCOMPARE(errorOf(written(object)).code, ErrorCode::NoSudoku);
    }
};

QTEST_GUILESS_MAIN(TestJsonGrid)
#include "tst_jsongrid.moc"
