// SPDX-License-Identifier: MIT
#include "app/pages/hint/legend.h"

#include "app/documents/text/hints.h"
#include "app/widgets/board/brush.h"
#include "engine/logic/overlay.h"
#include "engine/logic/setletter.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ninefold::pages {
namespace {

constexpr int kSwatchWidth = 26, kGap = 6, kSwatchSize = 15;

/// True for a single: the digits that leave it no other choice are already set, so the step marks their cells and
/// none of their candidates.
bool marksSetDigits(const logic::Step& step, logic::Role role) {
    return role == logic::Role::On && std::ranges::none_of(step.marks, [role](const logic::Mark& mark) {
               return mark.role == role && mark.candidate.digit != 0;
           });
}

bool links(const logic::Step& step, bool strong) {
    return std::any_of(step.links.begin(), step.links.end(),
                       [strong](const logic::Link& link) { return link.strong == strong; });
}

QRectF swatchBox(const QRectF& box) {
    return {box.center() - QPointF(kSwatchSize / 2.0, kSwatchSize / 2.0), QSizeF(kSwatchSize, kSwatchSize)};
}

} // namespace

Legend::Legend(QWidget* parent) : QWidget(parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void Legend::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void Legend::setStep(const logic::Step* step, NameStyle names) {
    rows_.clear();
    if (step != nullptr)
        for (const logic::Role role : logic::rolesOf(*step))
            rows_.push_back({marksSetDigits(*step, role) ? Row::Kind::WholeCell : Row::Kind::Chip, role,
                             documents::roleText(*step, role, names)});
    for (bool strong : {true, false})
        if (step != nullptr && links(*step, strong))
            rows_.push_back(
                {strong ? Row::Kind::Strong : Row::Kind::Weak, logic::Role::On, documents::linkText(*step, strong)});
    setVisible(!rows_.empty());
    updateGeometry();
    update();
}

QStringList Legend::texts() const {
    QStringList texts;
    for (const Row& row : rows_) texts << row.text;
    return texts;
}

int Legend::rowHeight(const Row& row, int width) const {
    const QRect room(0, 0, qMax(1, width - kSwatchWidth - kGap), QWIDGETSIZE_MAX);
    return qMax(kSwatchSize + 7, fontMetrics().boundingRect(room, Qt::TextWordWrap, row.text).height() + 3);
}

int Legend::heightForWidth(int width) const {
    int height = 0;
    for (const Row& row : rows_) height += rowHeight(row, width);
    return height;
}

QSize Legend::sizeHint() const {
    int width = 0;
    for (const Row& row : rows_) width = qMax(width, fontMetrics().horizontalAdvance(row.text));
    width += kSwatchWidth + kGap;
    return {width, heightForWidth(width)};
}

void Legend::paintSwatch(QPainter& painter, const Row& row, const QRectF& box) const {
    if (row.kind == Row::Kind::Chip) {
        const QRectF chip = swatchBox(box);
        // The double ring is larger than its box.
        const qreal inset = row.role == logic::Role::Place ? 2 : 0;
        widgets::paintRole(painter, (*theme_)[row.role], row.role, chip.adjusted(inset, inset, -inset, -inset));
        if (row.role == logic::Role::Remove) widgets::paintStrikethrough(painter, (*theme_)[row.role], chip);
        if (row.role < logic::Role::SetA) return;
        painter.setPen((*theme_)[row.role].ink);
        painter.drawText(chip, Qt::AlignCenter, QString(QLatin1Char(logic::setLetter(row.role))));
        return;
    }
    if (row.kind == Row::Kind::WholeCell)
        return widgets::paintCellRole(painter, (*theme_)[row.role], row.role, swatchBox(box), 2);
    const bool strong = row.kind == Row::Kind::Strong;
    painter.setPen(QPen((*theme_)[widgets::Tone::Link], strong ? 2.6 : 2, strong ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(QPointF(box.left() + 2, box.center().y()), QPointF(box.right() - 2, box.center().y()));
}

void Legend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int top = 0;
    for (const Row& row : rows_) {
        const QRect line(0, top, width(), rowHeight(row, width()));
        const QRect swatch = QStyle::visualRect(layoutDirection(), rect(), QRect(0, top, kSwatchWidth, line.height()));
        paintSwatch(painter, row, swatch);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const QRect text = QStyle::visualRect(layoutDirection(), rect(), line.adjusted(kSwatchWidth + kGap, 0, 0, 0));
        const auto side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
        painter.drawText(text, static_cast<int>(Qt::AlignVCenter | side) | Qt::TextWordWrap, row.text);
        top += line.height();
    }
}

} // namespace ninefold::pages
