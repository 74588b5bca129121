// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/shownlist.h"
#include "app/session/work/task.h"

#include "engine/core/result.h"
#include "engine/formats/format.h"

#include <QObject>

namespace ninefold::session {

/// The puzzle with that number as it is written to a file: with a name, and with its level and rating if they are
/// known.
formats::Puzzle writtenPuzzle(const ShownList& list, int number, const QString& title);

/// The whole list as the text of a format, in the displayed order.
std::string writtenList(const ShownList& list, const QString& title, const formats::Format& format);

/// The data that the format cannot hold.
std::vector<Error> whatListLoses(const formats::Format& format, const ShownList& list);

/// Writes a list to a file in the background, one after the other. A write that has started is completed even if the
/// owner is destroyed.
class ListSaving : public QObject {
    Q_OBJECT

public:
    explicit ListSaving(QObject* parent = nullptr) : QObject(parent) {}

    void start(const QString& path, const formats::Format& format, const ShownList& list, const QString& title);

signals:
    void listSaved(const QString& path);
    void savingFailed(const ninefold::Error& error);

private:
    Task<ListSaving> task_{*this, savingThread};
};

} // namespace ninefold::session
