// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/technique.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <vector>

/// The examples of techniques in tests/data/techniques.
namespace positions {

/// The file is a list of lines "id | cells | candidates gone | effect of the step": easy to read and to extend.
struct Example {
    QString id;
    ninefold::Grid grid;
    std::vector<ninefold::logic::Deduction> deductions;
};

/// "r1c1=5" places, "r1c1<>5" removes, and so does "511", as HoDoKu's library lines write it. Names of cells have four
/// characters here; the digit is the last one.
inline ninefold::logic::Deduction deduction(const QString& text) {
    if (text.size() == 3)
        return {9 * (text[1].digitValue() - 1) + text[2].digitValue() - 1, text[0].digitValue(), false};
    return {*ninefold::cellFromName(text.left(4).toStdString()), text.back().digitValue(), text.contains('=')};
}

/// The same the other way round: what a technique found, as the file writes it.
inline QString text(const std::vector<ninefold::logic::Deduction>& deductions) {
    QStringList texts;
    for (const ninefold::logic::Deduction& one : deductions)
        texts << QString::fromStdString(ninefold::cellName(one.cell)) + (one.places ? "=" : "<>") +
                     QString::number(one.digit);
    return texts.join(' ');
}

/// "+" before a digit says that it was placed: some uniqueness techniques need the givens.
inline Example read(const QString& line) {
    const QStringList fields = line.split('|');
    Example example{.id = fields[0].trimmed(), .grid = {}, .deductions = {}};
    bool placed = false;
    int cell = 0;
    for (const QChar character : fields[1].trimmed()) {
        if (character == '+') {
            placed = true;
            continue;
        }
        if (character.isDigit()) {
            if (placed) example.grid.place(cell, character.digitValue());
            else example.grid.give(cell, character.digitValue());
        }
        placed = false;
        ++cell;
    }
    for (const QString& gone : fields[2].split(' ', Qt::SkipEmptyParts))
        example.grid.removeCandidate(deduction(gone).cell, deduction(gone).digit);
    for (const QString& what : fields[3].split(' ', Qt::SkipEmptyParts)) example.deductions.push_back(deduction(what));
    std::sort(example.deductions.begin(), example.deductions.end());
    return example;
}

inline std::vector<Example> all() {
    QFile file(QStringLiteral(NINEFOLD_SOURCE_DIR "/tests/data/techniques/positions.txt"));
    std::vector<Example> examples;
    if (!file.open(QIODevice::ReadOnly)) return examples;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts))
        if (!line.startsWith('#')) examples.push_back(read(line));
    return examples;
}

} // namespace positions
