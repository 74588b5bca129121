// SPDX-License-Identifier: MIT
#include "app/widgets/paper/pages.h"

#include "app/widgets/board/geometry.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/paper/picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <array>

namespace ninefold::widgets {
namespace {

// All lengths are in points.
constexpr qreal kHeader = 30, kFooter = 24, kBetween = 20, kHeaderText = 13, kFooterText = 8;
/// The text of a title line is this part of the line.
constexpr qreal kTitleText = 0.6;
/// A lone board does not fill the page: people who solve on paper write beside it.
constexpr qreal kLargestPart = 0.92;
/// Smaller boards are without the names of rows and columns, which could hardly be read.
constexpr qreal kLeastWithNames = 280;

/// Translation context for the texts on paper.
class Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

struct Division {
    int across = 1, down = 1;
    /// The height of a title line.
    qreal title = 26;
    int count() const { return across * down; }
};

Division turned(Division division, bool wide) {
    if (wide) std::swap(division.across, division.down);
    return division;
}

Division puzzlesOn(int perPage, bool wide) {
    if (perPage == 1) return {};
    if (perPage == 2) return turned({1, 2, 22}, wide);
    return perPage == 4 ? Division{2, 2, 20} : turned({2, 3, 18}, wide);
}

/// Solutions are small, so that most fit on one page.
Division solutionsOn(int puzzles, bool wide) {
    for (const Division division : {Division{2, 3, 18}, Division{3, 4, 15}})
        if (puzzles <= division.count()) return turned(division, wide);
    return wide ? Division{5, 3, 13} : Division{4, 5, 13};
}

/// The area of a page and its parts.
struct Sheet {
    QSizeF size;
    bool wide = false;
    QRectF body(bool header, bool footer) const {
        return {0, header ? kHeader : 0, size.width(), size.height() - (header ? kHeader : 0) - (footer ? kFooter : 0)};
    }
};

Sheet sheetOf(const QPageLayout& layout) {
    const QSizeF size = layout.paintRect(QPageLayout::Point).size();
    return {size, size.width() > size.height()};
}

PagePlace placeOf(int index, const Division& division, const QRectF& body, bool names) {
    const auto part = [](qreal whole, int parts) { return (whole - (parts - 1) * kBetween) / parts; };
    const QSizeF size(part(body.width(), division.across), part(body.height(), division.down));
    const qreal largest = std::min(size.width(), size.height() - division.title);
    const qreal side = division.count() == 1 ? largest * kLargestPart : largest;
    const int row = index / division.across;
    const int column = index % division.across;
    const QPointF corner(body.left() + column * (size.width() + kBetween) + (size.width() - side) / 2,
                         body.top() + row * (size.height() + kBetween));
    PagePlace place;
    place.names = names && side >= kLeastWithNames;
    place.board = QRectF(corner + QPointF(0, division.title), QSizeF(side, side));
    // The line begins where the board does, after the names of the rows.
    const qreal left = BoardGeometry(place.board.size(), 1, place.names).board().left();
    place.title = QRectF(corner + QPointF(left, 0), QSizeF(side - left, division.title));
    return place;
}

QString noteOn(const PageOptions& options, int first, int last) {
    if (!options.solutions) return {};
    return first == last ? Paper::tr("Solution: page %1").arg(first)
                         : Paper::tr("Solutions: pages %1 to %2").arg(first).arg(last);
}

QFont fontOf(qreal points, qreal scale, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, qRound(points * scale)));
    font.setBold(bold);
    return font;
}

QRectF scaled(const QRectF& area, qreal scale) {
    return {area.topLeft() * scale, area.size() * scale};
}

/// Draws a line of text, which ends in dots if it is too long, and returns how wide it is.
qreal drawLine(QPainter& painter, const QRectF& area, const QFont& font, const QString& text, Qt::Alignment align) {
    const QString line = QFontMetricsF(font, painter.device()).elidedText(text, Qt::ElideRight, area.width());
    painter.setFont(font);
    painter.setPen(Qt::black);
    QRectF taken;
    painter.drawText(area, static_cast<int>(align | Qt::AlignVCenter), line, &taken);
    return taken.width();
}

void paintTitle(QPainter& painter, const PagePlace& place, const PrintedPuzzle& puzzle, qreal scale) {
    QRectF line = scaled(place.title, scale);
    const qreal points = place.title.height() * kTitleText, gap = points * scale * 0.6;
    const QString facts = !place.solved     ? puzzle.facts
                          : puzzle.solution ? QString()
                                            : Paper::tr("not exactly one solution");
    if (puzzle.level >= 0 && !place.solved) {
        const qreal height = points * scale * 0.8;
        // The double diamond is wider than the others.
        constexpr int kVeryHard = 4;
        const qreal width = puzzle.level == kVeryHard ? height * 1.75 : height;
        const QRectF shape(line.left(), line.center().y() - height / 2, width, height);
        paintLevelShape(painter, shape, puzzle.level, Theme::of(ThemeKind::Light).level(puzzle.level).shape);
        line.setLeft(shape.right() + gap / 2);
    }
    // The facts are short, and a name may be cut.
    const qreal taken = drawLine(painter, line, fontOf(points * 0.8, scale, false), facts, Qt::AlignRight);
    line.setRight(line.right() - (facts.isEmpty() ? 0 : taken + gap));
    if (line.width() > 0) drawLine(painter, line, fontOf(points, scale, true), puzzle.name, Qt::AlignLeft);
}

logic::Frame solvedFrame(const PrintedPuzzle& puzzle) {
    logic::Frame frame;
    frame.givens = puzzle.frame.givens;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        frame.cells[cell].value = puzzle.solution                 ? (*puzzle.solution)[cell]
                                  : puzzle.frame.givens.has(cell) ? puzzle.frame.cells[cell].value
                                                                  : std::uint8_t(0);
    return frame;
}

} // namespace

QPageLayout usualPaper() {
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    return {QPageSize(letter ? QPageSize::Letter : QPageSize::A4), QPageLayout::Portrait,
            QMarginsF(kPageMargin, kPageMargin, kPageMargin, kPageMargin), QPageLayout::Point};
}

std::vector<PrintedPage> pagesOf(int puzzles, const PageOptions& options, const QPageLayout& layout) {
    const Sheet sheet = sheetOf(layout);
    const Division boards = puzzlesOn(options.perPage, sheet.wide), answers = solutionsOn(puzzles, sheet.wide);
    const auto pagesFor = [&](const Division& division) { return (puzzles + division.count() - 1) / division.count(); };
    const int first = pagesFor(boards), last = first + (options.solutions ? pagesFor(answers) : 0);
    std::vector<PrintedPage> pages;
    pages.reserve(static_cast<std::size_t>(last));
    const auto add = [&](const Division& division, bool solved, const QString& header, const QString& note) {
        const QRectF body = sheet.body(!header.isEmpty(), last > 1);
        for (int puzzle = 0; puzzle < puzzles; ++puzzle) {
            if (puzzle % division.count() == 0) pages.push_back({.header = header, .note = note});
            PagePlace place = placeOf(puzzle % division.count(), division, body, options.names && !solved);
            place.puzzle = puzzle;
            place.solved = solved;
            pages.back().places.push_back(place);
        }
    };
    add(boards, false, options.title, noteOn(options, first + 1, last));
    if (options.solutions) add(answers, true, puzzles == 1 ? Paper::tr("Solution") : Paper::tr("Solutions"), {});
    if (last > 1)
        for (int page = 0; page < last; ++page)
            pages[static_cast<std::size_t>(page)].number = Paper::tr("Page %1 of %2").arg(page + 1).arg(last);
    return pages;
}

void paintPage(QPainter& painter, const PrintedPage& page, const PrintedPuzzles& puzzles, const QPageLayout& layout,
               qreal scale) {
    const QSizeF size = sheetOf(layout).size;
    drawLine(painter, scaled({0, 0, size.width(), kHeader * 0.7}, scale), fontOf(kHeaderText, scale, true), page.header,
             Qt::AlignLeft);
    const QRectF footer(0, size.height() - kFooter / 2, size.width(), kFooter / 2);
    drawLine(painter, scaled(footer, scale), fontOf(kFooterText, scale, false), page.note, Qt::AlignLeft);
    drawLine(painter, scaled(footer, scale), fontOf(kFooterText, scale, false), page.number, Qt::AlignRight);
    for (const PagePlace& place : page.places) {
        const PrintedPuzzle puzzle = puzzles(place.puzzle);
        paintTitle(painter, place, puzzle, scale);
        paintOnPaper(painter, place.solved ? solvedFrame(puzzle) : puzzle.frame, scaled(place.board, scale),
                     place.names);
    }
}

QByteArray pdfOf(const PrintedPuzzle& puzzle, bool names) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly)) return {};
    {
        // The destructor of the writer completes the file.
        QPdfWriter writer(&buffer);
        writer.setTitle(puzzle.name);
        const QPageLayout layout = usualPaper();
        writer.setPageLayout(layout);
        QPainter painter;
        if (!painter.begin(&writer)) return {};
        const std::vector<PrintedPage> pages = pagesOf(1, {.solutions = false, .names = names}, layout);
        constexpr qreal kPointsPerInch = 72;
        paintPage(
            painter, pages.front(), [&](int) { return puzzle; }, layout, writer.resolution() / kPointsPerInch);
    }
    return bytes;
}

} // namespace ninefold::widgets
