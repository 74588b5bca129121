// SPDX-License-Identifier: MIT
#include "app/pages/library/collectionpane.h"

#include "app/documents/text/numbers.h"
#include "app/pages/library/collectiondelegate.h"
#include "app/pages/library/collectionlist.h"
#include "app/pages/library/collectionmodel.h"
#include "app/pages/library/dayscard.h"
#include "app/session/library/librarywords.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/namedcombo.h"

#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace ninefold::pages {

CollectionPane::CollectionPane(QWidget* parent)
    : QWidget(parent),
      model_(new CollectionModel(this)),
      list_(new CollectionList(this)),
      field_(new widgets::NamedCombo(tr("Collection"), this)),
      import_(new QPushButton(tr("Import..."), this)),
      days_(new DaysCard(this)) {
    build();
    connect(import_, &QPushButton::clicked, this, &CollectionPane::importWanted);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& row) {
        if (const session::LibraryCollection* one = model_->at(row.row())) emit collectionChosen(one->id);
    });
    connect(field_, &QComboBox::activated, this,
            [this](int row) { emit collectionChosen(field_->itemData(row).toString()); });
}

void CollectionPane::build() {
    list_->setModel(model_);
    list_->setItemDelegate(new CollectionDelegate(list_));
    list_->setAccessibleName(tr("Collections"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    constexpr int kMostField = 240;
    field_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    field_->setMaximumWidth(kMostField);
    import_->setIcon(widgets::inkIcon(QStringLiteral("import"), palette()));
    import_->setToolTip(tr("Put the puzzles of files into a collection of your own. You can also drop files here."));
    widgets::setButtonSize(*import_, widgets::ButtonSize::Compact);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kCardGap);
    rows->addWidget(list_, 1);
    rows->addWidget(import_);
    rows->addWidget(days_);
}

QComboBox* CollectionPane::field() const {
    return field_;
}

const session::LibraryCollection* CollectionPane::collection(const QString& id) const {
    return model_->at(model_->rowOf(id));
}

void CollectionPane::setCollections(const std::vector<session::LibraryCollection>& collections) {
    model_->setCollections(collections);
    field_->clear();
    for (const session::LibraryCollection& one : collections)
        field_->addItem(QStringLiteral("%1, %2 / %3")
                            .arg(session::collectionTitle(one), documents::numberText(one.solved),
                                 documents::numberText(one.total)),
                        one.id);
}

void CollectionPane::setCurrent(const QString& id) {
    field_->setCurrentIndex(field_->findData(id));
    const QModelIndex row = model_->index(model_->rowOf(id));
    if (row != list_->currentIndex()) list_->setCurrentIndex(row);
    // After a collection was added, its row has no place before the list is laid out.
    QTimer::singleShot(0, list_, [this] { list_->scrollTo(list_->currentIndex()); });
}

} // namespace ninefold::pages
