// SPDX-License-Identifier: MIT
#include "app/pages/hint/hintpage.h"

#include "app/pages/hint/legend.h"
#include "app/pages/hint/phrases.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace ninefold::pages {

HintPage::HintPage(QWidget* parent) : QFrame(parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 6, 10, 8);
    rows->setSpacing(6);
    rows->addWidget(header());
    rows->addWidget(body(), 1);
    rows->addWidget(buttons());
    showHint();
}

QWidget* HintPage::header() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    degree_ = new QLabel(row);
    degree_->setForegroundRole(QPalette::PlaceholderText);
    close_ = new QToolButton(row);
    close_->setText(QStringLiteral("\u00D7"));
    close_->setAccessibleName(tr("Close hint"));
    close_->setToolTip(tr("Close hint (Esc)"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    connect(close_, &QToolButton::clicked, this, &HintPage::closeWanted);
    line->addWidget(degree_);
    line->addStretch(1);
    line->addWidget(close_);
    return row;
}

QWidget* HintPage::body() {
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    // In a low window the keys of the pad shrink in favour of the text.
    area->setMinimumHeight(150);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(area);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    text_ = new QLabel(page);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::RichText);
    text_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(text_, &QLabel::linkActivated, this, [this](const QString& link) {
        const auto [cells, digits] = markedLink(link);
        emit flashWanted(cells, digits);
    });
    legend_ = new Legend(page);
    rows->addWidget(text_);
    rows->addSpacing(4);
    rows->addWidget(legend_);
    rows->addStretch(1);
    area->setWidget(page);
    return area;
}

QWidget* HintPage::buttons() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString& text, const QString& hint, void (HintPage::*wanted)()) {
        auto* made = new QPushButton(text, row);
        made->setToolTip(hint);
        made->setAutoDefault(true);
        // A click must not take the keyboard focus away from the board.
        made->setFocusPolicy(Qt::TabFocus);
        connect(made, &QPushButton::clicked, this, wanted);
        line->addWidget(made);
        return made;
    };
    less_ = button(tr("Less"), tr("Show less of the hint"), &HintPage::lessWanted);
    more_ = button(tr("More"), tr("Show more of the hint (H)"), &HintPage::moreWanted);
    line->addStretch(1);
    apply_ = button(tr("Apply"), tr("Do what the hint says (Enter)"), &HintPage::applyWanted);
    return row;
}

void HintPage::setHint(const documents::Hint& hint, NameStyle names) {
    hint_ = hint;
    names_ = names;
    showHint();
}

void HintPage::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    legend_->setTheme(theme);
    showHint();
}

QString HintPage::html() const {
    const logic::Step* step = hint_.step();
    QString title = documents::hintTitle(hint_).toHtmlEscaped();
    if (!title.isEmpty()) title = QStringLiteral("<b>%1</b>").arg(title);
    if (hint_.kind == documents::Hint::Kind::Step)
        title +=
            QStringLiteral(" \u00B7 ") + tr("rated %1 by Ninefold").arg(documents::ratingText(*step)).toHtmlEscaped();
    const QString body = step != nullptr && hint_.isExplained()
                             ? documents::hintBody(hint_, names_, linkDecorator(*step, *theme_))
                             : documents::hintBody(hint_, names_).toHtmlEscaped();
    const QString lines = QStringLiteral("<p style=\"margin:0 0 6px 0\">%1</p>"
                                         "<p style=\"margin:0; line-height:125%\">%2</p>");
    return title.isEmpty() ? body : lines.arg(title, body);
}

void HintPage::showHint() {
    const bool none = hint_.kind == documents::Hint::Kind::None;
    text_->setText(none ? tr("H gives a hint: first where to look, then the cells, then the whole reason.") : html());
    text_->setAccessibleName(none ? QString() : documents::hintSentence(hint_, names_));
    text_->setToolTip(hint_.kind == documents::Hint::Kind::Step ? documents::ratingHint() : QString());
    legend_->setStep(hint_.isExplained() ? hint_.step() : nullptr, names_);
    const bool several = hint_.degrees() > 1;
    degree_->setText(several ? tr("%1 of %2").arg(hint_.degree).arg(hint_.degrees()) : QString());
    const QWidget* focus = isAncestorOf(window()->focusWidget()) ? window()->focusWidget() : nullptr;
    showButtons();
    // If a button that has the focus is hidden or disabled, the focus goes back to the board.
    if (focus != nullptr && (none || !focus->isEnabled() || !isAncestorOf(window()->focusWidget()))) emit left();
}

void HintPage::showButtons() {
    const bool thinking = hint_.kind == documents::Hint::Kind::Thinking, several = hint_.degrees() > 1;
    close_->setVisible(hint_.kind != documents::Hint::Kind::None);
    less_->setVisible(several);
    less_->setEnabled(hint_.degree > 1);
    more_->setVisible(!thinking && (several || !hint_.canApply()));
    more_->setEnabled(!several || !hint_.isWhole());
    more_->setText(several ? tr("More") : tr("Next hint"));
    apply_->setText(thinking ? tr("Stop") : tr("Apply"));
    apply_->setVisible(thinking || hint_.canApply());
}

} // namespace ninefold::pages
