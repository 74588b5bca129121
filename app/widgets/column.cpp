// SPDX-License-Identifier: MIT
#include "app/widgets/column.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/segments.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::widgets {

QSize PageStack::sizeHint() const {
    return currentWidget() != nullptr ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
}

QSize PageStack::minimumSizeHint() const {
    return currentWidget() != nullptr ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
}

Column::Column(QWidget* pad, QWidget* parent)
    : QWidget(parent), tabs_(new Segments(tr("Pages"), this)), pages_(new PageStack(this)), pad_(pad) {
    auto* parts = new QBoxLayout(QBoxLayout::TopToBottom, this);
    parts->setContentsMargins(kGap, kGap, kPadding, kGap);
    parts->setSpacing(kCardGap);
    rows_ = new QVBoxLayout;
    rows_->setSpacing(kCardGap);
    rows_->addWidget(tabs_);
    rows_->addWidget(pages_, 1);
    parts->addLayout(rows_, 1);
    parts->addWidget(pad);
    connect(tabs_, &Segments::currentChanged, this, [this](int index) {
        if (index < 0 || index >= pages_->count()) return;
        // When the page that has the keyboard focus is hidden, the tabs take the focus.
        const bool hadFocus = pages_->isAncestorOf(window()->focusWidget());
        pages_->setCurrentIndex(index);
        pages_->updateGeometry();
        leaveRoom();
        if (hadFocus) tabs_->setFocus();
        emit pageChanged(page());
    });
}

void Column::addStrip(QWidget* strip) {
    rows_->addWidget(strip);
    strip->installEventFilter(this);
    strips_ << strip;
}

QRect Column::pageArea() const {
    return pages_->isHidden() && card_ != nullptr ? card_->geometry() : pages_->geometry();
}

void Column::setHeightGiven(bool given) {
    heightGiven_ = given;
    leaveRoom();
}

void Column::setPadBeside(bool beside) {
    padBeside_ = beside;
    auto* parts = static_cast<QBoxLayout*>(layout());
    parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Side by side, both halves are equally wide.
    parts->setStretch(1, beside ? 1 : 0);
}

void Column::addCard(QWidget* card) {
    assert(card_ == nullptr && card != nullptr);
    card_ = card;
    rows_->addWidget(card, 1);
    card->hide();
}

void Column::showCard(bool shown) {
    assert(card_ != nullptr);
    if (shown != card_->isHidden()) return;
    tabs_->setVisible(!shown && tabs_->count() > 1);
    pages_->setVisible(!shown);
    pad_->setVisible(!shown);
    card_->setVisible(shown);
}

void Column::addPage(const QString& title, QWidget* page) {
    pages_->addWidget(page);
    tabs_->addTab(title);
    tabs_->setVisible(tabs_->count() > 1);
}

int Column::roomAbove(int pad) const {
    const auto heightOf = [this](const QWidget* widget) {
        const int width = this->width() - 2 * kPadding;
        return kCardGap + std::max(widget->sizeHint().height(), widget->heightForWidth(width));
    };
    int room = contentsRect().height() - layout()->contentsMargins().top() - layout()->contentsMargins().bottom();
    for (const QWidget* strip : strips_)
        if (!strip->isHidden()) room -= heightOf(strip);
    if (!tabs_->isHidden()) room -= heightOf(tabs_);
    return pad > 0 && !padBeside_ ? room - pad - kCardGap : room;
}

/// Without this a low column would take its height from the page, which can scroll, before it takes it from the pad,
/// whose keys are larger than they must be. But the keys never lose their digits.
void Column::leaveRoom() {
    if (page() == nullptr) return;
    const int wanted = page()->minimumSizeHint().height();
    const int room = roomAbove(pad_->isHidden() ? 0 : pad_->minimumSizeHint().height());
    pages_->setMinimumHeight(std::max(1, heightGiven_ ? std::min(wanted, room) : wanted));
    if (std::exchange(asked_, std::pair(wanted, room)) != std::pair(wanted, room)) emit roomChanged();
}

bool Column::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) leaveRoom();
    return QWidget::eventFilter(watched, event);
}

QWidget* Column::page() const {
    return pages_->currentWidget();
}

void Column::showPage(QWidget* page) {
    assert(pages_->indexOf(page) >= 0);
    tabs_->setCurrentIndex(pages_->indexOf(page));
}

void Column::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    leaveRoom();
}

bool Column::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) leaveRoom();
    // These keys press the button that has the focus, even if they are shortcuts of the board.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) event->accept();
    }
    return QWidget::event(event);
}

} // namespace ninefold::widgets
