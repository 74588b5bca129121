// SPDX-License-Identifier: MIT
#include "app/pages/watch/graph/graphpanel.h"

#include "app/pages/watch/graph/graphcanvas.h"
#include "app/pages/watch/graph/graphfiles.h"
#include "app/pages/watch/notes/chips.h"
#include "app/pages/watch/notes/symbollegend.h"
#include "app/pages/watch/why/steprow.h"
#include "app/pages/watch/why/stepwords.h"
#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/why/analysis.h"
#include "app/widgets/flowlayout.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "app/widgets/segments.h"

#include <QFileDialog>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ninefold::pages {
namespace {

using session::GraphNode;
using session::GraphPart;
using Symbol = LegendEntry::Symbol;

/// A graph is drawn at most once in this time, so that a run that plays fast skips some.
constexpr int kDelayMs = 40, kLeastHeight = 120, kLowHeight = 70;

} // namespace

GraphPanel::GraphPanel(session::EventRun& run, session::Playback& playback, session::Analysis& analysis,
                       QWidget* parent)
    : QFrame(parent),
      run_(run),
      playback_(playback),
      analysis_(analysis),
      theme_(&widgets::Theme::of(widgets::ThemeKind::Light)),
      title_(new QLabel(this)),
      empty_(new QLabel(this)),
      stepBox_(new QWidget(this)),
      steps_(new StepRow(analysis)),
      sentence_(new QLabel),
      parts_(new widgets::Segments(tr("How much of the graph"), this)),
      save_(new QToolButton(this)),
      enlarge_(widgets::newIconButton(tr("Graph in its own window"), tr("Graph in its own window"), this)),
      area_(new QScrollArea(this)),
      canvas_(new GraphCanvas) {
    legend_ = new SymbolLegend({{Symbol::Guess, tr("guess")},
                                {Symbol::Is, tr("follows")},
                                {Symbol::IsNot, tr("ruled out")},
                                {Symbol::DeadEnd, tr("dead end")},
                                {Symbol::Named, tr("makes a part of the note false")},
                                {Symbol::Uip, SymbolLegend::tr("first UIP")},
                                {Symbol::Replaced, tr("replaced")}},
                               this);
    setFrameShape(QFrame::StyledPanel);
    delay_.setSingleShot(true);
    delay_.setInterval(kDelayMs);
    connect(&delay_, &QTimer::timeout, this, &GraphPanel::show);
    buildHead();
    area_->setWidget(canvas_);
    area_->setWidgetResizable(false);
    area_->setAlignment(Qt::AlignCenter);
    area_->setFrameShape(QFrame::NoFrame);
    // The drawing itself takes the focus.
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setMinimumHeight(kLeastHeight);
    area_->viewport()->setAutoFillBackground(false);
    canvas_->setAutoFillBackground(false);
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMinimumHeight(kLeastHeight);
    buildSteps();
    layout()->addWidget(area_);
    layout()->addWidget(empty_);
    layout()->addWidget(legend_);
    connectCanvas();
    connect(&analysis_, &session::Analysis::analysisMoved, this, &GraphPanel::followStep);
    // The scroll area learns its size, and that of the drawing, a little later.
    settled_.setSingleShot(true);
    connect(&settled_, &QTimer::timeout, this, &GraphPanel::scrollToCurrent);
    showEmpty();
}

void GraphPanel::connectCanvas() {
    connect(canvas_, &GraphCanvas::nodePointed, this, [this](int node) {
        const bool statement = node >= 0 && canvas_->graph().nodes[static_cast<std::size_t>(node)].number > 0;
        emit cellPointed(statement ? canvas_->graph().nodes[static_cast<std::size_t>(node)].literal.cell() : -1);
    });
    connect(canvas_, &GraphCanvas::nodeChosen, this, [this](int node) {
        area_->ensureVisible(canvas_->rectOf(node).center().x(), canvas_->rectOf(node).center().y());
        const GraphNode& each = canvas_->graph().nodes[static_cast<std::size_t>(node)];
        if (each.kind != GraphNode::Kind::Folded && each.kind != GraphNode::Kind::Conflict)
            emit statementChosen(each.literal);
    });
    connect(canvas_, &GraphCanvas::nodeOpened, this, [this](int node) {
        const quint64 number = canvas_->graph().nodes[static_cast<std::size_t>(node)].number;
        if (number > 0) playback_.goTo(number);
    });
}

void GraphPanel::buildSteps() {
    sentence_->setWordWrap(true);
    widgets::setTextStyle(*sentence_, widgets::TextSize::Small);
    auto* rows = new QVBoxLayout(stepBox_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap / 2);
    rows->addWidget(steps_);
    rows->addWidget(sentence_);
    stepBox_->hide();
    layout()->addWidget(stepBox_);
}

void GraphPanel::buildHead() {
    widgets::setTextStyle(*title_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    title_->setToolTip(tr(
        "The implication graph: arrows lead from reasons to what follows from them, one group of columns "
        "for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the "
        "arrows that lead into it are the cut."));
    parts_->setCompact(true);
    for (int part = 0; part < 3; ++part) parts_->addTab(QString());
    parts_->setTabToolTip(0, tr("The last reasons, and what they follow from"));
    parts_->setTabToolTip(1, tr("Everything under the last guess"));
    parts_->setTabToolTip(2, tr("Everything, back to the first guess"));
    save_->setAccessibleName(tr("Save graph"));
    save_->setToolTip(tr("Save this graph as a drawing (SVG) or for Graphviz (dot)"));
    save_->setFocusPolicy(Qt::TabFocus);
    save_->setIconSize({20, 20});
    for (QToolButton* button : {save_, enlarge_}) widgets::setButtonKind(*button, widgets::ButtonKind::Quiet);
    widgets::setButtonSize(*save_, widgets::ButtonSize::Compact);
    // In a narrow column the parts are below the title.
    auto* head = new widgets::FlowLayout(widgets::kGap / 2);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, enlarge_, save_, parts_}) head->addWidget(part);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->setSpacing(widgets::kGap / 2);
    rows->addLayout(head);
    connect(parts_, &widgets::Segments::currentChanged, this, &GraphPanel::showPart);
    connect(save_, &QToolButton::clicked, this, &GraphPanel::askForFile);
    connect(enlarge_, &QToolButton::clicked, this, &GraphPanel::enlargeWanted);
}

void GraphPanel::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    canvas_->setTheme(theme);
    steps_->setTheme(theme);
    legend_->setTheme(theme);
    save_->setIcon(widgets::inkIcon(QStringLiteral("save"), theme.palette()));
    enlarge_->setIcon(widgets::inkIcon(QStringLiteral("enlarge"), theme.palette()));
}

void GraphPanel::setNames(NameStyle names) {
    words_.names = names;
    followStep();
}

void GraphPanel::setAlone(bool alone) {
    if (alone == alone_) return;
    alone_ = alone;
    followStep();
}

void GraphPanel::setInOwnWindow() {
    inOwnWindow_ = true;
    enlarge_->hide();
    setAlone(true);
}

void GraphPanel::setLow(bool low) {
    if (low == low_) return;
    low_ = low;
    area_->setMinimumHeight(low ? kLowHeight : kLeastHeight);
    if (whole_.nodes.size() > 1) showParts();
}

void GraphPanel::showParts() {
    area_->show();
    const bool bare = low_ && alone_;
    title_->setVisible(!bare);
    enlarge_->setVisible(!inOwnWindow_ && !bare);
    for (QWidget* part : std::initializer_list<QWidget*>{parts_, save_, legend_}) part->setVisible(!bare);
}

void GraphPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    settled_.start();
}

/// Nothing is drawn while another tab hides it.
void GraphPanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    refresh();
}

void GraphPanel::refresh() {
    if (!delay_.isActive()) delay_.start();
}

void GraphPanel::show() {
    if (!isVisible()) return;
    analysis_.refresh();
    auto goal = run_.holds(playback_.position()) ? session::graphGoalAt(run_.window(), playback_.position())
                                                 : std::optional<session::GraphGoal>();
    whole_ = {};
    state_.reset();
    if (goal && goal->node.level > 0) {
        whole_ = session::implicationGraph(goal->state, goal->node, goal->learned);
        state_ = std::move(goal->state);
    }
    if (whole_.nodes.size() < 2) return showEmpty();
    heading_ = goal->node.kind == GraphNode::Kind::Conflict
                   ? tr("Why this dead end?")
                   : tr("Why %1?").arg(literalText(goal->node.literal, words_.names));
    title_->setText(heading_);
    nameParts(*goal);
    showParts();
    empty_->hide();
    followStep();
}

void GraphPanel::nameParts(const session::GraphGoal& goal) {
    const auto last = std::ranges::count_if(whole_.nodes, &GraphNode::last);
    const QSignalBlocker blocker(parts_);
    const bool noted = std::ranges::any_of(whole_.nodes, &GraphNode::passed);
    parts_->setTabText(0, noted ? tr("Note %1").arg(goal.note) : tr("Last %1", "reasons").arg(last));
    parts_->setTabToolTip(0, noted ? tr("The way from the dead end to the note, as the list Why goes it")
                                   : tr("The last reasons, and what they follow from"));
    parts_->setTabText(1, tr("Guess %1").arg(whole_.nodes.back().level));
    parts_->setTabText(2, tr("All %1", "reasons").arg(whole_.nodes.size() - 1));
}

void GraphPanel::followStep() {
    const solve::ResolutionStep* step = whole_.nodes.size() < 2 ? nullptr : analysis_.step();
    stepBox_->setVisible(alone_ && step != nullptr);
    if (step != nullptr) {
        // What became true last is last in the clause.
        session::setCut(whole_, step->events,
                        step->ofLastLevel == 1 ? std::optional(~step->clause.back()) : std::nullopt);
        const QString conflict = words_.tipOf(whole_.nodes.back());
        const QString here = stepSentence(analysis_, conflict, words_.names);
        sentence_->setText(inOwnWindow_ ? here + u' ' + stepOutcome(analysis_) : here);
        steps_->refresh();
    }
    showPart();
}

void GraphPanel::showEmpty() {
    whole_ = {};
    state_.reset();
    canvas_->setGraph({}, {}, {});
    title_->setText(tr("Why?"));
    title_->show();
    for (QWidget* part : std::initializer_list<QWidget*>{parts_, save_, area_, stepBox_, legend_}) part->hide();
    empty_->setText(emptyGraphText(run_, playback_));
    empty_->show();
}

void GraphPanel::showPart() {
    if (whole_.nodes.size() < 2) return;
    session::ImplicationGraph part = partOf(whole_, static_cast<GraphPart>(parts_->currentIndex()));
    QStringList labels, tips;
    for (const GraphNode& node : part.nodes) {
        labels << words_.labelOf(node);
        tips << words_.tipOf(node);
    }
    canvas_->setGraph(std::move(part), labels, tips);
    canvas_->resize(canvas_->sizeHint());
    canvas_->setCurrent(currentNode());
    settled_.start();
}

int GraphPanel::currentNode() const {
    const auto& nodes = canvas_->graph().nodes;
    const solve::ResolutionStep* step = analysis_.step();
    if (step == nullptr) return -1;
    const auto found = step->event == 0 ? std::ranges::find(nodes, true, &GraphNode::goal)
                                        : std::ranges::find(nodes, step->event, &GraphNode::number);
    return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
}

/// What the step is about, the first UIP, and the reasons that take the place of a statement; without steps the end,
/// which is what it explains.
void GraphPanel::scrollToCurrent() {
    const auto& graph = canvas_->graph();
    if (graph.nodes.empty()) return;
    const int current = currentNode(), node = current >= 0 ? current : static_cast<int>(graph.nodes.size()) - 1;
    QRect shown = canvas_->rectOf(node);
    constexpr int kAround = 8;
    const auto showToo = [&](int other) {
        const QRect both = shown.united(canvas_->rectOf(other));
        if (both.width() + 2 * kAround <= area_->viewport()->width() &&
            both.height() + 2 * kAround <= area_->viewport()->height())
            shown = both;
    };
    for (std::size_t each = 0; each < graph.nodes.size(); ++each)
        if (graph.nodes[each].uip) showToo(static_cast<int>(each));
    for (const session::GraphEdge& edge : graph.edges)
        if (edge.to == node) showToo(edge.from);
    area_->ensureVisible(shown.center().x(), shown.center().y(), shown.width() / 2 + kAround,
                         shown.height() / 2 + kAround);
}

bool GraphPanel::chooseCell(Cell cell) {
    const auto& nodes = canvas_->graph().nodes;
    // The latest statement about a cell says what is in it.
    for (std::size_t node = nodes.size(); isVisible() && node-- > 0;)
        if (nodes[node].number > 0 && nodes[node].literal.cell() == cell) {
            canvas_->choose(static_cast<int>(node));
            return true;
        }
    return false;
}

void GraphPanel::lightCell(Cell cell) {
    canvas_->lightCell(cell);
}

GraphFiles GraphPanel::files() const {
    return {canvas_->graph(), canvas_->layoutOfGraph(),
            words_.labels(canvas_->graph(), canvas_->layoutOfGraph(), heading_), graphColours(*theme_)};
}

QByteArray GraphPanel::svg() const {
    return files().svg();
}

QByteArray GraphPanel::dot() const {
    return files().dot();
}

void GraphPanel::askForFile() {
    QFileDialog* dialog = newGraphDialog(playback_.position(), window());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { emit graphSaved(files().save(path)); });
    dialog->open();
}

} // namespace ninefold::pages
