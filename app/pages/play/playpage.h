// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/selection.h"
#include "app/pages/page.h"
#include "app/store/settings.h"

#include <QScrollArea>

#include <array>
#include <utility>
#include <vector>

class QCheckBox;

namespace ninefold::widgets {
class KeyButton;
}

namespace ninefold::pages {

class StartCard;

/// The page above the pad: on the first day a card that explains how to start, then the digit filter and the aids.
/// It scrolls in a low window, so that nothing is cut off.
class PlayPage : public QScrollArea, public Page {
    Q_OBJECT

public:
    explicit PlayPage(const PageContext& context, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    /// Shows the card.
    void welcome(const QString& how) override;
    void offerPaste() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectCard();
    void endWelcome();
    void setSettings(const store::Settings& settings);
    QWidget* toolRows();
    /// In a low window shows the compact card and hides the tools.
    void fitCard();
    QWidget* filterRow();
    QWidget* aidRows();
    void showFilter();

    const PageContext context_;
    game::Selection& selection_;
    StartCard* card_;
    /// The digit filter and the aids.
    QWidget* tools_ = nullptr;
    /// The buttons of the nine digits, and at index 0 that of the cells with two candidates.
    std::array<widgets::KeyButton*, kDigitCount + 1> filters_{};
    std::vector<std::pair<bool store::Settings::*, QCheckBox*>> aids_;
};

} // namespace ninefold::pages
