// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/played/playstatistics.h"

#include <QWidget>

class QGridLayout;

namespace ninefold::pages {

/// The techniques that the player used: those that hints were asked for, and then the hardest ones that
/// were used. Each with a link to its explanation, and a bar with the share that was found without a hint.
class TechniqueBars : public QWidget {
    Q_OBJECT

public:
    explicit TechniqueBars(QWidget* parent = nullptr);

    static constexpr int kMost = 10;
    void setTechniques(const std::vector<session::TechniqueFigures>& techniques);

signals:
    /// By its id.
    void techniqueWanted(const QString& id);

private:
    void addRow(const session::TechniqueFigures& figures);

    QGridLayout* rows_;
};

} // namespace ninefold::pages
