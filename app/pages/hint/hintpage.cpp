// SPDX-License-Identifier: MIT
#include "app/pages/hint/hintpage.h"

#include "app/pages/demo/showme.h"
#include "app/pages/hint/foldrow.h"
#include "app/pages/hint/hintbody.h"
#include "app/pages/techniquelink.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

// Where the card is smaller than this, it has another arrangement.
constexpr int kNarrowWidth = 380, kLowHeight = 430;

session::HintController& controllerOf(Page& page) {
    return static_cast<HintPage&>(page).controller();
}

constexpr PageAction kActions[] = {
    {{.id = "hint",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "&Next Hint"),
      .keys = "H",
      .onToolbar = true,
      .isPrimaryTool = true,
      .brief = QT_TRANSLATE_NOOP("Actions", "Hint"),
      .about = QT_TRANSLATE_NOOP("Actions", "First where to look, then the cells, then the whole reason.")},
     [](Page& page) { controllerOf(page).more(); }},
    // Without a hint the keys of these two belong to the focused widget.
    {{.id = "applyhint",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "&Apply Hint"),
      .keys = "Enter; Return",
      .needs = Needs::NoWatch | Needs::HintMove,
      .about = QT_TRANSLATE_NOOP("Actions", "Does what the hint says.")},
     [](Page& page) { controllerOf(page).apply(); }},
    {{.id = "closehint",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "&Close Hint"),
      .keys = "Esc",
      .needs = Needs::NoWatch | Needs::Hint},
     [](Page& page) { controllerOf(page).close(); }},
    {{.id = "showme",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "S&how Me"),
      .keys = "D",
      .needs = Needs::NoWatch | Needs::ShownStep,
      .about = QT_TRANSLATE_NOOP("Actions", "Plays the reason on the board, picture by picture.")},
     [](Page& page) { static_cast<HintPage&>(page).demonstrateShown(); }},
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
    rows_ = new QVBoxLayout(this);
    rows_->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kPadding, widgets::kCardGap);
    rows_->setSpacing(widgets::kGap);
    rows_->addWidget(header());
    rows_->addWidget(about_ = new TechniqueLink(this));
    rows_->addWidget(body_ = new HintBody(controller(), this), 1);
    rows_->addWidget(showMe_ = new ShowMe(context.session, this), 1);
    showMe_->hide();
    rows_->addWidget(buttons());
    rows_->addWidget(folds());
    connectController();
    connectParts();
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

void HintPage::connectParts() {
    connect(close_, &QToolButton::clicked, &controller(), &session::HintController::close);
    connect(about_, &TechniqueLink::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    connect(less_, &QPushButton::clicked, &controller(), &session::HintController::less);
    connect(more_, &QPushButton::clicked, &controller(), &session::HintController::more);
    connect(apply_, &QPushButton::clicked, &controller(), &session::HintController::apply);
    connect(show_, &QAbstractButton::toggled, this, &HintPage::showDemonstration);
    connect(showMe_, &ShowMe::pictureTurned, this, &HintPage::draw);
    connect(showMe_, &ShowMe::endWanted, this, &HintPage::demonstrate);
    connect(showMe_, &ShowMe::runPicturesWanted, this,
            [this](const session::RunView& view, const QString& title) { context_.host.savePictures(view, 1, title); });
    connect(links_, &QAbstractButton::toggled, body_, &HintBody::setUnfolded);
    for (QAbstractButton* fold : {shapes_, notations_})
        // Toggled, and not clicked: assistive technology toggles without a click.
        connect(fold, &QAbstractButton::toggled, this, [this, fold](bool open) {
            // Only one of them is open, to leave the list its room.
            if (open) (fold == shapes_ ? notations_ : shapes_)->setChecked(false);
            showFolds();
            if (open) QTimer::singleShot(0, body_, &HintBody::revealEnd);
        });
}

void HintPage::takeHint() {
    hint_ = controller().hint();
    names_ = context_.session.settings().names;
    // It was that of the hint before, or of less of it.
    show_->setChecked(false);
    showHint();
    draw();
    context_.pages.reportOffers();
}

void HintPage::draw() {
    context_.overlay.draw(this, showMe_->isOn() ? showMe_->overlay() : controller().overlay());
}

void HintPage::demonstrate() {
    show_->toggle();
}

void HintPage::showDemonstration(bool on) {
    body_->setVisible(!on);
    showMe_->setVisible(on);
    for (QAbstractButton* fold : {links_, shapes_, notations_}) fold->setEnabled(!on);
    if (on) showMe_->start(*hint_.step(), controller().position(), context_.session.game().sheet().givens);
    else showMe_->stop();
    draw();
    showTitle();
    showButtons();
    on ? showMe_->setFocus() : context_.host.focusBoard();
}

void HintPage::shown(bool /*asked*/) {
    context_.overlay.take(this, controller().overlay());
}

void HintPage::hidden() {
    show_->setChecked(false);
    context_.overlay.release(this);
}

Needs HintPage::offers() const {
    return metIf(hint_.kind != documents::Hint::Kind::None, Needs::Hint) |
           metIf(hint_.isExplained() && context_.pages.isCurrent(*this), Needs::ShownStep) |
           metIf(hint_.canApply() && context_.pages.isCurrent(*this), Needs::HintMove);
}

QWidget* HintPage::header() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    title_ = hintLabel(row);
    close_ = new QToolButton(row);
    close_->setText(QStringLiteral("\u00D7"));
    close_->setAccessibleName(tr("Close hint"));
    close_->setToolTip(tr("Close hint (Esc)"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    widgets::setButtonKind(*close_, widgets::ButtonKind::Quiet);
    widgets::setButtonSize(*close_, widgets::ButtonSize::Compact);
    line->addWidget(title_, 1);
    line->addWidget(close_, 0, Qt::AlignTop);
    return row;
}

QWidget* HintPage::buttons() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(widgets::kGap);
    const auto button = [&](const QString& tip) {
        auto* made = new QPushButton(row);
        made->setToolTip(tip);
        made->setAutoDefault(true);
        // A click must not take the keyboard focus away from the board.
        made->setFocusPolicy(Qt::TabFocus);
        line->addWidget(made);
        return made;
    };
    less_ = button(tr("Show less of the hint"));
    more_ = button(tr("Show more of the hint (H)"));
    less_->setAccessibleName(tr("Less"));
    place_ = new QLabel(row);
    widgets::setTextStyle(*place_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    line->addWidget(place_);
    line->addStretch(1);
    apply_ = button(tr("Do what the hint says (Enter)"));
    return row;
}

QWidget* HintPage::folds() {
    folds_ = new FoldRow(this);
    show_ = folds_->add(tr("Show Me"));
    show_->setToolTip(tr("Plays the reason on the board, picture by picture (D)"));
    show_->setCheckable(true);
    links_ = folds_->add(tr("All Links"));
    shapes_ = folds_->add(tr("What the Shapes Mean"));
    notations_ = folds_->add(tr("Short Notation"));
    notations_->setToolTip(tr("The step as experts write it: <> means “is not”"));
    auto* others = folds_->add(tr("Other Steps"));
    links_->setCheckable(true);
    shapes_->setCheckable(true);
    notations_->setCheckable(true);
    others->setToolTip(tr("Every step that is possible now"));
    connect(others, &QAbstractButton::clicked, this, [this] { context_.host.trigger("allsteps"); });
    return folds_;
}

void HintPage::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    body_->setTheme(theme);
    showMe_->setTheme(theme);
    showHint();
}

void HintPage::showHint() {
    const bool none = hint_.kind == documents::Hint::Kind::None;
    const QWidget* focus = isAncestorOf(window()->focusWidget()) ? window()->focusWidget() : nullptr;
    showTitle();
    body_->showHint(hint_, names_);
    showFolds();
    showButtons();
    fit();
    // If a widget that has the focus is hidden or disabled, the focus goes back to the board.
    if (focus != nullptr && (none || !focus->isEnabled() || !isAncestorOf(window()->focusWidget())))
        context_.host.focusBoard();
}

/// "3 of 12", counted in links where the hint has come to them.
QString HintPage::placeText() const {
    if (show_->isChecked()) return {};
    if (hint_.line > 0) return tr("Link %1 of %2").arg(hint_.line).arg(hint_.lines);
    return hint_.degrees() > 1 ? tr("%1 of %2").arg(hint_.degree).arg(hint_.degrees()) : QString();
}

void HintPage::showTitle() {
    const QString title = documents::hintTitle(hint_);
    QStringList facts;
    if (hint_.kind == documents::Hint::Kind::Step) facts << tr("rating %1").arg(documents::ratingText(*hint_.step()));
    if (isNarrow() && !placeText().isEmpty()) facts << placeText();
    const int small = QFontInfo(widgets::fontOf(font(), widgets::TextSize::Small)).pixelSize();
    title_->setText(QStringLiteral("<b>%1</b>&nbsp; <span style=\"font-size:%2px; color:%3\">%4</span>")
                        .arg(title.toHtmlEscaped())
                        .arg(small)
                        .arg((*theme_)[widgets::Tone::Secondary].name(), facts.join(QStringLiteral(" \u00B7 "))));
    title_->setToolTip(hint_.kind == documents::Hint::Kind::Step ? documents::ratingHint() : QString());
    title_->setVisible(!title.isEmpty());
    about_->setTechnique(hint_.step() != nullptr ? hint_.step()->technique : nullptr);
    close_->setVisible(hint_.kind != documents::Hint::Kind::None);
}

void HintPage::showFolds() {
    const bool explained = hint_.isExplained();
    folds_->setVisible(explained);
    if (!explained)
        for (QAbstractButton* fold : {show_, links_, shapes_, notations_}) fold->setChecked(false);
    links_->setVisible(explained && body_->canUnfold());
    body_->showShapes(explained && shapes_->isChecked());
    body_->showNotation(explained && notations_->isChecked());
}

void HintPage::showButtons() {
    const bool thinking = hint_.kind == documents::Hint::Kind::Thinking,
               several = hint_.degrees() > 1 || hint_.lines > 1;
    const bool ended = hint_.isAtEnd();
    // A demonstration has its own controls.
    const bool shows = show_->isChecked();
    less_->setVisible(several && !shows);
    less_->setEnabled(hint_.degree > 1 || hint_.line > 1);
    more_->setVisible(!thinking && !shows && (several || !hint_.canApply()));
    more_->setEnabled(!several || !ended);
    apply_->setVisible(thinking || hint_.canApply());
    labelButtons();
    // One button at a time is the one to press next.
    const bool applies = !thinking && hint_.canApply() && ended && !shows;
    widgets::setButtonKind(*apply_, applies ? widgets::ButtonKind::Primary : widgets::ButtonKind::Normal);
    widgets::setButtonKind(*more_, applies ? widgets::ButtonKind::Normal : widgets::ButtonKind::Primary);
}

void HintPage::labelButtons() {
    const bool thinking = hint_.kind == documents::Hint::Kind::Thinking,
               several = hint_.degrees() > 1 || hint_.lines > 1;
    const bool inLines = hint_.line > 0;
    less_->setText(inLines ? tr("Back") : tr("Less"));
    more_->setText(!several ? tr("Next Hint") : inLines ? tr("Next") : tr("More"));
    // Screen readers and scripts know them by one name, while their text changes.
    more_->setAccessibleName(several ? tr("More") : tr("Next Hint"));
    apply_->setText(thinking ? tr("Stop") : tr("Apply"));
    widgets::setButtonKey(*apply_, thinking || isNarrow() ? QString() : tr("Enter"));
    place_->setText(placeText());
    place_->setVisible(!isNarrow());
}

bool HintPage::isNarrow() const {
    return width() < kNarrowWidth;
}

void HintPage::fit() {
    for (QPushButton* button : {less_, more_, apply_})
        widgets::setButtonSize(*button, isNarrow() ? widgets::ButtonSize::Compact : widgets::ButtonSize::Usual);
    const bool low = height() < kLowHeight;
    if (body_->holds(folds_) == low) return;
    if (low) {
        rows_->removeWidget(folds_);
        body_->addAboveUnfolded(folds_);
    } else {
        body_->remove(folds_);
        rows_->addWidget(folds_);
    }
}

/// In a low card what unfolds scrolls with the text.
QSize HintPage::minimumSizeHint() const {
    QSize least = QFrame::minimumSizeHint();
    const bool isOutside = !folds_->isHidden() && !body_->holds(folds_);
    if (isOutside) least.rheight() -= folds_->minimumSizeHint().height() + rows_->spacing();
    return least;
}

void HintPage::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
    showTitle();
    labelButtons();
    QTimer::singleShot(0, body_, &HintBody::revealLine);
}

} // namespace ninefold::pages
