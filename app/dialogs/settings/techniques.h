// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/techniquelist.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace ninefold::dialogs {

/// Chooses the techniques for hints and steps, and their order.
class Techniques : public QDialog {
    Q_OBJECT

public:
    explicit Techniques(const QStringList& list, QWidget* parent = nullptr);

    /// The choice in the form in which the settings store it.
    QStringList list() const;

signals:
    /// The player asks what a technique is.
    void techniqueWanted(const QString& id);

private:
    QLayout* orderButtons();
    QWidget* innerBoxes(const logic::InnerTechniques& inner);
    void fill(const std::vector<store::TechniqueChoice>& choices);
    std::vector<store::TechniqueChoice> choices() const;
    void shift(int by);
    void showPreset();
    /// Leaves only the techniques in sight whose name contains what was typed.
    void search(const QString& words);
    void showRatings();

    QComboBox* preset_;
    QLineEdit* search_;
    QListWidget* techniques_;
    /// How hard the chosen technique is, on every scale.
    QLabel* ratings_;
    /// Asks what the chosen technique is.
    QLabel* about_;
    /// In the order of allInnerTechniques().
    std::vector<QCheckBox*> inner_;
};

} // namespace ninefold::dialogs
