// SPDX-License-Identifier: MIT
#include "app/pages/finish/analysis.h"

#include "app/pages/finish/finishtext.h"
#include "app/pages/finish/timechart.h"
#include "app/pages/finish/timedstepsmodel.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/ratingdelegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

/// In a low card the list needs some of the room of the curve and of the words.
constexpr int kRoomy = 400, kLow = 270, kCurveHeight = 150, kLowCurve = 110, kLowestCurve = 72;
/// A narrow list leaves out the rating: the curve has it.
constexpr int kNarrow = 320;

} // namespace

Analysis::Analysis(QWidget* parent)
    : QWidget(parent),
      heading_(new QLabel(tr("Your steps"), this)),
      about_(new QLabel(tr("Upper bars and Rating: how hard each step was. Lower bars and Time: how long you "
                           "thought before it."),
                        this)),
      chart_(new TimeChart(this)),
      model_(new TimedStepsModel(this)),
      sorted_(new QSortFilterProxyModel(this)),
      table_(table()),
      selected_(new QLabel(this)) {
    widgets::setTextStyle(*heading_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    widgets::setTextStyle(*about_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    widgets::setTextStyle(*selected_, widgets::TextSize::Small);
    for (QLabel* label : {about_, selected_}) label->setWordWrap(true);
    selected_->setTextFormat(Qt::RichText);
    selected_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    selected_->setFocusPolicy(Qt::TabFocus);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    for (QLabel* label : {heading_, about_}) rows->addWidget(label);
    rows->addWidget(chart_);
    rows->addWidget(table_, 1);
    rows->addWidget(selected_);
    connect(selected_, &QLabel::linkActivated, this, &Analysis::practiceWanted);
    // The pointer leaves the curve: the selected step is there again.
    connect(chart_, &TimeChart::barChosen, this, [this](int bar) { emit stepPointed(bar < 0 ? step() : bar); });
    connect(chart_, &TimeChart::barClicked, this, &Analysis::select);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &Analysis::showSelected);
}

QTableView* Analysis::table() {
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(TimedStepsModel::kSortRole);
    auto* table = new QTableView(this);
    table->setModel(sorted_);
    table->setAccessibleName(tr("Your steps"));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    // The end of a technique's name must stay visible: it says in which house a single is hidden.
    table->setTextElideMode(Qt::ElideMiddle);
    table->setSortingEnabled(true);
    table->sortByColumn(TimedStepsModel::Number, Qt::AscendingOrder);
    table->verticalHeader()->hide();
    constexpr int kRow = 28;
    table->verticalHeader()->setDefaultSectionSize(qMax(kRow, fontMetrics().height() + widgets::kGap));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(TimedStepsModel::Name, QHeaderView::Stretch);
    table->setItemDelegateForColumn(TimedStepsModel::Rating, new widgets::RatingDelegate(table));
    return table;
}

void Analysis::setProfile(const std::vector<session::TimedStep>& profile) {
    profile_ = profile;
    model_->setProfile(profile);
    chart_->setProfile(profile);
    showSelected();
}

void Analysis::showLongest() {
    select(longestStep(profile_));
    table_->setFocus();
}

void Analysis::select(int step) {
    if (step < 0) return;
    table_->setCurrentIndex(sorted_->mapFromSource(model_->index(step, TimedStepsModel::Number)));
    table_->scrollTo(table_->currentIndex(), QAbstractItemView::PositionAtCenter);
}

int Analysis::step() const {
    return table_->currentIndex().isValid() ? sorted_->mapToSource(table_->currentIndex()).row() : -1;
}

void Analysis::showSelected() {
    const int index = step();
    chart_->mark(index);
    selected_->setText(index < 0 ? QString() : stepSentence(profile_, index));
    emit stepPointed(index);
}

void Analysis::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    chart_->setFixedHeight(height() >= kRoomy ? kCurveHeight : height() >= kLow ? kLowCurve : kLowestCurve);
    about_->setVisible(height() >= kRoomy);
    for (QLabel* label : {heading_, selected_}) label->setVisible(height() >= kLow);
    table_->setColumnHidden(TimedStepsModel::Rating, width() < kNarrow);
}

} // namespace ninefold::pages
