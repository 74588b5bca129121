// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/reasonsheet.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/verdicts.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/type.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::dialogs {
namespace {

using session::Reasons;

QString titleOf(Reasons::Answer answer) {
    switch (answer) {
    case Reasons::Answer::One:
        return ReasonSheet::tr("Why One Solution?");
    case Reasons::Answer::None:
        return ReasonSheet::tr("Why No Solution?");
    case Reasons::Answer::Several:
        return ReasonSheet::tr("Why Several Solutions?");
    }
    return {};
}

} // namespace

ReasonSheet::ReasonSheet(const Grid& grid, bool candidatesBind, const widgets::Theme& theme, NameStyle names,
                         QWidget* parent)
    : QDialog(parent),
      grid_(grid),
      names_(names),
      work_(new session::SolutionReasons(this)),
      title_(new QLabel(this)),
      text_(new QLabel(tr("Looking for the reasons..."), this)),
      board_(new widgets::BoardView(this)),
      turning_(buildTurning()) {
    setWindowTitle(tr("Explain the Solutions"));
    setAttribute(Qt::WA_DeleteOnClose);
    widgets::setTextStyle(*title_, widgets::TextSize::Display, widgets::TextWeight::Strong);
    title_->hide();
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    board_->setAccessibleName(tr("What the reasons are about"));
    board_->setTheme(theme);
    board_->setMinimumSize(280, 280);
    board_->setFrame(bareFrame({}));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(title_);
    rows->addWidget(text_);
    rows->addWidget(board_, 1);
    rows->addWidget(turning_);
    rows->addWidget(buttons);
    resize(520, 680);
    connect(work_, &session::SolutionReasons::reasonsFound, this, &ReasonSheet::take);
    work_->start(grid, candidatesBind);
}

/// The way from one set of givens to the next.
QWidget* ReasonSheet::buildTurning() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    previous_ = new QPushButton(tr("&Previous"), box);
    next_ = new QPushButton(tr("&Next"), box);
    place_ = new QLabel(box);
    for (QPushButton* button : {previous_, next_}) {
        button->setAutoDefault(false);
        widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
    }
    row->addWidget(previous_);
    row->addWidget(next_);
    row->addWidget(place_, 1);
    connect(previous_, &QPushButton::clicked, this, [this] { turn(-1); });
    connect(next_, &QPushButton::clicked, this, [this] { turn(1); });
    box->hide();
    return box;
}

const logic::Frame& ReasonSheet::frame() const {
    return board_->frame();
}

QString ReasonSheet::sentence() const {
    return text_->text();
}

void ReasonSheet::take(const session::Reasons& reasons) {
    reasons_ = reasons;
    title_->setText(titleOf(reasons.answer));
    title_->show();
    turning_->setVisible(reasons.contradictions.size() > 1);
    show(0);
}

void ReasonSheet::show(int page) {
    const int pages = std::max(1, static_cast<int>(reasons_.contradictions.size()));
    assert(page >= 0 && page < pages);
    page_ = page;
    previous_->setEnabled(page > 0);
    next_->setEnabled(page + 1 < pages);
    place_->setText(
        (reasons_.complete ? tr("Set %1 of %2") : tr("Set %1 of the %2 smallest")).arg(page + 1).arg(pages));
    text_->setText(textOf(page));
    board_->setFrame(frameOf(page));
}

QString ReasonSheet::uniqueText() const {
    const QString proof = reasons_.guesses == 0
                              ? tr("No guess is needed: everything follows from the givens.")
                              : tr("Proof of uniqueness: %Ln note(s).", nullptr, static_cast<int>(reasons_.notes)) +
                                    u' ' +
                                    tr("CDCL runs into %Ln dead end(s), and its notes leave only one solution.",
                                       nullptr, static_cast<int>(reasons_.deadEnds));
    const int givens = reasons_.givens.count(), spare = givens - reasons_.needed.count();
    if (spare == 0)
        return proof + u' ' + tr("Every given is needed: without any of them there would be another solution.");
    return proof + u' ' +
           tr("%1 of the %2 givens are enough for it; the faded ones could be left out together.")
               .arg(givens - spare)
               .arg(givens);
}

QString ReasonSheet::textOf(int page) const {
    switch (reasons_.answer) {
    case Reasons::Answer::One:
        return uniqueText();
    case Reasons::Answer::Several:
        return reasons_.exchange ? documents::exchangeSentence(reasons_.exchange->cells, names_)
                                 : tr("There is more than one solution.");
    case Reasons::Answer::None:
        break;
    }
    if (reasons_.contradictions.empty()) return tr("The givens leave no solution.");
    const Reasons::Contradiction& one = reasons_.contradictions[static_cast<std::size_t>(page)];
    return documents::contradictionSentence(one.givens, one.end, names_);
}

logic::Frame ReasonSheet::bareFrame(Cells faded) const {
    logic::Frame frame;
    frame.names = names_;
    frame.givens = Cells::all() - grid_.blanks();
    frame.faded = faded;
    for (const Cell cell : frame.givens) frame.cells[cell].value = static_cast<std::uint8_t>(grid_.value(cell));
    return frame;
}

logic::Frame ReasonSheet::frameOf(int page) const {
    if (reasons_.answer == Reasons::Answer::One) return bareFrame(reasons_.givens - reasons_.needed);
    if (reasons_.exchange) {
        const solve::Exchange& exchange = *reasons_.exchange;
        logic::Frame frame = bareFrame(Cells::all() - exchange.cells);
        for (const Cell cell : exchange.cells) {
            const Digit one = exchange.one[cell], other = exchange.other[cell];
            frame.cells[cell].candidates = Digits::of(one) | Digits::of(other);
            frame.marks.push_back({logic::Role::On, {cell, one}});
            frame.marks.push_back({logic::Role::Off, {cell, other}});
        }
        return frame;
    }
    if (reasons_.contradictions.empty()) return bareFrame({});
    const Reasons::Contradiction& set = reasons_.contradictions[static_cast<std::size_t>(page)];
    Cells shown = set.givens;
    logic::Frame frame = bareFrame({});
    for (const auto& step : set.end.consequences) {
        if (!step.literal.positive()) continue;
        const Cell cell = step.literal.cell();
        frame.cells[cell].value = static_cast<std::uint8_t>(step.literal.digit());
        frame.solver.add(cell);
        shown.add(cell);
    }
    for (const Cell cell : set.givens) frame.marks.push_back({logic::Role::On, {cell, 0}});
    if (set.end.kind == solve::DeadEnd::Kind::NoDigit) frame.dead = Cells::of(set.end.cell), shown.add(set.end.cell);
    if (set.end.house >= 0) frame.deadHouse = set.end.house;
    frame.faded = Cells::all() - shown;
    return frame;
}

} // namespace ninefold::dialogs
