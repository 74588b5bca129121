// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/pages.h"

#include <QDeadlineTimer>
#include <QImage>

#include <algorithm>

#include <poppler-qt6.h>

namespace ninefold::documents::pictures {
namespace {

/// A book of puzzles has hundreds of pages, and a person wants one of the first or opens a part of it.
constexpr int kMostPages = 100;
/// A page may be a trap: a drawing of millions of lines.
constexpr int kMostMsForAPage = 4'000;
/// A hundred of them would take minutes.
constexpr int kMostMs = 30'000;
constexpr double kPointsPerInch = 72;
/// At this, a cell of a grid as small as a hand is 30 points wide.
constexpr double kDotsPerInch = 150;
/// A poster is painted less finely.
constexpr double kLongestSide = 2'400;

void saysNothing(const QString&, const QVariant&) {}

/// When the painting of a page is broken off.
struct End {
    QDeadlineTimer deadline{kMostMsForAPage};
    std::stop_token stop;
};

bool isAtEnd(const QVariant& end) {
    const End* when = end.value<const End*>();
    return when->stop.stop_requested() || when->deadline.hasExpired();
}

Decoded painted(const Poppler::Page& page, const std::stop_token& stop) {
    const QSizeF size = page.pageSizeF() / kPointsPerInch;
    const double dots = std::min(kDotsPerInch, kLongestSide / std::max({size.width(), size.height(), 0.1}));
    const End end{.stop = stop};
    const QImage image = page.renderToImage(dots, dots, -1, -1, -1, -1, Poppler::Page::Rotate0, nullptr, nullptr,
                                            isAtEnd, QVariant::fromValue(&end));
    if (image.isNull()) return {.grey = {}, .trouble = Trouble::Damaged};
    return decoded(image, dots / kPointsPerInch);
}

} // namespace

bool isPdf(const QByteArray& bytes) {
    return bytes.startsWith("%PDF-");
}

Trouble readPages(const QByteArray& bytes, const std::stop_token& stop,
                  const std::function<void(const Decoded& page)>& take) {
    Poppler::setDebugErrorFunction(saysNothing, {});
    const std::unique_ptr<Poppler::Document> document = Poppler::Document::loadFromData(bytes);
    if (document == nullptr || document->isLocked()) return Trouble::Damaged;
    document->setRenderHint(Poppler::Document::Antialiasing);
    document->setRenderHint(Poppler::Document::TextAntialiasing);
    const int count = std::min(kMostPages, document->numPages());
    const QDeadlineTimer deadline(kMostMs);
    for (int number = 0; number < count && !stop.stop_requested() && !deadline.hasExpired(); ++number) {
        const std::unique_ptr<Poppler::Page> page = document->page(number);
        if (page == nullptr) continue;
        if (const Decoded picture = painted(*page, stop); picture.trouble == Trouble::None) take(picture);
    }
    return Trouble::None;
}

} // namespace ninefold::documents::pictures
