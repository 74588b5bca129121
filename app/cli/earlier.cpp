// SPDX-License-Identifier: MIT
#include "app/cli/earlier.h"

#include "app/cli/run.h"

#include <QFileInfo>

#include <algorithm>

namespace ninefold::cli {

Result<std::unique_ptr<EarlierAnswers>> EarlierAnswers::open(const QString& path) {
    std::unique_ptr<EarlierAnswers> answers(new EarlierAnswers(path));
    QFile& file = answers->file_;
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return Error{.code = ErrorCode::WriteFailed, .text = "only a file can be continued"};
    if (!file.open(QIODevice::ReadWrite) || !answers->cutLastLine() || !file.seek(0))
        return Error{.code = ErrorCode::WriteFailed, .text = file.errorString().toStdString()};
    answers->end_ = file.size();
    return answers;
}

bool EarlierAnswers::cutLastLine() {
    constexpr qint64 kPiece = 4096;
    for (qint64 end = file_.size(); end > 0;) {
        const qint64 begin = std::max<qint64>(0, end - kPiece);
        if (!file_.seek(begin)) return false;
        const QByteArray piece = file_.read(end - begin);
        if (piece.size() != end - begin) return false;
        if (const qsizetype line = piece.lastIndexOf('\n'); line >= 0) return file_.resize(begin + line + 1);
        end = begin;
    }
    return file_.resize(0);
}

bool EarlierAnswers::isNext(const formats::Puzzle& puzzle) {
    return file_.readLine().contains(QByteArray::fromStdString(puzzleText(puzzle)));
}

} // namespace ninefold::cli
