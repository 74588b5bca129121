// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/manypuzzles.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/seeds.h"
#include "app/widgets/namedcombo.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>

namespace ninefold::dialogs {

ManyPuzzles::ManyPuzzles(const session::MakingOrder& order, QWidget* parent)
    : QDialog(parent),
      order_(order),
      level_(new widgets::NamedCombo(tr("Level"), this)),
      count_(new QSpinBox(this)),
      seed_(new QLineEdit(documents::seedText(order.seed), this)),
      hint_(new QLabel(this)) {
    setWindowTitle(tr("Generate Several"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const rating::Level level : rating::kLevels) level_->addItem(documents::levelText(level));
    level_->setCurrentIndex(static_cast<int>(order.level));
    count_->setRange(1, kMost);
    count_->setGroupSeparatorShown(true);
    count_->setValue(order.count);
    // At most as many characters as always fit into 64 bits.
    static const QRegularExpression letters(QStringLiteral("[0-9A-Za-z]{0,12}"));
    seed_->setValidator(new QRegularExpressionValidator(letters, seed_));
    seed_->setToolTip(tr("A word or a number of your choice: the same level and seed give the same puzzles again."));
    hint_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* make = buttons->addButton(tr("&Generate"), QDialogButtonBox::AcceptRole);
    make->setDefault(true);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Level"), level_);
    form->addRow(hint_);
    form->addRow(tr("&How many"), count_);
    form->addRow(tr("&Seed"), seed_);
    form->addRow(buttons);
    // Wide enough for the longest description, so that the layout does not change from level to level.
    setMinimumWidth(480);
    for (const rating::Level level : rating::kLevels) {
        hint_->setText(documents::levelHint(level));
        hint_->setMinimumHeight(qMax(hint_->minimumHeight(), hint_->heightForWidth(minimumWidth() - 24)));
    }
    resize(minimumWidth(), form->totalHeightForWidth(minimumWidth()));
    count_->setFocus();
    count_->selectAll();
    connect(level_, &QComboBox::currentIndexChanged, this, &ManyPuzzles::describeLevel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    describeLevel();
}

void ManyPuzzles::describeLevel() {
    hint_->setText(documents::levelHint(order().level));
}

session::MakingOrder ManyPuzzles::order() const {
    session::MakingOrder order = order_;
    order.level = rating::kLevels[static_cast<std::size_t>(level_->currentIndex())];
    order.count = count_->value();
    // An empty field means any seed: take the proposed one.
    order.seed = documents::seedFromText(seed_->text()).value_or(order_.seed);
    return order;
}

} // namespace ninefold::dialogs
