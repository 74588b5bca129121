// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/learn/ladder/laddermodel.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::pages {

/// The left column of the room Learn: a search field above the techniques, from the easiest to the hardest. A narrow
/// window has a field with the techniques instead.
class Ladder : public QFrame {
    Q_OBJECT

public:
    explicit Ladder(QWidget* parent = nullptr);

    /// Belongs where there is room for it: it is not part of the column.
    QComboBox* field() const;
    QListView& list() const { return *list_; }
    LadderModel& model() const { return *model_; }

    /// Shows a technique as chosen, and as many of the others as that needs.
    void setCurrent(const logic::Technique& technique);
    void setMastery(const session::MasteryMap& mastery);
    /// The field of a small window takes the place of the search.
    void focusSearch();

signals:
    void techniqueChosen(const ninefold::logic::Technique& technique);
    /// Enter: the player opens what the technique's page offers.
    void techniqueOpened();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void search(const QString& text);
    void showAll(bool all);
    void fillField();
    void showCount();
    void chooseRow(const QModelIndex& index);
    void showRow(const QModelIndex& row);

    LadderModel* model_;
    QLineEdit* search_;
    QListView* list_;
    QLabel *count_, *all_;
    widgets::NamedCombo* field_;
    const logic::Technique* current_ = nullptr;
};

} // namespace ninefold::pages
