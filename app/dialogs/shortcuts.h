// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QKeySequence>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ninefold {

/// Where the player chooses the keys of the commands. What clashes is said before it is set; nothing is changed
/// until the dialog is accepted.
class Shortcuts : public QDialog {
    Q_OBJECT

public:
    struct Entry {
        QString id, name;
        QList<QKeySequence> usual, keys;
    };

    explicit Shortcuts(const QList<Entry>& entries, QWidget* parent = nullptr);
    const QList<Entry>& entries() const { return entries_; }

    void choose(const QString& id);
    /// Gives the chosen command these keys, and takes them from whoever had them.
    void assign(const QKeySequence& keys);
    /// What stands against giving these keys to the chosen command; empty when nothing does.
    QString conflict(const QKeySequence& keys) const;

private:
    QLayout* editor();
    QLayout* buttons();
    int chosen() const;
    int ownerOf(const QKeySequence& keys) const;
    void setKeys(int index, const QList<QKeySequence>& keys);
    void resetAll();
    void showState();

    QList<Entry> entries_;
    QTreeWidget* tree_;
    QKeySequenceEdit* edit_ = nullptr;
    QPushButton* set_ = nullptr;
    QLabel* remark_ = nullptr;
};

} // namespace ninefold
