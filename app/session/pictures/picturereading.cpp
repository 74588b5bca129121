// SPDX-License-Identifier: MIT
#include "app/session/pictures/picturereading.h"

#include "app/documents/parts/picturefile.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>

#include <functional>

namespace ninefold::session {
namespace {

constexpr qint64 kMostBytes = 40 * 1024 * 1024;

using Answer = std::function<void(PictureReading&)>;

Answer failure(const Error& why) {
    return [why](PictureReading& reading) { emit reading.readingFailed(why); };
}

} // namespace

/// `bytes` is called in the thread and returns the bytes of a picture, or why there are none.
template <typename Bytes>
void PictureReading::start(Bytes bytes) {
    task_.start([bytes = std::move(bytes)](const std::stop_token& stop, const auto&) -> Answer {
        const Result<QByteArray> picture = bytes();
        if (!picture) return failure(picture.error());
        const QByteArray& all = picture.value();
        auto grids = documents::readGrids({all.constData(), static_cast<std::size_t>(all.size())}, stop);
        if (!grids) return failure(grids.error());
        return [found = std::move(grids).value()](PictureReading& reading) { emit reading.gridsRead(found); };
    });
}

void PictureReading::readFile(const QString& path) {
    start([path]() -> Result<QByteArray> {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return Error{.code = ErrorCode::CannotOpen, .text = file.errorString().toStdString()};
        if (file.size() > kMostBytes) return Error{.code = ErrorCode::TooLarge, .found = kMostBytes};
        return file.readAll();
    });
}

void PictureReading::readImage(const QImage& image) {
    start([image]() -> Result<QByteArray> {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        // A form that is quick to write and to read.
        image.save(&buffer, "BMP");
        return bytes;
    });
}

bool PictureReading::isPicture(const QString& path) {
    // A pipe or a device would keep the window waiting.
    if (!QFileInfo(path).isFile()) return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray head = file.read(64);
    return documents::isPicture({head.constData(), static_cast<std::size_t>(head.size())});
}

} // namespace ninefold::session
