// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/lists/listrating.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace ninefold {

class BatchBar;
class NamedCombo;
class PuzzleView;

/// Rates the puzzles of a list and sorts them by what was found.
class RatingPanel : public QWidget {
    Q_OBJECT

public:
    explicit RatingPanel(PuzzleView* list, QWidget* parent = nullptr);

    /// "Rate All", for the buttons of the dialog.
    QPushButton* button() const { return button_; }
    /// All that can be rated is there: the list grows no more.
    void setReady(bool ready);
    /// The list is to hold something else.
    void reset();
    /// There are ratings that are not to be thrown away unasked.
    bool hasRatings() const { return done_ > 0; }

signals:
    /// What has come out, in one sentence.
    void said(const QString& sentence);

private:
    void start();
    void take(const ListedRatings& ratings);
    void finish(bool complete);
    void enable();
    QWidget* sorting();
    void sort();
    QString outcome(bool complete) const;

    PuzzleView* list_;
    ListRating* rating_;
    QPushButton* button_;
    NamedCombo* column_;
    QCheckBox* falling_;
    QWidget* sorting_;
    BatchBar* bar_;
    int done_ = 0, doneBefore_ = 0;
    bool ready_ = false;
};

} // namespace ninefold
