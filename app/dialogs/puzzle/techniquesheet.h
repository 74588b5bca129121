// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/logicsession.h"
#include "engine/core/names.h"
#include "engine/formats/puzzle.h"

#include <QDialog>

#include <optional>

class QLabel;

namespace ninefold::widgets {
class BoardView;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::dialogs {

/// Explains a technique by an example: a position in which it is the next step, drawn and in words.
class TechniqueSheet : public QDialog {
    Q_OBJECT

public:
    /// `example`: a position in which the technique is the next step, if there is one.
    TechniqueSheet(const logic::Technique& technique, const std::optional<formats::Puzzle>& example,
                   const widgets::Theme& theme, NameStyle names, QWidget* parent = nullptr);

    QString sentence() const;

signals:
    /// The player wants to play a puzzle that needs the technique.
    void practiceWanted(const QString& technique);

private:
    void showExample(const formats::Puzzle& example);
    void showStep(const logic::Step& step);

    const logic::Technique& technique_;
    NameStyle names_;
    Grid position_;
    session::LogicSession logic_;
    widgets::BoardView* board_;
    QLabel* text_;
};

} // namespace ninefold::dialogs
