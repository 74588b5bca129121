// SPDX-License-Identifier: MIT
#include "app/pages/watch/stops/stopspanel.h"

#include "app/pages/watch/stops/stopeditor.h"
#include "app/pages/watch/stops/stoptext.h"
#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"
#include "app/widgets/flowlayout.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

StopsPanel::StopsPanel(session::EventRun& run, session::Playback& playback, QWidget* parent)
    : QWidget(parent),
      run_(run),
      playback_(playback),
      list_(new QListWidget(this)),
      add_(new QPushButton(tr("Add..."), this)),
      remove_(new QPushButton(tr("Remove"), this)),
      previous_(
          addArrow(tr("Previous stop"), tr("Back to where the run would have stopped before (Ctrl+\u2190)"), false)),
      next_(addArrow(tr("Next stop"), tr("On to the next place to stop (Ctrl+\u2192)"), true)) {
    using Kind = session::StopCondition::Kind;
    // The usual ones are there from the start; playing stops at none until the player wants it.
    stops_ = {{{{.kind = Kind::DeadEnd}}, false},
              {{{.kind = Kind::Note, .number = 3}}, false},
              {{{.kind = Kind::Restart}}, false}};
    list_->setAccessibleName(tr("Stops"));
    list_->setFrameShape(QFrame::NoFrame);
    for (QPushButton* button : {add_, remove_}) widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
    list_->setWordWrap(true);
    // It has the room that the buttons leave.
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    list_->setMinimumHeight(60);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* arrows = new QWidget(this);
    auto* both = new QHBoxLayout(arrows);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(previous_);
    both->addWidget(next_);
    auto* row = new widgets::FlowLayout(widgets::kGap);
    for (QWidget* part : std::initializer_list<QWidget*>{add_, remove_, arrows}) row->addWidget(part);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(list_, 1);
    rows->addLayout(row);
    connect(add_, &QPushButton::clicked, this, &StopsPanel::ask);
    connect(remove_, &QPushButton::clicked, this, &StopsPanel::remove);
    connect(list_, &QListWidget::itemChanged, this, &StopsPanel::takeChecks);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int current) { remove_->setEnabled(current >= 0); });
    fill();
}

QToolButton* StopsPanel::addArrow(const QString& name, const QString& about, bool forward) {
    QToolButton* button = widgets::newIconButton(name, about, this);
    connect(button, &QToolButton::clicked, this, [this, forward] { playback_.jump(session::Landmark::Stop, forward); });
    return button;
}

void StopsPanel::setTheme(const widgets::Theme& theme) {
    previous_->setIcon(widgets::inkIcon(QStringLiteral("stepback"), theme.palette()));
    next_->setIcon(widgets::inkIcon(QStringLiteral("stepforward"), theme.palette()));
}

void StopsPanel::setNames(NameStyle names) {
    names_ = names;
    fill();
}

void StopsPanel::fill() {
    const QSignalBlocker blocker(list_);
    const int current = list_->currentRow();
    list_->clear();
    for (const session::Stop& stop : stops_) {
        auto* item = new QListWidgetItem(stopText(stop, names_), list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(stop.on ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(item->text());
    }
    list_->setCurrentRow(std::min(current, list_->count() - 1));
    apply();
}

void StopsPanel::takeChecks() {
    for (std::size_t row = 0; row < stops_.size(); ++row)
        stops_[row].on = list_->item(static_cast<int>(row))->checkState() == Qt::Checked;
    apply();
}

void StopsPanel::apply() {
    run_.setStops(stops_);
    const bool any = std::ranges::any_of(stops_, &session::Stop::on);
    previous_->setEnabled(any);
    next_->setEnabled(any);
    remove_->setEnabled(list_->currentRow() >= 0);
}

void StopsPanel::add(const session::Stop& stop) {
    assert(!stop.conditions.empty());
    stops_.push_back(stop);
    fill();
    list_->setCurrentRow(list_->count() - 1);
}

void StopsPanel::setStops(const std::vector<session::Stop>& stops) {
    stops_ = stops;
    fill();
}

void StopsPanel::ask() {
    auto* editor = new StopEditor(cell_, names_, window());
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &QDialog::accepted, this, [this, editor] { add(editor->stop()); });
    editor->open();
}

void StopsPanel::remove() {
    const int row = list_->currentRow();
    if (row < 0) return;
    stops_.erase(stops_.begin() + row);
    fill();
}

} // namespace ninefold::pages
