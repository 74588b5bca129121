// SPDX-License-Identifier: MIT
#include "app/pages/hint/hintpage.h"

#include "app/pages/hint/legend.h"
#include "app/pages/hint/phrases.h"
#include "app/pages/pagedeck.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

session::HintController& controllerOf(Page& page) {
    return static_cast<HintPage&>(page).controller();
}

constexpr PageAction kActions[] = {
    {{.id = "hint",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "&Next Hint"),
      .keys = "H",
      .onToolbar = true,
      .brief = QT_TRANSLATE_NOOP("Actions", "Hint")},
     [](Page& page) { controllerOf(page).more(); }},
    // Without a hint the keys of these two belong to the focused widget.
    {{.id = "applyhint",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "&Apply Hint"),
      .keys = "Return; Enter",
      .needs = Needs::NoWatch | Needs::HintMove},
     [](Page& page) { controllerOf(page).apply(); }},
    {{.id = "closehint",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "&Close Hint"),
      .keys = "Esc",
      .needs = Needs::NoWatch | Needs::Hint},
     [](Page& page) { controllerOf(page).close(); }},
};

} // namespace

const PageSpec hintPage{
    .id = "hint",
    .title = QT_TRANSLATE_NOOP("Pages", "Hint"),
    .make = [](const PageContext& context, QWidget* parent) -> Page* { return new HintPage(context, parent); },
    .actions = kActions};

HintPage::HintPage(const PageContext& context, QWidget* parent)
    : QFrame(parent), context_(context), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 6, 10, 8);
    rows->setSpacing(6);
    rows->addWidget(header());
    rows->addWidget(body(), 1);
    rows->addWidget(buttons());
    connectController();
    showHint();
}

session::HintController& HintPage::controller() const {
    return context_.session.hints();
}

void HintPage::connectController() {
    connect(&controller(), &session::HintController::hintChanged, this, &HintPage::takeHint);
    connect(&controller(), &session::HintController::hintAnswered, this, [this] { context_.pages.visit(*this); });
    connect(&controller(), &session::HintController::hintClosed, this, [this] {
        context_.pages.leave(*this);
        context_.host.focusBoard();
    });
}

void HintPage::takeHint() {
    hint_ = controller().hint();
    names_ = context_.session.settings().names;
    showHint();
    context_.overlay.draw(this, controller().overlay());
    context_.pages.reportOffers();
}

void HintPage::shown(bool /*asked*/) {
    context_.overlay.take(this, controller().overlay());
}

void HintPage::hidden() {
    context_.overlay.release(this);
}

Needs HintPage::offers() const {
    return metIf(hint_.kind != documents::Hint::Kind::None, Needs::Hint) |
           metIf(hint_.canApply() && context_.pages.isCurrent(*this), Needs::HintMove);
}

void HintPage::flash(const QString& link) {
    const auto [cells, digits] = markedLink(link);
    // Players who have switched off animations in the system do not want anything to blink.
    const bool animated = style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
    controller().flash(cells, digits, !animated);
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
    connect(close_, &QToolButton::clicked, &controller(), &session::HintController::close);
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
    connect(text_, &QLabel::linkActivated, this, &HintPage::flash);
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
    const auto button = [&](const QString& text, const QString& hint, void (session::HintController::*wanted)()) {
        auto* made = new QPushButton(text, row);
        made->setToolTip(hint);
        made->setAutoDefault(true);
        // A click must not take the keyboard focus away from the board.
        made->setFocusPolicy(Qt::TabFocus);
        connect(made, &QPushButton::clicked, &controller(), wanted);
        line->addWidget(made);
        return made;
    };
    less_ = button(tr("Less"), tr("Show less of the hint"), &session::HintController::less);
    more_ = button(tr("More"), tr("Show more of the hint (H)"), &session::HintController::more);
    line->addStretch(1);
    apply_ = button(tr("Apply"), tr("Do what the hint says (Enter)"), &session::HintController::apply);
    return row;
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
    if (focus != nullptr && (none || !focus->isEnabled() || !isAncestorOf(window()->focusWidget())))
        context_.host.focusBoard();
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
