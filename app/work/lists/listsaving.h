// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/job.h"
#include "app/work/lists/shownlist.h"

#include "engine/core/result.h"
#include "engine/formats/format.h"

#include <QObject>

namespace ninefold {

/// The puzzle of that number as a file is to hold it: with a name, and with what is known of it as level and rating.
Puzzle writtenPuzzle(const ShownList& list, int number, const QString& title);

/// The whole list as the text of a format, in the order in which it stands.
std::string writtenList(const ShownList& list, const QString& title, const Format& format);

/// What of it the format cannot hold.
std::vector<Error> whatIsLost(const Format& format, const ShownList& list);

/// Writes a list to a file beside the window. What has been begun is written even when its owner goes.
class ListSaving : public QObject {
    Q_OBJECT

public:
    explicit ListSaving(QObject* parent = nullptr) : QObject(parent) {}

    void start(const QString& path, const Format& format, const ShownList& list, const QString& title);

signals:
    void saved(const QString& path);
    void failed(const ninefold::Error& error);

private:
    Job job_{shortWorkThreads};
};

} // namespace ninefold
