// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/mastery.h"

#include <QLabel>

namespace ninefold::pages {

/// The ring of a technique with its sentence: "6 of 10 found without help".
class MasteryLine : public QLabel {
    Q_OBJECT

public:
    explicit MasteryLine(QWidget* parent = nullptr);

    void setMastery(const session::Mastery& mastery);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    session::Mastery mastery_;
};

} // namespace ninefold::pages
