// SPDX-License-Identifier: MIT
#include "app/window/pictureseries.h"

#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/writing.h"
#include "app/widgets/paper/picture.h"

#include <QDir>

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
}

void PictureSeries::next() {
    assert(runView_ != nullptr);
    if (!runView_->timeline().holds(next_)) {
        idle_.stop();
        return runView_->timeline().fetch(next_);
    }
    if (isWanted(next_) && !save(next_)) return;
    next_ += order_.every;
    if (next_ <= order_.to) return;
    stop();
    emit ended(pictures_);
}

bool PictureSeries::isWanted(quint64 number) const {
    if (!order_.onlyTurns) return true;
    const auto [first, end] = runView_->span();
    // The board before the first event is not a turning point.
    if (number <= first || number > end) return false;
    const session::Weight weight = runView_->weight(number);
    return weight != session::Weight::Quiet && weight != session::Weight::Plain;
}

QString PictureSeries::fileName(const SeriesOrder& order, quint64 number) {
    const int digits = static_cast<int>(QString::number(order.to).size());
    return QStringLiteral("event-%1.%2")
        .arg(number, digits, 10, QLatin1Char('0'))
        .arg(order.width > 0 ? QLatin1String("png") : QLatin1String("svg"));
}

QByteArray PictureSeries::picture(quint64 number) const {
    assert(runView_ != nullptr && number >= order_.from);
    const auto [first, end] = runView_->span();
    widgets::CaptionedBoard board{.frame = runView_->frame(number), .theme = order_.theme};
    // A flash draws attention to a change on screen; a saved picture needs none.
    board.frame.fresh = {};
    board.title = tr("%1 \u00B7 event %2").arg(order_.title, documents::numberText(static_cast<qint64>(number)));
    if (number > first && number <= end) board.caption = runView_->sentence(number);
    return order_.width > 0 ? widgets::captionedPng(board, order_.width) : widgets::captionedSvg(board);
}

bool PictureSeries::save(quint64 number) {
    const QByteArray bytes = picture(number);
    const QString path = QDir(order_.folder).filePath(fileName(order_, number));
    const auto fault = documents::saveFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (fault || bytes.isEmpty()) {
        stop();
        emit seriesFailed(fault ? documents::sentence(*fault, path) : tr("The picture could not be made."));
        return false;
    }
    emit pictureSaved(++pictures_, number);
    return true;
}

} // namespace ninefold::window
