// SPDX-License-Identifier: MIT
#include "app/dialogs/new/requestcard.h"

#include "app/dialogs/new/shapechoice.h"
#include "app/documents/text/steps.h"
#include "app/widgets/hairline.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"
#include "engine/generator/chances.h"
#include "engine/logic/technique.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ninefold::dialogs {
namespace {

using generator::Range;

/// The numbers of givens to choose from.
constexpr Range kGivens[] = {{20, 21}, {22, 23}, {24, 25}, {26, 27}, {28, 29}, {30, 32}};

/// A label and its control in one line, the controls below each other.
QHBoxLayout* addLine(QVBoxLayout& rows, const QString& name, widgets::NamedCombo* combo, QWidget* parent) {
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    auto* label = new QLabel(name, parent);
    label->setBuddy(combo);
    label->setWordWrap(true);
    widgets::setTextStyle(*label, widgets::TextSize::Body, widgets::TextWeight::Strong);
    line->addWidget(label, 1);
    line->addWidget(combo, 1);
    rows.addLayout(line);
    return line;
}

} // namespace

RequestCard::RequestCard(Cells onBoard, QWidget* parent)
    : QFrame(parent),
      shape_(new ShapeChoice(onBoard, this)),
      techniques_(new widgets::NamedCombo(tr("Must use a technique"), this)),
      question_(new QToolButton(this)),
      remark_(new QLabel(this)),
      givens_(new widgets::NamedCombo(tr("Number of givens"), this)),
      candidates_(new QCheckBox(tr("Start with candidates &filled"), this)) {
    setFrameShape(QFrame::StyledPanel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kPadding - 2, widgets::kPadding, widgets::kPadding - 2);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(shape_);
    rows->addSpacing(4);
    rows->addWidget(new widgets::Hairline(this));
    rows->addSpacing(4);
    addTechnique(*rows);
    addGivens(*rows);
    rows->addSpacing(4);
    rows->addWidget(new widgets::Hairline(this));
    rows->addSpacing(4);
    rows->addWidget(candidates_);
    connect(shape_, &ShapeChoice::shapeChosen, this, &RequestCard::requestChanged);
    connect(shape_, &ShapeChoice::playWanted, this, &RequestCard::playWanted);
    connect(candidates_, &QCheckBox::toggled, this, &RequestCard::requestChanged);
}

void RequestCard::addTechnique(QVBoxLayout& rows) {
    techniques_->addItem(tr("Any", "technique"));
    for (const logic::Technique* technique : generator::likelyTechniques())
        techniques_->addItem(documents::techniqueName(*technique));
    techniques_->setMaxVisibleItems(16);
    question_->setText(QStringLiteral("?"));
    widgets::setButtonKind(*question_, widgets::ButtonKind::Quiet);
    widgets::setButtonSize(*question_, widgets::ButtonSize::Compact);
    addLine(rows, tr("Must use a &technique"), techniques_, this)->addWidget(question_);
    connect(question_, &QToolButton::clicked, this,
            [this] { emit techniqueWanted(QString::fromStdString(std::string(technique()->id))); });
    showQuestion();
    remark_->setWordWrap(true);
    widgets::setTextStyle(*remark_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    // The room of two lines, so that nothing jumps when a sentence comes.
    remark_->setMinimumHeight(2 * remark_->fontMetrics().height());
    remark_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    rows.addWidget(remark_);
    connect(techniques_, &QComboBox::currentIndexChanged, this, &RequestCard::neededTechniqueChosen);
    connect(techniques_, &QComboBox::currentIndexChanged, this, &RequestCard::showQuestion);
}

void RequestCard::showQuestion() {
    const logic::Technique* chosen = technique();
    const QString question =
        chosen != nullptr ? documents::techniqueQuestion(*chosen) : tr("Choose a technique to read about it");
    question_->setEnabled(chosen != nullptr);
    question_->setToolTip(question);
    question_->setAccessibleName(question);
}

void RequestCard::addGivens(QVBoxLayout& rows) {
    addLine(rows, tr("&Number of givens"), givens_, this);
    connect(givens_, &QComboBox::currentIndexChanged, this, &RequestCard::requestChanged);
}

const logic::Technique* RequestCard::technique() const {
    const int index = techniques_->currentIndex();
    return index <= 0 ? nullptr : generator::likelyTechniques()[static_cast<std::size_t>(index - 1)];
}

void RequestCard::fill(session::PuzzleRequest& request) const {
    shape_->fill(request);
    request.fillCandidates = candidates_->isChecked();
    // Where the number is fixed, the request is kept for another level.
    if (!givens_->isEnabled()) return;
    const int index = givens_->currentIndex();
    request.givens = index <= 0 ? std::nullopt : std::optional(kGivens[index - 1]);
}

/// Shows the number that a level or a pattern fixes.
void RequestCard::showGivens(const session::PuzzleRequest& request) {
    const bool climb = request.hardestOfGrid, pattern = !climb && request.byPattern;
    const bool level = !climb && !pattern && session::fixesGivens(request.level);
    givens_->clear();
    givens_->setEnabled(!climb && !pattern && !level);
    if (pattern) return givens_->addItem(tr("%1, by the pattern").arg(request.pattern.count()));
    if (level) return givens_->addItem(tr("%1, by the level").arg(generator::cluesOf({.level = request.level}).least));
    givens_->addItem(tr("Any", "number of givens"));
    for (const Range range : kGivens)
        givens_->addItem(range.most - range.least == 1 ? tr("%1 or %2").arg(range.least).arg(range.most)
                                                       : tr("%1 to %2").arg(range.least).arg(range.most));
    if (climb || !request.givens) return;
    const auto* place = std::ranges::find(kGivens, *request.givens);
    if (place != std::end(kGivens)) givens_->setCurrentIndex(static_cast<int>(place - kGivens) + 1);
}

void RequestCard::showRequest(const session::PuzzleRequest& request) {
    const QSignalBlocker quiet(this), quietTechniques(techniques_), quietGivens(givens_);
    shape_->showRequest(request);
    shape_->setPatternOffered(!request.hardestOfGrid);
    const auto likely = generator::likelyTechniques();
    const auto place = std::ranges::find(likely, request.technique);
    const bool asked = request.technique != nullptr && place != likely.end();
    techniques_->setCurrentIndex(asked ? static_cast<int>(place - likely.begin()) + 1 : 0);
    techniques_->setEnabled(!request.hardestOfGrid);
    showQuestion();
    candidates_->setChecked(request.fillCandidates);
    showGivens(request);
}

void RequestCard::setRemark(const QString& sentence) {
    remark_->setText(sentence.isEmpty() ? tr("Choosing one sets the level that fits.") : sentence);
}

} // namespace ninefold::dialogs
