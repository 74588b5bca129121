// SPDX-License-Identifier: MIT
#include "app/pages/watch/watchcolumn.h"

#include "app/pages/watch/depthcurve.h"
#include "app/session/watch/playback.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"
#include "app/widgets/segments.h"
#include "engine/solve/solver.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ninefold::pages {

WatchColumn::WatchColumn(session::Playback& playback, QWidget* parent)
    : QWidget(parent),
      playback_(playback),
      title_(new QLabel(this)),
      tabs_(new widgets::Segments(tr("What to read"), this)),
      contents_(new QStackedWidget(this)),
      list_(new QListView(this)),
      counts_(new QLabel(this)),
      depth_(new DepthCurve(this)),
      buttons_(new QWidget(this)) {
    choices_ = choices();
    counts_->setWordWrap(true);
    counts_->setTextFormat(Qt::PlainText);
    widgets::setTextStyle(*title_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    widgets::setTextStyle(*counts_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    tabs_->setCompact(true);
    auto* buttons = new QGridLayout(buttons_);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(6);
    auto* back = new QPushButton(tr("Back to my game"), this);
    connect(back, &QPushButton::clicked, this, &WatchColumn::backWanted);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 8);
    rows->setSpacing(8);
    rows->addWidget(title_);
    rows->addWidget(choices_);
    rows->addWidget(runRow());
    rows->addWidget(tabs_);
    rows->addWidget(contents_, 1);
    rows->addWidget(counts_);
    rows->addWidget(depth_);
    rows->addWidget(buttons_);
    rows->addWidget(back);
    buildList();
    connect(tabs_, &widgets::Segments::currentChanged, contents_, &QStackedWidget::setCurrentIndex);
    connect(tabs_, &widgets::Segments::currentChanged, this, &WatchColumn::tabChanged);
    connect(depth_, &DepthCurve::positionWanted, &playback_, &session::Playback::goTo);
    connect(&playback_, &session::Playback::moved, this, &WatchColumn::showPosition);
    setChoosing(true, {});
    showOptions();
}

QWidget* WatchColumn::choices() {
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    auto* label = new QLabel(tr("Solver"), box);
    solver_ = new widgets::NamedCombo(tr("Solver"), box);
    label->setBuddy(solver_);
    solver_->addItem(tr("Logic"));
    for (const solve::Solver* solver : solve::eventSolvers())
        solver_->addItem(QCoreApplication::translate("Solver", std::string(solver->name).c_str()));
    decide_ = new widgets::NamedCombo(tr("Decisions"), box);
    decide_->addItems({tr("Decides on the most constrained cell"), tr("Decides by activity in conflicts")});
    prove_ = new QCheckBox(tr("Look for a second solution"), box);
    fromHere_ = new QCheckBox(tr("Begin with my digits"), box);
    grid->addWidget(label, 0, 0);
    grid->addWidget(solver_, 0, 1);
    grid->addWidget(decide_, 1, 0, 1, 2);
    grid->addWidget(prove_, 2, 0, 1, 2);
    grid->addWidget(fromHere_, 3, 0, 1, 2);
    for (widgets::NamedCombo* combo : {solver_, decide_})
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            showOptions();
            emit optionsChanged();
        });
    for (QCheckBox* check : {prove_, fromHere_})
        connect(check, &QCheckBox::toggled, this, &WatchColumn::optionsChanged);
    return box;
}

QWidget* WatchColumn::runRow() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    run_ = new QLabel(box);
    run_->setWordWrap(true);
    stop_ = new QPushButton(tr("Stop"), box);
    row->addWidget(run_, 1);
    row->addWidget(stop_);
    // Reacts to pressed(), not clicked(): assistive technology holds the button down for 100 ms.
    connect(stop_, &QPushButton::pressed, this, [this] { emit stopWanted(state_ == RunState::Running); });
    return box;
}

void WatchColumn::buildList() {
    list_->setModel(&model_);
    list_->setAccessibleName(tr("Events"));
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setMinimumHeight(60);
    list_->installEventFilter(this);
    addTab(tr("Events"), list_);
    // Only a row that the user selects moves the playback; a row that follows the playback does not.
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!following_ && current.isValid()) playback_.goTo(model_.numberOf(current.row()));
    });
}

void WatchColumn::addTab(const QString& title, QWidget* content) {
    contents_->addWidget(content);
    tabs_->addTab(title);
}

void WatchColumn::setTabShown(QWidget* content, bool shown) {
    const int index = contents_->indexOf(content);
    if (!shown && tabs_->currentIndex() == index) tabs_->setCurrentIndex(0);
    // A setTabVisible call that changes nothing makes QTabBar forget that it must make room for another tab.
    if (shown != tabs_->isTabVisible(index)) tabs_->setTabVisible(index, shown);
}

void WatchColumn::showTab(QWidget* content) {
    tabs_->setCurrentIndex(contents_->indexOf(content));
}

QWidget* WatchColumn::tab() const {
    return contents_->currentWidget();
}

WatchChoice WatchColumn::choice() const {
    return {solver_->currentIndex(), decide_->currentIndex() == 1, prove_->isChecked(), fromHere_->isChecked()};
}

void WatchColumn::showOptions() {
    const int engine = solver_->currentIndex();
    const bool search = engine > 0;
    decide_->setVisible(search && solve::eventSolvers()[static_cast<std::size_t>(engine) - 1]->choosable);
    prove_->setVisible(search);
}

void WatchColumn::setChoosing(bool choosing, const QString& title) {
    choices_->setVisible(choosing);
    title_->setVisible(!choosing);
    title_->setText(title);
}

void WatchColumn::setButtonShown(int number, bool shown) {
    buttons_->layout()->itemAt(number)->widget()->setVisible(shown);
}

void WatchColumn::setRunState(RunState state, const QString& sentence) {
    state_ = state;
    run_->setText(sentence);
    run_->setVisible(!sentence.isEmpty());
    stop_->setVisible(state != RunState::Over);
    stop_->setText(state == RunState::Running ? tr("Stop") : tr("Resume"));
}

void WatchColumn::setRunView(const session::RunView* view) {
    runView_ = view;
    const QScopedValueRollback quiet(following_, true);
    model_.setRunView(view);
    refresh();
}

void WatchColumn::setTheme(const widgets::Theme& theme) {
    model_.setTheme(theme);
    depth_->setTheme(theme);
}

void WatchColumn::refresh() {
    if (runView_ == nullptr) return;
    depth_->setOverview(runView_->overview());
    showPosition();
}

void WatchColumn::showPosition() {
    const quint64 position = playback_.position();
    // While the playback jumps, the part of the run in memory may not contain the current position.
    if (runView_ == nullptr || !runView_->timeline().holds(position)) return;
    const QScopedValueRollback quiet(following_, true);
    model_.syncRows();
    depth_->setPosition(position);
    counts_->setText(runView_->counts(position));
    const QModelIndex row = model_.index(model_.rowOf(position));
    list_->setCurrentIndex(row);
    if (row.isValid()) list_->scrollTo(row, QAbstractItemView::EnsureVisible);
    else list_->scrollToTop();
}

int WatchColumn::addButton(const QString& text, const QString& hint, std::function<void()> run) {
    auto* button = new QPushButton(text, buttons_);
    button->setToolTip(hint);
    connect(button, &QPushButton::clicked, this, std::move(run));
    auto* grid = static_cast<QGridLayout*>(buttons_->layout());
    const int count = grid->count();
    grid->addWidget(button, count / 2, count % 2);
    return count;
}

bool WatchColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    auto& key = static_cast<QKeyEvent&>(*event);
    // The list handles Up and Down itself; the transport handles the other keys.
    if (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down) return false;
    key.setAccepted(false);
    emit keyTyped(&key);
    return key.isAccepted();
}

} // namespace ninefold::pages
