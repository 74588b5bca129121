// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace ninefold {

/// A combo box that assistive technology finds by its name. Qt's own one is called by what is chosen in it.
class NamedCombo : public QComboBox {
    Q_OBJECT

public:
    explicit NamedCombo(const QString& name, QWidget* parent = nullptr);

private:
    void choose(const QModelIndex& row);
};

} // namespace ninefold
