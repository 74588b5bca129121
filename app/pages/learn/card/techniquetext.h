// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"

#include <QWidget>

class QLabel;
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

namespace ninefold::pages {

class NeedsTable;
class PatternPicture;

/// What there is to read about a technique: what it is, with a drawing, how to spot it, why it is true, why the example
/// is right, its relatives, its ratings, and how many puzzles need it.
class TechniqueText : public QWidget {
    Q_OBJECT

public:
    explicit TechniqueText(QWidget* parent = nullptr);

    void setTechnique(const logic::Technique& technique);
    /// The example; null while there is none.
    void showExample(const logic::Step* step, const Grid& position, NameStyle names);
    void setNeeds(const session::LevelNeeds& needs);
    /// In a small window the drawing unfolds from a link.
    void setFolding(bool folds);

signals:
    void techniqueWanted(const QString& id);

private:
    QLabel* addText();
    QLabel* addHeading(const QString& text);
    void build();
    void showRelatives();
    void showDrawing();

    QVBoxLayout* rows_;
    QLabel *drawingLink_, *letters_, *what_, *spot_, *proof_, *exampleTitle_, *reason_, *relatives_, *ratings_,
        *needsTitle_;
    PatternPicture* drawing_;
    NeedsTable* needs_;
    const logic::Technique* technique_ = nullptr;
    bool hasDrawing_ = false, folds_ = false, unfolded_ = false;
};

} // namespace ninefold::pages
