// SPDX-License-Identifier: MIT
#include "app/pages/hint/hintpage.h"

#include "app/pages/hint/chainlist.h"
#include "app/pages/hint/chainmodel.h"
#include "app/pages/hint/conclusionbox.h"
#include "app/pages/hint/foldrow.h"
#include "app/pages/hint/legend.h"
#include "app/pages/hint/phrases.h"
#include "app/pages/pagedeck.h"
#include "app/pages/techniquelink.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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
};

/// A label of the text that is disclosed: tests and screen readers find it by its name.
QLabel* textLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return label;
}

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
    rows_->addWidget(body(), 1);
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
    connect(text_, &QLabel::linkActivated, this, &HintPage::flash);
    connect(list_, &ChainList::lineWanted, &controller(), &session::HintController::showLine);
    connect(list_, &ChainList::applyWanted, &controller(), &session::HintController::apply);
    connect(less_, &QPushButton::clicked, &controller(), &session::HintController::less);
    connect(more_, &QPushButton::clicked, &controller(), &session::HintController::more);
    connect(apply_, &QPushButton::clicked, &controller(), &session::HintController::apply);
    connect(links_, &QAbstractButton::toggled, list_, &ChainList::setUnfolded);
    for (QAbstractButton* fold : {shapes_, notations_})
        // Toggled, and not clicked: assistive technology toggles without a click.
        connect(fold, &QAbstractButton::toggled, this, [this, fold](bool open) {
            // Only one of them is open, to leave the list its room.
            if (open) (fold == shapes_ ? notations_ : shapes_)->setChecked(false);
            showFolds();
            if (open) QTimer::singleShot(0, area_, [this] { area_->ensureVisible(0, area_->widget()->height()); });
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
    title_ = textLabel(row);
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

QWidget* HintPage::body() {
    area_ = new QScrollArea(this);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setMinimumHeight(110);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(area_);
    lines_ = new QVBoxLayout(page);
    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setSpacing(widgets::kGap);
    conclusion_ = new ConclusionBox(page);
    text_ = textLabel(page);
    model_ = new ChainModel(this);
    list_ = new ChainList(*model_, page);
    legend_ = new Legend(page);
    notation_ = new QLabel(page);
    notation_->setWordWrap(true);
    notation_->setTextFormat(Qt::PlainText);
    notation_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QWidget* part : std::initializer_list<QWidget*>{conclusion_, text_, list_, legend_, notation_})
        lines_->addWidget(part);
    lines_->addStretch(1);
    conclusion_->label()->setObjectName(QStringLiteral("disclosed"));
    text_->setObjectName(QStringLiteral("disclosed"));
    area_->setWidget(page);
    // The card is one ground.
    page->setAutoFillBackground(false);
    area_->viewport()->setAutoFillBackground(false);
    return area_;
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
    legend_->setTheme(theme);
    conclusion_->setTheme(theme);
    list_->setTheme(theme);
    showHint();
}

void HintPage::showHint() {
    const bool none = hint_.kind == documents::Hint::Kind::None;
    const QWidget* focus = isAncestorOf(window()->focusWidget()) ? window()->focusWidget() : nullptr;
    showTitle();
    showText();
    showLines();
    showFolds();
    showButtons();
    fit();
    // If a widget that has the focus is hidden or disabled, the focus goes back to the board.
    if (focus != nullptr && (none || !focus->isEnabled() || !isAncestorOf(window()->focusWidget())))
        context_.host.focusBoard();
}

/// "3 of 12", counted in links where the hint has come to them.
QString HintPage::placeText() const {
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

void HintPage::showText() {
    const bool none = hint_.kind == documents::Hint::Kind::None, explained = hint_.isExplained();
    const documents::Explanation& whole = controller().explanation();
    const QString spoken = none ? QString() : documents::hintSentence(hint_, names_);
    const bool concludes = explained && !whole.conclusion.isEmpty();
    conclusion_->setVisible(concludes);
    text_->setVisible(!explained || !whole.reason.isEmpty());
    if (!explained) {
        text_->setText(none ? tr("H gives a hint: first where to look, then the cells, then the whole reason.")
                            : documents::hintBody(hint_, names_).toHtmlEscaped());
        text_->setAccessibleName(spoken);
        return;
    }
    // A digit that is placed says more than what it rules out in its cell.
    const std::vector<logic::Deduction>& deductions = hint_.step()->deductions;
    const auto placed = std::ranges::find(deductions, true, &logic::Deduction::places);
    conclusion_->setConclusion(placed != deductions.end() ? *placed : deductions.front(),
                               documents::cardConclusion(*hint_.step(), whole, names_), spoken);
    text_->setText(documents::reasonHtml(*hint_.step(), names_, linkDecorator(*hint_.step(), *theme_)));
    text_->setAccessibleName(concludes ? whole.reason : spoken);
}

void HintPage::showLines() {
    const documents::Explanation& whole = controller().explanation();
    list_->setVisible(hint_.line > 0);
    if (hint_.line == 0) return model_->setExplanation({});
    // Another hint has other lines; going on in the same one keeps them, and with them what a screen reader follows.
    const bool same = model_->lines() == hint_.lines && model_->line(1).text == whole.lines.front().text &&
                      model_->line(hint_.lines).text == whole.lines.back().text;
    if (!same) model_->setExplanation(whole);
    model_->setCurrent(hint_.line);
    list_->showCurrent();
    QTimer::singleShot(0, this, &HintPage::revealLine);
}

void HintPage::revealLine() {
    const QRect row = list_->visualRect(list_->currentIndex());
    if (!list_->isVisible() || !row.isValid()) return;
    const QPoint top = list_->viewport()->mapTo(area_->widget(), row.center());
    area_->ensureVisible(0, top.y(), 0, row.height());
}

void HintPage::showFolds() {
    const bool explained = hint_.isExplained();
    folds_->setVisible(explained);
    if (!explained)
        for (QAbstractButton* fold : {links_, shapes_, notations_}) fold->setChecked(false);
    links_->setVisible(explained && hint_.line > 0 && list_->canUnfold());
    legend_->setStep(explained && shapes_->isChecked() ? hint_.step() : nullptr, names_);
    notation_->setVisible(explained && notations_->isChecked());
    notation_->setText(explained ? documents::notation(*hint_.step(), names_) : QString());
}

void HintPage::showButtons() {
    const bool thinking = hint_.kind == documents::Hint::Kind::Thinking,
               several = hint_.degrees() > 1 || hint_.lines > 1;
    const bool ended = hint_.isAtEnd();
    less_->setVisible(several);
    less_->setEnabled(hint_.degree > 1 || hint_.line > 1);
    more_->setVisible(!thinking && (several || !hint_.canApply()));
    more_->setEnabled(!several || !ended);
    apply_->setVisible(thinking || hint_.canApply());
    labelButtons();
    // One button at a time is the one to press next.
    const bool applies = !thinking && hint_.canApply() && ended;
    widgets::setButtonKind(*apply_, applies ? widgets::ButtonKind::Primary : widgets::ButtonKind::Normal);
    widgets::setButtonKind(*more_, applies ? widgets::ButtonKind::Normal : widgets::ButtonKind::Primary);
}

void HintPage::labelButtons() {
    const bool thinking = hint_.kind == documents::Hint::Kind::Thinking,
               several = hint_.degrees() > 1 || hint_.lines > 1;
    const bool inLines = hint_.line > 0;
    less_->setText(inLines ? tr("Back") : tr("Less"));
    more_->setText(!several ? tr("Next Hint") : inLines ? tr("Next") : tr("More"));
    // Whatever stands on them, they show more or less of the hint.
    more_->setAccessibleName(several ? tr("More") : tr("Next Hint"));
    apply_->setText(thinking ? tr("Stop") : tr("Apply"));
    widgets::setButtonKey(*apply_, thinking ? QString() : tr("Enter"));
    place_->setText(placeText());
    place_->setVisible(!isNarrow());
}

bool HintPage::isNarrow() const {
    return width() < kNarrowWidth;
}

void HintPage::fit() {
    for (QPushButton* button : {less_, more_, apply_})
        widgets::setButtonSize(*button, isNarrow() ? widgets::ButtonSize::Compact : widgets::ButtonSize::Usual);
    QVBoxLayout* wanted = height() < kLowHeight ? lines_ : rows_;
    if (wanted->indexOf(folds_) >= 0) return;
    (wanted == rows_ ? lines_ : rows_)->removeWidget(folds_);
    // Above what they unfold, and above the stretch at the end.
    if (wanted == lines_) lines_->insertWidget(lines_->indexOf(legend_), folds_);
    else rows_->addWidget(folds_);
}

void HintPage::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
    showTitle();
    place_->setVisible(!isNarrow());
    QTimer::singleShot(0, this, &HintPage::revealLine);
}

} // namespace ninefold::pages
