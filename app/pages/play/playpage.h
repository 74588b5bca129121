// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/page.h"

#include <QScrollArea>

namespace ninefold::pages {

class AidsCard;
class MoveLine;
class PlayCard;
class StartCard;

/// The page above the pad: a card about the game, a line about the last move, a card with the aids, and on the first
/// day one that explains how to start. It scrolls in a low window, so that nothing is cut off.
class PlayPage : public QScrollArea, public Page {
    Q_OBJECT

public:
    explicit PlayPage(const PageContext& context, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    /// The card of the first start needs the room of the pad in a low window.
    bool isCrowded(int height) const override;
    QSize minimumSizeHint() const override;
    /// Shows the card.
    void welcome(const QString& how) override;
    void offerPaste() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectCard();
    void endWelcome();
    /// In a low window the cards get shorter; beside the card of the first start there may be no room for the others.
    void fitCards();

    const PageContext context_;
    StartCard* card_;
    PlayCard* game_;
    MoveLine* move_;
    AidsCard* aids_;
    /// The height that the cards need at least.
    int least_ = 0;
};

} // namespace ninefold::pages
