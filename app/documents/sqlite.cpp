// SPDX-License-Identifier: MIT
// SQLite databases with a column of puzzles, 81 characters each; a column of solutions and one of zeros and ones
// next to it are recognised. A row becomes a line with tabs, and a table becomes such lines after a line with the
// names of its columns:
//
//     id      puzzle                        solution                      difficulty
//     1       .734....28.1.326....4...      673415982851932674924...      hard
//
// which is read as any other table (kaggle.cpp). The file is never opened as a database (parts/sqlitefile.h).
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/sinks.h"
#include "app/documents/parts/sqlitefile.h"
#include "app/documents/reading.h"

#include <algorithm>

namespace ninefold::documents::descriptors {
namespace {

constexpr std::string_view kSignature("SQLite format 3\0", 16);
/// The limit for the text that is made of a table.
constexpr std::size_t kMostText = 16 * 1024 * 1024;

void appendField(std::string_view value, std::string& line) {
    for (const char character : value)
        line += character == '\t' || character == '\n' || character == '\r' || character == '\0' ? ' ' : character;
}

void appendLine(const std::vector<std::string>& values, std::string& text) {
    for (std::size_t n = 0; n < values.size(); ++n) {
        if (n > 0) text += '\t';
        appendField(values[n], text);
    }
    text += '\n';
}

/// Is some value in the row as long as a Sudoku?
bool mayHoldSudoku(const std::vector<std::string>& values) {
    constexpr std::size_t kFewestCells = 70;
    return std::ranges::any_of(values, [](const std::string& value) { return value.size() >= kFewestCells; });
}

bool detect(std::string_view head) {
    return head.starts_with(kSignature);
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    OutcomeSink noted(sink);
    SqliteFile file(piece.text);
    for (const SqliteFile::Table& table : file.tables()) {
        std::string text;
        appendLine(table.columns, text);
        bool any = false;
        file.eachRow(table, [&](const std::vector<std::string>& values) {
            if (mayHoldSudoku(values)) {
                appendLine(values, text);
                any = true;
            }
            return text.size() < kMostText;
        });
        if (text.size() >= kMostText)
            noted.skipped({.code = ErrorCode::TooLarge, .found = static_cast<long long>(kMostText)});
        if (any) static_cast<void>(readText(text, noted));
        if (!noted.more) break;
    }
    if (!noted.said) sink.skipped({.code = ErrorCode::NoSudoku});
    return piece.text.size();
}

} // namespace

const formats::Format sqlite = {
    .id = "sqlite",
    .name = "SQLite database",
    .extensions = "sqlite db sqlite3",
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
