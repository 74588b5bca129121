// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/pages/learnview.h"
#include "app/pages/room.h"
#include "app/session/learning/levelneeds.h"
#include "app/session/work/task.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QStackedWidget;

namespace ninefold::widgets {
class Segments;
}

namespace ninefold::pages {

class DemoFoot;
class Example;
class ExampleView;
class Ladder;
class TechniqueCard;

/// The room Learn: the ladder of techniques at the left, the open view of the chosen one in the middle, and its page at
/// the right. A small window has the ladder as a field, a tall one the page below.
class LearnRoom : public QWidget, public Room {
    Q_OBJECT

public:
    /// `folder` has the bundled puzzles.
    LearnRoom(const RoomContext& context, QWidget* parent, const QString& folder = documents::kBundledFolder);

    QWidget* widget() override { return this; }
    QWidget* tools() override;
    void shown() override;
    void takeFocus() override;
    QString keys() const override;
    QString summary() const override;
    /// Shows a technique that was asked for in another room; Back returns there.
    void explain(std::string_view technique) override;
    bool goBack() override;
    bool offers(std::string_view action) const override;
    /// Show Me begins and ends the demonstration of the example.
    void run(std::string_view action) override;

    const logic::Technique& technique() const { return *technique_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectParts();
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
    void practise();

    RoomContext context_;
    Ladder* ladder_;
    Example* example_;
    ExampleView* exampleView_ = nullptr;
    DemoFoot* demo_ = nullptr;
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
