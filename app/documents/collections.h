// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

#include <string>

namespace ninefold::documents {

/// A puzzle or position that comes with the program.
struct Bundled {
    QString id;
    /// "Easy 17", "X-Wing, position 3"
    QString name;
    /// The line of its file, without line end: every program can read it.
    QByteArray line;
    /// The same without the facts after the "#".
    QByteArray content;
    /// 81 characters: the givens.
    QString puzzle;
    /// All facts about it, by the names of the JSON fields; for a position "technique" and "line".
    QJsonObject facts;
};

/// The resource folder inside the program.
inline constexpr auto kBundledFolder = ":/puzzles";

/// The puzzles of a file: that of a level, or "practice".
QList<Bundled> bundledFile(const QString& name, const QString& folder = kBundledFolder);
/// The file name of a level.
QString bundledFileOf(std::string_view levelName);

/// All bundled puzzles: the levels, easiest first, followed by the positions for practice.
QList<Bundled> bundledPuzzles(const QString& folder = kBundledFolder);

/// One object on one line.
std::string jsonLine(const Bundled& bundled);

} // namespace ninefold::documents
