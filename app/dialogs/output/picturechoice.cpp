// SPDX-License-Identifier: MIT
#include "app/dialogs/output/picturechoice.h"

#include "app/documents/runs/runpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cassert>
#include <limits>

namespace ninefold::dialogs {
namespace {

constexpr quint64 kUsualPictures = 50;
constexpr int kWidths[] = {480, 800, 1600}, kMovingWidths[] = {480, 800};
/// 0 is the time to read.
constexpr int kTimesMs[] = {0, 100, 250, 500, 1000, 2000};
constexpr int kWidthRole = Qt::UserRole, kAnimationRole = Qt::UserRole + 1, kFormRole = Qt::UserRole + 2;

} // namespace

PictureChoice::PictureChoice(quint64 here, quint64 known, bool turns, QWidget* parent)
    : QDialog(parent),
      from_(addNumber(0, known, here < known ? here : 0)),
      to_(addNumber(0, known, std::min(known, from() + kUsualPictures - 1))),
      every_(addNumber(1, std::max<quint64>(1, known), 1)),
      turns_(new QCheckBox(tr("Only &guesses, dead ends, notes and the end"), this)),
      kind_(new QComboBox(this)),
      time_(new QComboBox(this)),
      count_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Save Pictures of This Run"));
    setAttribute(Qt::WA_DeleteOnClose);
    addKinds();
    count_->setForegroundRole(QPalette::PlaceholderText);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (const QSpinBox* number : {from_, to_, every_})
        connect(number, &QSpinBox::valueChanged, this, &PictureChoice::showCount);
    connect(kind_, &QComboBox::currentIndexChanged, this, &PictureChoice::showKind);
    auto* form = new QFormLayout(this);
    form->addRow(tr("F&rom number"), from_);
    form->addRow(tr("&To number"), to_);
    form->addRow(tr("&One of every"), every_);
    if (turns) form->addRow(turns_);
    turns_->setVisible(turns);
    form->addRow(tr("&Kind"), kind_);
    form->addRow(tr("&Each picture for"), time_);
    form->addRow(count_);
    form->addRow(buttons_);
    showCount();
    showKind();
}

void PictureChoice::addKinds() {
    const auto add = [this](const QString& text, int width, const QVariant& animation, Form form = Form::Pictures) {
        kind_->addItem(text, width);
        kind_->setItemData(kind_->count() - 1, animation, kAnimationRole);
        kind_->setItemData(kind_->count() - 1, static_cast<int>(animation.isValid() ? Form::Animation : form),
                           kFormRole);
    };
    for (const int width : kWidths) add(tr("PNG, %1 pixels wide").arg(width), width, {});
    add(tr("SVG, sharp at any size"), 0, {});
    for (const int width : kMovingWidths)
        add(tr("One animated PNG, %1 pixels wide").arg(width), width, static_cast<int>(documents::AnimationKind::Apng));
    for (const int width : kMovingWidths)
        add(tr("One animated GIF, %1 pixels wide").arg(width), width, static_cast<int>(documents::AnimationKind::Gif));
    add(tr("One web page that plays it"), 0, {}, Form::Page);
    for (const int time : kTimesMs)
        time_->addItem(time == 0 ? tr("As long as it takes to read")
                                 : tr("%1 s", "seconds").arg(QLocale().toString(time / 1000.0)),
                       time);
}

void PictureChoice::showKind() {
    time_->setEnabled(form() == Form::Animation);
    // A page has every event.
    every_->setEnabled(form() != Form::Page);
    turns_->setEnabled(form() != Form::Page);
    buttons_->button(QDialogButtonBox::Ok)
        ->setText(form() == Form::Pictures ? tr("Choose a &folder") : tr("Choose a &file"));
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
    count_->setText(countText(count));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(count > 0 && count <= most());
}

quint64 PictureChoice::most() const {
    return form() == Form::Page ? documents::RunPage::kMostEvents : kMostPictures;
}

QString PictureChoice::countText(quint64 count) const {
    if (count == 0) return tr("The last event comes before the first.");
    const int shown = static_cast<int>(std::min(count, most()));
    if (form() == Form::Page)
        return count > most() ? tr("A page has room for %Ln event(s).", nullptr, shown)
                              : tr("%Ln event(s)", nullptr, shown);
    return count > most() ? tr("That would be more than %n pictures.", nullptr, shown)
                          : tr("%n picture(s) at the most", nullptr, shown);
}

quint64 PictureChoice::from() const {
    return static_cast<quint64>(from_->value());
}

quint64 PictureChoice::to() const {
    return static_cast<quint64>(to_->value());
}

quint64 PictureChoice::every() const {
    return form() == Form::Page ? 1 : static_cast<quint64>(every_->value());
}

bool PictureChoice::onlyTurns() const {
    return turns_->isChecked();
}

int PictureChoice::width() const {
    return kind_->currentData(kWidthRole).toInt();
}

PictureChoice::Form PictureChoice::form() const {
    return static_cast<Form>(kind_->currentData(kFormRole).toInt());
}

std::optional<documents::AnimationKind> PictureChoice::animation() const {
    const QVariant kind = kind_->currentData(kAnimationRole);
    if (!kind.isValid()) return std::nullopt;
    return static_cast<documents::AnimationKind>(kind.toInt());
}

int PictureChoice::milliseconds() const {
    return time_->currentData().toInt();
}

} // namespace ninefold::dialogs
