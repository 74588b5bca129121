// SPDX-License-Identifier: MIT
#include "app/dialogs/new/shapechoice.h"

#include "app/dialogs/new/patterneditor.h"
#include "app/dialogs/new/symmetrytile.h"
#include "app/documents/text/parts/newpuzzles.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/segments.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::dialogs {
namespace {

using generator::Symmetry;

/// The usual ones in the first row.
constexpr Symmetry kShown[] = {
    Symmetry::HalfTurn,    Symmetry::Vertical,   Symmetry::Diagonal,     Symmetry::BothAxes,      Symmetry::None,
    Symmetry::QuarterTurn, Symmetry::Horizontal, Symmetry::Antidiagonal, Symmetry::BothDiagonals, Symmetry::Full};
constexpr int kColumns = 5, kPatternPage = 1;

} // namespace

ShapeChoice::ShapeChoice(Cells onBoard, QWidget* parent)
    : QWidget(parent),
      onBoard_(onBoard),
      kinds_(new widgets::Segments(tr("Where the givens are"), this)),
      pages_(new QStackedWidget(this)),
      tiles_(new QButtonGroup(this)),
      editor_(new PatternEditor(this)),
      count_(new QLabel(this)),
      repeats_(new QCheckBox(this)) {
    kinds_->setCompact(true);
    kinds_->addTab(tr("Symmetry of the givens"));
    kinds_->addTab(tr("Own pattern"));
    pages_->addWidget(makeTiles());
    pages_->addWidget(makePattern());
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(kinds_);
    rows->addWidget(pages_);
    connect(kinds_, &widgets::Segments::currentChanged, this, [this] {
        showPage();
        emit shapeChosen();
    });
}

QWidget* ShapeChoice::makeTiles() {
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    for (int place = 0; place < static_cast<int>(std::size(kShown)); ++place) {
        auto* tile = new SymmetryTile(kShown[place], page);
        tiles_->addButton(tile, static_cast<int>(kShown[place]));
        grid->addWidget(tile, place / kColumns, place % kColumns);
        grid->setColumnStretch(place % kColumns, 1);
        connect(tile, &SymmetryTile::playWanted, this, &ShapeChoice::playWanted);
    }
    grid->setRowStretch(2, 1);
    connect(tiles_, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (!on) return;
        useOrbits();
        emit shapeChosen();
    });
    return page;
}

QWidget* ShapeChoice::makePattern() {
    auto* page = new QWidget(this);
    auto* line = new QHBoxLayout(page);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(widgets::kPadding);
    line->addWidget(editor_, 0, Qt::AlignTop);
    line->addWidget(makePatternButtons(), 1);
    connect(editor_, &PatternEditor::patternPainted, this, [this] { takePattern(editor_->pattern()); });
    return page;
}

QWidget* ShapeChoice::makePatternButtons() {
    auto* side = new QWidget(this);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    widgets::setTextStyle(*count_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    count_->setWordWrap(true);
    rows->addWidget(count_);
    const auto add = [this, rows, side](const QString& text, Cells cells) {
        auto* button = new QPushButton(text, side);
        widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, cells] { takePattern(cells); });
        rows->addWidget(button);
        return button;
    };
    add(tr("As on the Board"), onBoard_)->setEnabled(!onBoard_.empty());
    add(tr("Clear"), {});
    repeats_->setText(tr("Repeat"));
    rows->addWidget(repeats_);
    rows->addStretch(1);
    connect(repeats_, &QCheckBox::toggled, this, &ShapeChoice::useOrbits);
    return side;
}

Symmetry ShapeChoice::symmetry() const {
    assert(tiles_->checkedId() >= 0);
    return generator::kSymmetries[static_cast<std::size_t>(tiles_->checkedId())];
}

bool ShapeChoice::isByPattern() const {
    return kinds_->currentIndex() == kPatternPage;
}

void ShapeChoice::showPage() {
    pages_->setCurrentIndex(kinds_->currentIndex());
}

void ShapeChoice::takePattern(Cells pattern) {
    editor_->setPattern(pattern);
    const int givens = pattern.count();
    count_->setText(givens == 0 ? tr("Paint the cells that shall be givens.") : tr("%n given(s)", nullptr, givens));
    emit shapeChosen();
}

/// Painting repeats by the symmetry that is chosen, unless the player does not want it.
void ShapeChoice::useOrbits() {
    const Symmetry chosen = symmetry();
    repeats_->setVisible(chosen != Symmetry::None);
    repeats_->setText(tr("Repeat: %1", "a symmetry").arg(documents::symmetryText(chosen)));
    editor_->setOrbits(generator::orbitsOf(repeats_->isChecked() ? chosen : Symmetry::None));
}

void ShapeChoice::showRequest(const session::PuzzleRequest& request) {
    const QSignalBlocker quiet(this), quietTiles(tiles_), quietKinds(kinds_);
    assert(tiles_->button(static_cast<int>(request.symmetry)) != nullptr);
    tiles_->button(static_cast<int>(request.symmetry))->setChecked(true);
    kinds_->setCurrentIndex(request.byPattern ? kPatternPage : 0);
    useOrbits();
    takePattern(request.pattern);
    showPage();
}

void ShapeChoice::fill(session::PuzzleRequest& request) const {
    request.symmetry = symmetry();
    request.byPattern = isByPattern();
    request.pattern = editor_->pattern();
}

void ShapeChoice::setPatternOffered(bool offered) {
    kinds_->setTabEnabled(kPatternPage, offered);
    pages_->widget(kPatternPage)->setEnabled(offered);
}

} // namespace ninefold::dialogs
