// SPDX-License-Identifier: MIT
#include "app/pages/watch/watchcolumn.h"

#include "app/pages/techniquelink.h"
#include "app/pages/watch/depthcurve.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/graph/graphwindow.h"
#include "app/pages/watch/runtabs.h"
#include "app/pages/watch/tree/treepanel.h"
#include "app/session/watch/playback.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace ninefold::pages {
namespace {

/// A narrower or lower column has no room for the graph and a list. No column is narrower than the last.
constexpr int kLeastForGraph = 380, kLowest = 520, kNarrowest = 300;

} // namespace

WatchColumn::WatchColumn(session::EventRun& run, session::Playback& playback, session::Analysis& analysis,
                         QWidget* parent)
    : QWidget(parent),
      run_(run),
      playback_(playback),
      analysis_(analysis),
      solver_(new SolverRow(playback, this)),
      tabs_(new RunTabs(playback, this)),
      list_(new QListView(this)),
      depth_(new DepthCurve(this)),
      technique_(new TechniqueLink(this)),
      graph_(new GraphPanel(run, playback, analysis, this)),
      tree_(new TreePanel(run, playback, this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, widgets::kGap);
    rows->setSpacing(widgets::kCardGap);
    rows->addWidget(solver_);
    rows->addWidget(runRow());
    rows->addWidget(depth_);
    rows->addWidget(technique_);
    rows->addWidget(graph_, 2);
    rows->addWidget(tree_, 2);
    rows->addWidget(tabs_, 3);
    buildList();
    connect(depth_, &DepthCurve::positionWanted, &playback_, &session::Playback::goTo);
    connect(technique_, &TechniqueLink::techniqueWanted, this, &WatchColumn::techniqueWanted);
    connect(&playback_, &session::Playback::moved, this, &WatchColumn::showPosition);
    tabs_->chooser()->installEventFilter(this);
    connect(graph_, &GraphPanel::enlargeWanted, this, &WatchColumn::openGraphWindow);
}

QWidget* WatchColumn::runRow() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    runLabel_ = new QLabel(box);
    runLabel_->setWordWrap(true);
    stop_ = new QPushButton(tr("Stop"), box);
    widgets::setButtonSize(*stop_, widgets::ButtonSize::Compact);
    row->addWidget(runLabel_, 1);
    row->addWidget(stop_);
    // Reacts to pressed(), not clicked(): assistive technology holds the button down for 100 ms.
    connect(stop_, &QPushButton::pressed, this, [this] { emit stopWanted(state_ == RunState::Running); });
    return box;
}

void WatchColumn::buildList() {
    list_->setModel(&model_);
    list_->setAccessibleName(tr("Events"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideMiddle);
    list_->setMinimumHeight(60);
    list_->installEventFilter(this);
    tabs_->add(tr("Events"), tr("Everything that happened, in order. What was taken back later is still listed."),
               list_);
    // Only a row that the user selects moves the playback; a row that follows the playback does not.
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (following_ || !current.isValid()) return;
        emit rowChosen(model_.numberOf(current.row()));
        playback_.goTo(model_.numberOf(current.row()));
    });
}

void WatchColumn::setRunState(RunState state, const QString& sentence) {
    state_ = state;
    runLabel_->setText(sentence);
    runLabel_->setVisible(!sentence.isEmpty());
    stop_->setVisible(state != RunState::Over);
    stop_->setText(state == RunState::Running ? tr("Stop") : tr("Resume"));
    runLabel_->parentWidget()->setVisible(!sentence.isEmpty() || state != RunState::Over);
}

void WatchColumn::setRunView(const session::RunView* view) {
    runView_ = view;
    const QScopedValueRollback quiet(following_, true);
    model_.setRunView(view);
    // The line keeps its room at events without a technique, so that nothing jumps.
    QSizePolicy policy = technique_->sizePolicy();
    policy.setRetainSizeWhenHidden(view != nullptr && view->hasTechniques());
    technique_->setSizePolicy(policy);
    refresh();
}

void WatchColumn::setTheme(const widgets::Theme& theme) {
    model_.setTheme(theme);
    depth_->setTheme(theme);
    graph_->setTheme(theme);
    tree_->setTheme(theme);
    theme_ = &theme;
    if (graphWindow_ != nullptr) graphWindow_->graph().setTheme(theme);
}

void WatchColumn::setNames(NameStyle names) {
    names_ = names;
    graph_->setNames(names);
    tree_->setNames(names);
    if (graphWindow_ != nullptr) graphWindow_->graph().setNames(names);
}

/// The window is made once, and keeps its place and size.
void WatchColumn::openGraphWindow() {
    if (graphWindow_ == nullptr) {
        graphWindow_ = new GraphWindow(run_, playback_, analysis_, window());
        graphWindow_->setWindowTitle(tr("Graph"));
        if (theme_ != nullptr) graphWindow_->graph().setTheme(*theme_);
        graphWindow_->graph().setNames(names_);
        connect(graphWindow_, &GraphWindow::keyTyped, this, &WatchColumn::keyTyped);
        emit graphOpened(graphWindow_->graph());
    }
    graphWindow_->show();
    graphWindow_->raise();
    graphWindow_->activateWindow();
}

/// Without the run beside it a graph is about nothing.
void WatchColumn::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (graphWindow_ != nullptr && !event->spontaneous()) graphWindow_->hide();
}

void WatchColumn::refresh() {
    if (runView_ == nullptr) return;
    depth_->setOverview(runView_->overview());
    // The reasons of a game are found while it is shown.
    if (runView_->hasTechniques()) model_.renewRows();
    showPosition();
}

void WatchColumn::showPosition() {
    const quint64 position = playback_.position();
    // While the playback jumps, the part of the run in memory may not contain the current position.
    if (runView_ == nullptr || !runView_->timeline().holds(position)) return;
    const QScopedValueRollback quiet(following_, true);
    model_.syncRows();
    depth_->setPosition(position);
    graph_->refresh();
    if (graphWindow_ != nullptr) graphWindow_->graph().refresh();
    tree_->refresh();
    tabs_->setCounts(runView_->counts(position));
    showTechnique(position);
    const QModelIndex row = model_.index(model_.rowOf(position));
    list_->setCurrentIndex(row);
    if (row.isValid()) list_->scrollTo(row, QAbstractItemView::EnsureVisible);
    else list_->scrollToTop();
}

void WatchColumn::showTechnique(quint64 position) {
    const auto [first, end] = runView_->span();
    technique_->setTechnique(position > first && position <= end ? runView_->technique(position) : nullptr);
}

void WatchColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void WatchColumn::fit() {
    picturesInTabs_ = width() < kLeastForGraph || height() < kLowest;
    placePictures();
    narrow_ = width() < std::max(solver_->wideWidth(), tabs_->wideWidth());
    // A row that fits is half as high.
    solver_->setNarrow(width() < solver_->wideWidth());
    tabs_->setNarrow(narrow_);
    // What only sums up the run is left out where there is no room for it.
    constexpr int kSums = 110;
    const bool low = height() < minimumSizeHint().height() + kSums;
    tabs_->setLow(low);
    graph_->setLow(low || height() < kLowest);
    depth_->setVisible(!graphShown_ && !low);
}

QSize WatchColumn::minimumSizeHint() const {
    QSize least = QWidget::minimumSizeHint();
    for (const QWidget* part : std::initializer_list<const QWidget*>{depth_, graph_, tree_})
        if (!part->isHidden() && part->parentWidget() == this)
            least.rheight() -= part->minimumSizeHint().height() + layout()->spacing();
    // A column that is too narrow for the tabs of another solver changes its form, never its width. Otherwise each
    // form would ask for a width that leads to the other.
    if (!narrow_) least.setWidth(std::min(least.width(), kNarrowest));
    return least;
}

void WatchColumn::setPictures(bool graph, bool tree) {
    graphShown_ = graph;
    treeShown_ = tree;
    fit();
}

/// In a small column the pictures are among the tabs, and where there are two the tree always is.
void WatchColumn::placePictures() {
    graph_->setAlone(picturesInTabs_);
    place(*graph_, picturesInTabs_, graphShown_, tr("Graph"), tr("How reasons lead to a dead end, as a drawing."));
    place(*tree_, picturesInTabs_ || graphShown_, treeShown_, tr("Tree"), tr("All guesses of the run, as a drawing."));
}

void WatchColumn::place(QWidget& picture, bool inTabs, bool shown, const QString& title, const QString& about) {
    if (inTabs && !tabs_->has(&picture)) {
        tabs_->add(title, about, &picture);
    } else if (!inTabs && tabs_->has(&picture)) {
        tabs_->remove(&picture);
        static_cast<QVBoxLayout*>(layout())->insertWidget(layout()->indexOf(tabs_), &picture, 2);
    }
    if (inTabs) tabs_->setShown(&picture, shown);
    else picture.setVisible(shown);
}

bool WatchColumn::event(QEvent* event) {
    // Another solver has other tabs and choices.
    if (event->type() == QEvent::LayoutRequest) fit();
    return QWidget::event(event);
}

bool WatchColumn::eventFilter(QObject* watched, QEvent* event) {
    const bool chooses = watched == list_ || watched == tabs_->chooser();
    if (!chooses || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    auto& key = static_cast<QKeyEvent&>(*event);
    // The list, or the combo box in place of the tabs, handles Up and Down itself; the transport handles the other
    // keys.
    if (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down) return false;
    key.setAccepted(false);
    emit keyTyped(&key);
    return key.isAccepted();
}

} // namespace ninefold::pages
