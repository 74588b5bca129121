// SPDX-License-Identifier: MIT
#include "app/pages/play/playpage.h"

#include "app/pages/board/startcard.h"
#include "app/pages/settingswitch.h"
#include "app/session/session.h"
#include "app/widgets/keybutton.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

namespace ninefold::pages {
namespace {

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont strong = label->font();
    strong.setBold(true);
    label->setFont(strong);
    return label;
}

} // namespace

const PageSpec playPage{
    .id = "play",
    .title = QT_TRANSLATE_NOOP("Pages", "Play"),
    .make = [](const PageContext& context, QWidget* parent) -> Page* { return new PlayPage(context, parent); },
    .actions = {}};

PlayPage::PlayPage(const PageContext& context, QWidget* parent)
    : QScrollArea(parent), context_(context), selection_(context.session.selection()), card_(new StartCard(this)) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(this);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    rows->addWidget(card_);
    rows->addWidget(tools_ = toolRows());
    rows->addStretch(1);
    setWidget(page);
    card_->hide();
    connectCard();
    connect(&selection_, &game::Selection::highlightChanged, this, &PlayPage::showFilter);
    connect(&context.session.preferences(), &session::Preferences::settingsChanged, this, &PlayPage::setSettings);
    setSettings(context.session.settings());
}

void PlayPage::connectCard() {
    connect(card_, &StartCard::levelWanted, &context_.session.maker(), &session::PuzzleMaker::make);
    connect(card_, &StartCard::openWanted, this, [this] { context_.host.trigger("open"); });
    connect(card_, &StartCard::pasteWanted, this, [this] { context_.host.trigger("paste"); });
    connect(card_, &StartCard::continued, this, &PlayPage::endWelcome);
    connect(&context_.session.game(), &game::Game::played, this, &PlayPage::endWelcome);
    connect(&context_.session.game(), &game::Game::started, this, &PlayPage::endWelcome);
}

QWidget* PlayPage::toolRows() {
    auto* tools = new QWidget(this);
    auto* rows = new QVBoxLayout(tools);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    rows->addWidget(heading(tr("Highlight"), tools));
    rows->addWidget(filterRow());
    rows->addWidget(heading(tr("Aids"), tools));
    rows->addWidget(aidRows());
    return tools;
}

QWidget* PlayPage::filterRow() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(3);
    for (int place = 1; place <= kDigitCount + 1; ++place) {
        const Digit digit = place % (kDigitCount + 1);
        auto* button = new widgets::KeyButton(digit == 0 ? tr("2?") : QString::number(digit), row);
        const QString name = digit == 0 ? tr("Highlight cells with two candidates") : tr("Highlight %1").arg(digit);
        button->setAccessibleName(name);
        button->setToolTip(QStringLiteral("%1 (Alt+%2)").arg(name).arg(digit));
        button->setCheckable(true);
        connect(button, &widgets::KeyButton::clicked, this, [this, digit] {
            digit == 0 ? selection_.togglePairs() : selection_.setHighlight(digit);
            showFilter();
        });
        filters_[digit] = button;
        line->addWidget(button);
    }
    return row;
}

QWidget* PlayPage::aidRows() {
    const struct {
        QString text;
        bool store::Settings::*field;
    } aids[] = {
        {tr("Conflicts"), &store::Settings::showClashes},           {tr("Same digit"), &store::Settings::showSameDigit},
        {tr("Row, column, box"), &store::Settings::showPeers},      {tr("Digits left"), &store::Settings::showLeft},
        {tr("Compare with solution"), &store::Settings::showWrong}, {tr("Digit first"), &store::Settings::digitFirst}};
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    int place = 0;
    for (const auto& aid : aids) {
        auto* check = new QCheckBox(aid.text, box);
        check->setFocusPolicy(Qt::TabFocus);
        connect(check, &QCheckBox::toggled, this,
                [this, field = aid.field](bool on) { setSwitch(context_.session, field, on); });
        aids_.emplace_back(aid.field, check);
        grid->addWidget(check, place / 2, place % 2);
        ++place;
    }
    return box;
}

void PlayPage::setSettings(const store::Settings& settings) {
    for (const auto& [field, check] : aids_) check->setChecked(settings.*field);
}

void PlayPage::showFilter() {
    for (Digit digit = 0; digit <= kDigitCount; ++digit)
        filters_[digit]->setChecked(digit == 0 ? selection_.highlightsPairs() : selection_.highlight() == digit);
}

void PlayPage::welcome(const QString& how) {
    card_->greet(how);
    fitCard();
}

void PlayPage::fitCard() {
    if (card_->isHidden()) return tools_->show();
    card_->fit(size());
    const int left = height() - card_->layout()->totalHeightForWidth(width());
    tools_->setVisible(left > tools_->sizeHint().height());
}

void PlayPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitCard();
}

void PlayPage::offerPaste() {
    card_->offerPaste();
}

void PlayPage::endWelcome() {
    if (card_->isHidden()) return;
    const bool hadFocus = card_->isAncestorOf(window()->focusWidget());
    card_->hide();
    fitCard();
    if (hadFocus) context_.host.focusBoard();
}

} // namespace ninefold::pages
