// SPDX-License-Identifier: MIT
#include "app/dialogs/saved/savedgamesdialog.h"

#include "app/dialogs/saved/savedgamesdelegate.h"
#include "app/dialogs/saved/savedgamesmodel.h"
#include "app/widgets/look/strokes.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::dialogs {

SavedGamesDialog::SavedGamesDialog(const store::SavedGames& games, QWidget* parent)
    : QDialog(parent), model_(new SavedGamesModel(games, this)), list_(new QListView(this)) {
    setWindowTitle(tr("Saved Games"));
    list_->setModel(model_);
    list_->setItemDelegate(new SavedGamesDelegate(list_));
    list_->setAccessibleName(tr("Saved games"));
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* none = new QLabel(tr("No game has been saved yet."), this);
    none->setVisible(model_->rowCount() == 0);
    list_->setVisible(model_->rowCount() > 0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    resume_ = buttons->addButton(tr("Resume"), QDialogButtonBox::AcceptRole);
    resume_->setDefault(true);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(widgets::kCardGap);
    rows->addWidget(none);
    rows->addWidget(list_, 1);
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SavedGamesDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListView::doubleClicked, this, &SavedGamesDialog::choose);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &SavedGamesDialog::showChoice);
    list_->setCurrentIndex(model_->index(0, 0));
    showChoice();
    constexpr QSize kUsual{480, 560};
    resize(kUsual);
}

/// What cannot be read cannot be played.
void SavedGamesDialog::showChoice() {
    resume_->setEnabled(!list_->currentIndex().data(SavedGamesModel::kDigits).toString().isEmpty());
}

void SavedGamesDialog::choose() {
    if (!resume_->isEnabled()) return;
    emit gameWanted(model_->gameAt(list_->currentIndex().row()));
    accept();
}

} // namespace ninefold::dialogs
