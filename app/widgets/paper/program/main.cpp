// SPDX-License-Identifier: MIT
// ninefold-painter: paints one board as a PNG, for `ninefold-cli picture`. It is a program of its own, so that the
// command line needs no part of Qt that paints, and needs no display. It reads the board from standard input, as 81
// words: "g5" is a given, "5" a digit, "c137" an empty cell with these candidates, "." one without. The argument is the
// side in pixels.
#include "app/widgets/paper/picture.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>
#include <optional>

namespace {

using namespace ninefold;

constexpr int kLargestSide = 4096;
constexpr qint64 kMostBoardBytes = 4096;

std::optional<Digit> digitOf(char character) {
    if (character < '1' || character > '9') return std::nullopt;
    return static_cast<Digit>(character - '0');
}

/// False if the word says nothing of a cell.
bool readCell(const QByteArray& word, Cell cell, logic::Frame& frame) {
    CellState& state = frame.cells[cell];
    if (word == ".") return true;
    if (word.startsWith('c')) {
        for (const char character : word.sliced(1))
            if (const auto digit = digitOf(character)) state.candidates.add(*digit);
        return true;
    }
    const bool given = word.startsWith('g');
    const auto digit = word.size() == (given ? 2 : 1) ? digitOf(word.back()) : std::nullopt;
    if (!digit) return false;
    state.value = static_cast<std::uint8_t>(*digit);
    if (given) frame.givens.add(cell);
    return true;
}

std::optional<logic::Frame> readBoard(const QByteArray& text) {
    const QList<QByteArray> words = text.simplified().split(' ');
    logic::Frame frame;
    if (words.size() != kCellCount) return std::nullopt;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!readCell(words[cell], cell, frame)) return std::nullopt;
    return frame;
}

} // namespace

int main(int count, char** arguments) {
    const int side = count == 2 ? QByteArray(arguments[1]).toInt() : 0;
    QFile input;
    const bool opened = input.open(stdin, QIODevice::ReadOnly);
    const auto board = opened ? readBoard(input.read(kMostBoardBytes)) : std::nullopt;
    if (side < 1 || side > kLargestSide || !board) {
        std::fputs("ninefold-painter paints the boards of ninefold-cli picture.\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // A thumbnailer in a sandbox has neither a runtime folder nor a home, which is no news.
    qputenv("QT_LOGGING_RULES", "*.warning=false");
    const QGuiApplication application(count, arguments);
    const QByteArray png = widgets::thumbnailPng(*board, side);
    const auto size = static_cast<std::size_t>(png.size());
    const bool written = std::fwrite(png.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
    return written && size > 0 ? 0 : 3;
}
