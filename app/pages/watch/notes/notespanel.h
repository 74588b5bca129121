// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/clauserows.h"

#include <QWidget>

class QToolButton;

namespace ninefold::widgets {
class NamedCombo;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class ClauseList;
class ClauseModel;

/// The list of clauses with the choice which of them to show, and the way from a clause to where it was used.
class NotesPanel : public QWidget {
    Q_OBJECT

public:
    explicit NotesPanel(ClauseModel& model, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    session::ClauseFilter filter() const;
    void setCurrentClause(quint32 id);

signals:
    void filterChanged();
    void clauseChosen(quint32 id);
    void useWanted(quint32 id, bool forward);

private:
    QToolButton* addArrow(const QString& name, const QString& about, bool forward);

    ClauseModel& model_;
    ClauseList* list_;
    widgets::NamedCombo* filter_;
    QToolButton *previous_, *next_;
    /// The clause that the arrows are about: the one that was chosen last.
    quint32 chosen_ = 0;
};

} // namespace ninefold::pages
