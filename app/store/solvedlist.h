// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <QSet>
#include <QString>

namespace ninefold::store {

/// The puzzles that were solved, by their givens: a line of 81 characters for each, in a file that any program can
/// read. The saved games contain this too, but there may be thousands, and each would have to be replayed to its
/// end.
class SolvedList {
public:
    explicit SolvedList(const QString& path) : path_(path) {}
    static QString usualPath();

    /// Failures are not reported: only a tick in a list is lost.
    void add(const Grid& puzzle) const;
    QSet<QString> all() const;

private:
    QString path_;
};

} // namespace ninefold::store
