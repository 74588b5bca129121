// SPDX-License-Identifier: MIT
#include "app/pages/hint/hintbody.h"

#include "app/pages/hint/chainlist.h"
#include "app/pages/hint/chainmodel.h"
#include "app/pages/hint/conclusionbox.h"
#include "app/pages/hint/legend.h"
#include "app/pages/hint/phrases.h"
#include "app/session/hintcontroller.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QLabel>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

QLabel* hintLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return label;
}

HintBody::HintBody(session::HintController& controller, QWidget* parent)
    : QScrollArea(parent), controller_(controller), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setMinimumHeight(80);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    build();
    connect(text_, &QLabel::linkActivated, this, &HintBody::flash);
    connect(list_, &ChainList::lineWanted, &controller_, &session::HintController::showLine);
    connect(list_, &ChainList::applyWanted, &controller_, &session::HintController::apply);
}

void HintBody::build() {
    auto* page = new QWidget(this);
    rows_ = new QVBoxLayout(page);
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(widgets::kGap);
    conclusion_ = new ConclusionBox(page);
    text_ = hintLabel(page);
    model_ = new ChainModel(this);
    list_ = new ChainList(*model_, page);
    legend_ = new Legend(page);
    notation_ = new QLabel(page);
    notation_->setWordWrap(true);
    notation_->setTextFormat(Qt::PlainText);
    notation_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QWidget* part : std::initializer_list<QWidget*>{conclusion_, text_, list_, legend_, notation_})
        rows_->addWidget(part);
    rows_->addStretch(1);
    // Tests and screen readers find the text by this name.
    conclusion_->label()->setObjectName(QStringLiteral("disclosed"));
    text_->setObjectName(QStringLiteral("disclosed"));
    setWidget(page);
    // Shows the background of the card, not one of its own.
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void HintBody::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    legend_->setTheme(theme);
    conclusion_->setTheme(theme);
    list_->setTheme(theme);
}

void HintBody::showHint(const documents::Hint& hint, NameStyle names) {
    hint_ = hint;
    names_ = names;
    showText();
    showLines();
}

void HintBody::showText() {
    const bool none = hint_.kind == documents::Hint::Kind::None, explained = hint_.isExplained();
    const documents::Explanation& whole = controller_.explanation();
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

void HintBody::showLines() {
    const documents::Explanation& whole = controller_.explanation();
    list_->setVisible(hint_.line > 0);
    if (hint_.line == 0) return model_->setExplanation({});
    assert(hint_.lines == static_cast<int>(whole.lines.size()));
    // Another hint has other lines; going on in the same one keeps them, and with them what a screen reader follows.
    const bool same = model_->lines() == hint_.lines && model_->line(1).text == whole.lines.front().text &&
                      model_->line(hint_.lines).text == whole.lines.back().text;
    if (!same) model_->setExplanation(whole);
    model_->setCurrent(hint_.line);
    list_->showCurrent();
    QTimer::singleShot(0, this, &HintBody::revealLine);
}

void HintBody::showShapes(bool shown) {
    assert(!shown || hint_.step() != nullptr);
    legend_->setStep(shown ? hint_.step() : nullptr, names_);
}

void HintBody::showNotation(bool shown) {
    assert(!shown || hint_.step() != nullptr);
    notation_->setVisible(shown);
    notation_->setText(hint_.isExplained() ? documents::notation(*hint_.step(), names_) : QString());
}

void HintBody::setUnfolded(bool unfolded) {
    list_->setUnfolded(unfolded);
}

bool HintBody::canUnfold() const {
    return hint_.line > 0 && list_->canUnfold();
}

void HintBody::revealLine() {
    const QRect row = list_->visualRect(list_->currentIndex());
    if (!list_->isVisible() || !row.isValid()) return;
    const QPoint top = list_->viewport()->mapTo(widget(), row.center());
    ensureVisible(0, top.y(), 0, row.height());
}

void HintBody::revealEnd() {
    ensureVisible(0, widget()->height());
}

void HintBody::addAboveUnfolded(QWidget* part) {
    // The legend comes before the stretch at the end, so this does too.
    rows_->insertWidget(rows_->indexOf(legend_), part);
}

void HintBody::remove(QWidget* part) {
    rows_->removeWidget(part);
}

bool HintBody::holds(const QWidget* part) const {
    return rows_->indexOf(part) >= 0;
}

void HintBody::flash(const QString& link) {
    const auto [cells, digits] = markedLink(link);
    // Players who have switched off animations in the system do not want anything to blink.
    const bool animated = style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
    controller_.flash(cells, digits, !animated);
}

} // namespace ninefold::pages
