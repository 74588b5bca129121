// SPDX-License-Identifier: MIT
#include "app/pages/play/playpage.h"

#include "app/pages/board/startcard.h"
#include "app/pages/play/aidscard.h"
#include "app/pages/play/moveline.h"
#include "app/pages/play/playcard.h"
#include "app/session/session.h"
#include "app/widgets/look/strokes.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ninefold::pages {

const PageSpec playPage{
    .id = "play",
    .title = QT_TRANSLATE_NOOP("Pages", "Play"),
    .make = [](const PageContext& context, QWidget* parent) -> Page* { return new PlayPage(context, parent); },
    .actions = {}};

PlayPage::PlayPage(const PageContext& context, QWidget* parent)
    : QScrollArea(parent),
      context_(context),
      card_(new StartCard(this)),
      game_(new PlayCard(context.session, this)),
      move_(new MoveLine(context.session, this)),
      aids_(new AidsCard(context.session, this)) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(this);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kCardGap);
    move_->setContentsMargins(widgets::kPadding, 0, widgets::kPadding, 0);
    for (QWidget* card : {static_cast<QWidget*>(card_), static_cast<QWidget*>(game_), static_cast<QWidget*>(move_),
                          static_cast<QWidget*>(aids_)})
        rows->addWidget(card);
    rows->addStretch(1);
    setWidget(page);
    card_->hide();
    connect(game_, &PlayCard::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    connect(move_, &MoveLine::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    connectCard();
    // These change how high the card is.
    connect(&context.session.needs(), &session::PuzzleNeeds::needsChanged, this, &PlayPage::fitCards);
    connect(&context.session.preferences(), &session::Preferences::settingsChanged, this, &PlayPage::fitCards);
    connect(&context.session.game(), &game::Game::started, this, &PlayPage::fitCards);
    fitCards();
}

void PlayPage::connectCard() {
    connect(card_, &StartCard::levelWanted, &context_.session.maker(),
            qOverload<rating::Level>(&session::PuzzleMaker::make));
    connect(card_, &StartCard::openWanted, this, [this] { context_.host.trigger("open"); });
    connect(card_, &StartCard::pasteWanted, this, [this] { context_.host.trigger("paste"); });
    connect(card_, &StartCard::helpWanted, this, [this] { context_.host.trigger("howtoplay"); });
    connect(card_, &StartCard::continued, this, &PlayPage::endWelcome);
    connect(&context_.session.game(), &game::Game::played, this, &PlayPage::endWelcome);
    connect(&context_.session.game(), &game::Game::started, this, &PlayPage::endWelcome);
}

void PlayPage::welcome(const QString& how) {
    card_->greet(how);
    context_.session.timekeeper().setWaiting(true);
    fitCards();
}

bool PlayPage::isCrowded(int height) const {
    return !card_->isHidden() && least_ > height;
}

QSize PlayPage::minimumSizeHint() const {
    return {QScrollArea::minimumSizeHint().width(), least_};
}

void PlayPage::fitCards() {
    constexpr int kWide = 400;
    const bool greets = !card_->isHidden(), wide = width() >= kWide;
    const auto heightOf = [this](const QWidget* card) {
        // Otherwise the rows inside of the layout would remember what they were before.
        card->layout()->activate();
        return std::max(card->layout()->totalHeightForWidth(width()), card->layout()->totalMinimumSize().height());
    };
    int aids = aids_->minimumSizeHint().height() + widgets::kCardGap;
    if (!move_->isHidden()) aids += move_->minimumHeight() + widgets::kCardGap;
    int above = 0, least = 0;
    if (greets) {
        card_->fit({width(), 0});
        least = heightOf(card_);
        card_->fit(size());
        above = heightOf(card_) + widgets::kCardGap;
    } else {
        game_->setForm(PlayCard::Form::Line, wide);
        least = heightOf(game_) + aids;
    }
    const auto fits = [&](PlayCard::Form form) {
        game_->setForm(form, wide);
        return above + heightOf(game_) + aids <= height();
    };
    const bool room = fits(PlayCard::Form::Full) || fits(PlayCard::Form::Compact) || fits(PlayCard::Form::Line);
    game_->setVisible(room || !greets);
    aids_->setVisible(room || !greets);
    if (std::exchange(least_, least) != least) updateGeometry();
}

void PlayPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitCards();
}

void PlayPage::offerPaste() {
    card_->offerPaste();
}

void PlayPage::endWelcome() {
    if (card_->isHidden()) return;
    const bool hadFocus = card_->isAncestorOf(window()->focusWidget());
    card_->hide();
    context_.session.timekeeper().setWaiting(false);
    fitCards();
    if (hadFocus) context_.host.focusBoard();
}

} // namespace ninefold::pages
