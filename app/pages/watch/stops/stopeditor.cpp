// SPDX-License-Identifier: MIT
#include "app/pages/watch/stops/stopeditor.h"

#include "app/documents/text/parts/cellnames.h"
#include "app/widgets/namedcombo.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

using Kind = session::StopCondition::Kind;

constexpr std::size_t kMostConditions = 4;
constexpr int kLargestNumber = 1'000'000, kArrowAndSides = 48;

bool needsCell(Kind kind) {
    return kind == Kind::CellFilled || kind == Kind::CandidateGone;
}

bool needsNumber(Kind kind) {
    return kind == Kind::Level || kind == Kind::EveryDeadEnd || kind == Kind::Note || kind == Kind::NoteUsed;
}

} // namespace

StopEditor::StopEditor(Cell cell, NameStyle names, QWidget* parent)
    : QDialog(parent), cell_(cell), names_(names), lines_(new QVBoxLayout), and_(new QPushButton(tr("And..."), this)) {
    setWindowTitle(tr("Stop When"));
    and_->setToolTip(tr("Adds a condition that must hold at the same time"));
    connect(and_, &QPushButton::clicked, this, &StopEditor::addCondition);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(lines_);
    rows->addWidget(and_, 0, Qt::AlignLeft);
    rows->addStretch(1);
    rows->addWidget(buttons);
    addCondition();
}

void StopEditor::addCondition() {
    const QString place = rows_.empty() ? QString() : QStringLiteral(" %1").arg(rows_.size() + 1);
    const Row row{new widgets::NamedCombo(tr("Condition") + place, this),
                  new widgets::NamedCombo(tr("Cell") + place, this), new widgets::NamedCombo(tr("Digit") + place, this),
                  new QSpinBox(this)};
    const std::pair<Kind, QString> kinds[] = {{Kind::CellFilled, tr("a cell gets a digit")},
                                              {Kind::CandidateGone, tr("a digit leaves a cell")},
                                              {Kind::Level, tr("this many guesses stand")},
                                              {Kind::DeadEnd, tr("a dead end comes")},
                                              {Kind::EveryDeadEnd, tr("this many more dead ends came")},
                                              {Kind::Note, tr("a note of at most this many parts is written")},
                                              {Kind::NoteUsed, tr("the note of this number is used")},
                                              {Kind::LongJump, tr("several guesses are taken back at once")},
                                              {Kind::Restart, tr("the search starts again")}};
    for (const auto& [kind, text] : kinds) row.kind->addItem(text, static_cast<int>(kind));
    for (Cell cell = 0; cell < kCellCount; ++cell) row.cell->addItem(documents::cellText(cell, names_), cell);
    row.cell->setCurrentIndex(cell_);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) row.digit->addItem(QString::number(digit), digit);
    row.number->setRange(1, kLargestNumber);
    // A combo box reckons with a narrower arrow than the style paints.
    for (widgets::NamedCombo* combo : {row.kind, row.cell, row.digit})
        for (int item = 0; item < combo->count(); ++item)
            combo->setMinimumWidth(
                qMax(combo->minimumWidth(), fontMetrics().horizontalAdvance(combo->itemText(item)) + kArrowAndSides));
    row.number->setAccessibleName(tr("Number") + place);
    auto* line = new QHBoxLayout;
    line->addWidget(row.kind, 1);
    for (QWidget* field :
         {static_cast<QWidget*>(row.cell), static_cast<QWidget*>(row.digit), static_cast<QWidget*>(row.number)})
        line->addWidget(field);
    lines_->addLayout(line);
    connect(row.kind, &QComboBox::currentIndexChanged, this, [this, row] { showFields(row); });
    rows_.push_back(row);
    showFields(row);
    and_->setEnabled(rows_.size() < kMostConditions);
}

void StopEditor::showFields(const Row& row) {
    const auto kind = static_cast<Kind>(row.kind->currentData().toInt());
    row.cell->setVisible(needsCell(kind));
    row.digit->setVisible(kind == Kind::CandidateGone);
    row.number->setVisible(needsNumber(kind));
}

session::Stop StopEditor::stop() const {
    session::Stop stop;
    for (const Row& row : rows_)
        stop.conditions.push_back({.kind = static_cast<Kind>(row.kind->currentData().toInt()),
                                   .cell = row.cell->currentIndex(),
                                   .digit = row.digit->currentIndex() + 1,
                                   .number = row.number->value()});
    return stop;
}

} // namespace ninefold::pages
