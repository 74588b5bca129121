// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QKeySequence>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ninefold::dialogs {

/// Lets the player choose the keys of the commands. Shows conflicts before a key is set; takes effect when the
/// dialog is accepted.
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
    /// Gives the chosen command these keys, and removes them from any other command.
    void assign(const QKeySequence& keys);
    /// Why the chosen command cannot simply get these keys; empty if it can.
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

} // namespace ninefold::dialogs
