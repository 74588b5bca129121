// SPDX-License-Identifier: MIT
// Boards in the JSON of any program: boards are found anywhere, and everything else is ignored.
#include "tests/app/documents/puzzles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

const QString kGivens =
    QStringLiteral("023400800600007000000530620005000000840000036000000100052096000000100007008005210");

/// The cells of a row or of the whole board, with `blank` for blank cells.
QJsonArray cells(const QString& characters, const QJsonValue& blank, bool texts) {
    QJsonArray list;
    for (const QChar character : characters) {
        if (character == '0') list.append(blank);
        else list.append(texts ? QJsonValue(QString(character)) : QJsonValue(character.digitValue()));
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

/// The board in every form in which programs store it.
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
    return readBack(bytes.toStdString()).error.value_or(Error{.text = "was read"});
}

} // namespace

class TestJsonGrid : public QObject {
    Q_OBJECT

private slots:
    void boardsAreFoundUnderAnyName() {
        for (const char* name : {"grid", "puzzle", "board", "sudoku", "Sudoku", "values", "anything"})
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

    /// A solution, and the player's progress, are not puzzles of their own.
    void anObjectHasOnePuzzle() {
        QString full = kGivens;
        for (QChar& character : full)
            if (character == '0') character = '1';
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
        // If no name says otherwise, all boards are puzzles.
        const QJsonObject several = {{"first", nested(kGivens, 0, false)}, {"second", kGivens}};
        QCOMPARE(readBack(written(several).toStdString()).found.puzzles.size(), std::size_t{2});
    }

    /// Longer than the largest piece; a truncated list gives the puzzles before the end.
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

    /// Objects for cells, words for their types, and a board of booleans next to the board.
    void cellsThatSayMore() {
        QJsonArray entries, numbers, truths;
        for (int row = 0; row < 9; ++row) {
            QJsonArray entryRow, numberRow, truthRow;
            for (int column = 0; column < 9; ++column) {
                const int digit = kGivens[9 * row + column].digitValue();
                // A cell filled by the player.
                const bool placed = row == 0 && column == 0;
                entryRow.append(QJsonObject{{"type", digit > 0 ? "given" : "value"}, {"entry", placed ? 9 : digit}});
                numberRow.append(QJsonObject{{"number", digit > 0 ? QJsonValue(QString::number(digit)) : QJsonValue()},
                                             {"numbers", QJsonArray{true, false, digit > 0}}});
                truthRow.append(digit > 0);
            }
            entries.append(entryRow);
            numbers.append(numberRow);
            truths.append(truthRow);
        }
        const ReadBack typed = readBack(written({{"puzzleState", entries}, {"variant", "classic"}}).toStdString());
        QCOMPARE(typed.found.puzzles.size(), std::size_t{1});
        QVERIFY(typed.found.puzzles[0].givensKnown);
        QCOMPARE(QString::fromStdString(typed.found.puzzles[0].grid.givensText('0')), kGivens);
        QCOMPARE(typed.found.puzzles[0].grid.value(0), 9);
        const ReadBack numbered = readBack(QJsonDocument(numbers).toJson().toStdString());
        QCOMPARE(cellsOf(numbered.found.puzzles.at(0)), kGivens);
        QString played = kGivens;
        played[0] = '9';
        for (const char* name : {"frozen", "fixed", "isGiven", "mask"}) {
            const ReadBack masked =
                readBack(written({{"board", nested(played, 0, false)}, {name, truths}}).toStdString());
            QCOMPARE(masked.found.puzzles.size(), std::size_t{1});
            QCOMPARE(QString::fromStdString(masked.found.puzzles[0].grid.givensText('0')), kGivens);
            QCOMPARE(cellsOf(masked.found.puzzles[0]), played);
        }
    }

    /// Only the set cells, each with its place; rows of fields; rows under names; tenfold digits for hidden ones.
    void otherWaysToWriteBoards() {
        for (const int first : {0, 1}) {
            QJsonArray list, nestedPlaces, triples;
            QJsonObject pairs, names;
            for (int cell = 0; cell < 81; ++cell) {
                const int digit = kGivens[cell].digitValue(), row = cell / 9 + first, column = cell % 9 + first;
                if (digit == 0) continue;
                triples.append(QJsonArray{row, column, digit});
                list.append(QJsonObject{{"r", row}, {"c", column}, {"value", digit}});
                nestedPlaces.append(
                    QJsonObject{{"position", QJsonObject{{"row", row}, {"col", column}}}, {"digit", digit}});
                pairs[QStringLiteral("%1,%2").arg(row).arg(column)] = digit;
                if (first == 1) names[QStringLiteral("r%1c%2").arg(row).arg(column)] = digit;
            }
            for (const QJsonValue& board : QList<QJsonValue>{list, nestedPlaces, triples, pairs, names}) {
                if (board.isObject() && board.toObject().isEmpty()) continue;
                const QByteArray bytes = written({{"clues", board}});
                const ReadBack back = readBack(bytes.toStdString());
                QVERIFY2(back.found.puzzles.size() == 1, bytes.constData());
                QCOMPARE(cellsOf(back.found.puzzles[0]), kGivens);
            }
        }
        QJsonArray fields;
        QJsonObject byName;
        for (int row = 0; row < 9; ++row) {
            QStringList parts;
            for (const QChar character : kGivens.mid(9 * row, 9))
                parts << (character == '0' ? QString() : QString(character));
            fields.append(parts.join(','));
            byName[QStringLiteral("row%1").arg(row)] = cells(kGivens.mid(9 * row, 9), 0, false);
        }
        QCOMPARE(cellsOf(readBack(written({{"rows", fields}}).toStdString()).found.puzzles.at(0)), kGivens);
        QCOMPARE(cellsOf(readBack(written({{"board", byName}}).toStdString()).found.puzzles.at(0)), kGivens);
        // Objects instead of lists, and lists around them.
        QJsonObject numbered, wrapped;
        for (int row = 0; row < 9; ++row) {
            QJsonObject rowObject;
            for (int column = 0; column < 9; ++column)
                rowObject[QString::number(column)] = kGivens[9 * row + column].digitValue();
            numbered[QString::number(row)] = rowObject;
            wrapped[QStringLiteral("row%1").arg(row)] = QJsonArray{rowObject};
        }
        for (const QJsonObject& object : {numbered, wrapped}) {
            QCOMPARE(cellsOf(readBack(QJsonDocument(QJsonArray{object}).toJson().toStdString()).found.puzzles.at(0)),
                     kGivens);
            QCOMPARE(cellsOf(readBack(written({{"rows", QJsonArray{object}}}).toStdString()).found.puzzles.at(0)),
                     kGivens);
        }
    }

    /// Programs that serialise whole objects: JSON in texts, lists in objects that give the type of the list.
    void jsonInTexts() {
        QJsonArray squares, regions;
        for (const QChar character : kGivens)
            squares.append(QJsonObject{{"digit", character == '0' ? QJsonValue() : QJsonValue(character.digitValue())},
                                       {"corner", QJsonObject{{"py/set", QJsonArray()}}},
                                       {"frozen", character != '0'}});
        for (int box = 0; box < 9; ++box) {
            QJsonArray places;
            for (int n = 0; n < 9; ++n)
                places.append(
                    QJsonObject{{"py/tuple", QJsonArray{rowOf(cellOfBox(box, n)), columnOf(cellOfBox(box, n))}}});
            regions.append(QJsonObject{{"py/set", places}});
        }
        const QJsonObject game{{"regions", regions},
                               {"arrows", QJsonValue()},
                               {"squares", QJsonObject{{"state", QJsonArray{1, squares}}}}};
        const QString text = written(game, QJsonDocument::Compact);
        const ReadBack back = readBack(QJsonDocument(QJsonArray{text, text}).toJson().toStdString());
        QCOMPARE(back.found.puzzles.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(back.found.puzzles[1].grid.givensText('0')), kGivens);
        QCOMPARE(back.found.puzzles[1].line, 3);
    }

    /// Several boards under their own names, and boards that are the same puzzle at another time.
    void severalBoards() {
        QString other = kGivens, played = kGivens;
        std::reverse(other.begin(), other.end());
        played[0] = '9';
        const auto count = [](const QJsonObject& object) {
            return readBack(written(object).toStdString()).found.puzzles.size();
        };
        QCOMPARE(count({{"easy", nested(kGivens, 0, false)}, {"hard", other}}), std::size_t{2});
        QCOMPARE(count({{"puzzle1", kGivens}, {"puzzle2", other}}), std::size_t{2});
        QCOMPARE(count({{"initial", kGivens}, {"current", nested(played, 0, false)}}), std::size_t{1});
        QCOMPARE(count({{"board", kGivens}, {"puzzle", kGivens}}), std::size_t{1});
        const QJsonObject history{{"moves", QJsonArray{QJsonObject{{"board", played}}}}};
        QCOMPARE(count({{"puzzle", kGivens}, {"history", history}}), std::size_t{1});
        // If there are only solutions, they are the puzzles: the user wants to see them.
        QCOMPARE(count({{"solution", nested(kGivens, 0, false)}}), std::size_t{1});
        QCOMPARE(count({{"solutions", QJsonArray{kGivens, other}}}), std::size_t{2});
    }

    void commasTooMany() {
        const std::string row = "[0,2,3,4,0,0,8,0,0,],";
        std::string rows;
        for (int n = 0; n < 9; ++n) rows += row;
        QCOMPARE(readBack("{\"grid\": [" + rows + "],}").found.puzzles.size(), std::size_t{1});
        QCOMPARE(readBack("```json\n[[" + rows + "],]\n```\n").found.puzzles.size(), std::size_t{1});
    }

    void rulesMakeAVariant() {
        const QJsonArray board = nested(kGivens, 0, false);
        const QJsonArray path{QJsonArray{1, 0}, QJsonArray{0, 1}};
        for (const QJsonObject& rule :
             {QJsonObject{{"thermo", path}}, QJsonObject{{"anti_king", true}}, QJsonObject{{"killerCages", path}},
              QJsonObject{{"variant", "killer"}}, QJsonObject{{"primaryDiagonal", true}},
              QJsonObject{{"rules", QJsonArray{QJsonObject{{"type", "Kropki"}}}}},
              QJsonObject{{"constraints", QJsonObject{{"thermos", path}}}},
              QJsonObject{{"regions", QJsonArray{path, path}}}}) {
            QJsonObject object = rule;
            object["grid"] = board;
            QVERIFY2(errorOf(written(object)).code == ErrorCode::Variant, written(object).constData());
            QCOMPARE(errorOf(written({{"meta", rule}, {"data", object}})).code, ErrorCode::Variant);
        }
        QJsonArray map, columns;
        for (int row = 0; row < 9; ++row) {
            QJsonArray mapRow, columnRow;
            for (int column = 0; column < 9; ++column) {
                mapRow.append(boxOf(cellAt(row, column)) + 1);
                columnRow.append(column + 1);
            }
            map.append(mapRow);
            columns.append(columnRow);
        }
        QCOMPARE(errorOf(written({{"grid", board}, {"layout", columns}})).code, ErrorCode::Variant);
        QCOMPARE(readBack(written({{"grid", board}, {"layout", map}}).toStdString()).found.puzzles.size(),
                 std::size_t{1});
        // Rules that are switched off, and regions that are the boxes.
        QJsonArray boxes;
        for (int box = 0; box < 9; ++box) {
            QJsonArray places;
            for (int n = 0; n < 9; ++n) places.append(cellOfBox(box, n));
            boxes.append(places);
        }
        const QJsonObject classic{{"grid", board},      {"thermo", QJsonArray()},
                                  {"anti_king", false}, {"variant", "Classic"},
                                  {"regions", boxes},   {"rules", QJsonArray{QJsonObject{{"type", "Standard"}}}}};
        QCOMPARE(readBack(written(classic).toStdString()).found.puzzles.size(), std::size_t{1});
    }

    /// Objects larger than any piece, with texts before their boards.
    void largeObjects() {
        constexpr std::size_t kMany = 25000;
        std::string text = "{\"about\": {\"source\": \"somewhere\"}, \"puzzles\": [";
        for (std::size_t n = 0; n < kMany; ++n)
            text += (n > 0 ? ",\n" : "") + ("{\"grid\": \"" + kGivens.toStdString()) + "\", \"solution\": 1}";
        const ReadBack back = readBack(text + "], \"solutions\": [\"" + kGivens.toStdString() + "\"]}\n");
        QVERIFY(text.size() > 2500000);
        QCOMPARE(back.found.puzzles.size(), kMany);
        QVERIFY(back.found.skips.empty());
        const ReadBack cut = readBack(text.substr(0, text.size() - 50));
        QCOMPARE(cut.found.puzzles.size(), kMany - 1);
        QCOMPARE(cut.found.skips.size(), std::size_t{1});
    }

    /// With the unsupported size, or what is wrong and where.
    void whatIsWrongIsSaid() {
        for (const int size : {4, 6, 12, 16}) {
            QJsonArray rows;
            for (int row = 0; row < size; ++row) rows.append(QJsonArray::fromVariantList(QVariantList(size, row + 1)));
            const Error error = errorOf(written({{"grid", rows}}));
            QCOMPARE(error.code, ErrorCode::WrongSize);
            QCOMPARE(error.text, std::to_string(size) + "x" + std::to_string(size));
        }
        QJsonArray rows = nested(kGivens, 0, false);
        rows.removeLast();
        QCOMPARE(errorOf(written({{"grid", rows}})).code, ErrorCode::WrongRowCount);
        rows.append(QJsonArray{1, 2, 3, 4, 5, 6, 7, 8});
        QCOMPARE(errorOf(written({{"grid", rows}})).found, 8);
        rows.replace(8, QJsonArray{0, 0, 0, 0, 12, 0, 0, 0, 0});
        const Error character = errorOf(written({{"grid", rows}}));
        QCOMPARE(character.code, ErrorCode::WrongCharacter);
        QCOMPARE(character.text, std::string("12"));
        // A line for the object, one for the list, eight rows of eleven lines, then the bracket of the ninth.
        QCOMPARE(character.line, 2 + 8 * 11 + 1 + 5);
    }

    /// JSON about other grids, and lists of numbers that are not boards.
    void otherJsonIsLeftAlone() {
        QVariantList prices;
        for (int n = 0; n < 81; ++n) prices << 100 + n;
        for (const QJsonObject& object :
             {QJsonObject{{"grid", "on"}, {"puzzle", 5}}, QJsonObject{{"grid", QJsonObject{{"columns", 3}}}},
              QJsonObject{{"prices", QJsonArray::fromVariantList(prices)}},
              QJsonObject{{"matrix", QJsonArray{QJsonArray{1, 2}, QJsonArray{3, 4}}}},
              QJsonObject{{"rules", QJsonArray{QJsonObject{{"type", "no-unused"}}}}, {"extends", "killer"}}})
            QCOMPARE(errorOf(written(object)).code, ErrorCode::NoSudoku);
    }
};

QTEST_GUILESS_MAIN(TestJsonGrid)
#include "tst_jsongrid.moc"
