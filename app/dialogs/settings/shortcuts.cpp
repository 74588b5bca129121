// SPDX-License-Identifier: MIT
#include "app/dialogs/settings/shortcuts.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::dialogs {
namespace {

QString textOf(const QList<QKeySequence>& keys) {
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

/// Is the key needed by the board, by dialogs or for moving the focus?
bool isTaken(const QKeySequence& keys) {
    const QKeyCombination first = keys[0];
    if (first.key() >= Qt::Key_0 && first.key() <= Qt::Key_9) return true;
    static constexpr Qt::Key fixed[] = {Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                                        Qt::Key_Home,   Qt::Key_End,   Qt::Key_Delete, Qt::Key_Backspace,
                                        Qt::Key_Escape, Qt::Key_Tab,   Qt::Key_Backtab};
    return std::find(std::begin(fixed), std::end(fixed), first.key()) != std::end(fixed);
}

} // namespace

Shortcuts::Shortcuts(const QList<Entry>& entries, QWidget* parent)
    : QDialog(parent), entries_(entries), tree_(new QTreeWidget(this)) {
    setWindowTitle(tr("Change Keys"));
    resize(560, 640);
    tree_->setAccessibleName(tr("Commands"));
    tree_->setHeaderLabels({tr("Command"), tr("Keys")});
    tree_->setRootIsDecorated(false);
    tree_->setUniformRowHeights(true);
    for (const Entry& entry : entries_) new QTreeWidgetItem(tree_, {entry.name, textOf(entry.keys)});
    tree_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tree_);
    column->addLayout(editor());
    column->addLayout(buttons());
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this] {
        edit_->clear();
        showState();
    });
    tree_->setCurrentItem(tree_->topLevelItem(0));
}

QLayout* Shortcuts::editor() {
    edit_ = new QKeySequenceEdit(this);
    edit_->setAccessibleName(tr("New keys"));
    connect(edit_, &QKeySequenceEdit::keySequenceChanged, this, &Shortcuts::showState);
    set_ = new QPushButton(tr("Set"), this);
    connect(set_, &QPushButton::clicked, this, [this] { assign(edit_->keySequence()); });
    auto* none = new QPushButton(tr("Clear"), this);
    connect(none, &QPushButton::clicked, this, [this] { setKeys(chosen(), {}); });
    auto* usual = new QPushButton(tr("Reset"), this);
    connect(usual, &QPushButton::clicked, this, [this] {
        const QList<QKeySequence> keys = entries_[chosen()].usual;
        setKeys(chosen(), {});
        for (const QKeySequence& one : keys)
            if (const int owner = ownerOf(one); owner >= 0) setKeys(owner, {});
        setKeys(chosen(), keys);
    });
    remark_ = new QLabel(this);
    remark_->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->addWidget(edit_, 1);
    for (QPushButton* button : {set_, none, usual}) {
        button->setAutoDefault(false);
        line->addWidget(button);
    }
    auto* rows = new QVBoxLayout;
    rows->addLayout(line);
    rows->addWidget(remark_);
    return rows;
}

QLayout* Shortcuts::buttons() {
    auto* box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* all = box->addButton(tr("Reset All"), QDialogButtonBox::ResetRole);
    connect(all, &QPushButton::clicked, this, &Shortcuts::resetAll);
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(box);
    return row;
}

int Shortcuts::chosen() const {
    return qMax(0, tree_->indexOfTopLevelItem(tree_->currentItem()));
}

void Shortcuts::choose(const QString& id) {
    for (int index = 0; index < entries_.size(); ++index)
        if (entries_[index].id == id) tree_->setCurrentItem(tree_->topLevelItem(index));
}

int Shortcuts::ownerOf(const QKeySequence& keys) const {
    for (int index = 0; index < entries_.size(); ++index)
        if (entries_[index].keys.contains(keys)) return index;
    return -1;
}

QString Shortcuts::conflict(const QKeySequence& keys) const {
    if (keys.isEmpty()) return {};
    const QString name = keys.toString(QKeySequence::NativeText);
    if (isTaken(keys)) return tr("%1 is needed on the board and cannot be given to a command.").arg(name);
    const int owner = ownerOf(keys);
    if (owner < 0 || owner == chosen()) return {};
    return tr("%1 belongs to \u201C%2\u201D, which loses it when you set it here.").arg(name, entries_[owner].name);
}

void Shortcuts::assign(const QKeySequence& keys) {
    if (keys.isEmpty() || isTaken(keys)) return;
    if (const int owner = ownerOf(keys); owner >= 0) {
        QList<QKeySequence> others = entries_[owner].keys;
        others.removeAll(keys);
        setKeys(owner, others);
    }
    setKeys(chosen(), {keys});
    edit_->clear();
}

void Shortcuts::setKeys(int index, const QList<QKeySequence>& keys) {
    assert(index >= 0 && index < tree_->topLevelItemCount());
    entries_[index].keys = keys;
    tree_->topLevelItem(index)->setText(1, textOf(keys));
    showState();
}

void Shortcuts::resetAll() {
    for (int index = 0; index < entries_.size(); ++index) setKeys(index, entries_[index].usual);
}

void Shortcuts::showState() {
    const QKeySequence keys = edit_->keySequence();
    remark_->setText(keys.isEmpty() ? tr("Choose a command, then press its new keys here.") : conflict(keys));
    set_->setEnabled(!keys.isEmpty() && !isTaken(keys));
}

} // namespace ninefold::dialogs
