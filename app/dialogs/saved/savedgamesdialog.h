// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QListView;
class QPushButton;

namespace ninefold::store {
class SavedGames;
}

namespace ninefold::dialogs {

class SavedGamesModel;

/// The games that were started, each with its board as it is now, to continue one of them.
class SavedGamesDialog : public QDialog {
    Q_OBJECT

public:
    explicit SavedGamesDialog(const store::SavedGames& games, QWidget* parent = nullptr);

signals:
    void gameWanted(const QString& game);

private:
    void choose();
    void showChoice();

    SavedGamesModel* model_;
    QListView* list_;
    QPushButton* resume_;
};

} // namespace ninefold::dialogs
