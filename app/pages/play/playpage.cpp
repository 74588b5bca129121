// SPDX-License-Identifier: MIT
#include "app/pages/play/playpage.h"

#include "app/pages/board/startcard.h"
#include "app/pages/play/aidscard.h"
#include "app/pages/play/playcard.h"
#include "app/session/session.h"
#include "app/widgets/look/strokes.h"

#include <QVBoxLayout>

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
      aids_(new AidsCard(context.session, this)) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(this);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kCardGap);
    for (QWidget* card : {static_cast<QWidget*>(card_), static_cast<QWidget*>(game_), static_cast<QWidget*>(aids_)})
        rows->addWidget(card);
    rows->addStretch(1);
    setWidget(page);
    card_->hide();
    connect(game_, &PlayCard::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    connectCard();
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

void PlayPage::fitCards() {
    const bool greets = !card_->isHidden();
    if (greets) card_->fit(size());
    const int above = greets ? card_->layout()->totalHeightForWidth(width()) + widgets::kCardGap : 0;
    game_->setCompact(false);
    const int aids = aids_->minimumSizeHint().height() + widgets::kCardGap;
    const auto fits = [&] { return above + game_->layout()->totalHeightForWidth(width()) + aids <= height(); };
    if (!fits()) game_->setCompact(true);
    const bool room = !greets || fits();
    game_->setVisible(room);
    aids_->setVisible(room);
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
