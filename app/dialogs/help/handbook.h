// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/help/handbookpages.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ninefold::dialogs {

class HandbookView;

/// The handbook: contents and search beside the page that is open. It blocks nothing, so that one can try at once what
/// it says.
class Handbook : public QDialog {
    Q_OBJECT

public:
    explicit Handbook(QList<HandbookPage> pages, QWidget* parent = nullptr);

    /// Opens a page by its id, and the contents at its place. An unknown id changes nothing.
    void open(const QString& id);
    /// The id of the open page.
    QString current() const;

signals:
    /// The player wants the page of a technique in the window, where it has an example.
    void techniqueWanted(const QString& id);

private:
    QWidget* contents();
    QWidget* reading();
    void fill();
    /// Shows only the pages that contain all words of the search.
    void search(const QString& words);
    void openNext();
    void followPage();
    QTreeWidgetItem* itemOf(const QString& id) const;

    const QList<HandbookPage> pages_;
    QLineEdit* search_ = nullptr;
    QTreeWidget* tree_ = nullptr;
    HandbookView* view_ = nullptr;
    QPushButton *back_ = nullptr, *example_ = nullptr;
    /// What each page says, without capitals, in their order.
    QStringList texts_;
};

} // namespace ninefold::dialogs
