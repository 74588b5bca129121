// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

#include <string>

namespace ninefold {

/// A puzzle or position that comes with the program.
struct Bundled {
    QString id;
    /// "Easy 17", "X-Wing 3"
    QString name;
    /// As its file has it, without line end: every program can read it.
    QByteArray line;
    /// The same without what was found out about it.
    QByteArray content;
    /// 81 signs: the givens.
    QString puzzle;
    /// Everything that is known of it, by the names of the JSON fields; for a position "technique" and "line".
    QJsonObject facts;
};

/// Where they lie inside the program.
inline constexpr auto kBundledFolder = ":/puzzles";

/// The puzzles of a file: that of a level, or "practice".
QList<Bundled> bundledFile(const QString& name, const QString& folder = kBundledFolder);
/// The name of a level's file.
QString bundledFileOf(std::string_view levelName);

/// All of them: the levels, easiest first, then the positions for practice.
QList<Bundled> bundledPuzzles();

/// One object and line.
std::string jsonLine(const Bundled& bundled);

} // namespace ninefold
