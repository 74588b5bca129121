// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/properties.h"

#include "app/dialogs/puzzle/symmetrypicture.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/properties.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/verdicts.h"
#include "app/game/game.h"
#include "app/widgets/look/type.h"
#include "app/widgets/ratingcurve.h"
#include "app/widgets/wrappedtext.h"
#include "engine/rating/rule/levelrule.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::dialogs {
namespace {

/// Above the picture of a symmetry.
constexpr int kPictureGap = 6;

std::vector<widgets::RatingCurve::Bar> barsOf(const std::vector<int>& profile) {
    std::vector<widgets::RatingCurve::Bar> bars;
    bars.reserve(profile.size());
    for (const int tenths : profile) bars.push_back({tenths, static_cast<int>(rating::stepLevel(tenths))});
    return bars;
}

/// As high as its wrapped rows need, so that they scroll and are not squeezed.
class Rows : public QWidget {
public:
    using QWidget::QWidget;

    void settle() {
        setMinimumHeight(layout()->totalHeightForWidth(width()));
        layout()->activate();
    }

protected:
    bool event(QEvent* event) override {
        const bool handled = QWidget::event(event);
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) settle();
        return handled;
    }
};

} // namespace

Properties::Properties(const formats::Puzzle& puzzle, QWidget* parent) : Properties(parent) {
    describePuzzle(puzzle, formats::puzzleGrid(puzzle).givens().count());
    fit();
}

Properties::Properties(const game::Game& game, int timesHelped, QWidget* parent) : Properties(parent) {
    describePuzzle(game.about(), game.sheet().givens.count());
    describePlay(game, timesHelped);
    fit();
}

Properties::Properties(QWidget* parent)
    : QDialog(parent),
      rows_(new QGridLayout),
      rating_(new session::PuzzleRating(this)),
      search_(new session::PropertySearch(this)),
      scroll_(new QScrollArea(this)) {
    setWindowTitle(tr("Properties"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* page = new Rows(this);
    page->setLayout(rows_);
    rows_->setColumnStretch(1, 1);
    scroll_->setWidget(page);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll_, 1);
    column->addWidget(buttons);
    setMinimumWidth(520);
}

void Properties::fit() {
    // The height of everything around the rows: the curve and the button.
    const int around = layout()->sizeHint().height() - scroll_->sizeHint().height();
    const int inside = qMax(minimumWidth(), width()) - layout()->contentsMargins().left() * 2;
    const int wanted = rows_->totalHeightForWidth(inside) + around + 4;
    const int most = parentWidget() == nullptr ? wanted : parentWidget()->height() - 60;
    resize(qMax(minimumWidth(), width()), qMin(wanted, most));
    // At once, not with the next events: the rows must not be squeezed meanwhile.
    static_cast<Rows*>(scroll_->widget())->settle();
}

QLabel* Properties::valueLabel() {
    auto* label = new QLabel(this);
    // The text may come from a file: never interpret it as markup.
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QLabel* Properties::addRow(const QString& name, const QString& value) {
    QLabel* label = valueLabel();
    addField(name, label);
    fill(label, value);
    return label;
}

/// A grid, because a form layout may give a row of wrapped text less than it needs and another one more.
void Properties::addField(const QString& name, QWidget* field) {
    auto* label = new QLabel(name, this);
    label->setBuddy(field);
    const int row = rows_->rowCount();
    rows_->addWidget(label, row, 0, Qt::AlignTop);
    rows_->addWidget(field, row, 1);
}

void Properties::addKnown(const QString& name, const QString& value) {
    if (!value.isEmpty()) addRow(name, value);
}

/// Adds an address that can be copied exactly, so nothing is inserted for line breaks. The tooltip holds what does
/// not fit.
void Properties::addAddress(const QString& address) {
    QLabel* label = addRow(tr("Address"), address);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    label->setText(address);
    label->setToolTip(widgets::toolTipOf(documents::pathText(address)));
}

void Properties::fill(QLabel* label, const QString& value) {
    label->setText(widgets::breakableText(value));
    QWidget* field = rows_->indexOf(label) >= 0 ? label : label->parentWidget();
    // The name comes just before its value.
    const auto* name = qobject_cast<QLabel*>(rows_->itemAt(rows_->indexOf(field) - 1)->widget());
    label->setAccessibleName(QStringLiteral("%1: %2").arg(name->text(), value));
}

void Properties::fillLinks(QLabel* label, const QString& html, const QString& value) {
    fill(label, value);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setText(html);
}

void Properties::describePuzzle(const formats::Puzzle& about, int givens) {
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    const std::optional<rating::Level> level = rating::levelFromName(about.level);
    addKnown(tr("Name"), text(about.name));
    addKnown(tr("Level"), level ? documents::levelText(*level) : text(about.level));
    addKnown(tr("Rating"), text(about.rating));
    addKnown(tr("Author"), text(about.author));
    addKnown(tr("Source"), text(about.source));
    if (!about.url.empty()) addAddress(text(about.url));
    addKnown(tr("Date"), text(about.date));
    addKnown(tr("Comment"), text(about.comment));
    addKnown(tr("Givens"), documents::numberText(givens));
}

void Properties::describePlay(const game::Game& game, int timesHelped) {
    addKnown(tr("Cells left"), documents::numberText(game.sheet().blanks().count()));
    addKnown(tr("Moves"), documents::numberText(game.stack().index()));
    addKnown(tr("Time"), documents::clockText(game.clock().elapsedMs()));
    addKnown(tr("Help used"), timesHelped == 0 ? tr("Never") : tr("%n time(s)", nullptr, timesHelped));
}

void Properties::rate(const Grid& puzzle, const generator::Solution& solution) {
    const QString soon = tr("being rated...");
    for (const int number : rating::ratingsToRead()) addRating(number, soon);
    for (const int number : rating::ratingsToRead())
        for (const rating::RatingDetail& detail : rating::allRatings()[static_cast<std::size_t>(number)]->details)
            addDetail(number, detail, soon);
    fit();
    connect(rating_, &session::PuzzleRating::rated, this, &Properties::showRatings);
    rating_->start(puzzle, solution);
}

void Properties::search(const Grid& puzzle, const generator::Solution& solution, bool candidatesBind, NameStyle names) {
    QLabel* backdoors = addSearched(tr("Backdoors"));
    connect(search_, &session::PropertySearch::propertiesFound, this,
            [=, this](const analysis::PuzzleProperties& found) {
                assert(found.backdoors);
                fill(backdoors,
                     documents::backdoorSentence(*found.backdoors, analysis::PropertyLimits().backdoorCells, names));
                if (found.backdoors->size == 1) remark(backdoors, tr("Once it is filled in, singles solve the rest."));
                else if (found.backdoors->size != 0)
                    remark(backdoors, tr("Once these are filled in, singles solve the rest."));
            });
    if (!candidatesBind) searchGivens(puzzle, names);
    // After the rows are filled.
    connect(search_, &session::PropertySearch::propertiesFound, this, &Properties::fit);
    fit();
    search_->start(puzzle, solution, candidatesBind);
}

void Properties::searchGivens(const Grid& puzzle, NameStyle names) {
    QLabel* redundant = addSearched(tr("Redundant givens"));
    QLabel* symmetry = addSearched(tr("Symmetry with digits"));
    connect(search_, &session::PropertySearch::propertiesFound, this,
            [=, this](const analysis::PuzzleProperties& found) {
                const Cells spare = found.redundant();
                fill(redundant, documents::redundantSentence(spare, names));
                if (!spare.empty())
                    remark(redundant, tr("Any one of these could be left out, and there would still be one solution."));
                fill(symmetry, documents::automorphismSentence(found.automorphisms));
                remark(symmetry,
                       tr("A way to exchange rows and columns and to rename digits that leads to the same puzzle."));
                if (!found.automorphisms.list.empty()) drawSymmetry(symmetry, puzzle, found.automorphisms.list.front());
            });
}

QLabel* Properties::addSearched(const QString& name) {
    auto* field = new QWidget(this);
    auto* column = new QVBoxLayout(field);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    QLabel* label = valueLabel();
    column->addWidget(label);
    addField(name, field);
    fill(label, tr("searching..."));
    return label;
}

void Properties::remark(QLabel* value, const QString& text) {
    value->setAccessibleDescription((value->accessibleDescription() + u' ' + text).trimmed());
    auto* label = new QLabel(text, this);
    label->setWordWrap(true);
    widgets::setTextStyle(*label, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    value->parentWidget()->layout()->addWidget(label);
    // At once: the dialog grows by what is shown.
    label->show();
}

void Properties::drawSymmetry(QLabel* value, const Grid& puzzle, const analysis::Automorphism& symmetry) {
    auto* picture = new SymmetryPicture(this);
    picture->setSymmetry(puzzle, symmetry);
    picture->setAccessibleName(tr("Digits of one colour become each other."));
    auto* column = static_cast<QVBoxLayout*>(value->parentWidget()->layout());
    column->addSpacing(kPictureGap);
    column->addWidget(picture);
    picture->show();
    remark(value, picture->accessibleName());
}

void Properties::describeVerdict(const solve::Verdict& verdict, NameStyle names) {
    assert(verdict.status != solve::Verdict::Status::Unique);
    addRow(tr("Solutions"), documents::sentence(verdict, names));
    fit();
}

void Properties::addRating(int number, const QString& value) {
    assert(number >= 0 && number < rating::kRatingCount);
    const rating::Rating& rating = *rating::allRatings()[static_cast<std::size_t>(number)];
    QLabel* label = addRow(documents::textOfRating(rating.name), value);
    if (!rating.remark.empty()) label->setToolTip(documents::ratingRemark(rating));
    waiting_.emplace_back(number, [this, label, &rating](const rating::RatingResult& result) {
        fill(label, documents::ratingSentence(rating, result.values));
    });
}

void Properties::addDetail(int number, const rating::RatingDetail& detail, const QString& value) {
    if (detail.title.empty()) return;
    const QString title = documents::textOfRating(detail.title);
    if (detail.kind == rating::RatingDetail::Kind::Profile) {
        auto* curve = new widgets::RatingCurve(title, this);
        // Below the rows, which scroll.
        static_cast<QVBoxLayout*>(layout())->insertWidget(1, curve);
        curve->show();
        waiting_.emplace_back(
            number, [curve](const rating::RatingResult& result) { curve->setProfile(barsOf(result.profile)); });
        return;
    }
    QLabel* label = addRow(title, value);
    connect(label, &QLabel::linkActivated, this, [this](const QString& id) {
        accept();
        emit techniqueWanted(id);
    });
    waiting_.emplace_back(number, [this, label, kind = detail.kind](const rating::RatingResult& result) {
        if (kind == rating::RatingDetail::Kind::Hardest)
            fillLinks(label, documents::techniqueHtml(result.hardest), documents::techniqueText(result.hardest));
        else
            fillLinks(label, documents::techniqueCountsHtml(result.techniques),
                      documents::techniqueCounts(result.techniques));
    });
}

void Properties::showRatings(const rating::PuzzleRatings& ratings) {
    for (const auto& [number, show] : waiting_)
        if (const auto& result = ratings.results[static_cast<std::size_t>(number)]) show(*result);
    fit();
}

} // namespace ninefold::dialogs
