// SPDX-License-Identifier: MIT
#include "app/pages/play/aidscard.h"

#include "app/documents/text/plaintext.h"
#include "app/pages/settingswitch.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

constexpr int kHeadHeight = 46, kIcon = 20, kArrow = 16;

/// What the settings say about it, in more words.
QString explanationOf(bool store::Settings::*field) {
    const auto row = std::ranges::find(store::switchRows(), field, &store::SwitchRow::field);
    assert(row != store::switchRows().end());
    return documents::nameOfEntry(QCoreApplication::translate("Settings", row->label));
}

} // namespace

FoldHead::FoldHead(const QString& title, QWidget* parent) : widgets::KeyButton(title, parent) {
    setCheckable(true);
    widgets::setButtonKind(*this, widgets::ButtonKind::Quiet);
}

void FoldHead::setSummary(const QString& summary, const QString& count) {
    summary_ = summary;
    count_ = count;
    setAccessibleDescription(count);
    updateGeometry();
    update();
}

QSize FoldHead::sizeHint() const {
    const int texts = fontMetrics().horizontalAdvance(text() + count_);
    return {texts + kIcon + kArrow + 5 * widgets::kGap, qMax(kHeadHeight, fontMetrics().height() + 26)};
}

QSize FoldHead::minimumSizeHint() const {
    return {0, sizeHint().height()};
}

void FoldHead::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter) click();
    else widgets::KeyButton::keyPressEvent(event);
}

void FoldHead::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme& theme = widgets::themeOf(this);
    widgets::ButtonLook ground = look();
    // The arrow says whether it is open.
    ground.on = false;
    widgets::paintButton(painter, this, QRectF(rect()).adjusted(1, 1, -1, -1), ground);
    QRect room = rect().adjusted(widgets::kPadding, 0, -widgets::kPadding, 0);
    const auto take = [&](int width, bool atEnd) {
        QRect part(atEnd ? room.right() - width + 1 : room.left(), 0, width, height());
        atEnd ? room.setRight(part.left() - widgets::kGap) : room.setLeft(part.right() + 1 + widgets::kGap);
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    const QRect icon = take(kIcon, false);
    widgets::inkIcon(QStringLiteral("watch"), palette())
        .paint(&painter, icon.adjusted(0, (height() - kIcon) / 2, 0, -(height() - kIcon) / 2));
    const QRect arrow = take(kArrow, true);
    widgets::paintChevron(painter, QRectF(0, 0, kArrow, kArrow).translated(arrow.left(), (height() - kArrow) / 2.0),
                          isChecked()       ? widgets::Chevron::Down
                          : isRightToLeft() ? widgets::Chevron::Left
                                            : widgets::Chevron::Right,
                          theme[widgets::Tone::Text]);
    painter.setPen(theme[widgets::Tone::Text]);
    painter.setFont(font());
    painter.drawText(take(fontMetrics().horizontalAdvance(text()), false), Qt::AlignCenter | Qt::TextDontClip, text());
    painter.drawText(take(fontMetrics().horizontalAdvance(count_), true), Qt::AlignCenter | Qt::TextDontClip, count_);
    const QFont small = widgets::fontOf(font(), widgets::TextSize::Small);
    painter.setFont(small);
    painter.setPen(theme[widgets::Tone::Secondary]);
    room.setLeft(room.left() + widgets::kGap);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room), Qt::AlignVCenter | Qt::AlignLeading,
                     QFontMetrics(small).elidedText(summary_, Qt::ElideRight, room.width()));
}

AidsCard::AidsCard(session::Session& session, QWidget* parent)
    : QFrame(parent), session_(session), head_(new FoldHead(tr("Assistance"), this)) {
    setFrameShape(QFrame::StyledPanel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(head_);
    rows->addWidget(checks_ = checks());
    checks_->hide();
    connect(head_, &FoldHead::toggled, checks_, &QWidget::setVisible);
    connect(&session.preferences(), &session::Preferences::settingsChanged, this, &AidsCard::setSettings);
    setSettings(session.settings());
}

QWidget* AidsCard::checks() {
    const struct {
        QString text;
        bool store::Settings::*field;
    } rows[] = {{tr("Repeated digits"), &store::Settings::showClashes},
                {tr("Same digit"), &store::Settings::showSameDigit},
                {tr("Row, column, box"), &store::Settings::showPeers},
                {tr("Digits left"), &store::Settings::showLeft},
                {tr("Wrong digits"), &store::Settings::showWrong},
                {tr("Choose digit first"), &store::Settings::digitFirst}};
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(widgets::kPadding, 0, widgets::kPadding, widgets::kPadding);
    grid->setVerticalSpacing(widgets::kGap);
    for (const auto& row : rows) {
        auto* check = new QCheckBox(row.text, box);
        check->setFocusPolicy(Qt::TabFocus);
        check->setToolTip(explanationOf(row.field));
        connect(check, &QCheckBox::toggled, this,
                [this, field = row.field](bool on) { setSwitch(session_, field, on); });
        const int place = static_cast<int>(aids_.size());
        grid->addWidget(check, place / 2, place % 2);
        aids_.push_back({row.field, check});
    }
    return box;
}

void AidsCard::setSettings(const store::Settings& settings) {
    QStringList on;
    for (const Aid& aid : aids_) {
        aid.check->setChecked(settings.*aid.field);
        if (settings.*aid.field) on << aid.check->text();
    }
    head_->setSummary(on.join(QStringLiteral(" \u00B7 ")), tr("%1 of %2 on").arg(on.size()).arg(aids_.size()));
}

} // namespace ninefold::pages
