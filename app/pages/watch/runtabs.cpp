// SPDX-License-Identifier: MIT
#include "app/pages/watch/runtabs.h"

#include "app/pages/watch/jumpbutton.h"
#include "app/widgets/column.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"
#include "app/widgets/segments.h"

#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

namespace {

/// In a low column a page scrolls.
QScrollArea* scrolled(QWidget* page) {
    auto* area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return area;
}

} // namespace

RunTabs::RunTabs(session::Playback& playback, QWidget* parent)
    : QFrame(parent),
      tabs_(new widgets::Segments(tr("What to read"), this)),
      combo_(new widgets::NamedCombo(tr("What to read"), this)),
      contents_(new widgets::PageStack(this)),
      counts_(new widgets::ElidedLabel(this)),
      jumps_(new JumpButton(playback, this)),
      about_(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    // The same for all tabs, so that the board keeps its size when another is read.
    constexpr int kLeastHeight = 125;
    contents_->setMinimumHeight(kLeastHeight);
    tabs_->setCompact(true);
    combo_->hide();
    widgets::setTextStyle(*counts_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    foot_ = new QWidget(this);
    auto* foot = new QHBoxLayout(foot_);
    foot->setContentsMargins(widgets::kGap, 0, 0, 0);
    foot->addWidget(counts_, 1);
    foot->addWidget(jumps_);
    about_->setWordWrap(true);
    widgets::setTextStyle(*about_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kGap, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(tabs_);
    rows->addWidget(combo_);
    rows->addWidget(about_);
    rows->addWidget(contents_, 1);
    rows->addWidget(foot_);
    connect(tabs_, &widgets::Segments::currentChanged, this, &RunTabs::choose);
    connect(combo_, &QComboBox::activated, this,
            [this](int row) { tabs_->setCurrentIndex(combo_->itemData(row).toInt()); });
}

void RunTabs::add(const QString& title, const QString& about, QWidget* content) {
    pages_.push_back(content);
    contents_->addWidget(qobject_cast<QAbstractScrollArea*>(content) ? content : scrolled(content));
    const int index = tabs_->addTab(title);
    tabs_->setTabToolTip(index, about);
    if (index == tabs_->currentIndex()) about_->setText(about);
    fillCombo();
}

int RunTabs::indexOf(const QWidget* content) const {
    const auto found = std::ranges::find(pages_, content);
    return found == pages_.end() ? -1 : static_cast<int>(found - pages_.begin());
}

bool RunTabs::has(QWidget* content) const {
    return indexOf(content) >= 0;
}

void RunTabs::remove(QWidget* content) {
    assert(has(content));
    const int index = indexOf(content);
    if (tabs_->currentIndex() == index) tabs_->setCurrentIndex(0);
    QWidget* page = contents_->widget(index);
    contents_->removeWidget(page);
    pages_.erase(pages_.begin() + index);
    if (page != content) {
        static_cast<QScrollArea*>(page)->takeWidget();
        content->setParent(this);
        delete page;
    }
    tabs_->removeTab(index);
    fillCombo();
}

void RunTabs::choose(int index) {
    contents_->setCurrentIndex(index);
    contents_->updateGeometry();
    about_->setText(tabs_->tabToolTip(index));
    fillCombo();
    emit tabChanged();
}

/// The combo box has the tabs that are shown.
void RunTabs::fillCombo() {
    const QSignalBlocker blocker(combo_);
    combo_->clear();
    for (int index = 0; index < tabs_->count(); ++index) {
        if (!tabs_->isTabVisible(index)) continue;
        combo_->addItem(tabs_->tabText(index), index);
        combo_->setItemData(combo_->count() - 1, tabs_->tabToolTip(index), Qt::ToolTipRole);
        if (index == tabs_->currentIndex()) combo_->setCurrentIndex(combo_->count() - 1);
    }
}

void RunTabs::setShown(QWidget* content, bool shown) {
    assert(has(content));
    const int index = indexOf(content);
    if (!shown && tabs_->currentIndex() == index) tabs_->setCurrentIndex(0);
    // A setTabVisible call that changes nothing makes QTabBar forget that it must make room for another tab, and a
    // combo box that is filled again asks for another layout.
    if (shown == tabs_->isTabVisible(index)) return;
    tabs_->setTabVisible(index, shown);
    fillCombo();
}

void RunTabs::setTitle(QWidget* content, const QString& title) {
    assert(has(content));
    const int index = indexOf(content);
    if (tabs_->tabText(index) == title) return;
    tabs_->setTabText(index, title);
    fillCombo();
}

void RunTabs::show(QWidget* content) {
    assert(has(content));
    tabs_->setCurrentIndex(indexOf(content));
}

void RunTabs::showAt(int index) {
    if (index >= 0 && index < tabs_->count() && tabs_->isTabVisible(index)) tabs_->setCurrentIndex(index);
}

QWidget* RunTabs::current() const {
    return pages_.empty() ? nullptr : pages_[static_cast<std::size_t>(contents_->currentIndex())];
}

void RunTabs::setCounts(const QString& counts) {
    counts_->setLine(counts);
}

void RunTabs::setNote(std::uint32_t note) {
    jumps_->setNote(note);
}

void RunTabs::setNarrow(bool narrow) {
    narrow_ = narrow;
    tabs_->setVisible(!narrow);
    combo_->setVisible(narrow);
}

QWidget* RunTabs::chooser() const {
    return combo_;
}

int RunTabs::wideWidth() const {
    const QMargins margins = layout()->contentsMargins();
    return tabs_->minimumSizeHint().width() + margins.left() + margins.right() + 2 * frameWidth();
}

void RunTabs::setLow(bool low) {
    foot_->setVisible(!low);
    about_->setVisible(!low);
}

QSize RunTabs::minimumSizeHint() const {
    QSize least = QFrame::minimumSizeHint();
    for (const QWidget* part : std::initializer_list<const QWidget*>{foot_, about_})
        if (!part->isHidden()) least.rheight() -= part->minimumSizeHint().height() + layout()->spacing();
    return least;
}

} // namespace ninefold::pages
