// SPDX-License-Identifier: MIT
#include "app/dialogs/settings/settingsdialog.h"

#include "app/dialogs/settings/librarysettings.h"
#include "app/documents/text/levels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ninefold::dialogs {

SettingsDialog::SettingsDialog(const store::Settings& settings, QWidget* parent,
                               const QList<documents::Language>& languages)
    : QDialog(parent), settings_(settings) {
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* pages = new QTabWidget(this);
    // The dialog is as wide as its tabs in every language.
    pages->setUsesScrollButtons(false);
    pages->setElideMode(Qt::ElideNone);
    pages->addTab(look(languages), tr("&Look"));
    pages->addTab(play(), tr("&Play"));
    pages->addTab(aids(), tr("&Assistance"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    pages->addTab(library(*buttons), tr("Librar&y"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages, 1);
    column->addWidget(buttons);
}

void SettingsDialog::addChoice(QFormLayout* form, const QString& name, const QStringList& texts, int chosen,
                               std::function<void(int)> choose) {
    auto* box = new QComboBox(this);
    box->addItems(texts);
    box->setCurrentIndex(chosen);
    connect(box, &QComboBox::currentIndexChanged, this, std::move(choose));
    form->addRow(name, box);
}

void SettingsDialog::addSwitches(QFormLayout* form, store::SettingsPage page) {
    for (const store::SwitchRow& row : store::switchRows()) {
        if (row.page != page) continue;
        auto* check = new QCheckBox(QCoreApplication::translate("Settings", row.label), this);
        check->setChecked(settings_.*row.field);
        connect(check, &QCheckBox::toggled, this, [this, field = row.field](bool on) { settings_.*field = on; });
        form->addRow(check);
    }
}

QWidget* SettingsDialog::look(const QList<documents::Language>& languages) {
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    addChoice(form, tr("&Theme"), {tr("Same as the system"), tr("Light"), tr("Dark"), tr("High contrast")},
              static_cast<int>(settings_.theme),
              [this](int index) { settings_.theme = static_cast<store::ThemeChoice>(index); });
    addLanguage(form, languages);
    addChoice(form, tr("&Names of the cells"), {tr("r1c1: row 1, column 1"), tr("A1: row A, column 1")},
              settings_.names == NameStyle::LetterNumber ? 1 : 0,
              [this](int index) { settings_.names = index == 1 ? NameStyle::LetterNumber : NameStyle::RowColumn; });
    addZoom(form);
    addSwitches(form, store::SettingsPage::Look);
    return page;
}

void SettingsDialog::addLanguage(QFormLayout* form, const QList<documents::Language>& languages) {
    QStringList codes = {QString()}, names = {tr("Same as the system")};
    for (const documents::Language& language : languages) codes << language.code, names << language.name;
    addChoice(form, tr("Lan&guage"), names, std::max(0, static_cast<int>(codes.indexOf(settings_.language))),
              [this, codes](int index) { settings_.language = codes[index]; });
}

void SettingsDialog::addZoom(QFormLayout* form) {
    auto* zoom = new QSpinBox(this);
    zoom->setRange(store::kSmallestZoom, store::kLargestZoom);
    zoom->setSingleStep(10);
    zoom->setSuffix(tr(" %"));
    zoom->setValue(settings_.zoom);
    connect(zoom, &QSpinBox::valueChanged, this, [this](int percent) { settings_.zoom = percent; });
    form->addRow(tr("Board &size"), zoom);
}

void SettingsDialog::addStart(QFormLayout* form) {
    QStringList starts = {tr("The last game")};
    for (const rating::Level level : rating::kLevels) starts << tr("A new puzzle: %1").arg(documents::levelText(level));
    const auto chosen = std::ranges::find(rating::kLevels, settings_.startLevel);
    addChoice(form, tr("&Start with"), starts,
              settings_.startLevel ? static_cast<int>(chosen - std::begin(rating::kLevels)) + 1 : 0, [this](int index) {
                  settings_.startLevel = index == 0 ? std::nullopt : std::optional(rating::kLevels[index - 1]);
              });
}

void SettingsDialog::addTimeLimit(QFormLayout* form) {
    auto* limit = new QSpinBox(this);
    limit->setRange(0, store::kMaxTimeLimitMinutes);
    limit->setSingleStep(5);
    limit->setSuffix(tr(" min"));
    limit->setSpecialValueText(tr("None: the clock counts up"));
    limit->setValue(settings_.timeLimit);
    connect(limit, &QSpinBox::valueChanged, this, [this](int minutes) { settings_.timeLimit = minutes; });
    form->addRow(tr("Time lim&it"), limit);
}

QWidget* SettingsDialog::play() {
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    addStart(form);
    addTimeLimit(form);
    addSwitches(form, store::SettingsPage::Play);
    auto* keys = new QPushButton(tr("Change &Keys..."), page);
    keys->setAutoDefault(false);
    connect(keys, &QPushButton::clicked, this, &SettingsDialog::keysWanted);
    form->addRow(keys);
    return page;
}

QWidget* SettingsDialog::aids() {
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    addSwitches(form, store::SettingsPage::Aids);
    return page;
}

QWidget* SettingsDialog::library(QDialogButtonBox& buttons) {
    auto* page = new LibrarySettings(settings_.libraryAddress, this);
    connect(page, &LibrarySettings::addressEdited, this, [this, page, &buttons] {
        settings_.libraryAddress = page->address();
        buttons.button(QDialogButtonBox::Ok)->setEnabled(page->isUsable());
    });
    return page;
}

} // namespace ninefold::dialogs
