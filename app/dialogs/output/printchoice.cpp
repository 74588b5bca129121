// SPDX-License-Identifier: MIT
#include "app/dialogs/output/printchoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace ninefold::dialogs {

PrintChoice::PrintChoice(int chosen, QWidget* parent)
    : QDialog(parent),
      perPage_(new QComboBox(this)),
      progress_(new QCheckBox(tr("With the &digits, marks and colours written so far"), this)) {
    setWindowTitle(tr("Print"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (int count : {1, 2, 4, 6}) perPage_->addItem(QString::number(count), count);
    auto* what = new QLabel(this);
    const auto describe = [this, what, chosen] {
        if (chosen > 0) what->setText(tr("%n chosen puzzle(s) of the list", nullptr, chosen));
        else if (perPage() == 1) what->setText(tr("The puzzle on the board"));
        else what->setText(tr("The puzzle on the board and those played before it"));
    };
    connect(perPage_, &QComboBox::currentIndexChanged, this, describe);
    if (chosen > 1) perPage_->setCurrentIndex(2);
    describe();
    // Puzzles chosen from a list have no progress to print.
    progress_->setVisible(chosen == 0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Choose a p&rinter"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(what);
    form->addRow(tr("&Puzzles on a page"), perPage_);
    form->addRow(progress_);
    form->addRow(buttons);
}

int PrintChoice::perPage() const {
    return perPage_->currentData().toInt();
}

bool PrintChoice::withProgress() const {
    return progress_->isChecked();
}

} // namespace ninefold::dialogs
