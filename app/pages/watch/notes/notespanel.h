// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/clauserows.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace ninefold::widgets {
class NamedCombo;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class ClauseList;
class ClauseModel;
class SymbolLegend;

/// The list of clauses with the choice which of them to show, and the way from a clause to where it was used.
class NotesPanel : public QWidget {
    Q_OBJECT

public:
    explicit NotesPanel(ClauseModel& model, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    session::ClauseFilter filter() const;
    /// Marks the clause that the event at this position is about; with 0, the one that was chosen stays marked.
    void setCurrentClause(quint32 id, quint64 position);
    /// The clause that was chosen last; 0 for none.
    quint32 chosen() const { return chosen_; }
    /// Another run has other clauses.
    void forget();
    QSize minimumSizeHint() const override;

signals:
    void filterChanged();
    /// The player chose a note.
    void noteChosen(quint32 id);
    /// The player wants to see the event at which it was learned.
    void learningWanted(quint64 event);
    void useWanted(quint32 id, bool forward);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addArrow(const QString& name, const QString& about, bool forward);
    QWidget* newFoot();
    void choose(quint32 id);
    void open();
    void showChosen();

    ClauseModel& model_;
    ClauseList* list_;
    widgets::NamedCombo* filter_;
    QToolButton *previous_, *next_;
    QWidget* foot_;
    QLabel* place_ = nullptr;
    QPushButton* go_ = nullptr;
    SymbolLegend* legend_;
    /// The clause that arrows and foot are about, and the event that added it.
    quint32 chosen_ = 0;
    quint64 learnedAt_ = 0, position_ = 0;
};

} // namespace ninefold::pages
