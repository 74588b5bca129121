// SPDX-License-Identifier: MIT
#include "app/pages/watch/graph/graphpanel.h"

#include "app/documents/text/because.h"
#include "app/documents/text/events.h"
#include "app/documents/text/filenames.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/pages/watch/graph/graphcanvas.h"
#include "app/pages/watch/notes/chips.h"
#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"
#include "app/widgets/flowlayout.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "app/widgets/segments.h"

#include <QFileDialog>
#include <QFileInfo>
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

/// A graph is drawn at most once in this time, so that a run that plays fast skips some.
constexpr int kDelayMs = 40, kLeastHeight = 120;

GraphNode conflictNode(const solve::SolverState& state) {
    return {.kind = GraphNode::Kind::Conflict, .literal = {}, .reason = state.conflict(), .level = state.level()};
}

} // namespace

GraphPanel::GraphPanel(session::EventRun& run, session::Playback& playback, QWidget* parent)
    : QFrame(parent),
      run_(run),
      playback_(playback),
      theme_(&widgets::Theme::of(widgets::ThemeKind::Light)),
      title_(new QLabel(this)),
      empty_(new QLabel(this)),
      parts_(new widgets::Segments(tr("How much of the graph"), this)),
      save_(new QToolButton(this)),
      area_(new QScrollArea(this)),
      canvas_(new GraphCanvas) {
    setFrameShape(QFrame::StyledPanel);
    delay_.setSingleShot(true);
    delay_.setInterval(kDelayMs);
    connect(&delay_, &QTimer::timeout, this, &GraphPanel::show);
    buildHead();
    area_->setWidget(canvas_);
    area_->setWidgetResizable(false);
    area_->setAlignment(Qt::AlignCenter);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setMinimumHeight(kLeastHeight);
    area_->viewport()->setAutoFillBackground(false);
    canvas_->setAutoFillBackground(false);
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMinimumHeight(kLeastHeight);
    layout()->addWidget(area_);
    layout()->addWidget(empty_);
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
    showEmpty();
}

void GraphPanel::buildHead() {
    widgets::setTextStyle(*title_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    title_->setToolTip(
        tr("The implication graph: arrows lead from reasons to what follows from them, one group of columns "
           "for each guess. Dashed: what the note names; the arrows behind it are the cut."));
    parts_->setCompact(true);
    for (int part = 0; part < 3; ++part) parts_->addTab(QString());
    parts_->setTabToolTip(0, tr("The last reasons, and what they follow from"));
    parts_->setTabToolTip(1, tr("Everything under the last guess"));
    parts_->setTabToolTip(2, tr("Everything, back to the first guess"));
    save_->setAccessibleName(tr("Save graph"));
    save_->setToolTip(tr("Save this graph as a drawing (SVG) or for Graphviz (dot)"));
    save_->setFocusPolicy(Qt::TabFocus);
    save_->setIconSize({20, 20});
    widgets::setButtonKind(*save_, widgets::ButtonKind::Quiet);
    widgets::setButtonSize(*save_, widgets::ButtonSize::Compact);
    // In a narrow column the parts are below the title.
    auto* head = new widgets::FlowLayout(widgets::kGap / 2);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, save_, parts_}) head->addWidget(part);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->setSpacing(widgets::kGap / 2);
    rows->addLayout(head);
    connect(parts_, &widgets::Segments::currentChanged, this, &GraphPanel::showPart);
    connect(save_, &QToolButton::clicked, this, &GraphPanel::askForFile);
}

void GraphPanel::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    canvas_->setTheme(theme);
    save_->setIcon(widgets::inkIcon(QStringLiteral("save"), theme.palette()));
}

void GraphPanel::setNames(NameStyle names) {
    names_ = names;
    showPart();
}

/// Nothing is drawn while another tab hides it.
void GraphPanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    refresh();
}

void GraphPanel::refresh() {
    if (!delay_.isActive()) delay_.start();
}

std::optional<GraphPanel::Goal> GraphPanel::conflictAt(quint64 conflict) const {
    const solve::EventWindow& window = run_.window();
    if (conflict <= window.first() || window.event(conflict).kind != solve::EventKind::Conflict) return std::nullopt;
    Goal goal{{}, {}, window.state(conflict)};
    goal.node = conflictNode(goal.state);
    if (conflict + 1 <= window.end() && window.event(conflict + 1).kind == solve::EventKind::Learn) {
        const auto clause = window.clause(window.event(conflict + 1));
        goal.learned.assign(clause.begin(), clause.end());
    }
    return goal;
}

/// A dead end is explained until the guesses are taken back.
std::optional<GraphPanel::Goal> GraphPanel::goalHere() const {
    const solve::EventWindow& window = run_.window();
    const quint64 position = playback_.position();
    if (!run_.holds(position) || position <= window.first()) return std::nullopt;
    const solve::SolverEvent& event = window.event(position);
    switch (event.kind) {
    case solve::EventKind::Conflict:
        return conflictAt(position);
    case solve::EventKind::Learn:
        return conflictAt(position - 1);
    case solve::EventKind::Backjump:
        return position < 3 ? std::nullopt : conflictAt(position - 2);
    case solve::EventKind::Imply:
    case solve::EventKind::Eliminate: {
        const bool placed = event.kind == solve::EventKind::Imply;
        Goal goal{{.kind = placed ? GraphNode::Kind::Implied : GraphNode::Kind::Removed,
                   .literal = placed ? solve::Literal::is(event.cell, event.digit)
                                     : solve::Literal::isNot(event.cell, event.digit),
                   .reason = event.reason,
                   .level = event.level,
                   .number = position},
                  {},
                  window.state(position - 1)};
        return goal;
    }
    default:
        return std::nullopt;
    }
}

void GraphPanel::show() {
    if (!isVisible()) return;
    auto goal = goalHere();
    whole_ = {};
    state_.reset();
    if (goal && goal->node.level > 0) {
        whole_ = session::implicationGraph(goal->state, goal->node, goal->learned);
        state_ = std::move(goal->state);
    }
    if (whole_.nodes.size() < 2) return showEmpty();
    heading_ = goal->node.kind == GraphNode::Kind::Conflict
                   ? tr("Why this dead end?")
                   : tr("Why %1?").arg(literalText(goal->node.literal, names_));
    title_->setText(heading_);
    const auto last = std::ranges::count_if(whole_.nodes, &GraphNode::last);
    const QSignalBlocker blocker(parts_);
    parts_->setTabText(0, tr("Last %1", "reasons").arg(last));
    parts_->setTabText(1, tr("Guess %1").arg(whole_.nodes.back().level));
    parts_->setTabText(2, tr("All %1", "reasons").arg(whole_.nodes.size() - 1));
    for (QWidget* part : {static_cast<QWidget*>(parts_), static_cast<QWidget*>(save_), static_cast<QWidget*>(area_)})
        part->show();
    empty_->hide();
    showPart();
}

void GraphPanel::showEmpty() {
    whole_ = {};
    state_.reset();
    canvas_->setGraph({}, {}, {});
    title_->setText(tr("Why?"));
    for (QWidget* part : {static_cast<QWidget*>(parts_), static_cast<QWidget*>(save_), static_cast<QWidget*>(area_)})
        part->hide();
    empty_->setText(emptyText());
    empty_->show();
}

QString GraphPanel::emptyText() const {
    using Kind = solve::EventKind;
    const quint64 position = playback_.position();
    if (position == 0) return tr("Press Play. At a dead end, this shows how the guesses led to it.");
    const bool event = run_.holds(position) && position > run_.window().first();
    const Kind kind = event ? run_.window().event(position).kind : Kind::Imply;
    if (kind == Kind::Decide) return tr("A guess has no reason.");
    if (kind == Kind::Solved) return tr("Solved: the guesses that are left were right.");
    if (kind == Kind::Backjump || kind == Kind::Backtrack || kind == Kind::Restart)
        return tr("Guesses are taken back. The list Why says how far, and why.");
    return tr("This rests on no guess.");
}

QString GraphPanel::labelOf(const GraphNode& node) const {
    if (node.kind == GraphNode::Kind::Folded) return tr("%n more", nullptr, node.folded);
    if (node.kind != GraphNode::Kind::Conflict) return literalText(node.literal, names_);
    using Kind = solve::Reason::Kind;
    if (node.reason.kind() == Kind::OneCell) return documents::cellText(node.reason.cell(), names_);
    if (node.reason.kind() == Kind::OneHouse) return tr("no place for %1").arg(node.reason.digit());
    return tr("note %1", "fails").arg(node.reason.clause());
}

QString GraphPanel::tipOf(const GraphNode& node) const {
    if (node.kind == GraphNode::Kind::Folded) return tr("Statements between the guess and the last reasons");
    if (node.kind == GraphNode::Kind::Conflict)
        return documents::sentence(solve::SolverEvent::note(solve::EventKind::Conflict, node.level, node.reason), {},
                                   names_);
    if (node.kind == GraphNode::Kind::Decided)
        return tr("Guess %1: %2. Double-click to go there.")
            .arg(node.level)
            .arg(documents::statementText(node.literal, names_));
    return tr("%1, because %2. Under guess %3. Double-click to go there.")
        .arg(documents::statementText(node.literal, names_), documents::becauseText(node.reason, names_))
        .arg(node.level);
}

void GraphPanel::showPart() {
    if (whole_.nodes.size() < 2) return;
    session::ImplicationGraph part = partOf(whole_, static_cast<GraphPart>(parts_->currentIndex()));
    QStringList labels, tips;
    for (const GraphNode& node : part.nodes) {
        labels << labelOf(node);
        tips << tipOf(node);
    }
    canvas_->setGraph(std::move(part), labels, tips);
    canvas_->resize(canvas_->sizeHint());
    // The end of the graph is what it explains.
    QScrollBar* bar = area_->horizontalScrollBar();
    bar->setValue(bar->maximum());
    const QRect goal = canvas_->rectOf(static_cast<int>(labels.size()) - 1);
    area_->ensureVisible(goal.center().x(), goal.center().y(), goal.width(), area_->viewport()->height() / 2);
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

session::GraphLabels GraphPanel::labels() const {
    session::GraphLabels labels;
    labels.title = heading_.toStdString();
    for (const GraphNode& node : canvas_->graph().nodes) labels.nodes.push_back(labelOf(node).toStdString());
    for (const auto& band : canvas_->layoutOfGraph().bands)
        labels.bands.push_back(band.conflict ? std::string() : tr("guess %1").arg(band.level).toStdString());
    return labels;
}

QByteArray GraphPanel::svg() const {
    return QByteArray::fromStdString(
        session::svgOf(canvas_->graph(), canvas_->layoutOfGraph(), labels(), graphColours(*theme_)));
}

QByteArray GraphPanel::dot() const {
    return QByteArray::fromStdString(session::dotOf(canvas_->graph(), labels(), graphColours(*theme_)));
}

void GraphPanel::askForFile() {
    auto* dialog = new QFileDialog(window(), tr("Save Graph"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("SVG drawing (*.svg)"), tr("Graphviz graph (*.dot)")});
    dialog->setDefaultSuffix(QStringLiteral("svg"));
    dialog->selectFile(
        documents::proposedFileName(tr("graph %1", "a file name").arg(playback_.position()), dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &GraphPanel::save);
    dialog->open();
}

void GraphPanel::save(const QString& path) {
    const QByteArray bytes = QFileInfo(path).suffix().toLower() == QLatin1String("dot") ? dot() : svg();
    const auto fault = documents::saveFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    emit graphSaved(fault ? documents::sentence(*fault) : tr("Saved as %1.").arg(documents::fileNameText(path)));
}

} // namespace ninefold::pages
