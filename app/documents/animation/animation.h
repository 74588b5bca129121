// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/animation/raster.h"
#include "engine/core/result.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include <memory>
#include <optional>

namespace ninefold::documents {

enum class AnimationKind { Apng, Gif };

/// Codes the pictures of an animation one after the other. It keeps none of them.
class AnimationCoder {
public:
    virtual ~AnimationCoder() = default;
    virtual QByteArray begin(int width, int height) = 0;
    /// The part of a picture that differs from the one before; of the first picture all of it.
    virtual QByteArray picture(const Raster& raster, const Area& changed, int milliseconds) = 0;
    virtual QByteArray end() = 0;

    /// Bytes that are known only at the end: they replace as many at this place.
    struct Patch {
        qint64 at = 0;
        QByteArray bytes;
    };
    virtual Patch patch() const { return {}; }
};

std::unique_ptr<AnimationCoder> newApngCoder();
std::unique_ptr<AnimationCoder> newGifCoder();

/// Writes an animated picture that plays again and again. Each picture goes to the disk before the next one is taken,
/// so the memory that it needs does not grow with their number. The file appears when all is written: until then, and
/// if it is destroyed before, there is none, and an older file of the name stays.
class AnimationFile {
public:
    AnimationFile(const QString& path, AnimationKind kind);

    /// The next picture, of the size of the first, and how long it is shown. A picture that equals the one before
    /// only prolongs it.
    std::optional<Error> add(Raster raster, int milliseconds);
    /// The last picture is shown that much longer. Precondition: there is a picture.
    std::optional<Error> finish(int pauseMs = 0);

private:
    std::optional<Error> begin();
    std::optional<Error> writePending();
    std::optional<Error> write(const QByteArray& bytes);
    Error failed();

    QSaveFile file_;
    std::unique_ptr<AnimationCoder> coder_;
    /// The last picture, which is not written: the next one may prolong it.
    Raster pending_;
    Area changed_;
    int milliseconds_ = 0;
};

} // namespace ninefold::documents
