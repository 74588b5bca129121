// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/listrating.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::dialogs {

class BatchBar;
class PuzzleView;

/// Rates the puzzles of a list and sorts them by their ratings.
class RatingPanel : public QWidget {
    Q_OBJECT

public:
    explicit RatingPanel(PuzzleView* list, QWidget* parent = nullptr);

    /// The "Rate All" button, which the dialog places.
    QPushButton* button() const { return button_; }
    /// Says whether the list is complete and may be rated.
    void setReady(bool ready);
    /// Are there ratings that must not be discarded without asking?
    bool hasRatings() const { return done_ > 0; }

signals:
    /// The result, in one sentence.
    void said(const QString& sentence);

private:
    void start();
    void take(const rating::ListedRatings& ratings);
    void finish(bool complete);
    void enable();
    QWidget* sorting();
    void sort();
    QString outcome(bool complete) const;

    PuzzleView* list_;
    session::ListRating* rating_;
    QPushButton* button_;
    widgets::NamedCombo* column_;
    QCheckBox* falling_;
    QWidget* sorting_;
    BatchBar* bar_;
    int done_ = 0, doneBefore_ = 0;
    bool ready_ = false;
};

} // namespace ninefold::dialogs
