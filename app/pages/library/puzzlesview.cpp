// SPDX-License-Identifier: MIT
#include "app/pages/library/puzzlesview.h"

#include "app/documents/text/levels.h"
#include "app/pages/library/collectionediting.h"
#include "app/pages/library/collectionpane.h"
#include "app/pages/library/dayscard.h"
#include "app/pages/library/detailscard.h"
#include "app/pages/library/filterbar.h"
#include "app/pages/library/libraryplaces.h"
#include "app/pages/library/puzzlecurve.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/pages/library/sortbutton.h"
#include "app/session/library/librarywords.h"
#include "app/session/session.h"
#include "app/widgets/busystrip.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "engine/rating/rule/levelrule.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>

#include <cassert>
#include <utility>

namespace ninefold::pages {
namespace {

constexpr std::size_t kMostPrinted = 500, kMostCopied = 10'000;
} // namespace

PuzzlesView::PuzzlesView(const RoomContext& context, session::Library& library, QWidget* parent)
    : QWidget(parent),
      context_(context),
      library_(library),
      collections_(new CollectionPane(this)),
      filters_(new FilterBar(this)),
      busy_(new widgets::BusyStrip(this)),
      grid_(new PuzzleGrid(model_, this)),
      clear_(new QPushButton(tr("Clear Filters"), this)),
      details_(new DetailsCard(this)),
      curve_(new PuzzleCurve(this)) {
    setAcceptDrops(true);
    setFocusProxy(grid_);
    build();
    connectParts();
    connectEditing();
    connectRating();
    arrange();
}

void PuzzlesView::build() {
    columns_ = new QHBoxLayout(this);
    columns_->setSpacing(widgets::kPadding);
    columns_->addWidget(collections_);
    columns_->addWidget(middleColumn(), 1);
}

QWidget* PuzzlesView::middleColumn() {
    widgets::setButtonSize(*clear_, widgets::ButtonSize::Compact);
    clear_->hide();
    auto* column = new QWidget(this);
    middle_ = new QVBoxLayout(column);
    middle_->setContentsMargins(0, 0, 0, 0);
    middle_->setSpacing(widgets::kCardGap);
    filters_->addBefore(collections_->field());
    middle_->addWidget(filters_);
    middle_->addWidget(busy_);
    middle_->addWidget(grid_, 1);
    middle_->addWidget(clear_, 0, Qt::AlignHCenter);
    return column;
}

void PuzzlesView::connectParts() {
    connect(&library_, &session::Library::libraryChanged, this, &PuzzlesView::showLibrary);
    connect(collections_, &CollectionPane::collectionChosen, this, [this](const QString& id) { chooseCollection(id); });
    connect(filters_, &FilterBar::filterChanged, this, [this] {
        filtering_ = true;
        ask();
    });
    connect(filters_, &FilterBar::resultsWanted, this, [this] { setFocus(); });
    connect(clear_, &QPushButton::clicked, this, [this] {
        filters_->clear();
        setFocus();
    });
    connect(grid_, &PuzzleGrid::textTyped, filters_, &FilterBar::type);
    connect(grid_, &PuzzleGrid::selectionMoved, this, &PuzzlesView::showChosen);
    connect(grid_, &QAbstractItemView::activated, this, &PuzzlesView::play);
    connect(&model_, &session::LibraryModel::found, this, &PuzzlesView::showFound);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &PuzzlesView::showChosen);
    connect(details_, &DetailsCard::playAsked, this, &PuzzlesView::play);
    connect(details_, &DetailsCard::analysisAsked, this,
            [this] { withChosen([this](const Puzzles& puzzles) { context_.host.analyse(puzzles.front()); }); });
    connect(details_, &DetailsCard::printAsked, this, [this] { run("print"); });
    connect(details_, &DetailsCard::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    connect(curve_, &PuzzleCurve::curveChanged, details_, &DetailsCard::setCurve);
    auto* search = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_F), this);
    search->setContext(Qt::WidgetWithChildrenShortcut);
    connect(search, &QShortcut::activated, filters_, &FilterBar::focusSearch);
}

void PuzzlesView::rateCollection() {
    const session::LibraryCollection* here = collection();
    const bool own = here != nullptr && here->kind == session::LibraryCollection::Kind::Own;
    context_.session.collectionRating().setCollection(own ? here->name : QString());
}

void PuzzlesView::connectRating() {
    const session::CollectionRating& rating = context_.session.collectionRating();
    connect(&rating, &session::CollectionRating::ratingAdvanced, this, [this] {
        ask();
        context_.host.roomChanged();
    });
    connect(&rating, &session::CollectionRating::ratingFailed, this, [this](const QString& sentence) {
        context_.session.announcer().say(sentence, session::Severity::Important);
    });
}

void PuzzlesView::connectEditing() {
    editing_ = new CollectionEditing({*this, context_.session.announcer(), context_.session.libraryPlace(), model_,
                                      collections_->model(), collections_->list(), *grid_, *busy_,
                                      [this](const std::function<void(const Puzzles&)>& use) { withChosen(use); }});
    connect(collections_, &CollectionPane::importWanted, editing_, &CollectionEditing::askForFiles);
    connect(busy_, &widgets::BusyStrip::focusReleased, this, [this] { setFocus(); });
    connect(editing_, &CollectionEditing::collectionsEdited, this, [this](const QString& name) {
        awaited_ = name;
        // Imported puzzles want to be chosen from.
        if (!name.isEmpty()) setFocus();
        library_.open();
        context_.host.roomChanged();
    });
}

void PuzzlesView::keyPressEvent(QKeyEvent* event) {
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && !busy_->isHidden()) emit busy_->cancelWanted();
    else QWidget::keyPressEvent(event);
}

void PuzzlesView::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void PuzzlesView::dropEvent(QDropEvent* event) {
    editing_->importData(*event->mimeData());
    event->acceptProposedAction();
}

void PuzzlesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PuzzlesView::arrange() {
    const LibraryPlaces places = libraryPlaces(size());
    columns_->setContentsMargins(places.margin, widgets::kGap, places.margin, widgets::kGap);
    collections_->setVisible(!places.field);
    collections_->setFixedWidth(places.collections);
    collections_->field()->setVisible(places.field);
    collections_->days().setVisible(places.days);
    collections_->days().setCompact(places.fewDays);
    (places.below ? middle_ : columns_)->addWidget(details_);
    if (details_->setBelow(places.below)) showChosen();
    details_->setFixedWidth(places.details.width());
    if (places.below) details_->setMinimumWidth(0);
    details_->setMaximumHeight(places.details.height());
}

void PuzzlesView::open() {
    library_.open();
}

void PuzzlesView::showLibrary() {
    collections_->days().setHistory(library_.history(), QDate::currentDate());
    collections_->setCollections(library_.collections());
    collections_->setCurrent(collection_);
    filters_->offerTags(library_.tags());
    editing_->setTags(library_.tags());
    for (const session::LibraryCollection& one : library_.collections())
        if (!awaited_.isEmpty() && one.name == awaited_ && one.id != collection_) return chooseCollection(one.id);
    rateCollection();
    if (collection() != nullptr) return ask();
    if (const auto taken = std::exchange(taken_, std::nullopt);
        taken && collections_->collection(taken->query.collection) != nullptr)
        return chooseCollection(taken->query.collection, taken->chosen);
    // At the level of the game on the board: the player probably wants another puzzle of it.
    const auto level = rating::levelFromName(context_.session.game().about().level).value_or(rating::Level::Easy);
    for (const session::LibraryCollection& one : library_.collections())
        if (one.level == level) return chooseCollection(one.id);
}

const session::LibraryCollection* PuzzlesView::collection() const {
    return collections_->collection(collection_);
}

void PuzzlesView::chooseCollection(const QString& id, qint64 puzzle) {
    if (id == collection_) return;
    collection_ = id;
    chosen_ = puzzle;
    awaited_.clear();
    editing_->setCollection(id);
    collections_->setCurrent(id);
    filters_->offerLevels(!collection()->level);
    ask();
    rateCollection();
    techniques_.start([source = library_.source(), id](const auto&, const auto&) {
        return [found = source->techniques(id)](PuzzlesView& view) { view.filters_->offerTechniques(found); };
    });
}

void PuzzlesView::ask() {
    const session::LibrarySources& source = library_.source();
    if (source != nullptr && collection() != nullptr) model_.show(source, query());
}

session::LibraryQuery PuzzlesView::query() const {
    return {.collection = collection_,
            .filter = filters_->filter(),
            .sort = filters_->order().sort(),
            .descending = filters_->order().isDescending()};
}

PuzzlesView::State PuzzlesView::state() const {
    return {query(), chosen_};
}

void PuzzlesView::takeState(const State& state) {
    filters_->order().choose(state.query.sort, state.query.descending);
    filters_->setFilter(state.query.filter);
    taken_ = state;
}

void PuzzlesView::showFound() {
    const session::LibraryCollection* here = collection();
    if (here == nullptr) return;
    filters_->setCounts(model_.rowCount(), here->total);
    if (std::exchange(filtering_, false))
        context_.session.announcer().say(filters_->counts(), session::Severity::Spoken);
    const bool none = model_.rowCount() == 0;
    grid_->setEmptyText(here->total == 0 ? tr("Open or paste puzzles.") : tr("No puzzle fits."));
    clear_->setVisible(none && here->total > 0);
    if (grid_->selectedCount() == 0 && !none) {
        const int row = qMax(0, model_.rowOf(chosen_));
        grid_->setCurrentIndex(model_.index(row));
        grid_->scrollTo(model_.index(row));
    }
    showChosen();
    context_.host.roomChanged();
}

const session::LibraryPuzzle* PuzzlesView::chosen() const {
    return grid_->selectedCount() == 1 ? model_.at(grid_->selectedRows().front()) : nullptr;
}

void PuzzlesView::showChosen() {
    const std::size_t count = grid_->selectedCount();
    const session::LibraryPuzzle* puzzle = chosen();
    context_.host.roomChanged();
    if (puzzle != nullptr) {
        chosen_ = puzzle->id;
        details_->showPuzzle(*puzzle, QDate::currentDate());
        return curve_->setPuzzle(puzzle->givens);
    }
    curve_->setPuzzle({});
    if (count > 1) details_->showSeveral(static_cast<int>(count));
    else if (count == 0) details_->showNothing();
}

QString PuzzlesView::keys() const {
    return tr("Arrows choose  \u00B7  Enter plays  \u00B7  type to search  \u00B7  Ctrl+F search field  \u00B7  "
              "Esc back to the puzzle");
}

QString PuzzlesView::summary() const {
    const session::LibraryCollection* here = collection();
    if (here == nullptr) return {};
    QString solved = session::solvedText(here->solved, here->total);
    const session::CollectionRating& rating = context_.session.collectionRating();
    if (!rating.isRating() || rating.isPaused()) return solved;
    return tr("%n puzzle(s) being rated", nullptr, rating.left()) + QStringLiteral("  \u00B7  ") + solved;
}

bool PuzzlesView::offers(std::string_view action) const {
    if (action == "undo") return editing_->canUndo();
    if (action == "import") return true;
    return (action == "print" || action == "copy") && grid_->selectedCount() > 0;
}

void PuzzlesView::run(std::string_view action) {
    if (action == "print") print();
    else if (action == "copy") copy();
    else if (action == "undo") editing_->undo();
    else if (action == "import") editing_->askForFiles();
}

void PuzzlesView::play() {
    const session::LibraryPuzzle* puzzle = chosen();
    if (puzzle == nullptr) return;
    std::vector<qint64> following;
    const int row = grid_->selectedRows().front();
    for (int next = row; next < std::min(model_.rowCount(), row + session::FollowingPuzzles::kMost); ++next)
        following.push_back(model_.idAt(next));
    context_.session.followingPuzzles().follow(library_.source(), std::move(following));
    if (puzzle->play.state != session::PlayState::Started)
        return withChosen([this](const Puzzles& puzzles) { context_.session.games().startGame(puzzles.front()); });
    // A started game is resumed where it was left.
    const bool onBoard = puzzle->play.game == context_.session.savedGames().current();
    if (onBoard || context_.session.games().open(puzzle->play.game)) context_.host.showPuzzle();
}

void PuzzlesView::withChosen(const std::function<void(const Puzzles& puzzles)>& use) {
    assert(use);
    std::vector<qint64> ids;
    for (const int row : grid_->selectedRows()) ids.push_back(model_.idAt(row));
    reading_.start([source = library_.source(), ids = std::move(ids), use](const auto&, const auto&) {
        return [puzzles = source->playable(ids), use](PuzzlesView&) {
            if (!puzzles.empty()) use(puzzles);
        };
    });
}

void PuzzlesView::print() {
    if (grid_->selectedCount() <= kMostPrinted)
        return withChosen([this](const Puzzles& puzzles) { context_.host.print(puzzles); });
    context_.session.announcer().say(tr("At most %1 puzzles are printed at once.").arg(kMostPrinted),
                                     session::Severity::Important);
}

void PuzzlesView::copy() {
    if (grid_->selectedCount() > kMostCopied) return;
    std::vector<qint64> ids;
    for (const int row : grid_->selectedRows()) ids.push_back(model_.idAt(row));
    reading_.start([source = library_.source(), ids](const auto&, const auto&) {
        QStringList lines;
        for (const session::LibraryPuzzle& puzzle : source->puzzles(ids)) lines << puzzle.givens;
        return [lines](PuzzlesView& view) {
            QApplication::clipboard()->setText(lines.join(u'\n'));
            view.context_.session.announcer().say(tr("%n puzzle(s) copied.", nullptr, static_cast<int>(lines.size())));
        };
    });
}

} // namespace ninefold::pages
