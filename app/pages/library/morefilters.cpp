// SPDX-License-Identifier: MIT
#include "app/pages/library/morefilters.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/newpuzzles.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/namedcombo.h"

#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace ninefold::pages {
namespace {

/// At the end of a range there is no bound: scores go far above, and not every puzzle has one.
constexpr int kLeastScore = 0, kMostScore = 20'000, kScoreStep = 100;
constexpr int kLeastGivens = 17, kMostGivens = 80;

int boundIn(const QSpinBox& field, int none) {
    return field.value() == none ? 0 : field.value();
}

QString boundsText(int least, int most, int from, int to) {
    if (least == 0 && most == 0) return {};
    return QStringLiteral("%1\u2013%2")
        .arg(documents::numberText(least == 0 ? from : least), documents::numberText(most == 0 ? to : most));
}

} // namespace

QString MoreFilters::nameOf(analysis::HeldPattern pattern) {
    return pattern == analysis::HeldPattern::Tridagon ? tr("Tridagon") : tr("Exocet");
}

MoreFilters::MoreFilters(QWidget* parent)
    : QWidget(parent),
      symmetry_(new widgets::NamedCombo(tr("Symmetry"), this)),
      holds_(new widgets::NamedCombo(tr("Known pattern"), this)) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    const QString score = tr("HoDoKu score"), givens = tr("Givens");
    form->addRow(score, range(leastScore_, mostScore_, score, kLeastScore, kMostScore));
    form->addRow(givens, range(leastGivens_, mostGivens_, givens, kLeastGivens, kMostGivens));
    leastScore_->setSingleStep(kScoreStep);
    mostScore_->setSingleStep(kScoreStep);
    symmetry_->addItem(tr("Any", "symmetry"), -1);
    for (const generator::Symmetry symmetry : generator::kSymmetries)
        if (symmetry != generator::Symmetry::None)
            symmetry_->addItem(documents::symmetryText(symmetry), static_cast<int>(symmetry));
    connect(symmetry_, &QComboBox::currentIndexChanged, this, &MoreFilters::filterChanged);
    form->addRow(tr("Symmetry"), symmetry_);
    holds_->addItem(tr("Any", "pattern"), -1);
    for (const analysis::HeldPattern pattern : analysis::kHeldPatterns)
        holds_->addItem(nameOf(pattern), static_cast<int>(pattern));
    holds_->setToolTip(tr("It is there once the easy steps are used up."));
    connect(holds_, &QComboBox::currentIndexChanged, this, &MoreFilters::filterChanged);
    form->addRow(tr("Known pattern"), holds_);
}

QWidget* MoreFilters::range(QSpinBox*& least, QSpinBox*& most, const QString& name, int from, int to) {
    auto* row = new QWidget(this);
    auto* fields = new QHBoxLayout(row);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(widgets::kGap);
    for (QSpinBox** field : {&least, &most}) {
        *field = new QSpinBox(row);
        (*field)->setRange(from, to);
        (*field)->setValue(field == &least ? from : to);
        (*field)->setMinimumWidth(96);
        fields->addWidget(*field);
        connect(*field, &QSpinBox::valueChanged, this, &MoreFilters::filterChanged);
    }
    least->setAccessibleName(tr("%1, from", "a range").arg(name));
    most->setAccessibleName(tr("%1, to", "a range").arg(name));
    return row;
}

void MoreFilters::addTo(session::LibraryFilter& filter) const {
    filter.leastScore = boundIn(*leastScore_, kLeastScore);
    filter.mostScore = boundIn(*mostScore_, kMostScore);
    filter.leastGivens = boundIn(*leastGivens_, kLeastGivens);
    filter.mostGivens = boundIn(*mostGivens_, kMostGivens);
    const int symmetry = symmetry_->currentData().toInt();
    const int pattern = holds_->currentData().toInt();
    filter.holds = pattern < 0 ? std::nullopt : std::optional(static_cast<analysis::HeldPattern>(pattern));
    filter.symmetry = symmetry < 0 ? std::nullopt : std::optional(static_cast<generator::Symmetry>(symmetry));
}

void MoreFilters::take(const session::LibraryFilter& filter) {
    {
        const QSignalBlocker quiet(this);
        const auto show = [](QSpinBox* field, int bound, int none) { field->setValue(bound == 0 ? none : bound); };
        show(leastScore_, filter.leastScore, kLeastScore);
        show(mostScore_, filter.mostScore, kMostScore);
        show(leastGivens_, filter.leastGivens, kLeastGivens);
        show(mostGivens_, filter.mostGivens, kMostGivens);
        holds_->setCurrentIndex(holds_->findData(filter.holds ? static_cast<int>(*filter.holds) : -1));
        symmetry_->setCurrentIndex(symmetry_->findData(filter.symmetry ? static_cast<int>(*filter.symmetry) : -1));
    }
    emit filterChanged();
}

QString MoreFilters::textOf(const session::LibraryFilter& filter) {
    QStringList parts;
    const QString score = boundsText(filter.leastScore, filter.mostScore, kLeastScore, kMostScore);
    const QString givens = boundsText(filter.leastGivens, filter.mostGivens, kLeastGivens, kMostGivens);
    if (!score.isEmpty()) parts << tr("HoDoKu %1", "range of scores").arg(score);
    if (!givens.isEmpty()) parts << tr("%1 givens", "range of numbers").arg(givens);
    if (filter.symmetry) parts << documents::symmetryText(*filter.symmetry);
    if (filter.holds) parts << nameOf(*filter.holds);
    return documents::listText(parts);
}

QWidget& MoreFilters::first() const {
    return *leastScore_;
}

} // namespace ninefold::pages
