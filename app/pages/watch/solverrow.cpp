// SPDX-License-Identifier: MIT
#include "app/pages/watch/solverrow.h"

#include "app/pages/watch/runoptions.h"
#include "app/pages/watch/speedcontrol.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/runworker.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"
#include "app/widgets/wrappedtext.h"
#include "engine/solve/solver.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace ninefold::pages {

SolverRow::SolverRow(session::Playback& playback, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      solver_(new widgets::NamedCombo(tr("Solver"), this)),
      decide_(new widgets::NamedCombo(tr("How it guesses"), this)),
      speed_(new SpeedControl(playback, this)),
      options_(new RunOptions(playback, this)) {
    widgets::setTextStyle(*title_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    solver_->setToolTip(tr("Who solves the puzzle"));
    solver_->addItem(tr("Logic"));
    for (const solve::Solver* solver : solve::eventSolvers()) {
        solver_->addItem(QCoreApplication::translate("Solver", std::string(solver->name).c_str()));
        const QString about = QCoreApplication::translate("Solver", std::string(solver->about).c_str());
        solver_->setItemData(solver_->count() - 1, widgets::toolTipOf(about), Qt::ToolTipRole);
    }
    fillChoices();
    decide_->setToolTip(tr("Where it guesses when nothing follows any more"));
    for (widgets::NamedCombo* combo : {solver_, decide_}) {
        combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        combo->setFocusPolicy(Qt::TabFocus);
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            showOptions();
            emit optionsChanged();
        });
    }
    // The longest name of a solver would take the room of the other choice, which is hidden then.
    solver_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    solver_->setMinimumContentsLength(4);
    // A combo box reckons with a narrower arrow than the style paints.
    constexpr int kArrowAndSides = 44;
    const int shortest = qMax(fontMetrics().horizontalAdvance(QStringLiteral("CDCL")),
                              fontMetrics().horizontalAdvance(solver_->itemText(0)));
    solver_->setMinimumWidth(shortest + kArrowAndSides);
    for (int item = 0; item < decide_->count(); ++item)
        decide_->setMinimumWidth(
            qMax(decide_->minimumWidth(), fontMetrics().horizontalAdvance(decide_->itemText(item)) + kArrowAndSides));
    connect(options_, &RunOptions::optionsChanged, this, &SolverRow::optionsChanged);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(widgets::kGap);
    grid->addWidget(title_, 0, 0, 1, 2);
    grid->addWidget(solver_, 0, 0);
    grid->addWidget(decide_, 0, 1);
    grid->addWidget(speed_, 0, 2);
    grid->addWidget(options_, 0, 3);
    showOptions();
}

void SolverRow::setNarrow(bool narrow) {
    if (narrow == narrow_) return;
    narrow_ = narrow;
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->removeWidget(speed_);
    grid->removeWidget(options_);
    grid->addWidget(speed_, narrow ? 1 : 0, narrow ? 0 : 2);
    grid->addWidget(options_, narrow ? 1 : 0, narrow ? 1 : 3, narrow ? Qt::AlignRight : Qt::Alignment());
}

int SolverRow::wideWidth() const {
    int width = -widgets::kGap;
    for (const QWidget* part : std::initializer_list<const QWidget*>{title_, solver_, decide_, speed_, options_})
        if (!part->isHidden()) width += widgets::kGap + std::max(part->minimumWidth(), part->minimumSizeHint().width());
    return width;
}

void SolverRow::fillChoices() {
    for (const auto& text : solve::choiceTexts()) {
        decide_->addItem(QCoreApplication::translate("Choice", text.name.data()), static_cast<int>(text.what));
        const QString about = QCoreApplication::translate("Choice", text.about.data());
        decide_->setItemData(decide_->count() - 1, widgets::toolTipOf(about), Qt::ToolTipRole);
    }
}

const solve::Solver* SolverRow::solver() const {
    const int engine = solver_->currentIndex();
    return engine > 0 ? solve::eventSolvers()[static_cast<std::size_t>(engine) - 1] : nullptr;
}

QString SolverRow::solverName() const {
    return solver_->currentText();
}

bool SolverRow::hasKeyboard() const {
    const QWidget* focus = window()->focusWidget();
    return focus == solver_ || focus == decide_;
}

WatchChoice SolverRow::choice() const {
    return {.engine = solver_->currentIndex(),
            .choice = static_cast<solve::Choice>(decide_->currentData().toInt()),
            .switches = options_->switches(),
            .seed = options_->seed(),
            .prove = options_->proves(),
            .fromHere = options_->startsHere()};
}

void SolverRow::take(const session::RunRequest& request) {
    const QSignalBlocker quietSolver(solver_), quietDecide(decide_);
    const auto solvers = solve::eventSolvers();
    solver_->setCurrentIndex(1 + static_cast<int>(std::ranges::find(solvers, request.solver) - solvers.begin()));
    decide_->setCurrentIndex(decide_->findData(static_cast<int>(request.options.choice)));
    options_->take(request.options.proof == solve::Proof::Reported, request.options.switches, request.options.seed);
    showOptions();
}

void SolverRow::setChoice(const WatchChoice& choice) {
    const QSignalBlocker quietSolver(solver_), quietDecide(decide_);
    solver_->setCurrentIndex(choice.engine);
    decide_->setCurrentIndex(decide_->findData(static_cast<int>(choice.choice)));
    options_->take(choice.prove, choice.switches, choice.seed);
    options_->setStartsHere(choice.fromHere);
    showOptions();
}

void SolverRow::showOptions() {
    const solve::Solver* search = choosing_ ? solver() : nullptr;
    const bool chooses = search != nullptr && !search->choices.empty();
    decide_->setVisible(chooses);
    options_->offer(choosing_, search != nullptr, search ? search->switches : solve::Switches(),
                    chooses && choice().choice == solve::Choice::Random);
}

void SolverRow::setChoosing(bool choosing, const QString& title) {
    choosing_ = choosing;
    solver_->setVisible(choosing);
    title_->setVisible(!choosing);
    title_->setText(title);
    showOptions();
}

} // namespace ninefold::pages
