// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/propertysearch.h"
#include "app/session/work/puzzlerating.h"
#include "engine/core/names.h"
#include "engine/formats/puzzle.h"
#include "engine/solve/verdict.h"

#include <QDialog>

#include <functional>
#include <utility>
#include <vector>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace ninefold::game {
class Game;
}

namespace ninefold::dialogs {

/// Shows what is known of a puzzle, and its ratings.
class Properties : public QDialog {
    Q_OBJECT

public:
    explicit Properties(const formats::Puzzle& puzzle, QWidget* parent = nullptr);
    /// Of the puzzle on the board, with how it was played so far.
    Properties(const game::Game& game, int timesHelped, QWidget* parent = nullptr);

    /// Rates the puzzle in the background; `solution` is its only solution.
    void rate(const Grid& puzzle, const generator::Solution& solution);
    /// Searches its backdoors in the background, and the redundant givens and the symmetry, which exist only where the
    /// givens are the puzzle and no candidates belong to it.
    void search(const Grid& puzzle, const generator::Solution& solution, bool candidatesBind, NameStyle names);
    /// Why there is nothing to rate and to search: the puzzle does not have one solution.
    void describeVerdict(const solve::Verdict& verdict, NameStyle names);

signals:
    /// The player asks what a technique is. The dialog is closed: the page is in the window.
    void techniqueWanted(const QString& id);

private:
    explicit Properties(QWidget* parent);
    QLabel* valueLabel();
    QLabel* addRow(const QString& name, const QString& value);
    void addField(const QString& name, QWidget* field);
    /// Adds a row, unless the value is empty.
    void addKnown(const QString& name, const QString& value);
    void addAddress(const QString& address);
    void fill(QLabel* label, const QString& value);
    /// With links to techniques; `value` is the same as plain text.
    void fillLinks(QLabel* label, const QString& html, const QString& value);
    void describePuzzle(const formats::Puzzle& about, int givens);
    void describePlay(const game::Game& game, int timesHelped);
    void addRating(int number, const QString& value);
    void addDetail(int number, const rating::RatingDetail& detail, const QString& value);
    void showRatings(const rating::PuzzleRatings& ratings);
    /// Redundant givens and symmetry.
    void searchGivens(const Grid& puzzle, NameStyle names);
    /// A row for what is being searched, with room below the value.
    QLabel* addSearched(const QString& name);
    /// Says below a value what it means.
    void remark(QLabel* value, const QString& text);
    void drawSymmetry(QLabel* value, const Grid& puzzle, const analysis::Automorphism& symmetry);
    /// Makes the dialog as high as the rows need; in a lower window they scroll.
    void fit();

    QGridLayout* rows_;
    session::PuzzleRating* rating_;
    session::PropertySearch* search_;
    QScrollArea* scroll_;
    /// Shows the result of each rating, and its details, once it is there.
    std::vector<std::pair<int, std::function<void(const rating::RatingResult&)>>> waiting_;
};

} // namespace ninefold::dialogs
