// SPDX-License-Identifier: MIT
#include "app/pages/library/puzzlecard.h"

#include "app/documents/text/ratings.h"
#include "app/session/library/librarywords.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QFontInfo>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ninefold::pages {
namespace {

using session::PlayState;
using widgets::TextSize;
using widgets::TextWeight;
using widgets::Tone;

/// For a body text of this height; all grows with the text.
constexpr double kTextPixels = 14;
constexpr int kWidth = 144, kPadding = 12, kHead = 36, kFoot = 40;
constexpr int kTick = 18, kBarWidth = 40, kBarHeight = 4;

/// Text begins at the left, or at the right where that is the direction.
int leading(const QPainter& painter) {
    return static_cast<int>(QStyle::visualAlignment(painter.layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
}

QRect placed(const QPainter& painter, const QRect& area, QSize size) {
    return QStyle::alignedRect(painter.layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, size, area);
}

/// What is left of an area beside something at its beginning.
QRect beside(const QPainter& painter, const QRect& area, int used) {
    return painter.layoutDirection() == Qt::RightToLeft ? area.adjusted(0, 0, -used, 0) : area.adjusted(used, 0, 0, 0);
}

widgets::Badge badgeOf(const session::LibraryPuzzle& puzzle, const widgets::Theme& theme) {
    const QString rating = puzzle.er > 0 ? documents::tenthsText(puzzle.er) : QString();
    if (puzzle.level) return widgets::levelBadge(theme, static_cast<int>(*puzzle.level), rating);
    return widgets::plainBadge(theme, rating);
}

} // namespace

void paintPlayState(QPainter& painter, const QRect& area, const session::PlayRecord& play, const QString& text,
                    const widgets::Theme& theme, bool chosen) {
    QRect words = area;
    Tone ink = chosen ? Tone::SoftInk : Tone::Secondary;
    if (play.state == PlayState::Solved) {
        const QRect tick = placed(painter, area, {kTick, kTick});
        widgets::paintTick(painter, tick, theme[Tone::Good]);
        words = beside(painter, area, kTick + 2);
        ink = Tone::Good;
    } else if (play.state == PlayState::Started) {
        const QRect bar = placed(painter, area, {kBarWidth, kBarHeight});
        widgets::paintBox(painter, bar, kBarHeight / 2.0, theme[Tone::Sunken], QColor());
        QRect done = placed(painter, bar, {std::max(2, kBarWidth * play.percent / 100), kBarHeight});
        widgets::paintBox(painter, done, kBarHeight / 2.0, theme[Tone::Accent], QColor());
        words = beside(painter, area, kBarWidth + widgets::kGap);
        ink = chosen ? Tone::SoftInk : Tone::Text;
    }
    QFont font = painter.font();
    font.setWeight(play.state == PlayState::New ? QFont::Normal : QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme[ink]);
    painter.drawText(words, leading(painter), QFontMetrics(font).elidedText(text, Qt::ElideRight, words.width()));
}

void PuzzleCards::setLook(const widgets::Theme& theme, const QFont& font, qreal pixelRatio) {
    theme_ = &theme;
    body_ = font;
    strong_ = widgets::fontOf(font, TextSize::Body, TextWeight::Strong);
    small_ = widgets::fontOf(font, TextSize::Small);
    const double scale = std::max(1.0, QFontInfo(font).pixelSize() / kTextPixels);
    padding_ = kPadding;
    const int width = qRound(kWidth * scale), board = width - 2 * padding_;
    head_ = qRound(kHead * scale);
    size_ = {width, head_ + board + qRound(kFoot * scale)};
    boards_.setLook(theme, font, board, pixelRatio);
}

void PuzzleCards::paintGround(QPainter& painter, const QRect& area, CardLook look) const {
    const widgets::Theme& theme = *theme_;
    QColor fill = theme[look.chosen ? Tone::Soft : Tone::Card];
    if (look.pointed) fill = widgets::mixed(fill, theme[Tone::Text], 0.04);
    const bool marked = look.chosen || look.current;
    const Tone line = look.chosen ? Tone::Accent : look.current ? Tone::ControlLine : Tone::Line;
    widgets::paintBox(painter, area, widgets::kCardRadius, fill, theme[line], marked ? 2 : 1);
}

void PuzzleCards::paintHead(QPainter& painter, const QRect& area, const session::LibraryPuzzle& puzzle,
                            bool chosen) const {
    const widgets::Badge badge = badgeOf(puzzle, *theme_);
    QRect words = area;
    if (!badge.text.isEmpty() || badge.level >= 0) {
        const QSize size = widgets::badgeSize(body_, badge);
        const QRect place =
            QStyle::alignedRect(painter.layoutDirection(), Qt::AlignRight | Qt::AlignVCenter, size, area);
        widgets::paintBadge(painter, place, body_, badge);
        const int used = size.width() + 4;
        words =
            painter.layoutDirection() == Qt::RightToLeft ? area.adjusted(used, 0, 0, 0) : area.adjusted(0, 0, -used, 0);
    }
    painter.setFont(strong_);
    painter.setPen((*theme_)[chosen ? Tone::SoftInk : Tone::Text]);
    painter.drawText(words, leading(painter),
                     QFontMetrics(strong_).elidedText(puzzle.brief, Qt::ElideRight, words.width()));
}

void PuzzleCards::paint(QPainter& painter, const QRect& area, const session::LibraryPuzzle* puzzle,
                        CardLook look) const {
    paintGround(painter, area, look);
    const QPoint corner = area.topLeft() + QPoint(padding_, head_);
    if (puzzle == nullptr) return boards_.paint(painter, corner, {}, {});
    const int width = area.width() - 2 * padding_;
    paintHead(painter, QRect(area.left() + padding_, area.top() + 4, width, head_ - 4), *puzzle, look.chosen);
    boards_.paint(painter, corner, puzzle->givens, puzzle->digits);
    const int below = head_ + boards_.side();
    const QRect foot(area.left() + padding_, area.top() + below, width, area.height() - below);
    painter.setFont(small_);
    paintPlayState(painter, foot, puzzle->play, session::briefState(puzzle->play), *theme_, look.chosen);
}

} // namespace ninefold::pages
