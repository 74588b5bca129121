// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/pictures/picturereview.h"
#include "engine/core/names.h"

#include <QDialog>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace ninefold::widgets {
class BoardView;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::dialogs {

class FlatView;

/// What was read from a picture beside the picture: the player looks, corrects with the digit keys, and plays.
class PictureSheet : public QDialog {
    Q_OBJECT

public:
    PictureSheet(session::PictureReview review, const widgets::Theme& theme, NameStyle names,
                 QWidget* parent = nullptr);

    const session::PictureReview& review() const { return review_; }

signals:
    void pictureAccepted(const ninefold::formats::Puzzle& puzzle);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* closeUp();
    QWidget* advice();
    QWidget* chooser();
    void chooseGrid(int grid);
    void chooseCell(Cell cell);
    void chooseNextDoubtful();
    void write(Digit digit);
    void showAll();
    QString verdictText() const;
    QString cellText() const;
    QString proposalText() const;

    session::PictureReview review_;
    const widgets::Theme& theme_;
    NameStyle names_;
    Cell chosen_ = 0;
    QBoxLayout* sides_;
    FlatView* picture_;
    widgets::BoardView* board_;
    QLabel* cutOut_;
    QLabel* cell_;
    QLabel* verdict_;
    QLabel* proposal_;
    QPushButton* accept_;
    QPushButton* next_;
};

} // namespace ninefold::dialogs
