// SPDX-License-Identifier: MIT
#include "app/session/lists/listsaving.h"

#include "app/documents/text/listratings.h"
#include "app/documents/writing.h"

#include <algorithm>

namespace ninefold::session {

formats::Puzzle writtenPuzzle(const ShownList& list, int number, const QString& title) {
    formats::Puzzle puzzle = list.puzzles[number];
    if (puzzle.name.empty())
        puzzle.name = QStringLiteral("%1 %2").arg(title, QString::number(number + 1)).toStdString();
    if (const auto& rating = list.rating(number)) documents::putRating(*rating, puzzle);
    return puzzle;
}

std::string writtenList(const ShownList& list, const QString& title, const formats::Format& format) {
    std::string text;
    documents::PuzzleWriter writer(format);
    for (const int number : list.order) writer.add(writtenPuzzle(list, number, title), text);
    writer.finish(text);
    return text;
}

std::vector<Error> whatListLoses(const formats::Format& format, const ShownList& list) {
    std::vector<Error> lost;
    const auto add = [&](const formats::Puzzle& puzzle) {
        for (const Error& error : documents::whatIsLost(format, puzzle))
            if (std::ranges::find(lost, error) == lost.end()) lost.push_back(error);
    };
    for (const int number : list.order) add(list.puzzles[number]);
    const auto rated = std::ranges::find_if(list.order, [&](int number) {
        const auto& rating = list.rating(number);
        return rating && rating->isKnown();
    });
    if (rated != list.order.end()) {
        formats::Puzzle puzzle = list.puzzles[*rated];
        documents::putRating(*list.rating(*rated), puzzle);
        add(puzzle);
    }
    return lost;
}

void ListSaving::start(const QString& path, const formats::Format& format, const ShownList& list,
                       const QString& title) {
    task_.start([path, &format, list, title](const std::stop_token&, const auto&) {
        const std::optional<Error> fault = documents::saveFile(path, writtenList(list, title, format));
        return [fault, path](ListSaving& saving) {
            if (fault) emit saving.savingFailed(*fault);
            else emit saving.listSaved(path);
        };
    });
}

} // namespace ninefold::session
