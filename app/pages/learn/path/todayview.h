// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/learnview.h"
#include "app/pages/room.h"
#include "app/session/learning/puzzlechoice.h"
#include "engine/logic/technique.h"

#include <QScrollArea>

namespace ninefold::session {
struct LearningProgress;
}

namespace ninefold::pages {

class NextCard;
class PlanCard;
class StrengthCard;
class TestsCard;

/// The player's path: the strength and a puzzle just above it, what to practise today, what to learn next, and the
/// tests.
class TodayView : public QScrollArea, public LearnView {
    Q_OBJECT

public:
    explicit TodayView(const RoomContext& context, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    /// It is about all of them.
    void setTechnique(const logic::Technique&) override {}
    void takeFocus() override;
    QString keys() const override;
    QString summary() const override;

    void showProgress(const session::LearningProgress& progress);

signals:
    /// The page of a technique, beside this view.
    void techniqueWanted(const QString& id);
    /// The same with its example in place of this view.
    void explanationWanted(const QString& id);
    void practiceWanted(const QString& id);
    void testWanted(ninefold::logic::Family family);

private:
    void connectCards();
    void play();

    RoomContext context_;
    StrengthCard* strength_;
    PlanCard* plan_;
    NextCard* next_;
    TestsCard* tests_;
    int positions_ = 0;
    std::optional<session::ProposedPuzzle> puzzle_;
};

} // namespace ninefold::pages
