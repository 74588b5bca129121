// SPDX-License-Identifier: MIT
#include "app/dialogs/help/handbook.h"

#include "app/dialogs/help/handbookview.h"
#include "app/widgets/look/strokes.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ninefold::dialogs {
namespace {

constexpr QSize kUsualSize{960, 720};
constexpr int kContents = 280, kLeastContents = 160, kLeastPage = 260;
constexpr int kIdRole = Qt::UserRole;
const QString kTechnique = QStringLiteral("/technique/");

} // namespace

Handbook::Handbook(QList<HandbookPage> pages, QWidget* parent) : QDialog(parent), pages_(std::move(pages)) {
    setWindowTitle(tr("Handbook"));
    auto* halves = new QSplitter(this);
    halves->addWidget(contents());
    halves->addWidget(reading());
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    halves->setSizes({kContents, kUsualSize.width() - kContents});
    auto* column = new QVBoxLayout(this);
    column->addWidget(halves);
    fill();
    resize(kUsualSize);
    open(pages_.first().id);
    tree_->setFocus();
}

QWidget* Handbook::contents() {
    auto* side = new QWidget(this);
    side->setMinimumWidth(kLeastContents);
    search_ = new QLineEdit(side);
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search the handbook"));
    search_->setClearButtonEnabled(true);
    connect(search_, &QLineEdit::textChanged, this, &Handbook::search);
    connect(search_, &QLineEdit::returnPressed, this, &Handbook::openNext);
    auto* toSearch = new QShortcut(QKeySequence::Find, this);
    connect(toSearch, &QShortcut::activated, search_, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    tree_ = new QTreeWidget(side);
    tree_->setHeaderHidden(true);
    tree_->setAccessibleName(tr("Contents"));
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const QString id = item == nullptr ? QString() : item->data(0, kIdRole).toString();
        if (!id.isEmpty() && id != view_->current()) view_->open(id);
    });
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(search_);
    rows->addWidget(tree_, 1);
    return side;
}

QWidget* Handbook::reading() {
    auto* side = new QWidget(this);
    side->setMinimumWidth(kLeastPage);
    view_ = new HandbookView(pages_, side);
    view_->setAccessibleName(tr("Page"));
    // When the source changes, the view does not know it itself yet.
    connect(view_, &QTextBrowser::historyChanged, this, &Handbook::followPage);
    connect(view_, &QTextBrowser::backwardAvailable, this, [this](bool there) { back_->setEnabled(there); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, side);
    back_ = buttons->addButton(tr("&Back"), QDialogButtonBox::ActionRole);
    back_->setEnabled(false);
    back_->setAutoDefault(false);
    connect(back_, &QPushButton::clicked, view_, &QTextBrowser::backward);
    connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, view_, &QTextBrowser::backward);
    example_ = buttons->addButton(tr("Show an &Example"), QDialogButtonBox::ActionRole);
    example_->setAutoDefault(false);
    connect(example_, &QPushButton::clicked, this, [this] { emit techniqueWanted(current().mid(kTechnique.size())); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(view_, 1);
    rows->addWidget(buttons);
    return side;
}

void Handbook::fill() {
    QTreeWidgetItem* chapter = nullptr;
    for (const HandbookPage& page : pages_) {
        texts_ << page.plainText().toCaseFolded();
        if (chapter == nullptr || chapter->text(0) != page.chapter) {
            chapter = new QTreeWidgetItem(tree_, {page.chapter});
            chapter->setFlags(Qt::ItemIsEnabled);
        }
        auto* item = new QTreeWidgetItem(chapter, {page.title});
        item->setToolTip(0, page.title);
        item->setData(0, kIdRole, page.id);
    }
    tree_->expandAll();
}

QTreeWidgetItem* Handbook::itemOf(const QString& id) const {
    for (QTreeWidgetItemIterator item(tree_); *item != nullptr; ++item)
        if ((*item)->data(0, kIdRole).toString() == id) return *item;
    return nullptr;
}

void Handbook::open(const QString& id) {
    if (itemOf(id) != nullptr) view_->open(id);
}

QString Handbook::current() const {
    return view_->current();
}

/// The contents follow the page.
void Handbook::followPage() {
    if (QTreeWidgetItem* item = itemOf(current())) tree_->setCurrentItem(item);
    example_->setEnabled(current().startsWith(kTechnique));
}

void Handbook::search(const QString& words) {
    const QStringList wanted = words.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    for (qsizetype at = 0; at < pages_.size(); ++at) {
        const bool found = std::ranges::all_of(wanted, [&](const QString& word) { return texts_[at].contains(word); });
        itemOf(pages_[at].id)->setHidden(!found);
    }
    for (int chapter = 0; chapter < tree_->topLevelItemCount(); ++chapter) {
        QTreeWidgetItem* item = tree_->topLevelItem(chapter);
        bool empty = true;
        for (int child = 0; child < item->childCount(); ++child) empty &= item->child(child)->isHidden();
        item->setHidden(empty);
    }
}

/// Enter in the search opens the next page that was found.
void Handbook::openNext() {
    QTreeWidgetItem* item = tree_->currentItem();
    for (item = item == nullptr ? nullptr : tree_->itemBelow(item); item != nullptr; item = tree_->itemBelow(item))
        if (!item->data(0, kIdRole).toString().isEmpty()) return tree_->setCurrentItem(item);
    for (QTreeWidgetItemIterator first(tree_, QTreeWidgetItemIterator::NotHidden); *first != nullptr; ++first)
        if (!(*first)->data(0, kIdRole).toString().isEmpty()) return tree_->setCurrentItem(*first);
}

} // namespace ninefold::dialogs
