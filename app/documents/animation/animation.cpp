// SPDX-License-Identifier: MIT
#include "app/documents/animation/animation.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::documents {

Area changedArea(const Raster& before, const Raster& after) {
    assert(before.width == after.width && before.height == after.height);
    int left = after.width, right = -1, top = after.height, bottom = -1;
    const auto width = static_cast<std::ptrdiff_t>(after.width);
    for (int y = 0; y < after.height; ++y) {
        const auto from = before.pixels.begin() + y * width, to = after.pixels.begin() + y * width;
        const auto first = std::mismatch(to, to + width, from).first - to;
        if (first == width) continue;
        auto last = width - 1;
        while (from[last] == to[last]) --last;
        left = std::min(left, static_cast<int>(first));
        right = std::max(right, static_cast<int>(last));
        top = std::min(top, y);
        bottom = y;
    }
    return right < 0 ? Area() : Area{left, top, right - left + 1, bottom - top + 1};
}

AnimationFile::AnimationFile(const QString& path, AnimationKind kind)
    : file_(path), coder_(kind == AnimationKind::Gif ? newGifCoder() : newApngCoder()) {}

std::optional<Error> AnimationFile::add(Raster raster, int milliseconds) {
    assert(raster.width > 0 && raster.height > 0 && milliseconds > 0);
    assert(raster.pixels.size() == static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(raster.height));
    Area changed{0, 0, raster.width, raster.height};
    if (!pending_.pixels.empty()) {
        changed = changedArea(pending_, raster);
        if (changed.empty()) return milliseconds_ += milliseconds, std::nullopt;
        if (const auto fault = writePending()) return fault;
    }
    pending_ = std::move(raster);
    changed_ = changed;
    milliseconds_ = milliseconds;
    return std::nullopt;
}

std::optional<Error> AnimationFile::finish(int pauseMs) {
    assert(!pending_.pixels.empty() && pauseMs >= 0);
    milliseconds_ += pauseMs;
    if (const auto fault = writePending()) return fault;
    if (const auto fault = write(coder_->end())) return fault;
    if (const AnimationCoder::Patch patch = coder_->patch(); !patch.bytes.isEmpty()) {
        if (!file_.seek(patch.at)) return failed();
        if (const auto fault = write(patch.bytes)) return fault;
    }
    if (!file_.flush() || !file_.commit()) return failed();
    return std::nullopt;
}

std::optional<Error> AnimationFile::begin() {
    if (!file_.open(QIODevice::WriteOnly)) return failed();
    return write(coder_->begin(pending_.width, pending_.height));
}

std::optional<Error> AnimationFile::writePending() {
    if (!file_.isOpen())
        if (const auto fault = begin()) return fault;
    return write(coder_->picture(pending_, changed_, milliseconds_));
}

std::optional<Error> AnimationFile::write(const QByteArray& bytes) {
    // QSaveFile commits even a file that a full disk truncated; only the count shows it.
    if (file_.write(bytes) == bytes.size()) return std::nullopt;
    return failed();
}

Error AnimationFile::failed() {
    Error error{.code = ErrorCode::WriteFailed, .text = file_.errorString().toStdString()};
    if (file_.isOpen()) file_.cancelWriting();
    return error;
}

} // namespace ninefold::documents
