// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace ninefold::widgets {

/// A combo box whose accessible name is its label. Qt's own combo box is named after the chosen entry.
class NamedCombo : public QComboBox {
    Q_OBJECT

public:
    explicit NamedCombo(const QString& name, QWidget* parent = nullptr);

private:
    void choose(const QModelIndex& row);
};

} // namespace ninefold::widgets
