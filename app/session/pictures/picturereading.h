// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "app/session/work/task.h"
#include "engine/core/result.h"

#include <QImage>
#include <QObject>

namespace ninefold::session {

using GridReadings = std::vector<documents::pictures::GridReading>;

/// Reads the Sudokus of a picture in a thread of its own.
class PictureReading : public QObject {
    Q_OBJECT

public:
    explicit PictureReading(QObject* parent = nullptr) : QObject(parent) {}

    void readFile(const QString& path);
    void readImage(const QImage& image);
    /// The current reading delivers nothing more.
    void stop() { task_.stop(); }

    /// Does the file begin as a picture does?
    static bool isPicture(const QString& path);

signals:
    void gridsRead(const ninefold::session::GridReadings& grids);
    void readingFailed(const ninefold::Error& why);

private:
    template <typename Bytes>
    void start(Bytes bytes);

    Task<PictureReading> task_{*this, shortWorkThreads};
};

} // namespace ninefold::session
