// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/mastery.h"
#include "engine/core/names.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ninefold::logic {
struct Step;
struct Technique;
} // namespace ninefold::logic
namespace ninefold::widgets {
class LevelBadge;
}

namespace ninefold::pages {

class MasteryLine;

/// The page of a technique, at the right of the room: what it is in plain words, how hard it is on each scale, and why
/// the example is right. Below what scrolls there is a place for what belongs to the open view.
class TechniqueCard : public QFrame {
    Q_OBJECT

public:
    explicit TechniqueCard(QWidget* parent = nullptr);

    void setTechnique(const logic::Technique& technique);
    void setMastery(const session::Mastery& mastery);
    /// The reason of the example; null for none.
    void showReason(const logic::Step* step, NameStyle names);
    /// Back leads to where the player came from.
    void setBackShown(bool shown);
    /// Adds a widget below the text, which stays in sight while the text scrolls.
    void addFoot(QWidget* widget);

signals:
    void backWanted();
    void practiceWanted();
    void techniqueWanted(const QString& id);

private:
    QWidget* text();
    QLabel* addText(const QString& text = {});
    void addHeading();
    void connectParts();

    QScrollArea* area_;
    QVBoxLayout *rows_ = nullptr, *foot_ = nullptr;
    QPushButton *back_, *practise_;
    QLabel* name_ = nullptr;
    widgets::LevelBadge* badge_ = nullptr;
    MasteryLine* mastery_ = nullptr;
    QLabel *about_ = nullptr, *exampleTitle_ = nullptr, *reason_ = nullptr, *ratings_ = nullptr;
};

} // namespace ninefold::pages
