// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class ClauseModel;

/// The list of clauses: number, chips, what the clause says and what it was good for.
class ClauseList : public QListView {
    Q_OBJECT

public:
    explicit ClauseList(ClauseModel& model, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// Marks the clause that the current event is about; 0 for none.
    void setCurrentClause(quint32 id);

signals:
    /// The player chose a clause by mouse or keyboard.
    void clauseChosen(quint32 id);
    /// The player wants to go to where it was learned: a double click, or Enter.
    void clauseOpened(quint32 id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    ClauseModel& model_;
};

} // namespace ninefold::pages
