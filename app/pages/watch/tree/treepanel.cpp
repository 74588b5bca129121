// SPDX-License-Identifier: MIT
#include "app/pages/watch/tree/treepanel.h"

#include "app/documents/text/numbers.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/notes/chips.h"
#include "app/pages/watch/notes/symbollegend.h"
#include "app/pages/watch/tree/treecanvas.h"
#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/segments.h"

#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>
#include <limits>

namespace ninefold::pages {
namespace {

constexpr int kDelayMs = 100, kLeastHeight = 100;

using Symbol = LegendEntry::Symbol;

/// Plural forms need an int; more than that is only ever shown as "many".
int plural(quint64 count) {
    return static_cast<int>(std::min<quint64>(count, std::numeric_limits<int>::max()));
}

} // namespace

TreePanel::TreePanel(session::EventRun& run, session::Playback& playback, QWidget* parent)
    : QFrame(parent),
      run_(run),
      playback_(playback),
      title_(new QLabel(this)),
      parts_(new widgets::Segments(tr("Size of the tree"), this)),
      area_(new QScrollArea(this)),
      canvas_(new TreeCanvas),
      legend_(new SymbolLegend({{Symbol::Tried, GraphPanel::tr("guess")},
                                {Symbol::Failed, tr("led to a dead end")},
                                {Symbol::Solution, tr("solution")},
                                {Symbol::Here, tr("shown now")},
                                {Symbol::More, tr("more guesses")}},
                               this)) {
    setFrameShape(QFrame::StyledPanel);
    delay_.setSingleShot(true);
    delay_.setInterval(kDelayMs);
    connect(&delay_, &QTimer::timeout, this, &TreePanel::showTree);
    buildHead();
    area_->setWidget(canvas_);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setMinimumHeight(kLeastHeight);
    // It takes what the legend leaves, so that both are in sight in a low column.
    area_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    area_->viewport()->setAutoFillBackground(false);
    area_->viewport()->installEventFilter(this);
    canvas_->setAutoFillBackground(false);
    static_cast<QVBoxLayout*>(layout())->addWidget(area_, 1);
    layout()->addWidget(legend_);
    connect(canvas_, &TreeCanvas::nodeChosen, this, &TreePanel::reveal);
    connect(canvas_, &TreeCanvas::nodeOpened, this,
            [this](int node) { playback_.goTo(canvas_->tree().nodes()[static_cast<std::size_t>(node)].first); });
    connect(canvas_, &TreeCanvas::tipWanted, this, [this](int node, QPoint place) {
        if (node >= 0) QToolTip::showText(place, sentenceOf(node), canvas_);
        else QToolTip::hideText();
    });
    connect(&run_, &session::Timeline::progressed, this, [this] {
        if (isVisible() && !delay_.isActive()) delay_.start();
    });
}

void TreePanel::buildHead() {
    widgets::setTextStyle(*title_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    title_->setToolTip(tr("The search tree: each guess stands below the one that stood before it. Squares are guesses "
                          "that led to a dead end, triangles stand for more guesses than the picture has room for. "
                          "Click a guess to go there."));
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    title_->setWordWrap(true);
    parts_->setCompact(true);
    parts_->addTab(tr("Whole"));
    parts_->addTab(tr("Large"));
    parts_->setTabToolTip(0, tr("The whole tree in this card"));
    parts_->setTabToolTip(1, tr("Large enough to tell the guesses apart"));
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(parts_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->setSpacing(widgets::kGap / 2);
    rows->addLayout(head);
    connect(parts_, &widgets::Segments::currentChanged, this, [this] {
        fit();
        reveal(canvas_->current());
    });
}

void TreePanel::setTheme(const widgets::Theme& theme) {
    canvas_->setTheme(theme);
    legend_->setTheme(theme);
}

/// The legend has fewer lines than in the narrowest column.
QSize TreePanel::minimumSizeHint() const {
    QSize least = QFrame::minimumSizeHint();
    least.rheight() += legend_->heightForWidth(legend_->width()) - legend_->minimumSizeHint().height();
    return least;
}

void TreePanel::refresh() {
    if (!isVisible()) return;
    if (!delay_.isActive() && run_.tree().guesses() != canvas_->tree().guesses()) delay_.start();
    const int before = canvas_->current();
    canvas_->setPosition(playback_.position());
    if (canvas_->current() != before) reveal(canvas_->current());
}

void TreePanel::showTree() {
    if (!isVisible()) return;
    canvas_->setTree(run_.sharedTree());
    const session::SearchTree& tree = canvas_->tree();
    title_->setText(tree.guesses() == 0
                        ? tr("No guess yet")
                        : tr("%Ln guess(es)", nullptr, plural(tree.guesses())) + QStringLiteral(" \u00B7 ") +
                              tr("%Ln dead end(s)", nullptr, plural(tree.deadEnds())));
    canvas_->setPosition(playback_.position());
}

void TreePanel::fit() {
    canvas_->setRoom(area_->viewport()->size(), parts_->currentIndex() == 1);
}

void TreePanel::reveal(int node) {
    assert(node >= 0);
    const QRect place = canvas_->rectOf(node);
    area_->ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
    canvas_->setAccessibleDescription(sentenceOf(node));
}

QString TreePanel::sentenceOf(int node) const {
    const session::SearchTree::Node& each = canvas_->tree().nodes()[static_cast<std::size_t>(node)];
    if (node == 0) return tr("The puzzle, before any guess.");
    const solve::Literal guess = solve::Literal::is(each.cell, each.digit);
    QString text = tr("Guess %1: %2.").arg(each.level).arg(literalText(guess, names_)) + u' ' +
                   (each.last == 0 ? tr("It stands since event %1.").arg(documents::numberText(qint64(each.first)))
                                   : tr("Events %1 to %2.")
                                         .arg(documents::numberText(qint64(each.first)),
                                              documents::numberText(qint64(each.last))));
    if (each.hidden > 0) text += u' ' + tr("%Ln more guess(es) below it.", nullptr, plural(each.hidden));
    if (each.deadEnds > 0) text += u' ' + tr("%Ln dead end(s) under it.", nullptr, plural(each.deadEnds));
    return text;
}

bool TreePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == area_->viewport() && event->type() == QEvent::Resize) {
        fit();
        // The legend may have fewer lines now.
        const auto& resize = static_cast<QResizeEvent&>(*event);
        if (resize.size().width() != resize.oldSize().width()) updateGeometry();
    }
    return QFrame::eventFilter(watched, event);
}

void TreePanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    showTree();
}

} // namespace ninefold::pages
