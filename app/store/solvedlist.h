// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <QSet>
#include <QString>

namespace ninefold {

/// The puzzles that were solved, by their givens: a line of 81 signs for each, in a file that any program can read.
/// The games know it too, but there may be thousands of them, and each would have to be followed to its end.
class SolvedList {
public:
    explicit SolvedList(const QString& path) : path_(path) {}
    static QString usualPath();

    /// Nothing is said where it cannot be kept: a tick is all that is lost.
    void add(const Grid& puzzle) const;
    QSet<QString> all() const;

private:
    QString path_;
};

} // namespace ninefold
