// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/pages/learnview.h"
#include "app/pages/room.h"
#include "app/session/learning/levelneeds.h"
#include "app/session/work/task.h"
#include "engine/logic/technique.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QStackedWidget;

namespace ninefold::session {
class Trainer;
}
namespace ninefold::widgets {
class Segments;
}

namespace ninefold::pages {

class DemoFoot;
class Example;
class ExampleView;
class Ladder;
class PracticeView;
class TechniqueCard;
class TodayView;

/// The room Learn: the ladder of techniques at the left, the open view of the chosen one in the middle, and its page at
/// the right. A small window has the ladder as a field, a tall one the page below.
class LearnRoom : public QWidget, public Room {
    Q_OBJECT

public:
    /// `folder` has the bundled puzzles.
    LearnRoom(const RoomContext& context, QWidget* parent, const QString& folder = documents::kBundledFolder);
    ~LearnRoom() override;

    QWidget* widget() override { return this; }
    QWidget* tools() override;
    void shown() override;
    void takeFocus() override;
    QString keys() const override;
    QString summary() const override;
    /// Shows a technique that was asked for in another room; Back returns there.
    void explain(std::string_view technique) override;
    bool goBack() override;
    std::any state() const override;
    void takeState(const std::any& state) override;
    bool offers(std::string_view action) const override;
    /// Show Me begins and ends the demonstration; the rest is up to the open view.
    void run(std::string_view action) override;
    void practise(std::string_view technique) override;
    /// Positions of a technique, from the first one.
    void practise(const logic::Technique& technique);
    /// A test of a family of techniques.
    void test(logic::Family family);

    const logic::Technique& technique() const { return *technique_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectParts();
    void connectPractice();
    /// Adds a view with its segment.
    void addView(const QString& title, LearnView* view);
    LearnView& view() const;
    void openView(int index);
    void arrange();
    void choose(const logic::Technique& technique);
    /// A link leads to another technique, and Back leads from it.
    void follow(const QString& id);
    /// Shows a technique that was not chosen in the ladder.
    void turnTo(const logic::Technique& technique);
    void openPractice();
    /// The demonstration of the open view.
    DemoFoot& demo() const;
    void setExercise();
    void connectToday();
    /// Shows how well the techniques are known.
    void showProgress();

    RoomContext context_;
    Ladder* ladder_;
    Example* example_;
    ExampleView* exampleView_ = nullptr;
    session::Trainer* trainer_;
    PracticeView* practiceView_ = nullptr;
    TodayView* today_ = nullptr;
    DemoFoot *demo_ = nullptr, *answer_ = nullptr;
    QStackedWidget* middle_;
    TechniqueCard* card_;
    QWidget* tools_;
    widgets::Segments* segments_;
    QBoxLayout *columns_ = nullptr, *right_ = nullptr;
    std::vector<LearnView*> views_;
    const logic::Technique* technique_ = nullptr;
    session::LevelNeeds needs_;
    session::Task<LearnRoom> counting_{*this, session::questionThreads};
    /// Where Back leads to, the newest last; null for the room that was open before.
    std::vector<const logic::Technique*> before_;
};

} // namespace ninefold::pages
