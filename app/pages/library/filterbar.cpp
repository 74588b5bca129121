// SPDX-License-Identifier: MIT
#include "app/pages/library/filterbar.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/steps.h"
#include "app/pages/library/dropframe.h"
#include "app/pages/library/filterchip.h"
#include "app/pages/library/morefilters.h"
#include "app/pages/library/sortbutton.h"
#include "app/widgets/flowlayout.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <utility>

namespace ninefold::pages {
namespace {

/// The range of Sudoku Explainer's ratings, in tenths.
constexpr int kLeastEr = 10, kMostEr = 120;
/// A narrower bar has no room for the order beside the search.
constexpr int kNarrow = 560;

QString rangeText(const session::LibraryFilter& filter) {
    if (filter.leastEr == 0 && filter.mostEr == 0) return {};
    const int least = filter.leastEr == 0 ? kLeastEr : filter.leastEr;
    const int most = filter.mostEr == 0 ? kMostEr : filter.mostEr;
    return FilterBar::tr("ER %1\u2013%2", "range of ratings")
        .arg(documents::tenthsText(least), documents::tenthsText(most));
}

QDoubleSpinBox* ratingField(const QString& name, int tenths, QWidget* parent) {
    auto* field = new QDoubleSpinBox(parent);
    field->setDecimals(1);
    field->setSingleStep(0.1);
    field->setRange(kLeastEr / 10.0, kMostEr / 10.0);
    field->setValue(tenths / 10.0);
    field->setAccessibleName(name);
    field->setMinimumWidth(96);
    return field;
}

} // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent),
      search_(new QLineEdit(this)),
      order_(new SortButton(this)),
      level_(new FilterChip(tr("Level"), this)),
      rating_(new FilterChip(tr("Rating"), this)),
      technique_(new FilterChip(tr("Technique"), this)),
      tag_(new FilterChip(tr("Tag"), this)),
      more_(new FilterChip(tr("More", "filters"), this)),
      unsolved_(new QCheckBox(tr("Unsolved"), this)),
      counts_(new QLabel(this)),
      ratingFrame_(new DropFrame(this)),
      techniqueFrame_(new DropFrame(this)),
      moreFrame_(new DropFrame(this)),
      moreFilters_(new MoreFilters(moreFrame_)),
      techniqueList_(new QListWidget(techniqueFrame_)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kCardGap);
    rows->addLayout(searchRow());
    rows->addLayout(chips_ = chips());
    auto* fields = new QVBoxLayout(ratingFrame_);
    fields->addWidget(ratingFields());
    auto* more = new QVBoxLayout(moreFrame_);
    more->addWidget(moreFilters_);
    connect(moreFilters_, &MoreFilters::filterChanged, this, [this] {
        moreFilters_->addTo(filter_);
        showChoices();
        emit filterChanged();
    });
    auto* list = new QVBoxLayout(techniqueFrame_);
    list->setContentsMargins(4, 4, 4, 4);
    list->addWidget(techniqueList_);
    techniqueList_->setFrameShape(QFrame::NoFrame);
    techniqueList_->setAccessibleName(tr("Technique"));
    techniqueList_->setMinimumSize(260, 320);
    connect(techniqueList_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        techniqueFrame_->close();
        const int row = techniqueList_->row(item);
        setTechnique(row == 0 ? nullptr : techniques_[static_cast<std::size_t>(row - 1)]);
    });
    connect(techniqueList_, &QListWidget::itemClicked, techniqueList_, &QListWidget::itemActivated);
    showChoices();
}

QLayout* FilterBar::searchRow() {
    search_->setPlaceholderText(tr("Search by number, name or digits"));
    search_->setAccessibleName(tr("Search"));
    search_->setClearButtonEnabled(true);
    search_->addAction(widgets::inkIcon(QStringLiteral("search"), palette()), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_.text = text;
        emit filterChanged();
    });
    connect(order_, &SortButton::orderChosen, this, &FilterBar::filterChanged);
    searchRow_ = new QHBoxLayout;
    searchRow_->setSpacing(widgets::kGap);
    searchRow_->addWidget(search_, 1);
    searchRow_->addWidget(order_);
    return searchRow_;
}

QLayout* FilterBar::chips() {
    widgets::setTextStyle(*counts_, widgets::TextSize::Body, widgets::TextWeight::Normal, true);
    counts_->setTextFormat(Qt::RichText);
    auto* line = new widgets::FlowLayout(widgets::kGap);
    for (QWidget* widget :
         {static_cast<QWidget*>(level_), static_cast<QWidget*>(rating_), static_cast<QWidget*>(technique_),
          static_cast<QWidget*>(tag_), static_cast<QWidget*>(more_), static_cast<QWidget*>(unsolved_),
          static_cast<QWidget*>(counts_)})
        line->addWidget(widget);
    tag_->hide();
    connect(tag_, &FilterChip::openWanted, this, &FilterBar::openTags);
    connect(tag_, &FilterChip::clearWanted, this, [this] { setTag({}); });
    connect(more_, &FilterChip::openWanted, this, [this] { moreFrame_->openBelow(*more_, moreFilters_->first()); });
    connect(more_, &FilterChip::clearWanted, moreFilters_, &MoreFilters::clear);
    connect(level_, &FilterChip::openWanted, this, &FilterBar::openLevels);
    connect(level_, &FilterChip::clearWanted, this, [this] { setLevel(std::nullopt); });
    connect(rating_, &FilterChip::openWanted, this, [this] { ratingFrame_->openBelow(*rating_, *least_); });
    connect(rating_, &FilterChip::clearWanted, this, [this] { setRating(0, 0); });
    connect(technique_, &FilterChip::openWanted, this, &FilterBar::openTechniques);
    connect(technique_, &FilterChip::clearWanted, this, [this] { setTechnique(nullptr); });
    connect(unsolved_, &QCheckBox::toggled, this, [this](bool on) {
        filter_.unsolved = on;
        emit filterChanged();
    });
    return line;
}

QWidget* FilterBar::ratingFields() {
    auto* box = new QWidget(ratingFrame_);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    least_ = ratingField(tr("Least rating"), kLeastEr, box);
    most_ = ratingField(tr("Highest rating"), kMostEr, box);
    form->addRow(tr("From"), least_);
    form->addRow(tr("To"), most_);
    const auto take = [this] {
        // At the end of the range there is no bound, which also shows puzzles that were not rated.
        const int least = qRound(least_->value() * 10), most = qRound(most_->value() * 10);
        setRating(least == kLeastEr ? 0 : least, most == kMostEr ? 0 : most);
    };
    connect(least_, &QDoubleSpinBox::valueChanged, this, take);
    connect(most_, &QDoubleSpinBox::valueChanged, this, take);
    return box;
}

void FilterBar::offerTags(const QStringList& tags) {
    tags_ = tags;
    tag_->setVisible(!tags.isEmpty() || !filter_.tag.isEmpty());
}

void FilterBar::openTags() {
    auto* menu = new QMenu(tag_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, const QString& tag) {
        QAction* entry = menu->addAction(text, this, [this, tag] { setTag(tag); });
        entry->setCheckable(true);
        entry->setChecked(filter_.tag == tag);
    };
    add(tr("Any Tag"), {});
    for (const QString& tag : std::as_const(tags_)) add(documents::menuText(tag), tag);
    menu->popup(tag_->mapToGlobal(QPoint(0, tag_->height() + 2)));
}

void FilterBar::setTag(const QString& tag) {
    filter_.tag = tag;
    showChoices();
    emit filterChanged();
}

void FilterBar::openLevels() {
    auto* menu = new QMenu(level_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, std::optional<rating::Level> level) {
        QAction* entry = menu->addAction(text, this, [this, level] { setLevel(level); });
        entry->setCheckable(true);
        entry->setChecked(filter_.level == level);
    };
    add(tr("Any Level"), std::nullopt);
    for (const rating::Level level : rating::kLevels) add(documents::levelText(level), level);
    menu->popup(level_->mapToGlobal(QPoint(0, level_->height() + 2)));
}

void FilterBar::openTechniques() {
    techniqueList_->clear();
    techniqueList_->addItem(tr("Any Technique"));
    for (const logic::Technique* technique : techniques_) techniqueList_->addItem(documents::techniqueName(*technique));
    const auto here = std::ranges::find(techniques_, filter_.technique);
    techniqueList_->setCurrentRow(here == techniques_.end() ? 0 : static_cast<int>(here - techniques_.begin()) + 1);
    techniqueFrame_->openBelow(*technique_, *techniqueList_);
}

void FilterBar::setLevel(std::optional<rating::Level> level) {
    filter_.level = level;
    showChoices();
    emit filterChanged();
}

void FilterBar::setTechnique(const logic::Technique* technique) {
    filter_.technique = technique;
    showChoices();
    emit filterChanged();
}

void FilterBar::setRating(int leastEr, int mostEr) {
    filter_.leastEr = leastEr;
    filter_.mostEr = mostEr;
    showChoices();
    emit filterChanged();
}

void FilterBar::showChoices() {
    level_->setChoice(filter_.level ? documents::levelText(*filter_.level) : QString());
    rating_->setChoice(rangeText(filter_));
    technique_->setChoice(filter_.technique == nullptr ? QString() : documents::techniqueName(*filter_.technique));
    tag_->setChoice(documents::oneLine(filter_.tag));
    more_->setChoice(MoreFilters::textOf(filter_));
    const QSignalBlocker quietLeast(least_), quietMost(most_);
    least_->setValue((filter_.leastEr == 0 ? kLeastEr : filter_.leastEr) / 10.0);
    most_->setValue((filter_.mostEr == 0 ? kMostEr : filter_.mostEr) / 10.0);
}

void FilterBar::offerLevels(bool offered) {
    level_->setVisible(offered);
    if (offered || !filter_.level) return;
    filter_.level.reset();
    showChoices();
}

void FilterBar::offerTechniques(const std::vector<const logic::Technique*>& techniques) {
    techniques_ = techniques;
    technique_->setVisible(!techniques.empty() || filter_.technique != nullptr);
}

void FilterBar::setCounts(int shown, int total) {
    const QString all = documents::numberText(total);
    counts_->setText(shown == total ? tr("%1 puzzles").arg(QStringLiteral("<b>%1</b>").arg(all))
                                    : tr("%1 of %2", "number of puzzles shown, and of all")
                                          .arg(QStringLiteral("<b>%1</b>").arg(documents::numberText(shown)), all));
}

QString FilterBar::counts() const {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    return counts_->text().remove(tags);
}

void FilterBar::setFilter(const session::LibraryFilter& filter) {
    const QSignalBlocker quietSearch(search_), quietUnsolved(unsolved_);
    filter_ = filter;
    search_->setText(filter.text);
    unsolved_->setChecked(filter.unsolved);
    // Says that the filter has changed.
    moreFilters_->take(filter);
}

void FilterBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = width() < kNarrow;
    if (std::exchange(narrow_, narrow) == narrow) return;
    (narrow ? chips_ : searchRow_)->addWidget(order_);
    // The counts stay last.
    chips_->addWidget(counts_);
}

void FilterBar::addBefore(QWidget* widget) {
    searchRow_->insertWidget(0, widget);
}

void FilterBar::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void FilterBar::type(const QString& text) {
    search_->setFocus(Qt::OtherFocusReason);
    search_->end(false);
    search_->insert(text);
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            emit resultsWanted();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ninefold::pages
