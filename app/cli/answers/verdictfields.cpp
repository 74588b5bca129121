// SPDX-License-Identifier: MIT
#include "app/cli/answers/verdictfields.h"

#include "app/cli/text.h"
#include "engine/core/names.h"
#include "engine/formats/format.h"

namespace ninefold::cli {

std::string_view statusWord(solve::Verdict::Status status) {
    static constexpr std::string_view words[] = {"unique", "multiple", "none", "invalid"};
    return words[static_cast<int>(status)];
}

QString statusCell(std::string_view word, solve::Verdict::Status status, bool colours) {
    QString cell = toQString(word).leftJustified(10);
    if (!colours) return cell;
    // Green, yellow, red of the terminal's own palette.
    const int colour = status == solve::Verdict::Status::Unique     ? 32
                       : status == solve::Verdict::Status::Multiple ? 33
                                                                    : 31;
    return QStringLiteral("\x1b[%1m%2\x1b[0m").arg(colour).arg(cell);
}

std::string valuesText(const solve::Verdict::Values& values) {
    std::string text(kCellCount, '.');
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values[cell] != 0) text[cell] = static_cast<char>('0' + values[cell]);
    return text;
}

std::string boardText(const solve::Verdict::Values& values) {
    std::string text;
    // Uses the writer of boards, so that the output can be pasted.
    formats::descriptors::board.write({.grid = Grid::fromCells(valuesText(values))}, text);
    return text;
}

void writeConflicts(const solve::Verdict& verdict, documents::JsonWriter& json) {
    json.key("conflicts").openArray();
    for (const Clash& clash : verdict.clashes) {
        json.openObject().field("house", houseName(clash.house)).field("digit", clash.digit);
        json.key("cells").openArray();
        for (const Cell cell : clash.cells) json.value(cellName(cell));
        json.closeArray().closeObject();
    }
    json.closeArray();
}

} // namespace ninefold::cli
