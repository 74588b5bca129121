// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/page.h"
#include "engine/core/grid.h"
#include "engine/core/names.h"
#include "engine/logic/overlay.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;

namespace ninefold::pages {

class ShowMe;
class TechniqueLink;

/// The explanation of the chosen step: its text, or in its place the demonstration.
class StepExplanation : public QWidget {
    Q_OBJECT

public:
    explicit StepExplanation(const PageContext& context, QWidget* parent = nullptr);

    /// Null for none; then nothing is shown. A step without its position has no demonstration.
    void setStep(const logic::Step* step, const std::optional<Grid>& position, NameStyle names);
    QString text() const;
    void setTheme(const widgets::Theme& theme);

    /// Begins or ends the demonstration.
    void setShowing(bool showing);
    bool isShowing() const;
    /// What the demonstration draws on the board.
    const logic::Overlay& picture() const;

signals:
    void demonstrationMoved();

private:
    QWidget* textArea();
    void turn(bool showing);

    const PageContext context_;
    std::optional<logic::Step> step_;
    Grid position_;
    QScrollArea* area_;
    TechniqueLink* about_ = nullptr;
    QPushButton* show_ = nullptr;
    QLabel* text_ = nullptr;
    ShowMe* showMe_;
};

} // namespace ninefold::pages
