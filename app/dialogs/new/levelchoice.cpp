// SPDX-License-Identifier: MIT
#include "app/dialogs/new/levelchoice.h"

#include "app/dialogs/new/levelrow.h"
#include "app/dialogs/new/partslider.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/newpuzzles.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::dialogs {
namespace {

constexpr int kClimbRow = static_cast<int>(rating::kLevels.size()), kEdge = 12;

} // namespace

LevelChoice::LevelChoice(const std::optional<generator::Solution>& grid, QWidget* parent)
    : QFrame(parent),
      grid_(grid),
      group_(new QButtonGroup(this)),
      slider_(new PartSlider(this)),
      ofBoard_(new QCheckBox(tr("Of the grid that you have just solved"), this)) {
    setFrameShape(QFrame::StyledPanel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kEdge, widgets::kPadding - 2, kEdge, kEdge);
    rows->setSpacing(0);
    addHeader(*rows);
    for (const rating::Level level : rating::kLevels)
        addRow(*rows, static_cast<int>(level), documents::levelText(level));
    addRow(*rows, -1, tr("Hardest of a Grid"))
        ->setNeeds(tr("Searches one solved grid for its hardest puzzle, in 200 rounds."));
    rows->insertWidget(1, fold_ = makeFold());
    rows->addStretch(1);
    connect(group_, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on) choose();
    });
    connect(slider_, &PartSlider::partChosen, this, &LevelChoice::choose);
    connect(ofBoard_, &QCheckBox::toggled, this, &LevelChoice::levelChosen);
}

void LevelChoice::addHeader(QVBoxLayout& rows) {
    auto* line = new QHBoxLayout;
    line->setContentsMargins(2, 0, 14, 6);
    auto *title = new QLabel(tr("Level, and what it needs"), this), *average = new QLabel(tr("your average"), this);
    widgets::setTextStyle(*title, widgets::TextSize::Body, widgets::TextWeight::Strong);
    widgets::setTextStyle(*average, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    line->addWidget(title, 1);
    line->addWidget(average);
    rows.addLayout(line);
}

LevelRow* LevelChoice::addRow(QVBoxLayout& rows, int shape, const QString& name) {
    const int place = group_->buttons().size();
    assert(place <= kClimbRow);
    auto* row = new LevelRow(shape, name, this);
    rows_[static_cast<std::size_t>(place)] = row;
    group_->addButton(row, place);
    row->installEventFilter(this);
    connect(row, &LevelRow::playWanted, this, &LevelChoice::playWanted);
    rows.addWidget(row);
    return row;
}

QWidget* LevelChoice::makeFold() {
    auto* fold = new QWidget(this);
    auto* line = new QVBoxLayout(fold);
    line->setContentsMargins(LevelRow::kInset, 0, 14, widgets::kGap);
    line->addWidget(slider_);
    line->addWidget(ofBoard_);
    return fold;
}

int LevelChoice::chosen() const {
    return group_->checkedId();
}

bool LevelChoice::isHardestOfGrid() const {
    return chosen() == kClimbRow;
}

rating::Level LevelChoice::level() const {
    assert(!isHardestOfGrid());
    return rating::kLevels[static_cast<std::size_t>(chosen())];
}

rating::LevelPart LevelChoice::part() const {
    return slider_->part();
}

std::optional<generator::Solution> LevelChoice::grid() const {
    return ofBoard_->isChecked() ? grid_ : std::nullopt;
}

void LevelChoice::showRequest(const session::PuzzleRequest& request) {
    const QSignalBlocker quietGroup(group_), quietSlider(slider_), quietCheck(ofBoard_);
    group_->button(request.hardestOfGrid ? kClimbRow : static_cast<int>(request.level))->setChecked(true);
    slider_->setPart(request.part);
    ofBoard_->setChecked(request.grid.has_value());
    unfold();
}

void LevelChoice::choose() {
    unfold();
    emit levelChosen();
}

/// Puts the fold below the chosen row, and says what the chosen third needs.
void LevelChoice::unfold() {
    assert(chosen() >= 0);
    for (const rating::Level level : rating::kLevels) {
        LevelRow* row = rows_[static_cast<std::size_t>(level)];
        row->setNeeds(row->isChecked() ? documents::levelNeedsText(level, part()) : documents::levelNeedsText(level));
    }
    const bool climb = isHardestOfGrid();
    if (!climb) slider_->setLevel(level());
    slider_->setVisible(!climb);
    ofBoard_->setVisible(climb && grid_);
    fold_->setVisible(!climb || grid_);
    auto* rows = static_cast<QVBoxLayout*>(layout());
    LevelRow* row = rows_[static_cast<std::size_t>(chosen())];
    if (rows->indexOf(fold_) != rows->indexOf(row) + 1) {
        rows->removeWidget(fold_);
        rows->insertWidget(rows->indexOf(row) + 1, fold_);
        // The keyboard goes from the row to its slider.
        setTabOrder(row, slider_);
        setTabOrder(slider_, ofBoard_);
    }
    update();
}

void LevelChoice::setAverages(const session::AverageTimes& averages) {
    for (std::size_t level = 0; level < averages.size(); ++level)
        rows_[level]->setAverage(averages[level] ? documents::clockText(*averages[level]) : QStringLiteral("\u2013"));
}

void LevelChoice::focusChosen() {
    rows_[static_cast<std::size_t>(chosen())]->setFocus();
}

bool LevelChoice::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QFrame::eventFilter(watched, event);
}

/// When the rows move, so does what is painted below them.
bool LevelChoice::event(QEvent* event) {
    const bool handled = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest) update();
    return handled;
}

/// The chosen row and its fold share a ground.
void LevelChoice::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (chosen() < 0) return;
    const LevelRow* row = rows_[static_cast<std::size_t>(chosen())];
    const QRect area = fold_->isHidden() ? row->geometry() : row->geometry() | fold_->geometry();
    QPainter painter(this);
    const widgets::Theme& theme = widgets::themeOf(this);
    widgets::paintBox(painter, area, widgets::kControlRadius, theme[widgets::Tone::Soft], theme[widgets::Tone::Accent],
                      2);
    if (!row->hasFocus()) return;
    constexpr int kAway = widgets::kFocusDistance;
    widgets::paintBox(painter, area.adjusted(-kAway, -kAway, kAway, kAway), widgets::kControlRadius + kAway, QColor(),
                      theme[widgets::Tone::Accent], 2);
}

} // namespace ninefold::dialogs
