// SPDX-License-Identifier: MIT
#include "app/dialogs/help/helppage.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QDialogButtonBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::dialogs {
namespace {

/// Below this width a text beside a picture would have only a few words in a line.
constexpr int kLeastTextWidth = 220;
constexpr QSize kUsualSize{760, 720};

} // namespace

HelpPage::HelpPage(const QString& title, QWidget* parent) : QDialog(parent), scroller_(new QScrollArea(this)) {
    setWindowTitle(title);
    auto* page = new QWidget(scroller_);
    rows_ = new QVBoxLayout(page);
    rows_->setContentsMargins(widgets::kPadding, widgets::kPadding, widgets::kPadding, widgets::kPadding);
    rows_->setSpacing(widgets::kCardGap);
    scroller_->setWidget(page);
    scroller_->setWidgetResizable(true);
    scroller_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroller_->setFrameShape(QFrame::NoFrame);
    scroller_->setAccessibleName(title);
    // Its arrow keys scroll.
    scroller_->setFocusPolicy(Qt::StrongFocus);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroller_, 1);
    column->addWidget(buttons);
    resize(kUsualSize);
    scroller_->setFocus();
}

QLabel* HelpPage::label(const QString& text) const {
    auto* label = new QLabel(text, scroller_->widget());
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    return label;
}

void HelpPage::addHeading(const QString& text) {
    QLabel* heading = label(text);
    widgets::setTextStyle(*heading, widgets::TextSize::Body, widgets::TextWeight::Strong);
    rows_->addWidget(heading);
    if (contents_ == nullptr) return;
    headings_ << heading;
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>").arg(headings_.size() - 1).arg(text.toHtmlEscaped());
    contents_->setText(contents_->text().isEmpty() ? link : contents_->text() + QStringLiteral(" \u00B7 ") + link);
}

void HelpPage::addContents() {
    assert(contents_ == nullptr);
    contents_ = addText({});
    contents_->setTextFormat(Qt::RichText);
    contents_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(contents_, &QLabel::linkActivated, this,
            [this](const QString& link) { scrollTo(headings_[link.toInt()]); });
}

void HelpPage::scrollTo(const QLabel* heading) {
    scroller_->verticalScrollBar()->setValue(heading->y());
}

void HelpPage::showHeading(const QString& text) {
    const auto found = std::ranges::find_if(headings_, [&](const QLabel* heading) { return heading->text() == text; });
    if (found == headings_.end()) return;
    // Queued, so that a page that has just been opened has laid out its texts.
    QMetaObject::invokeMethod(
        this, [this, heading = *found] { scrollTo(heading); }, Qt::QueuedConnection);
}

QLabel* HelpPage::addText(const QString& text) {
    QLabel* words = label(text);
    rows_->addWidget(words);
    return words;
}

void HelpPage::addSection(const HelpSection& content) {
    if (content.cellSize == 0) {
        addHeading(content.heading);
        addText(content.text);
        return;
    }
    auto* picture = new BoardPicture(content.frame, content.part, content.cellSize, this);
    picture->setAccessibleName(tr("Picture: %1").arg(content.heading));
    picture->setAccessibleDescription(content.text);
    auto* section = new QBoxLayout(QBoxLayout::LeftToRight);
    section->setSpacing(widgets::kPadding);
    auto* words = new QVBoxLayout;
    words->setSpacing(widgets::kGap);
    QLabel* title = label(content.heading);
    widgets::setTextStyle(*title, widgets::TextSize::Body, widgets::TextWeight::Strong);
    words->addWidget(title);
    words->addWidget(label(content.text));
    words->addStretch(1);
    section->addWidget(picture, 0, Qt::AlignTop);
    section->addLayout(words, 1);
    rows_->addLayout(section);
    sections_ << section;
    arrange();
}

void HelpPage::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    arrange();
}

void HelpPage::arrange() {
    int widest = 0;
    for (QBoxLayout* section : sections_) widest = qMax(widest, section->itemAt(0)->sizeHint().width());
    const int frame = 4 * widgets::kPadding + scroller_->verticalScrollBar()->sizeHint().width();
    const bool beside = width() - frame - widest >= kLeastTextWidth;
    for (QBoxLayout* section : sections_) {
        section->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        // All texts begin at the same place.
        static_cast<QBoxLayout*>(section)->itemAt(0)->widget()->setMinimumWidth(beside ? widest : 0);
    }
}

} // namespace ninefold::dialogs
