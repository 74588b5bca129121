// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/collection.h"

#include "app/dialogs/lists/puzzleview.h"
#include "app/dialogs/lists/ratingpanel.h"
#include "app/documents/text/bundled.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/steps.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

namespace ninefold::dialogs {

Collection::Collection(std::optional<rating::Level> level, const QString& folder, QWidget* parent)
    : QDialog(parent),
      folder_(folder),
      categories_(new QListWidget(this)),
      view_(new PuzzleView(this)),
      rating_(new RatingPanel(view_, this)),
      hint_(new QLabel(this)) {
    setWindowTitle(tr("Collection"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(960, 640);
    categories_->setAccessibleName(tr("Shelves"));
    categories_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    hint_->setWordWrap(true);
    auto* columns = new QSplitter(this);
    columns->setChildrenCollapsible(false);
    columns->addWidget(categories_);
    columns->addWidget(view_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* play = buttons->addButton(tr("P&lay"), QDialogButtonBox::AcceptRole);
    QPushButton* print = buttons->addButton(tr("&Print..."), QDialogButtonBox::ActionRole);
    print->setToolTip(tr("Print all puzzles that are selected; Ctrl+click and Shift+click select more."));
    buttons->addButton(rating_->button(), QDialogButtonBox::ActionRole);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(columns, 1);
    rows->addWidget(rating_);
    rows->addWidget(hint_);
    rows->addWidget(buttons);
    play->setDefault(true);
    connect(print, &QPushButton::clicked, this, &Collection::print);
    connect(buttons, &QDialogButtonBox::accepted, this, &Collection::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(view_, &PuzzleView::activated, this, &Collection::choose);
    connect(rating_, &RatingPanel::said, hint_, &QLabel::setText);
    connect(categories_, &QListWidget::currentRowChanged, this, &Collection::showCategory);
    buildShelves(level);
    const int wide = categories_->sizeHintForColumn(0) + categories_->verticalScrollBar()->sizeHint().width() + 12;
    columns->setSizes({qMin(wide, 300), width() - wide});
    view_->setFocus();
}

void Collection::setSolved(const QSet<QString>& solved) {
    view_->setSolved(solved);
}

void Collection::buildShelves(std::optional<rating::Level> level) {
    addHeading(tr("By level"));
    for (const rating::Level one : rating::kLevels)
        addCategory(documents::levelText(one), documents::levelHint(one),
                    documents::bundledFile(documents::bundledFileOf(rating::levelName(one)), folder_));
    addHeading(tr("To practise"));
    const QList<documents::Bundled> positions = documents::bundledFile(QStringLiteral("practice"), folder_);
    // Ordered as people solve: from the easiest technique to the rarest.
    for (const logic::Technique* technique : logic::allTechniques()) {
        const QString id = QString::fromUtf8(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
        QList<documents::Bundled> category;
        for (const documents::Bundled& one : positions)
            if (one.facts[QLatin1String("technique")].toString() == id) category << one;
        const QString name = documents::techniqueName(*technique);
        if (!category.isEmpty())
            addCategory(name, tr("Positions in which a step of this kind can be found: %1").arg(name), category);
    }
    categories_->setCurrentRow(1 + static_cast<int>(level.value_or(rating::Level::Easy)));
}

/// Adds a heading, which cannot be selected; the keyboard skips it.
void Collection::addHeading(const QString& text) {
    auto* item = new QListWidgetItem(text, categories_);
    QFont strong = font();
    strong.setBold(true);
    item->setFont(strong);
    item->setFlags(Qt::NoItemFlags);
    item->setForeground(palette().color(QPalette::Text));
    contents_.emplace_back();
}

void Collection::addCategory(const QString& title, const QString& hint, const QList<documents::Bundled>& puzzles) {
    // The indentation is only visual; a screen reader gets the title without it.
    categories_->addItem(QStringLiteral("   ") + title);
    categories_->item(categories_->count() - 1)->setData(Qt::AccessibleTextRole, title);
    contents_.emplace_back(hint, puzzles);
}

void Collection::showCategory(int row) {
    if (row < 0) return;
    // Puzzles are parsed when their row is opened: parsing all of them would delay the opening of the dialog.
    const auto& [hint, puzzles] = contents_[static_cast<std::size_t>(row)];
    std::vector<formats::Puzzle> shown;
    for (const documents::Bundled& one : puzzles)
        if (std::optional<formats::Puzzle> puzzle = documents::playable(one)) shown.push_back(*std::move(puzzle));
    rating_->reset();
    view_->clear();
    if (!shown.empty()) view_->add(session::packed(std::move(shown)));
    rating_->setReady(true);
    hint_->setText(hint);
}

void Collection::choose() {
    if (view_->currentPuzzle() < 0) return;
    const formats::Puzzle puzzle = view_->puzzle(view_->currentPuzzle());
    accept();
    emit chosen(puzzle);
}

void Collection::print() {
    std::vector<formats::Puzzle> puzzles;
    for (const int number : view_->selectedPuzzles()) puzzles.push_back(view_->puzzle(number));
    if (!puzzles.empty()) emit printWanted(puzzles);
}

} // namespace ninefold::dialogs
