// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <QFile>
#include <QString>

#include <memory>

namespace ninefold::cli {

/// The answers that an earlier run has left in a file, one line for each puzzle from the first on. They are read along
/// with the puzzles, so a long list needs no memory.
class EarlierAnswers {
public:
    /// A last line without its end is cut off: that run was ended while it wrote. A file that does not exist has
    /// none.
    static Result<std::unique_ptr<EarlierAnswers>> open(const QString& path);

    /// This run adds its own answers to the file, which are not meant.
    bool atEnd() const { return file_.pos() >= end_; }
    /// Goes to the next answer. Is it about this puzzle?
    bool isNext(const formats::Puzzle& puzzle);

private:
    explicit EarlierAnswers(const QString& path) : file_(path) {}
    bool cutLastLine();

    QFile file_;
    qint64 end_ = 0;
};

} // namespace ninefold::cli
