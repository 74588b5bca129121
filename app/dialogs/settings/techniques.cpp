// SPDX-License-Identifier: MIT
#include "app/dialogs/settings/techniques.h"

#include "app/documents/text/steps.h"
#include "app/widgets/look/type.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

constexpr int kTechnique = Qt::UserRole;

QListWidgetItem* makeItem(const store::TechniqueChoice& choice) {
    const logic::Technique& technique = *choice.technique;
    auto* item = new QListWidgetItem(documents::techniqueName(technique));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
    item->setCheckState(choice.used ? Qt::Checked : Qt::Unchecked);
    item->setData(kTechnique, QString::fromStdString(std::string(technique.id)));
    return item;
}

} // namespace

Techniques::Techniques(const QStringList& list, QWidget* parent)
    : QDialog(parent),
      preset_(new QComboBox(this)),
      search_(new QLineEdit(this)),
      techniques_(new QListWidget(this)),
      ratings_(new QLabel(this)),
      about_(new QLabel(this)) {
    setWindowTitle(tr("Techniques"));
    auto* rows = new QVBoxLayout(this);
    auto* how = new QLabel(tr("Hints and steps use the techniques that are ticked, from top to bottom."), this);
    how->setWordWrap(true);
    preset_->setAccessibleName(tr("Choice"));
    // In the order of TechniquePreset; the last entry is the player's own choice.
    preset_->addItems({tr("Usual"), tr("No uniqueness"), tr("Only singles"), tr("No forcing chains"), tr("Everything"),
                       tr("My own choice")});
    techniques_->setDragDropMode(QAbstractItemView::InternalMove);
    techniques_->setAccessibleName(tr("Techniques"));
    search_->setPlaceholderText(tr("Find a technique"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    ratings_->setWordWrap(true);
    widgets::setTextStyle(*ratings_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    about_->setTextFormat(Qt::RichText);
    about_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    about_->setFocusPolicy(Qt::TabFocus);
    widgets::setTextStyle(*about_, widgets::TextSize::Small);
    connect(about_, &QLabel::linkActivated, this, &Techniques::techniqueWanted);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    rows->addWidget(how);
    rows->addWidget(preset_);
    rows->addWidget(search_);
    rows->addWidget(techniques_, 1);
    rows->addWidget(ratings_);
    rows->addWidget(about_);
    rows->addLayout(orderButtons());
    rows->addWidget(innerBoxes(store::innerChoices(list)));
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(preset_, &QComboBox::activated, this, [this](int index) {
        if (index < store::kTechniquePresets) fill(store::presetChoices(static_cast<store::TechniquePreset>(index)));
        showPreset();
    });
    connect(search_, &QLineEdit::textChanged, this, &Techniques::search);
    connect(techniques_, &QListWidget::currentRowChanged, this, &Techniques::showRatings);
    fill(store::techniqueChoices(list));
    connect(techniques_, &QListWidget::itemChanged, this, &Techniques::showPreset);
    connect(techniques_->model(), &QAbstractItemModel::rowsMoved, this, &Techniques::showPreset);
    resize(480, 700);
}

QLayout* Techniques::orderButtons() {
    auto* line = new QHBoxLayout;
    auto* up = new QPushButton(tr("Move &Up"), this);
    auto* down = new QPushButton(tr("Move &Down"), this);
    connect(up, &QPushButton::clicked, this, [this] { shift(-1); });
    connect(down, &QPushButton::clicked, this, [this] { shift(1); });
    line->addWidget(up);
    line->addWidget(down);
    line->addStretch(1);
    return line;
}

QWidget* Techniques::innerBoxes(const logic::InnerTechniques& inner) {
    auto* box = new QGroupBox(tr("Forcing chains and nets may use"), this);
    auto* grid = new QGridLayout(box);
    for (const logic::InnerTechnique& technique : logic::allInnerTechniques()) {
        const std::string name(technique.name);
        auto* check = new QCheckBox(QCoreApplication::translate("Techniques", name.c_str()), box);
        check->setChecked(inner.*technique.isUsed);
        const int place = static_cast<int>(inner_.size());
        grid->addWidget(check, place / 2, place % 2);
        inner_.push_back(check);
    }
    return box;
}

void Techniques::fill(const std::vector<store::TechniqueChoice>& choices) {
    const QSignalBlocker blocker(techniques_);
    techniques_->clear();
    for (const store::TechniqueChoice& choice : choices) techniques_->addItem(makeItem(choice));
    techniques_->setCurrentRow(0);
    search(search_->text());
    showRatings();
    showPreset();
}

void Techniques::search(const QString& words) {
    for (int row = 0; row < techniques_->count(); ++row) {
        QListWidgetItem* item = techniques_->item(row);
        item->setHidden(!item->text().contains(words.trimmed(), Qt::CaseInsensitive));
    }
    if (QListWidgetItem* current = techniques_->currentItem()) techniques_->scrollToItem(current);
}

void Techniques::showRatings() {
    const QListWidgetItem* item = techniques_->currentItem();
    if (item == nullptr) return;
    const logic::Technique* technique = logic::techniqueById(item->data(kTechnique).toString().toStdString());
    ratings_->setText(documents::techniqueRatings(*technique));
    const QString question = documents::techniqueQuestion(*technique);
    about_->setText(
        QStringLiteral("<a href=\"%1\">%2</a>").arg(item->data(kTechnique).toString(), question.toHtmlEscaped()));
    about_->setAccessibleName(question);
}

std::vector<store::TechniqueChoice> Techniques::choices() const {
    std::vector<store::TechniqueChoice> choices;
    for (int row = 0; row < techniques_->count(); ++row) {
        const QListWidgetItem* item = techniques_->item(row);
        const std::string id = item->data(kTechnique).toString().toStdString();
        choices.push_back({logic::techniqueById(id), item->checkState() == Qt::Checked});
    }
    return choices;
}

QStringList Techniques::list() const {
    logic::InnerTechniques inner;
    std::size_t index = 0;
    for (const logic::InnerTechnique& technique : logic::allInnerTechniques())
        inner.*technique.isUsed = inner_[index++]->isChecked();
    return store::techniqueList(choices(), inner);
}

void Techniques::shift(int by) {
    const int row = techniques_->currentRow(), to = row + by;
    if (row < 0 || to < 0 || to >= techniques_->count()) return;
    QListWidgetItem* item = techniques_->takeItem(row);
    techniques_->insertItem(to, item);
    techniques_->setCurrentRow(to);
    showPreset();
}

void Techniques::showPreset() {
    int index = 0;
    while (index < store::kTechniquePresets &&
           choices() != store::presetChoices(static_cast<store::TechniquePreset>(index)))
        ++index;
    preset_->setCurrentIndex(index);
}

} // namespace ninefold::dialogs
