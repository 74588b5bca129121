// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/languages.h"
#include "app/store/settings.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;

namespace ninefold::dialogs {

/// Edits a copy of the settings, which takes effect when the dialog is accepted.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(const store::Settings& settings, QWidget* parent = nullptr,
                            const QList<documents::Language>& languages = documents::languagesIn());
    const store::Settings& settings() const { return settings_; }

signals:
    /// The player opens the dialog for keys.
    void keysWanted();

private:
    QWidget* look(const QList<documents::Language>& languages);
    QWidget* play();
    QWidget* aids();
    QWidget* library(QDialogButtonBox& buttons);
    /// Adds a list of options; `choose` is called with the chosen index.
    void addChoice(QFormLayout* form, const QString& name, const QStringList& texts, int chosen,
                   std::function<void(int)> choose);
    /// Adds a check box for each setting of the page that is on or off.
    void addSwitches(QFormLayout* form, store::SettingsPage page);
    void addLanguage(QFormLayout* form, const QList<documents::Language>& languages);
    void addZoom(QFormLayout* form);
    void addStart(QFormLayout* form);
    void addTimeLimit(QFormLayout* form);

    store::Settings settings_;
};

} // namespace ninefold::dialogs
