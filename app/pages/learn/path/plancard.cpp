// SPDX-License-Identifier: MIT
#include "app/pages/learn/path/plancard.h"

#include "app/documents/text/learn/abouts.h"
#include "app/documents/text/steps.h"
#include "app/pages/learn/path/pathparts.h"
#include "app/pages/learn/path/pathrow.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ninefold::pages {
namespace {

/// Ten minutes with the shortest exercises have fewer.
constexpr std::size_t kMostRows = 12;

} // namespace

PlanCard::PlanCard(QWidget* parent) : QFrame(parent), done_(paragraph(this)) {
    QVBoxLayout* list = cardRows(*this, tr("Ten minutes today"));
    list->addWidget(done_);
    while (rows_.size() < kMostRows) {
        auto* row = new PathRow(tr("Practise"), this);
        rows_.push_back(row);
        list->addWidget(row);
        connect(row, &PathRow::techniqueWanted, this, &PlanCard::techniqueWanted);
        connect(row, &PathRow::rowPressed, this, [this, row] { emit practiceWanted(row->address()); });
    }
}

void PlanCard::setProgress(const session::LearningProgress& progress) {
    const std::vector<session::PlannedExercise>& plan = progress.today.exercises;
    for (std::size_t place = 0; place < std::min(plan.size(), kMostRows); ++place) {
        const session::PlannedExercise& exercise = plan[place];
        const QString id = session::idOf(*exercise.technique), name = documents::techniqueName(*exercise.technique);
        PathRow& one = *rows_[place];
        one.setName(name, id);
        one.setNote(exercise.isNext ? tr("%n position(s), new to you", nullptr, exercise.positions)
                                    : tr("%n position(s), to repeat", nullptr, exercise.positions));
        one.setMastery(progress.mastery.value(id));
        one.button().setAccessibleName(tr("Practise %1", "a technique").arg(name));
        one.show();
    }
    for (std::size_t place = plan.size(); place < rows_.size(); ++place) rows_[place]->hide();
    done_->setVisible(plan.empty());
    done_->setText(session::nextToLearn(progress.mastery, progress.strength) != nullptr
                       ? tr("Your ten minutes are done. See you tomorrow!")
                       : tr("Nothing to repeat today, and nothing new: you have mastered every technique."));
}

NextCard::NextCard(QWidget* parent) : QFrame(parent), row_(new PathRow(tr("Read"), this)) {
    cardRows(*this, tr("Next to learn"))->addWidget(row_);
    connect(row_, &PathRow::techniqueWanted, this, &NextCard::techniqueWanted);
    connect(row_, &PathRow::rowPressed, this, [this] { emit explanationWanted(row_->address()); });
}

void NextCard::setProgress(const session::LearningProgress& progress) {
    const logic::Technique* next = session::nextToLearn(progress.mastery, progress.strength);
    setVisible(next != nullptr);
    if (next == nullptr) return;
    const QString id = session::idOf(*next), name = documents::techniqueName(*next);
    row_->setName(name, id);
    const QStringList sentences = documents::techniqueSentences(*next);
    row_->setNote(sentences.isEmpty() ? QString() : sentences.first());
    row_->setMastery(progress.mastery.value(id));
    row_->button().setAccessibleName(tr("Read about %1", "a technique").arg(name));
}

} // namespace ninefold::pages
