// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/properties.h"

#include "app/dialogs/puzzle/ratingcurve.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/steps.h"
#include "app/game/game.h"
#include "app/widgets/wrappedtext.h"
#include "engine/rating/seed.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ninefold::dialogs {

Properties::Properties(const game::Game& game, int timesHelped, QWidget* parent)
    : QDialog(parent),
      form_(new QFormLayout),
      rating_(new session::PuzzleRating(this)),
      curve_(new RatingCurve(this)),
      scroll_(new QScrollArea(this)) {
    setWindowTitle(tr("Properties"));
    setAttribute(Qt::WA_DeleteOnClose);
    describePuzzle(game);
    describePlay(game, timesHelped);
    curve_->hide();
    auto* page = new QWidget(this);
    page->setLayout(form_);
    scroll_->setWidget(page);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll_, 1);
    column->addWidget(curve_);
    column->addWidget(buttons);
    setMinimumWidth(520);
    fit();
}

void Properties::fit() {
    // The height of everything around the rows: the curve and the button.
    const int around = layout()->sizeHint().height() - scroll_->sizeHint().height();
    const int inside = qMax(minimumWidth(), width()) - layout()->contentsMargins().left() * 2;
    const int wanted = form_->totalHeightForWidth(inside) + around + 4;
    const int most = parentWidget() == nullptr ? wanted : parentWidget()->height() - 60;
    resize(qMax(minimumWidth(), width()), qMin(wanted, most));
}

QLabel* Properties::addRow(const QString& name, const QString& value) {
    auto* label = new QLabel(this);
    // The text may come from a file: never interpret it as markup.
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    form_->addRow(name, label);
    fill(label, value);
    return label;
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
    const auto* name = qobject_cast<QLabel*>(form_->labelForField(label));
    label->setAccessibleName(QStringLiteral("%1: %2").arg(name->text(), value));
}

void Properties::describePuzzle(const game::Game& game) {
    const formats::Puzzle& about = game.about();
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
    addKnown(tr("Givens"), documents::numberText(game.sheet().givens.count()));
}

void Properties::describePlay(const game::Game& game, int timesHelped) {
    addKnown(tr("Cells left"), documents::numberText(game.sheet().blanks().count()));
    addKnown(tr("Moves"), documents::numberText(game.stack().index()));
    addKnown(tr("Time"), documents::clockText(game.clock().elapsedMs()));
    addKnown(tr("Help used"), timesHelped == 0 ? tr("Never") : tr("%n time(s)", nullptr, timesHelped));
}

void Properties::rate(const Grid& puzzle, const generator::Solution& solution) {
    const QString soon = tr("being rated...");
    level_ = addRow(tr("Rated level"), soon);
    explainer_ = addRow(tr("Sudoku Explainer"), soon);
    explainer_->setToolTip(documents::ratingHint());
    hodoku_ = addRow(tr("HoDoKu"), soon);
    branching_ = addRow(tr("Branching"), soon);
    techniques_ = addRow(tr("Techniques for HoDoKu"), soon);
    curve_->show();
    fit();
    connect(rating_, &session::PuzzleRating::rated, this, &Properties::showRatings);
    rating_->start(puzzle, solution);
}

void Properties::showRatings(const rating::PuzzleRatings& ratings) {
    if (ratings.level) fill(level_, documents::levelText(*ratings.level));
    if (const auto& rating = ratings.explainer) {
        const QString hardest = rating->complete ? documents::tenthsText(rating->rating) : tr("unknown");
        fill(explainer_,
             tr("ER %1, EP %2, ED %3")
                 .arg(hardest, documents::tenthsText(rating->pearl), documents::tenthsText(rating->diamond)));
        curve_->setProfile(rating->profile);
    }
    if (const auto& rating = ratings.hodoku) {
        fill(hodoku_,
             tr("%1, %2 points").arg(documents::gradeText(rating->grade), documents::numberText(rating->score)));
        fill(techniques_, documents::techniqueCounts(rating->techniques));
    }
    if (ratings.branching)
        fill(branching_, tr("%1 (%2)").arg(documents::numberText(*ratings.branching),
                                           documents::levelText(rating::seedLevel(*ratings.branching))));
    fit();
}

} // namespace ninefold::dialogs
