// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/progress.h"

#include <QFrame>

#include <utility>

class QLabel;

namespace ninefold::pages {

class PathRow;

/// The tests of the families of techniques, and which are passed.
class TestsCard : public QFrame {
    Q_OBJECT

public:
    explicit TestsCard(QWidget* parent = nullptr);

    void setProgress(const session::LearningProgress& progress);

signals:
    void testWanted(ninefold::logic::Family family);

private:
    QLabel* count_;
    std::vector<std::pair<logic::Family, PathRow*>> rows_;
};

} // namespace ninefold::pages
