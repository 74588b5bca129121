// SPDX-License-Identifier: MIT
// Records as lines of text. Every field that is read is checked: a journal may be damaged anywhere, and a number out
// of bounds would do harm in other code.
#include "app/store/record.h"

#include "app/store/checksum.h"
#include "engine/core/cells.h"

#include <QList>

#include <cassert>

namespace ninefold::store {
namespace {

constexpr int kChecksumDigits = 8;

/// Fields in hexadecimal between dots; what is zero at the end is left out.
QByteArray encodeState(const CellState& state) {
    QList<unsigned> fields = {state.value,         state.candidates.mask(), state.corner.mask(),
                              state.centre.mask(), state.colours[0],        state.colours[1]};
    for (std::uint8_t colour : state.candidateColours) fields << colour;
    // Most changes affect one field, and journals are kept for years.
    while (fields.size() > 1 && fields.last() == 0) fields.removeLast();
    QByteArray text;
    for (unsigned field : fields) text += QByteArray::number(field, 16) + '.';
    text.chop(1);
    return text;
}

/// Strict, because a value out of bounds would become an index out of bounds elsewhere.
std::optional<CellState> decodeState(const QByteArray& text) {
    constexpr int kFields = 15;
    std::array<unsigned, kFields> fields{};
    const QList<QByteArray> parts = text.split('.');
    if (parts.size() > kFields) return std::nullopt;
    for (int index = 0; index < parts.size(); ++index) {
        bool good = false;
        fields[index] = parts[index].toUInt(&good, 16);
        // A digit, three masks of nine bits, and colours, of which files may have more than the program shows.
        const unsigned most = index == 0 ? 9u : index <= 3 ? 0x1FFu : 0xFFu;
        if (!good || fields[index] > most) return std::nullopt;
    }
    CellState state;
    state.value = static_cast<std::uint8_t>(fields[0]);
    state.candidates = Digits::fromMask(fields[1]);
    state.corner = Digits::fromMask(fields[2]);
    state.centre = Digits::fromMask(fields[3]);
    for (int index = 0; index < 2; ++index) state.colours[index] = static_cast<std::uint8_t>(fields[4 + index]);
    for (int index = 0; index < kDigitCount; ++index)
        state.candidateColours[index] = static_cast<std::uint8_t>(fields[6 + index]);
    return state;
}

/// A digit, a dot and its cell.
QByteArray encodeEnd(const LinkedMark& end) {
    assert(end.cell >= 0 && end.cell < kCellCount && end.digit >= 1 && end.digit <= kDigitCount);
    return QByteArray::number(end.digit) + '.' + QByteArray::number(end.cell);
}

QByteArray encodeMove(const Move& move) {
    QByteArray text = QByteArray::number(static_cast<qint64>(move.atMs));
    for (const CellChange& change : move.changes)
        text +=
            ' ' + QByteArray::number(change.cell) + ':' + encodeState(change.before) + '>' + encodeState(change.after);
    for (const DrawnLink& link : move.links)
        text += (link.strong ? " S" : " W") + encodeEnd(link.from) + '-' + encodeEnd(link.to);
    return text;
}

std::optional<CellChange> decodeChange(const QByteArray& text) {
    const qsizetype colon = text.indexOf(':'), arrow = text.indexOf('>');
    bool good = false;
    const int cell = text.left(colon).toInt(&good);
    if (!good || colon < 0 || arrow < colon || cell < 0 || cell >= kCellCount) return std::nullopt;
    const auto before = decodeState(text.mid(colon + 1, arrow - colon - 1)), after = decodeState(text.mid(arrow + 1));
    if (!before || !after) return std::nullopt;
    return CellChange{cell, *before, *after};
}

std::optional<LinkedMark> decodeEnd(const QByteArray& text) {
    const qsizetype dot = text.indexOf('.');
    bool goodDigit = false, goodCell = false;
    const LinkedMark end{text.mid(dot + 1).toInt(&goodCell), text.left(dot).toInt(&goodDigit)};
    if (dot < 0 || !goodDigit || !goodCell) return std::nullopt;
    return end;
}

std::optional<DrawnLink> decodeLink(const QByteArray& text) {
    const qsizetype line = text.indexOf('-');
    if (line < 0) return std::nullopt;
    const auto from = decodeEnd(text.mid(1, line - 1)), to = decodeEnd(text.mid(line + 1));
    if (!from || !to) return std::nullopt;
    const DrawnLink link{*from, *to, text[0] == 'S'};
    if (!isDrawable(link)) return std::nullopt;
    return link;
}

bool isLink(const QByteArray& text) {
    return text.startsWith('S') || text.startsWith('W');
}

std::optional<Move> decodeMove(const QByteArray& text) {
    const QList<QByteArray> parts = text.split(' ');
    bool good = false;
    Move move{parts.first().toLongLong(&good), {}};
    for (int index = 1; good && index < parts.size(); ++index) {
        if (isLink(parts[index])) {
            const std::optional<DrawnLink> link = decodeLink(parts[index]);
            if (!link) return std::nullopt;
            move.links.push_back(*link);
            continue;
        }
        const std::optional<CellChange> change = decodeChange(parts[index]);
        if (!change) return std::nullopt;
        move.changes.push_back(*change);
    }
    if (!good) return std::nullopt;
    return move;
}

} // namespace

QByteArray encode(const Record& record) {
    QByteArray payload(1, static_cast<char>(record.kind));
    switch (record.kind) {
    case Record::Kind::Puzzle:
    case Record::Kind::Givens:
        payload += record.text;
        break;
    case Record::Kind::Move:
    case Record::Kind::Bookmark:
        payload += encodeMove(record.move);
        break;
    case Record::Kind::Hint:
        payload += QByteArray::number(record.number) + ' ' + record.text;
        break;
    default:
        payload += QByteArray::number(record.number);
        break;
    }
    return QByteArray::number(checksum(payload), 16).rightJustified(kChecksumDigits, '0') + ' ' + payload + '\n';
}

std::optional<Record> decode(QByteArrayView line) {
    if (line.size() < kChecksumDigits + 2 || line[kChecksumDigits] != ' ') return std::nullopt;
    bool good = false;
    const quint32 expected = line.first(kChecksumDigits).toByteArray().toUInt(&good, 16);
    const QByteArrayView payload = line.sliced(kChecksumDigits + 1);
    // A single flipped bit makes the line invalid.
    if (!good || expected != checksum(payload)) return std::nullopt;
    Record record;
    record.kind = static_cast<Record::Kind>(payload[0]);
    const QByteArray rest = payload.sliced(1).toByteArray();
    switch (record.kind) {
    case Record::Kind::Puzzle:
    case Record::Kind::Givens:
        record.text = rest;
        return record;
    case Record::Kind::Move:
    case Record::Kind::Bookmark: {
        const std::optional<Move> move = decodeMove(rest);
        if (!move) return std::nullopt;
        record.move = *move;
        return record;
    }
    case Record::Kind::Hint: {
        const qsizetype blank = rest.indexOf(' ');
        record.number = rest.left(blank).toLongLong(&good);
        if (blank < 0) return std::nullopt;
        record.text = rest.sliced(blank + 1);
        break;
    }
    case Record::Kind::Index:
    case Record::Kind::Time:
    case Record::Kind::Help:
    case Record::Kind::Branch:
    case Record::Kind::Date:
    case Record::Kind::Check:
    case Record::Kind::Wrong:
        record.number = rest.toLongLong(&good);
        break;
    default:
        return std::nullopt;
    }
    if (!good) return std::nullopt;
    return record;
}

} // namespace ninefold::store
