// SPDX-License-Identifier: MIT
#include "app/pages/learn/path/testscard.h"

#include "app/documents/text/practice/families.h"
#include "app/pages/learn/path/pathparts.h"
#include "app/pages/learn/path/pathrow.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ninefold::pages {
namespace {

QString noteOf(const library::FamilyTest* test) {
    if (test == nullptr) return TestsCard::tr("Not taken yet");
    const QString result =
        test->isPassed() ? TestsCard::tr("Passed: %1 of %2 right") : TestsCard::tr("%1 of %2 right so far, 8 pass");
    return result.arg(test->alone).arg(test->positions);
}

/// The ring is a tick only where the test is passed.
session::Mastery ringOf(const library::FamilyTest* test) {
    if (test == nullptr) return {};
    return {.tries = session::kRingTries,
            .alone = test->isPassed() ? session::kRingTries : std::clamp(test->alone, 0, session::kMasteredFrom - 1)};
}

} // namespace

TestsCard::TestsCard(QWidget* parent) : QFrame(parent), count_(paragraph(this)) {
    QVBoxLayout* list = cardRows(*this, tr("Tests"));
    list->addWidget(count_);
    for (const logic::Family family : session::testedFamilies()) {
        auto* row = new PathRow(tr("Take the Test"), this);
        row->setName(documents::familyText(family));
        connect(row, &PathRow::rowPressed, this, [this, family] { emit testWanted(family); });
        list->addWidget(row);
        rows_.emplace_back(family, row);
    }
}

void TestsCard::setProgress(const session::LearningProgress& progress) {
    int passed = 0;
    for (const auto& [family, row] : rows_) {
        const library::FamilyTest* test = progress.testOf(family);
        if (test != nullptr && test->isPassed()) ++passed;
        row->setNote(noteOf(test));
        row->setMastery(ringOf(test));
        row->setButton(test == nullptr ? tr("Take the Test") : tr("Take It Again"),
                       test == nullptr ? tr("Take the test: %1", "a family").arg(documents::familyText(family))
                                       : tr("Take the test again: %1", "a family").arg(documents::familyText(family)));
    }
    count_->setText(tr("Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.")
                        .arg(passed)
                        .arg(rows_.size()));
}

} // namespace ninefold::pages
