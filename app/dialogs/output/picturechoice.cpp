// SPDX-License-Identifier: MIT
#include "app/dialogs/output/picturechoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cassert>
#include <limits>

namespace ninefold::dialogs {
namespace {

constexpr quint64 kUsualPictures = 50;
constexpr int kWidths[] = {480, 800, 1600};

} // namespace

PictureChoice::PictureChoice(quint64 here, quint64 known, QWidget* parent)
    : QDialog(parent),
      from_(addNumber(0, known, here < known ? here : 0)),
      to_(addNumber(0, known, std::min(known, from() + kUsualPictures - 1))),
      every_(addNumber(1, std::max<quint64>(1, known), 1)),
      turns_(new QCheckBox(tr("Only &guesses, dead ends, notes and the end"), this)),
      kind_(new QComboBox(this)),
      count_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Save Pictures of This Run"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const int width : kWidths) kind_->addItem(tr("PNG, %1 pixels wide").arg(width), width);
    kind_->addItem(tr("SVG, sharp at any size"), 0);
    count_->setForegroundRole(QPalette::PlaceholderText);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Choose a &folder"));
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (const QSpinBox* number : {from_, to_, every_})
        connect(number, &QSpinBox::valueChanged, this, &PictureChoice::showCount);
    auto* form = new QFormLayout(this);
    form->addRow(tr("From &event"), from_);
    form->addRow(tr("&To event"), to_);
    form->addRow(tr("&One of every"), every_);
    form->addRow(turns_);
    form->addRow(tr("&Kind"), kind_);
    form->addRow(count_);
    form->addRow(buttons_);
    showCount();
}

QSpinBox* PictureChoice::addNumber(quint64 least, quint64 most, quint64 value) {
    assert(least <= value && value <= most);
    constexpr quint64 kMost = std::numeric_limits<int>::max();
    auto* number = new QSpinBox(this);
    number->setRange(static_cast<int>(least), static_cast<int>(std::min(most, kMost)));
    number->setValue(static_cast<int>(std::min(value, kMost)));
    number->setGroupSeparatorShown(true);
    return number;
}

void PictureChoice::showCount() {
    const quint64 count = to() < from() ? 0 : (to() - from()) / every() + 1;
    const bool good = count > 0 && count <= kMostPictures;
    if (good) count_->setText(tr("%n picture(s) at the most", nullptr, static_cast<int>(count)));
    else if (count == 0) count_->setText(tr("The last event comes before the first."));
    else count_->setText(tr("That would be more than %n pictures.", nullptr, static_cast<int>(kMostPictures)));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(good);
}

quint64 PictureChoice::from() const {
    return static_cast<quint64>(from_->value());
}

quint64 PictureChoice::to() const {
    return static_cast<quint64>(to_->value());
}

quint64 PictureChoice::every() const {
    return static_cast<quint64>(every_->value());
}

bool PictureChoice::onlyTurns() const {
    return turns_->isChecked();
}

int PictureChoice::width() const {
    return kind_->currentData().toInt();
}

} // namespace ninefold::dialogs
