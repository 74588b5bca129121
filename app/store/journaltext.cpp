// SPDX-License-Identifier: MIT
#include "app/store/journaltext.h"

#include "app/documents/catalog.h"
#include "app/documents/writing.h"
#include "app/game/history.h"
#include "app/store/record.h"

#include <cassert>

namespace ninefold::store {
namespace {

QByteArray beginning(const formats::Puzzle& puzzle) {
    const formats::Format* form = documents::formatById("json");
    std::string text = documents::writeText(*form, std::span(&puzzle, 1));
    // A record is one line; line ends between the fields of the JSON have no meaning.
    for (char& character : text)
        if (character == '\n' || character == '\r') character = ' ';
    const Record whole{.kind = Record::Kind::Puzzle, .text = QByteArray::fromStdString(text)};
    const Record givens{.kind = Record::Kind::Givens,
                        .text = QByteArray::fromStdString(game::sheetOf(puzzle).blank().digits().cellsText())};
    // Written twice, because damage to the beginning of a file would otherwise lose the whole game. The short record
    // of the givens is a third copy if they define the puzzle.
    return (puzzle.marksBind ? QByteArray() : encode(givens)) + encode(whole).repeated(2);
}

QByteArray line(Record::Kind kind, qint64 number) {
    return encode({.kind = kind, .number = number});
}

} // namespace

Record hintRecord(int number, const HintUse& hint) {
    return {
        .kind = Record::Kind::Hint, .number = number, .text = QByteArray::number(hint.degree) + ' ' + hint.technique};
}

QByteArray journalText(const formats::Puzzle& puzzle, int branch, const Tally& tally,
                       const std::vector<Move>& bookmarks) {
    assert(branch >= -1);
    formats::Puzzle start = puzzle;
    const game::Sheet sheet = game::tidyHistory(start);
    const std::vector<Move> moves = std::exchange(start.history, {});
    const std::size_t done = std::exchange(start.historyDone, 0);
    // A puzzle without moves stays as it came, including its candidates.
    if (!moves.empty()) game::putSheet(sheet, start);
    QByteArray text = beginning(start);
    // Each move is written twice, as during play.
    for (const Move& move : moves) text += encode({.kind = Record::Kind::Move, .move = move}).repeated(2);
    if (done < moves.size()) text += line(Record::Kind::Index, static_cast<qint64>(done));
    if (puzzle.elapsedMs > 0) text += line(Record::Kind::Time, puzzle.elapsedMs);
    if (branch >= 0) text += line(Record::Kind::Branch, branch);
    if (tally.helped > 0) text += line(Record::Kind::Help, tally.helped);
    if (tally.checks > 0) text += line(Record::Kind::Check, tally.checks);
    if (tally.mistakes > 0) text += line(Record::Kind::Wrong, tally.mistakes);
    for (std::size_t index = 0; index < tally.hints.size(); ++index)
        text += encode(hintRecord(static_cast<int>(index) + 1, tally.hints[index]));
    for (const Move& bookmark : bookmarks) text += encode({.kind = Record::Kind::Bookmark, .move = bookmark});
    return text;
}

} // namespace ninefold::store
