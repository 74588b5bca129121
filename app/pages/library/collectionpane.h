// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryquery.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::pages {

class CollectionList;
class CollectionModel;
class DaysCard;

/// The left column of the library: the list of the collections, and the days on which the player played. A narrow
/// window has a field with the collections instead.
class CollectionPane : public QWidget {
    Q_OBJECT

public:
    explicit CollectionPane(QWidget* parent = nullptr);

    /// The combo box of a narrow window. The caller places it, because it is not part of the column.
    QComboBox* field() const;
    CollectionList& list() const { return *list_; }
    CollectionModel& model() const { return *model_; }
    DaysCard& days() const { return *days_; }

    void setCollections(const std::vector<session::LibraryCollection>& collections);
    /// Shows a collection as chosen.
    void setCurrent(const QString& id);
    /// Null if there is no collection of this id.
    const session::LibraryCollection* collection(const QString& id) const;

signals:
    void collectionChosen(const QString& id);
    void importWanted();

private:
    void build();

    CollectionModel* model_;
    CollectionList* list_;
    widgets::NamedCombo* field_;
    QPushButton* import_;
    DaysCard* days_;
};

} // namespace ninefold::pages
