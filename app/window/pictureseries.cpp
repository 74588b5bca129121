// SPDX-License-Identifier: MIT
#include "app/window/pictureseries.h"

#include "app/documents/text/messages.h"
#include "app/documents/writing.h"
#include "app/session/watch/readingtime.h"

#include <QDir>
#include <QImage>

#include <algorithm>
#include <cassert>

namespace ninefold::window {

PictureSeries::PictureSeries(QObject* parent) : QObject(parent) {
    connect(&idle_, &QTimer::timeout, this, &PictureSeries::next);
}

void PictureSeries::start(const session::RunView& view, const SeriesOrder& order) {
    stop();
    runView_ = &view;
    order_ = order;
    order_.to = std::min(order.to, view.timeline().lastKnown());
    next_ = order.from;
    pictures_ = 0;
    if (order.animation) animation_ = std::make_unique<documents::AnimationFile>(order.file, *order.animation);
    // Events that are not in memory have to be fetched first; continue when they arrive.
    arrived_ = connect(&view.timeline(), &session::Timeline::arrived, this, [this] { idle_.start(); });
    started_ = connect(&view.timeline(), &session::Timeline::restarted, this, [this] {
        stop();
        emit seriesFailed(tr("Another run has started; no more pictures of the previous one are saved."));
    });
    idle_.start();
}

void PictureSeries::stop() {
    idle_.stop();
    disconnect(arrived_);
    disconnect(started_);
    runView_ = nullptr;
    // An animation that is not complete is no file.
    animation_.reset();
}

void PictureSeries::next() {
    assert(runView_ != nullptr);
    if (!runView_->timeline().holds(next_)) {
        idle_.stop();
        return runView_->timeline().fetch(next_);
    }
    if (isWanted(next_) && !save(next_)) return;
    next_ += order_.every;
    if (next_ > order_.to) finish();
}

bool PictureSeries::isWanted(quint64 number) const {
    if (!order_.onlyTurns) return true;
    const auto [first, end] = runView_->span();
    // The board before the first event is not a turning point.
    if (number <= first || number > end) return false;
    const session::Weight weight = runView_->weight(number);
    return weight > session::Weight::Plain;
}

QString PictureSeries::fileName(const SeriesOrder& order, quint64 number) {
    const int digits = static_cast<int>(QString::number(order.to).size());
    return QStringLiteral("event-%1.%2")
        .arg(number, digits, 10, QLatin1Char('0'))
        .arg(order.width > 0 ? QLatin1String("png") : QLatin1String("svg"));
}

widgets::CaptionedBoard PictureSeries::boardAt(quint64 number) const {
    assert(runView_ != nullptr && number >= order_.from);
    const auto [first, end] = runView_->span();
    widgets::CaptionedBoard board{.frame = runView_->frame(number), .theme = order_.theme};
    // A flash draws attention to a change on screen; a saved picture needs none.
    board.frame.fresh = {};
    board.title = tr("%1 \u00B7 %2", "the name of a run, event 12").arg(order_.title, runView_->place(number));
    if (number > first && number <= end) board.caption = runView_->sentence(number);
    return board;
}

QString PictureSeries::write(quint64 number) {
    std::optional<Error> fault;
    const widgets::CaptionedBoard board = boardAt(number);
    if (animation_) {
        const QImage image = widgets::captionedImage(board, order_.width);
        if (image.isNull()) return tr("The picture could not be made.");
        fault = addToAnimation(image, session::readingMs(board.caption));
    } else {
        const QByteArray bytes =
            order_.width > 0 ? widgets::captionedPng(board, order_.width) : widgets::captionedSvg(board);
        if (bytes.isEmpty()) return tr("The picture could not be made.");
        fault = documents::saveFile(path(number), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    }
    return fault ? documents::sentence(*fault, path(number)) : QString();
}

std::optional<Error> PictureSeries::addToAnimation(const QImage& image, int readingMs) {
    documents::Raster raster{image.width(), image.height(), {}};
    raster.pixels.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) raster.pixels.push_back(row[x] & 0xFFFFFFU);
    }
    return animation_->add(std::move(raster), order_.milliseconds > 0 ? order_.milliseconds : readingMs);
}

QString PictureSeries::path(quint64 number) const {
    return animation_ ? order_.file : QDir(order_.folder).filePath(fileName(order_, number));
}

bool PictureSeries::save(quint64 number) {
    if (const QString fault = write(number); !fault.isEmpty()) return fail(fault), false;
    emit pictureSaved(++pictures_, number);
    return true;
}

void PictureSeries::finish() {
    // Before it begins again.
    constexpr int kEndMs = 2000;
    // A run without turning points has no picture.
    if (animation_ && pictures_ > 0)
        if (const auto fault = animation_->finish(kEndMs)) return fail(documents::sentence(*fault, order_.file));
    stop();
    emit ended(pictures_);
}

void PictureSeries::fail(const QString& why) {
    stop();
    emit seriesFailed(why);
}

} // namespace ninefold::window
