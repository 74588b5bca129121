// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/progress.h"

#include <QFrame>

class QLabel;

namespace ninefold::pages {

class PathRow;

/// What to practise today: what is due, and what is next.
class PlanCard : public QFrame {
    Q_OBJECT

public:
    explicit PlanCard(QWidget* parent = nullptr);

    void setProgress(const session::LearningProgress& progress);

signals:
    void techniqueWanted(const QString& id);
    void practiceWanted(const QString& id);

private:
    /// As many as the longest plan needs, made at once for the order of the keyboard; the others are hidden.
    std::vector<PathRow*> rows_;
    QLabel* done_;
};

/// The technique to learn next.
class NextCard : public QFrame {
    Q_OBJECT

public:
    explicit NextCard(QWidget* parent = nullptr);

    void setProgress(const session::LearningProgress& progress);

signals:
    void techniqueWanted(const QString& id);
    void explanationWanted(const QString& id);

private:
    PathRow* row_;
};

} // namespace ninefold::pages
