// SPDX-License-Identifier: MIT
#include "app/pages/steps/stepspage.h"

#include "app/documents/text/steps.h"
#include "app/pages/pagedeck.h"
#include "app/pages/steps/pathtable.h"
#include "app/pages/steps/stepexplanation.h"
#include "app/pages/steps/stepsmodel.h"
#include "app/pages/steps/steptree.h"
#include "app/pages/steps/steptreemodel.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"
#include "app/widgets/keybutton.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/ratingcurve.h"
#include "engine/rating/rule/levelrule.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace ninefold::pages {
namespace {

StepsPage& stepsOf(Page& page) {
    return static_cast<StepsPage&>(page);
}

constexpr PageAction kActions[] = {
    {{.id = "allsteps",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "All &Steps"),
      .keys = "Shift+H",
      .separatorBefore = true,
      .about = QT_TRANSLATE_NOOP("Actions", "Every step that is possible now."),
      .after = "why"},
     [](Page& page) { stepsOf(page).open(true); }},
    {{.id = "path",
      .menu = MenuId::Hint,
      .text = QT_TRANSLATE_NOOP("Actions", "Solution &Path"),
      .keys = "Ctrl+H",
      .about = QT_TRANSLATE_NOOP("Actions", "All steps from here to the solution, one after the other."),
      .after = "allsteps"},
     [](Page& page) { stepsOf(page).open(false); }},
};

} // namespace

const PageSpec stepsPage{
    .id = "steps",
    .title = QT_TRANSLATE_NOOP("Pages", "Steps"),
    .make = [](const PageContext& context, QWidget* parent) -> Page* { return new StepsPage(context, parent); },
    .actions = kActions};

StepsPage::StepsPage(const PageContext& context, QWidget* parent)
    : QWidget(parent), context_(context), model_(new StepsModel(this)), allModel_(new StepTreeModel(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addLayout(switches());
    rows->addWidget(lists(), 1);
    rows->addWidget(curve_ = new widgets::RatingCurve(tr("Ratings of the steps"), this));
    rows->addWidget(explanation_ = new StepExplanation(context, this));
    rows->addLayout(footer());
    connectLists();
    connectController();
    setNames(context.session.settings().names);
    showAll(false);
}

void StepsPage::connectLists() {
    connect(model_, &StepsModel::rowsInserted, this, &StepsPage::enableButtons);
    connect(model_, &StepsModel::rowsInserted, this, &StepsPage::selectWanted);
    connect(model_, &StepsModel::modelReset, this, &StepsPage::enableButtons);
    connect(allModel_, &StepTreeModel::rowsInserted, this, [this](const QModelIndex& line) {
        if (!line.isValid()) enableButtons();
        selectWanted();
    });
    connect(allModel_, &StepTreeModel::modelReset, this, [this] {
        enableButtons();
        // The selected line is gone, because the list shows other lines now.
        if (showsAll()) controller().dropDrawing();
    });
    connect(table_, &PathTable::currentStepChanged, this, [this] {
        enableButtons();
        const int index = table_->currentStep();
        curve_->setCurrent(index);
        if (index >= 0) controller().choosePathStep(index);
    });
    connect(curve_, &widgets::RatingCurve::stepClicked, table_, &PathTable::select);
    connect(tree_, &StepTree::stepChosen, this, [this](const logic::Step& step) {
        enableButtons();
        controller().chooseStep(step);
    });
    connect(explanation_, &StepExplanation::demonstrationMoved, this, &StepsPage::draw);
    connect(filter_, &QLineEdit::textChanged, table_, &PathTable::setFilter);
    connect(filter_, &QLineEdit::textChanged, allModel_, &StepTreeModel::setFilter);
    connect(filter_, &QLineEdit::textChanged, this, &StepsPage::showSaid);
    connect(new QShortcut(Qt::Key_Down, filter_, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this,
            &StepsPage::enterList);
}

session::StepsController& StepsPage::controller() const {
    return context_.session.steps();
}

void StepsPage::connectController() {
    session::StepsController& steps = controller();
    connect(&steps, &session::StepsController::pathCleared, this, &StepsPage::clearPath);
    connect(&steps, &session::StepsController::pathGrew, this,
            [this](const logic::Step& step) { model_->append({step}); });
    // Once the path is complete, not for each of its steps.
    connect(&steps, &session::StepsController::searchReported, this, &StepsPage::showCurve);
    connect(&steps, &session::StepsController::allCleared, this, &StepsPage::clearAll);
    connect(&steps, &session::StepsController::stepsFound, this,
            [this](const session::StepBatch& found) { allModel_->append(found); });
    connect(&steps, &session::StepsController::searchReported, this, &StepsPage::say);
    connect(&steps, &session::StepsController::drawnChanged, this, &StepsPage::showDrawn);
    connect(&context_.session.preferences(), &session::Preferences::settingsChanged, this,
            [this](const store::Settings& settings) { setNames(settings.names); });
}

void StepsPage::shown(bool asked) {
    controller().setShown(showsAll() ? session::StepsController::List::All : session::StepsController::List::Path,
                          asked);
    context_.overlay.take(this, controller().overlay());
}

void StepsPage::hidden() {
    wanted_.reset();
    explanation_->setShowing(false);
    controller().setShown(session::StepsController::List::None, false);
    context_.overlay.release(this);
}

void StepsPage::open(bool all) {
    if (showsAll() != all) controller().dropDrawing();
    showAll(all);
    asked_ = true;
    if (!context_.pages.isCurrent(*this)) return context_.pages.show(*this);
    // The player asks for a list on the page that is open already.
    shown(true);
    context_.host.showCell();
}

std::any StepsPage::state() const {
    const logic::Step* step = tree_->current();
    return Shown{showsAll(), filter_->text(), table_->currentStep(),
                 step == nullptr ? std::nullopt : std::optional(*step)};
}

void StepsPage::takeState(const std::any& state) {
    const auto* shown = std::any_cast<Shown>(&state);
    if (shown == nullptr) return;
    showAll(shown->all);
    filter_->setText(shown->filter);
    if (shown->all ? shown->step.has_value() : shown->pathStep >= 0) wanted_ = *shown;
}

/// Selects the step that was selected in another window, as soon as it is found here.
void StepsPage::selectWanted() {
    if (!wanted_) return;
    const bool found = showsAll() ? wanted_->step && tree_->select(*wanted_->step) : table_->select(wanted_->pathStep);
    if (found) wanted_.reset();
}

void StepsPage::showDrawn() {
    const std::optional<logic::Step>& step = controller().drawn();
    explain(step ? &*step : nullptr);
    if (step)
        context_.session.announcer().say(documents::techniqueName(*step->technique) + QStringLiteral(". ") +
                                             explanation_->text(),
                                         session::Severity::Spoken);
    else context_.host.showCell();
    draw();
    context_.pages.reportOffers();
}

void StepsPage::draw() {
    context_.overlay.draw(this, explanation_->isShowing() ? explanation_->picture() : controller().overlay());
}

void StepsPage::demonstrate() {
    explanation_->setShowing(!explanation_->isShowing());
}

Needs StepsPage::offers() const {
    return metIf(controller().drawn().has_value() && context_.pages.isCurrent(*this), Needs::ShownStep);
}

void StepsPage::setTheme(const widgets::Theme& theme) {
    explanation_->setTheme(theme);
}

QLayout* StepsPage::switches() {
    auto* rows = new QVBoxLayout;
    rows->setSpacing(widgets::kGap);
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    path_ = new widgets::KeyButton(tr("Solution Path"), this);
    all_ = new widgets::KeyButton(tr("All Steps Now"), this);
    path_->setToolTip(tr("All steps from here to the solution, one after the other"));
    all_->setToolTip(tr("Every step that is possible now"));
    // Users search for them by these names.
    path_->setAccessibleName(tr("Solution path"));
    all_->setAccessibleName(tr("All steps now"));
    for (widgets::KeyButton* button : {path_, all_}) {
        button->setCheckable(true);
        button->setSpokenAsButton(true);
        widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
        line->addWidget(button);
    }
    connect(path_, &widgets::KeyButton::clicked, this, [this] { open(false); });
    connect(all_, &widgets::KeyButton::clicked, this, [this] { open(true); });
    auto* second = new QHBoxLayout;
    filter_ = new QLineEdit(this);
    filter_->setPlaceholderText(tr("Filter, for example Chain or r3c4"));
    // A narrow field does not show all of it.
    filter_->setToolTip(filter_->placeholderText());
    filter_->setAccessibleName(tr("Filter"));
    filter_->setClearButtonEnabled(true);
    auto* techniques = new QPushButton(tr("Techniques..."), this);
    techniques->setFocusPolicy(Qt::TabFocus);
    widgets::setButtonSize(*techniques, widgets::ButtonSize::Compact);
    connect(techniques, &QPushButton::clicked, this, [this] { context_.host.trigger("techniques"); });
    second->addWidget(filter_, 1);
    second->addWidget(techniques);
    rows->addLayout(line);
    rows->addLayout(second);
    return rows;
}

QWidget* StepsPage::lists() {
    lists_ = new QStackedWidget(this);
    lists_->setMinimumHeight(70);
    table_ = new PathTable(*model_, lists_);
    tree_ = new StepTree(*allModel_, lists_);
    lists_->addWidget(table_);
    lists_->addWidget(tree_);
    return lists_;
}

QLayout* StepsPage::footer() {
    auto* rows = new QVBoxLayout;
    auto* line = new QHBoxLayout;
    said_ = new QLabel(this);
    said_->setWordWrap(true);
    widgets::setTextStyle(*said_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    stop_ = new QPushButton(tr("Stop"), this);
    solve_ = new QPushButton(this);
    copy_ = new QPushButton(tr("Copy"), this);
    copy_->setToolTip(tr("Copy the list as text"));
    for (QPushButton* button : {stop_, solve_, copy_}) {
        button->setFocusPolicy(Qt::TabFocus);
        widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
    }
    connect(stop_, &QPushButton::clicked, &controller(), &session::StepsController::stop);
    connect(solve_, &QPushButton::clicked, this, &StepsPage::carryOut);
    connect(copy_, &QPushButton::clicked, this, &StepsPage::copy);
    line->addWidget(solve_);
    line->addWidget(copy_);
    line->addStretch(1);
    line->addWidget(stop_);
    rows->addWidget(said_);
    rows->addLayout(line);
    stop_->hide();
    return rows;
}

void StepsPage::setNames(NameStyle names) {
    names_ = names;
    model_->setNames(names);
    allModel_->setNames(names);
}

void StepsPage::showAll(bool all) {
    lists_->setCurrentIndex(all ? 1 : 0);
    path_->setChecked(!all);
    all_->setChecked(all);
    showCurve();
    solve_->setText(all ? tr("Do This Step") : tr("Solve Up to Here"));
    explain(nullptr);
    enableButtons();
}

bool StepsPage::showsAll() const {
    return lists_->currentIndex() == 1;
}

void StepsPage::clearPath() {
    model_->clear();
    showCurve();
    if (!showsAll()) explain(nullptr);
}

void StepsPage::clearAll() {
    allModel_->clear();
    if (showsAll()) explain(nullptr);
}

void StepsPage::say(const QString& sentence, bool busy) {
    // The end of the search that the player asked for; not its progress, and not again after each move.
    if (!busy && !sentence.isEmpty() && std::exchange(asked_, false))
        context_.session.announcer().say(sentence, session::Severity::Spoken);
    sentence_ = sentence;
    showSaid();
    stop_->setVisible(busy);
}

void StepsPage::showSaid() {
    if (filter_->text().isEmpty() || sentence_.isEmpty()) return said_->setText(sentence_);
    said_->setText(sentence_ + u' ' + tr("The filter leaves %1.").arg(QLocale().toString(list()->model()->rowCount())));
}

QAbstractItemView* StepsPage::list() const {
    return qobject_cast<QAbstractItemView*>(lists_->currentWidget());
}

void StepsPage::enterList() {
    QAbstractItemView* view = list();
    if (view->model()->rowCount() == 0) return;
    view->setFocus(Qt::ShortcutFocusReason);
    if (!view->currentIndex().isValid()) view->setCurrentIndex(view->model()->index(0, 0));
}

void StepsPage::explain(const logic::Step* step) {
    // Without a selected line, the list gets the room of the explanation.
    explanation_->setStep(step, controller().overlay().position, names_);
}

void StepsPage::enableButtons() {
    solve_->setEnabled(showsAll() ? tree_->current() != nullptr : table_->currentStep() >= 0);
    copy_->setEnabled((showsAll() ? allModel_->rowCount() : model_->rowCount()) > 0);
    showSaid();
}

void StepsPage::carryOut() {
    if (!showsAll()) return controller().solveUpTo(table_->currentStep());
    // The list is cleared when the board changes, so copy the step first.
    const logic::Step step = *tree_->current();
    controller().apply(step);
}

void StepsPage::showCurve() {
    std::vector<widgets::RatingCurve::Bar> bars;
    for (const logic::Step& step : model_->steps())
        bars.push_back({documents::ratingOf(step), static_cast<int>(rating::stepLevel(documents::ratingOf(step)))});
    curve_->setVisible(!showsAll() && !bars.empty());
    curve_->setProfile(std::move(bars));
    curve_->setCurrent(table_->currentStep());
}

void StepsPage::copy() {
    const QStringList lines = showsAll() ? tree_->lines(names_) : table_->lines(names_);
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
    context_.session.announcer().say(tr("%n step(s) copied.", nullptr, static_cast<int>(lines.size())));
}

} // namespace ninefold::pages
