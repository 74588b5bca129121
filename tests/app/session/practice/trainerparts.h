// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/practice/trainer.h"

#include "app/session/announcer.h"
#include "app/session/learning/learningpath.h"
#include "app/session/played/playedgames.h"
#include "app/session/preferences.h"
#include "tests/app/scratchhome.h"
#include "tests/app/store/library/scratchlibrary.h"

/// A trainer with a library of its own, and a player who answers: for tests that derive from it.
class TrainerParts {
protected:
    using State = ninefold::session::Trainer::State;
    using Changes = ninefold::practice::Changes;

    void makeParts() {
        home_ = std::make_unique<ScratchHome>();
        library_ = std::make_unique<ScratchLibrary>();
        announcer_ = std::make_unique<ninefold::session::Announcer>();
        preferences_ = std::make_unique<ninefold::session::Preferences>(*announcer_);
        played_ =
            std::make_unique<ninefold::session::PlayedGames>(ninefold::session::HistoryFiles{}, library_->location());
        path_ = std::make_unique<ninefold::session::LearningPath>(library_->location(), *played_);
        trainer_ = std::make_unique<ninefold::session::Trainer>(
            *path_, *preferences_, *announcer_, library_->location(), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"));
        trainer_->setSeed(3);
    }
    void dropParts() {
        trainer_.reset();
        path_.reset();
    }

    void begin(const ninefold::logic::Technique& technique) {
        trainer_->practise(technique);
        QTRY_COMPARE(trainer_->state(), State::Asking);
    }
    /// As the player would do it, cell by cell.
    void mark(const Changes& changes) {
        using ninefold::game::EntryMode;
        for (const auto& [cell, digit, places] : changes) {
            trainer_->input().selection().select(ninefold::Cells::of(cell), cell);
            trainer_->enter(digit, places ? EntryMode::Place : EntryMode::Candidates);
        }
        QVERIFY(ninefold::practice::contains(answered(), changes));
    }
    void answer(const Changes& changes) {
        mark(changes);
        check();
    }
    void check() {
        trainer_->check();
        QTRY_VERIFY(trainer_->state() != State::Judging);
    }
    void proceed() {
        trainer_->next();
        QTRY_VERIFY(trainer_->state() == State::Asking || trainer_->state() == State::Ended);
    }
    Changes answered() const { return trainer_->exercise()->answerOn(trainer_->game().sheet()); }
    const Changes& solution() const { return trainer_->exercise()->step.deductions; }
    /// A candidate that must stay.
    ninefold::logic::Deduction wrongChange() const {
        const ninefold::Cell cell = trainer_->exercise()->position.blanks().first();
        return {cell, trainer_->exercise()->solution[static_cast<std::size_t>(cell)], false};
    }
    QList<ninefold::library::Practice> records() const { return valueOf(ninefold::library::practised(**library_)); }

    std::unique_ptr<ScratchHome> home_;
    std::unique_ptr<ScratchLibrary> library_;
    std::unique_ptr<ninefold::session::Announcer> announcer_;
    std::unique_ptr<ninefold::session::Preferences> preferences_;
    std::unique_ptr<ninefold::session::PlayedGames> played_;
    std::unique_ptr<ninefold::session::LearningPath> path_;
    std::unique_ptr<ninefold::session::Trainer> trainer_;
};
