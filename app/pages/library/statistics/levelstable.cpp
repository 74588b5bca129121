// SPDX-License-Identifier: MIT
#include "app/pages/library/statistics/levelstable.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>

namespace ninefold::pages {
namespace {

struct Column {
    const char* title;
    const char* tip;
};

constexpr Column kColumns[] = {
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Level"), ""},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Solved"), ""},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Given up"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Games whose solution was filled in for you")},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Best"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Only games without hints count")},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Average"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Of the last 20 games; shown from the third on")},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Median"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Half of the last 20 games were faster")},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Trend"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Your last ten games beside the ten before")},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "No hints"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "The share of games solved without a hint")},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Hints"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "In a solved game")},
    {QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "Mistakes"),
     QT_TRANSLATE_NOOP("ninefold::pages::LevelsTable", "In a solved game")},
};
constexpr int kTrend = 6;

const QString kNone = QStringLiteral("\u2013");

QString timeText(const std::optional<qint64>& ms) {
    return ms ? documents::clockText(*ms) : kNone;
}

QString trendText(const std::optional<int>& percent) {
    if (!percent) return kNone;
    if (*percent == 0) return LevelsTable::tr("as before", "times");
    return *percent < 0 ? LevelsTable::tr("%1 % faster").arg(-*percent) : LevelsTable::tr("%1 % slower").arg(*percent);
}

QStringList textsOf(rating::Level level, const session::LevelFigures& figures) {
    const bool played = figures.solved > 0;
    const auto each = [&](double number) { return played ? QLocale().toString(number, 'f', 1) : kNone; };
    const QString share =
        played ? LevelsTable::tr("%1 %", "share of games").arg(100 * figures.withoutHints / figures.solved) : kNone;
    return {documents::levelText(level),
            documents::numberText(figures.solved),
            documents::numberText(figures.givenUp),
            timeText(figures.bestMs),
            timeText(figures.averageMs),
            timeText(figures.medianMs),
            trendText(figures.trendPercent),
            share,
            each(figures.hints),
            each(figures.mistakes)};
}

QPixmap iconOf(const QWidget& widget, int level) {
    constexpr int kSide = 16, kShape = 12;
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap icon(QSize(kSide * 3 / 2, kSide) * ratio);
    icon.setDevicePixelRatio(ratio);
    icon.fill(Qt::transparent);
    QPainter painter(&icon);
    widgets::paintLevelShape(painter, QRectF(2, (kSide - kShape) / 2.0, kShape, kShape), level,
                             widgets::themeOf(&widget).level(level).shape);
    return icon;
}

} // namespace

LevelsTable::LevelsTable(QWidget* parent)
    : QTableWidget(static_cast<int>(rating::kLevels.size()), static_cast<int>(std::size(kColumns)), parent) {
    setAccessibleName(tr("Figures of the levels"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setIconSize({24, 16});
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    for (int column = 0; column < columnCount(); ++column) {
        auto* title = new QTableWidgetItem(tr(kColumns[column].title));
        if (*kColumns[column].tip != '\0') title->setToolTip(tr(kColumns[column].tip));
        title->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        setHorizontalHeaderItem(column, title);
        for (int row = 0; row < rowCount(); ++row) {
            auto* item = new QTableWidgetItem(kNone);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            setItem(row, column, item);
        }
    }
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
    setCurrentCell(0, 0);
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (row != before) emit levelRowChosen(row);
    });
    showIcons();
}

void LevelsTable::setStatistics(const session::PlayStatistics& statistics) {
    for (int row = 0; row < rowCount(); ++row) {
        const auto level = static_cast<std::size_t>(row);
        const session::LevelFigures& figures = statistics.levels[level];
        const QStringList texts = textsOf(rating::kLevels[level], figures);
        for (int column = 0; column < texts.size(); ++column) item(row, column)->setText(texts[column]);
        const bool faster = figures.trendPercent && *figures.trendPercent < 0;
        item(row, kTrend)
            ->setData(Qt::ForegroundRole, faster ? QVariant(widgets::themeOf(this)[widgets::Tone::Good]) : QVariant());
    }
    fitNames();
    updateGeometry();
}

/// The names get what is left, but are never cut.
void LevelsTable::fitNames() {
    const int others = horizontalHeader()->length() - columnWidth(0);
    setColumnWidth(0, qMax(sizeHintForColumn(0), viewport()->width() - others));
}

void LevelsTable::showIcons() {
    for (int row = 0; row < rowCount(); ++row) item(row, 0)->setData(Qt::DecorationRole, iconOf(*this, row));
}

bool LevelsTable::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) showIcons();
    return QTableWidget::event(event);
}

void LevelsTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitNames();
    // A narrow table has a scroll bar below its rows.
    updateGeometry();
}

QSize LevelsTable::sizeHint() const {
    const int rows = verticalHeader()->length() + horizontalHeader()->sizeHint().height();
    const bool scrolls = isVisible() && horizontalHeader()->length() > viewport()->width();
    return {400, rows + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0) + 4};
}

QSize LevelsTable::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

} // namespace ninefold::pages
