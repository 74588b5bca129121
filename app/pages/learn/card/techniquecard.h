// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/mastery.h"
#include "engine/core/names.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;
class QHBoxLayout;
class QVBoxLayout;

namespace ninefold {
class Grid;
}
namespace ninefold::logic {
struct Step;
struct Technique;
} // namespace ninefold::logic
namespace ninefold::session {
struct LevelNeeds;
}
namespace ninefold::widgets {
class LevelBadge;
}

namespace ninefold::pages {

class MasteryLine;
class TechniqueText;

/// The page of a technique, at the right of the room: its name and rating, how well the player knows it, and what there
/// is to read about it, which scrolls. Below that there is a place for what belongs to the open view.
class TechniqueCard : public QFrame {
    Q_OBJECT

public:
    explicit TechniqueCard(QWidget* parent = nullptr);

    void setTechnique(const logic::Technique& technique);
    void setMastery(const session::Mastery& mastery);
    void setNeeds(const session::LevelNeeds& needs);
    /// The example; null while there is none.
    void showExample(const logic::Step* step, const Grid& position, NameStyle names);
    /// Back leads to where the player came from.
    void setBackShown(bool shown);
    /// Not while the player practises already.
    void setPracticeShown(bool shown);
    /// In a small window the drawing unfolds from a link, and the name is smaller.
    void setSmall(bool small);
    /// Nothing but what is below the text.
    void setOnlyFoot(bool only);
    /// Adds a widget below the text, which stays in sight while the text scrolls.
    void addFoot(QWidget* widget);

signals:
    void backWanted();
    void practiceChosen();
    void techniqueWanted(const QString& id);

private:
    QWidget* scrolling();
    QWidget* heading();
    void connectParts();

    QScrollArea* area_;
    QWidget* heading_ = nullptr;
    QHBoxLayout* nameLine_ = nullptr;
    QVBoxLayout* foot_ = nullptr;
    QPushButton *back_, *practise_;
    QLabel* name_;
    widgets::LevelBadge* badge_;
    MasteryLine* mastery_;
    TechniqueText* text_;
};

} // namespace ninefold::pages
