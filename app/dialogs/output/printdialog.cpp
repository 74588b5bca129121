// SPDX-License-Identifier: MIT
#include "app/dialogs/output/printdialog.h"

#include "app/dialogs/batch/batchbar.h"
#include "app/dialogs/output/pagepreview.h"
#include "app/documents/text/numbers.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace ninefold::dialogs {
namespace {

/// With more puzzles than this a page holds several at first.
constexpr int kOnePerPage = 1, kSeveralPerPage = 4;
constexpr int kControlsWidth = 264;

} // namespace

PrintDialog::PrintDialog(PrintSource source, bool names, QWidget* parent)
    : QDialog(parent),
      order_{.source = std::move(source)},
      rating_(new session::ListRating(this)),
      puzzles_(new widgets::NamedCombo(tr("Puzzles"), this)),
      perPage_(new widgets::NamedCombo(tr("Puzzles on a page"), this)),
      paper_(new widgets::NamedCombo(tr("Paper"), this)),
      direction_(new widgets::NamedCombo(tr("Direction"), this)),
      solutions_(new QCheckBox(tr("&Solutions on the last page"), this)),
      facts_(new QCheckBox(tr("&Level and rating"), this)),
      progress_(new QCheckBox(tr("My &digits, marks and colours"), this)),
      preview_(new PagePreview(this)),
      pageNumber_(new QLabel(this)),
      status_(new QLabel(this)),
      bar_(new BatchBar(tr("Pages done so far"), this)) {
    setWindowTitle(tr("Print"));
    setAttribute(Qt::WA_DeleteOnClose);
    order_.options.names = names;
    if (!order_.source.games) order_.options.title = order_.source.title;
    auto* columns = new QHBoxLayout;
    columns->setSpacing(widgets::kPadding);
    columns->addWidget(controls_ = controls());
    columns->addWidget(viewer(), 1);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addWidget(bar_);
    rows->addWidget(buttons());
    resize(820, 680);
    connect(bar_, &BatchBar::cancelled, this, &PrintDialog::pagesCancelled);
    connect(rating_, &session::ListRating::ratingsFound, this, &PrintDialog::takeRatings);
    connect(preview_, &PagePreview::pageShown, this, &PrintDialog::showPageNumber);
    takeChoices();
    print_->setFocus();
}

QWidget* PrintDialog::controls() {
    auto* box = new QWidget(this);
    int width = kControlsWidth;
    for (const QCheckBox* check : {solutions_, facts_, progress_}) width = std::max(width, check->sizeHint().width());
    box->setFixedWidth(width);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kCardGap);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addSource(*form);
    addPaper(*form);
    addSwitches(*form);
    rows->addLayout(form);
    status_->setWordWrap(true);
    widgets::setTextStyle(*status_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    rows->addWidget(status_);
    rows->addStretch(1);
    return box;
}

void PrintDialog::addSource(QFormLayout& form) {
    const PrintSource& source = order_.source;
    const int all = source.list.count(), selected = static_cast<int>(source.selected.size());
    if (source.games) {
        puzzles_->addItem(tr("The one on the board"), false);
        if (all > 1) puzzles_->addItem(tr("The %n played last", "games", all), true);
    } else {
        if (selected > 0) puzzles_->addItem(tr("%n selected", "puzzles", selected), false);
        const int most = std::min(all, kMostPrinted);
        if (all > kMostPrinted) puzzles_->addItem(tr("The first %1").arg(documents::numberText(most)), true);
        else if (all > selected) puzzles_->addItem(tr("All %n of the list", "puzzles", all), true);
    }
    form.addRow(tr("P&uzzles"), puzzles_);
    for (const int count : {1, 2, 4, 6}) perPage_->addItem(documents::numberText(count), count);
    perPage_->setCurrentIndex(perPage_->findData(!source.games && selected > 1 ? kSeveralPerPage : kOnePerPage));
    form.addRow(tr("Puzzles on a pa&ge"), perPage_);
}

void PrintDialog::addPaper(QFormLayout& form) {
    paper_->addItem(tr("A4"), QPageSize::A4);
    paper_->addItem(tr("Letter"), QPageSize::Letter);
    paper_->setCurrentIndex(paper_->findData(widgets::usualPaper().pageSize().id()));
    direction_->addItem(tr("Portrait"), QPageLayout::Portrait);
    direction_->addItem(tr("Landscape"), QPageLayout::Landscape);
    form.addRow(tr("P&aper"), paper_);
    form.addRow(tr("Di&rection"), direction_);
    for (widgets::NamedCombo* combo : {puzzles_, perPage_, paper_, direction_})
        connect(combo, &QComboBox::currentIndexChanged, this, &PrintDialog::takeChoices);
}

void PrintDialog::addSwitches(QFormLayout& form) {
    facts_->setChecked(true);
    facts_->setToolTip(tr("Puzzles without a rating are rated while this dialog is open."));
    // A lone game is printed to be solved, not to be looked up.
    solutions_->setChecked(!order_.source.games);
    progress_->setVisible(order_.source.games);
    for (QCheckBox* check : {solutions_, facts_, progress_}) {
        connect(check, &QCheckBox::toggled, this, &PrintDialog::takeChoices);
        form.addRow(check);
    }
}

QWidget* PrintDialog::viewer() {
    auto* box = new QWidget(this);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(preview_, 1);
    const auto turner = [this](const QString& name, const char* icon, int by) {
        auto* button = new QPushButton(this);
        button->setAccessibleName(name);
        button->setToolTip(name);
        button->setIcon(widgets::inkIcon(QString::fromLatin1(icon), palette()));
        button->setAutoDefault(false);
        widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
        connect(button, &QPushButton::clicked, this, [this, by] { preview_->showPage(preview_->page() + by); });
        return button;
    };
    back_ = turner(tr("Previous page"), "stepback", -1);
    forward_ = turner(tr("Next page"), "stepforward", 1);
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(back_);
    line->addWidget(pageNumber_);
    line->addWidget(forward_);
    line->addStretch(1);
    rows->addLayout(line);
    return box;
}

QDialogButtonBox* PrintDialog::buttons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    print_ = buttons->addButton(tr("&Print..."), QDialogButtonBox::AcceptRole);
    pdf_ = buttons->addButton(tr("Save as PD&F..."), QDialogButtonBox::ActionRole);
    print_->setDefault(true);
    connect(print_, &QPushButton::clicked, this, &PrintDialog::printerWanted);
    connect(pdf_, &QPushButton::clicked, this, &PrintDialog::pdfWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QPageLayout PrintDialog::paper() const {
    QPageLayout layout = widgets::usualPaper();
    layout.setPageSize(QPageSize(static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt())));
    layout.setOrientation(static_cast<QPageLayout::Orientation>(direction_->currentData().toInt()));
    return layout;
}

std::vector<int> PrintDialog::chosenNumbers() const {
    if (!puzzles_->currentData().toBool()) return order_.source.selected;
    std::vector<int> numbers = order_.source.list.order;
    if (numbers.size() > kMostPrinted) numbers.resize(kMostPrinted);
    return numbers;
}

void PrintDialog::takeChoices() {
    const std::vector<int> before = order_.numbers;
    order_.numbers = chosenNumbers();
    order_.options.perPage = perPage_->currentData().toInt();
    order_.options.solutions = solutions_->isChecked();
    order_.progress = progress_->isChecked();
    const bool rates = facts_->isChecked() && (!order_.facts || before != order_.numbers);
    order_.facts = facts_->isChecked();
    if (!order_.facts) {
        rating_->stop();
        status_->clear();
    } else if (rates) rate();
    showPages();
}

void PrintDialog::showPages() {
    preview_->setPages(
        order_.pages(paper()), [this](int index) { return order_.puzzle(index); }, paper());
}

void PrintDialog::showPageNumber() {
    const int page = preview_->page(), pages = preview_->pages();
    pageNumber_->setText(tr("Page %1 of %2").arg(documents::numberText(page + 1), documents::numberText(pages)));
    preview_->setAccessibleDescription(pageNumber_->text());
    back_->setEnabled(page > 0);
    forward_->setEnabled(page + 1 < pages);
}

void PrintDialog::rate() {
    const std::vector<int> unrated = order_.unrated();
    toRate_ = static_cast<int>(unrated.size());
    rated_ = 0;
    status_->clear();
    if (unrated.empty()) return rating_->stop();
    status_->setText(tr("Ratings are being found: %1 of %2").arg(rated_).arg(toRate_));
    rating_->start(order_.source.list.puzzles, unrated);
}

void PrintDialog::takeRatings(const rating::ListedRatings& ratings) {
    auto& known = order_.source.list.ratings;
    known.resize(static_cast<std::size_t>(order_.source.list.count()));
    for (const auto& [number, rating] : ratings) known[static_cast<std::size_t>(number)] = rating;
    rated_ += static_cast<int>(ratings.size());
    if (rated_ < toRate_) status_->setText(tr("Ratings are being found: %1 of %2").arg(rated_).arg(toRate_));
    else status_->clear();
    showPages();
}

void PrintDialog::beginPages(int pages) {
    bar_->begin(pages);
    for (QWidget* widget : {controls_, static_cast<QWidget*>(print_), static_cast<QWidget*>(pdf_)})
        widget->setEnabled(false);
}

void PrintDialog::setDone(int pages) {
    bar_->setDone(pages);
}

void PrintDialog::endPages(const QString& sentence) {
    bar_->end();
    for (QWidget* widget : {controls_, static_cast<QWidget*>(print_), static_cast<QWidget*>(pdf_)})
        widget->setEnabled(true);
    status_->setText(sentence);
    print_->setFocus();
}

} // namespace ninefold::dialogs
