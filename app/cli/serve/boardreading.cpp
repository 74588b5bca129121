// SPDX-License-Identifier: MIT
#include "app/cli/serve/boardreading.h"

#include "app/documents/reading.h"

#include <QJsonArray>

#include <algorithm>

namespace ninefold::cli {
namespace {

using Read = std::variant<formats::Puzzle, Refusal>;

Refusal bad(const QString& sentence) {
    return {400, sentence};
}

/// One cell as a number or a character; null and 0 are blank. -1 if it is neither.
int digitOf(const QJsonValue& value) {
    if (value.isNull()) return 0;
    const double number = value.toDouble(-1);
    for (int digit = 0; digit <= kDigitCount; ++digit)
        if (value.isDouble() ? number == digit : value.toString() == QString::number(digit)) return digit;
    const QString text = value.toString(QStringLiteral("-"));
    return text.isEmpty() || text == "." || text == " " ? 0 : -1;
}

/// The 81 cells of a list, row by row; rows may be lists themselves. Empty if they are not 81.
QJsonArray cellsOf(const QJsonArray& board) {
    QJsonArray cells;
    for (const QJsonValue& value : board) {
        // Long lists are not even looked at.
        if (cells.size() > kCellCount) return {};
        const QJsonArray row = value.toArray();
        if (value.isArray() && row.size() != kDigitCount) return {};
        if (!value.isArray()) cells.append(value);
        for (const QJsonValue& cell : row) cells.append(cell);
    }
    return cells.size() == kCellCount ? cells : QJsonArray();
}

Read readCells(const QJsonArray& board) {
    const QJsonArray cells = cellsOf(board);
    if (cells.isEmpty()) return bad(QStringLiteral("A board needs 81 digits, or 9 rows of 9."));
    std::string text(kCellCount, '.');
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int digit = digitOf(cells[cell]);
        if (digit < 0)
            return bad(QStringLiteral("Row %1, column %2 of the board is neither a digit 1-9 nor blank (0).")
                           .arg(cell / 9 + 1)
                           .arg(cell % 9 + 1));
        if (digit > 0) text[static_cast<std::size_t>(cell)] = static_cast<char>('0' + digit);
    }
    return formats::Puzzle{.grid = Grid::fromCells(text)};
}

Read readContent(const QByteArray& content) {
    if (auto puzzle = documents::readFirst({content.constData(), static_cast<std::size_t>(content.size())}))
        return *std::move(puzzle);
    return bad(QStringLiteral("The text of the board is no Sudoku: 81 digits are needed, with a point for a blank."));
}

Read readBundled(const QString& id, const QList<documents::Bundled>& bundled) {
    const auto found = std::ranges::find_if(
        bundled, [&](const documents::Bundled& each) { return each.id.compare(id, Qt::CaseInsensitive) == 0; });
    if (found == bundled.end()) return Refusal{404, QStringLiteral("There is no puzzle '%1'.").arg(id.left(100))};
    return readContent(found->line);
}

} // namespace

std::variant<QJsonObject, Refusal> readBody(const QByteArray& body) {
    if (body.trimmed().isEmpty()) return QJsonObject();
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (document.isObject()) return document.object();
    if (document.isArray()) return QJsonObject{{"board", document.array()}};
    return bad(
        QStringLiteral("The body is no JSON object: %1 at character %2.").arg(error.errorString()).arg(error.offset));
}

Read readBoard(const QJsonObject& fields, const QList<documents::Bundled>& bundled) {
    const QJsonValue board = fields["board"], id = fields["puzzle"];
    if (!board.isUndefined() && !id.isUndefined())
        return bad(QStringLiteral("Either \"board\" or \"puzzle\" says what to start from, not both."));
    if (board.isArray()) return readCells(board.toArray());
    if (board.isString()) return readContent(board.toString().toUtf8());
    if (id.isString()) return readBundled(id.toString(), bundled);
    if (!board.isUndefined()) return bad(QStringLiteral("\"board\" needs 81 digits, as a list or a text."));
    if (!id.isUndefined()) return bad(QStringLiteral("\"puzzle\" needs the id of a puzzle, such as \"easy-17\"."));
    return formats::Puzzle{};
}

} // namespace ninefold::cli
