// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/newpuzzles/levelaverages.h"
#include "app/session/newpuzzles/puzzlerequest.h"

#include <QFrame>

#include <array>

class QButtonGroup;
class QCheckBox;
class QVBoxLayout;

namespace ninefold::dialogs {

class LevelRow;
class PartSlider;

/// The card of the levels, with what each needs and the player's average. The chosen level unfolds its thirds. The
/// last row is not a level: it asks for the hardest puzzle of a solution grid.
class LevelChoice : public QFrame {
    Q_OBJECT

public:
    /// `grid`: the solution of the puzzle just solved, which the last row can then use.
    LevelChoice(const std::optional<generator::Solution>& grid, QWidget* parent);

    /// Shows the level and the third of a request, or that it asks for the hardest puzzle of a grid.
    void showRequest(const session::PuzzleRequest& request);
    void setAverages(const session::AverageTimes& averages);
    void focusChosen();

    bool isHardestOfGrid() const;
    /// Valid only while a level is chosen.
    rating::Level level() const;
    rating::LevelPart part() const;
    std::optional<generator::Solution> grid() const;

signals:
    void levelChosen();
    void playWanted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int kRows = static_cast<int>(rating::kLevels.size()) + 1;

    void addHeader(QVBoxLayout& rows);
    LevelRow* addRow(QVBoxLayout& rows, int shape, const QString& name);
    QWidget* makeFold();
    int chosen() const;
    void choose();
    void unfold();

    std::optional<generator::Solution> grid_;
    std::array<LevelRow*, kRows> rows_{};
    QButtonGroup* group_;
    /// Below the chosen row: the slider of a level, or the choice of the grid.
    QWidget* fold_;
    PartSlider* slider_;
    QCheckBox* ofBoard_;
};

} // namespace ninefold::dialogs
