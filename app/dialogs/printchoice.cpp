// SPDX-License-Identifier: MIT
#include "app/dialogs/printchoice.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ninefold {

PrintChoice::PrintChoice(QWidget* parent)
    : QDialog(parent),
      one_(new QRadioButton(tr("This &puzzle on a page"), this)),
      four_(new QRadioButton(tr("&Four on a page: this puzzle and those played before it"), this)),
      progress_(new QCheckBox(tr("With the &digits, marks and colours written so far"), this)) {
    setWindowTitle(tr("Print"));
    setAttribute(Qt::WA_DeleteOnClose);
    one_->setChecked(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Choose a p&rinter"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    for (QWidget* widget : {static_cast<QWidget*>(one_), static_cast<QWidget*>(four_), static_cast<QWidget*>(progress_),
                            static_cast<QWidget*>(buttons)})
        column->addWidget(widget);
}

bool PrintChoice::four() const {
    return four_->isChecked();
}

bool PrintChoice::withProgress() const {
    return progress_->isChecked();
}

} // namespace ninefold
