// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/logicsession.h"
#include "engine/core/names.h"
#include "engine/formats/puzzle.h"

#include <QDialog>

#include <optional>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace ninefold::widgets {
class BoardView;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::dialogs {

/// The page of a technique: what it is in plain words, how hard it is on each scale, and an example that is drawn and
/// explained. It is beside the window, so a hint can be read along.
class TechniquePage : public QDialog {
    Q_OBJECT

public:
    /// `example`: a position in which the technique is the next step, if there is one.
    TechniquePage(const logic::Technique& technique, const std::optional<formats::Puzzle>& example,
                  const widgets::Theme& theme, NameStyle names, QWidget* parent = nullptr);

signals:
    /// The player wants to play a puzzle that needs the technique.
    void practiceWanted(const QString& technique);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* column();
    QLayout* heading();
    QLayout* buttons(bool canPractise);
    QLabel* addText(QBoxLayout& rows, const QString& text);
    void showExample(const formats::Puzzle& example);
    void showStep(const logic::Step& step);
    /// The board is beside the text, or above it where there is no room.
    void arrange();

    const logic::Technique& technique_;
    const NameStyle names_;
    Grid position_;
    session::LogicSession logic_;
    QBoxLayout* parts_ = nullptr;
    widgets::BoardView* board_;
    QScrollArea* area_ = nullptr;
    /// What the example concludes, and why.
    QLabel *conclusion_ = nullptr, *reason_ = nullptr;
};

} // namespace ninefold::dialogs
