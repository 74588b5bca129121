// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

#include <string>

namespace ninefold::cli {

/// A puzzle or position that comes with the program.
struct Bundled {
    QString id;
    /// "Easy 17", "X-Wing 3"
    QString name;
    /// As its file has it, without line end: every program can read it.
    QByteArray line;
    /// 81 signs: the givens.
    QString puzzle;
    /// Everything that is known of it, by the names of the JSON fields; for a position "technique" and "line".
    QJsonObject facts;
};

/// All of them: the levels, easiest first, then the positions for practice.
QList<Bundled> bundledPuzzles();

/// One object and line.
std::string jsonLine(const Bundled& bundled);

} // namespace ninefold::cli
