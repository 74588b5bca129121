// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <utility>
#include <vector>

class QGridLayout;

namespace ninefold::pages {

/// The techniques that the player asked for most, each with a bar and a link to its explanation.
class HintBars : public QWidget {
    Q_OBJECT

public:
    explicit HintBars(QWidget* parent = nullptr);

    static constexpr int kMost = 8;
    void setHinted(const std::vector<std::pair<QString, int>>& hinted);

signals:
    /// By its id.
    void techniqueWanted(const QString& id);

private:
    void addRow(const QString& id, int times, int most);

    QGridLayout* rows_;
};

} // namespace ninefold::pages
