// SPDX-License-Identifier: MIT
// The solver's steps of bundled puzzles, played by hand through the player's input: each is named as its technique, or
// as a simpler one that proves the same. NINEFOLD_NAMED_PUZZLES says how many puzzles.
#include "app/documents/collections.h"
#include "app/session/learning/movenaming.h"
#include "engine/logic/finder.h"
#include "tests/app/session/gameparts.h"

#include <QSignalSpy>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::session;

namespace {

/// The same number of each level, spread over its file.
QStringList puzzlesToPlay(int count) {
    QStringList puzzles;
    const int levels = static_cast<int>(rating::kLevels.size()), each = (count + levels - 1) / levels;
    for (const rating::Level level : rating::kLevels) {
        const QList<documents::Bundled> file = documents::bundledFile(
            documents::bundledFileOf(rating::levelName(level)), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"));
        for (int place = 0; place < each; ++place) puzzles << file[place * file.size() / each].puzzle;
    }
    return puzzles.first(count);
}

std::ptrdiff_t rankOf(const logic::Technique* technique) {
    static const logic::Profile kProfile = logic::Profile::standard();
    return std::ranges::find(kProfile.order, technique) - kProfile.order.begin();
}

} // namespace

class TestNamedSteps : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void eachStepIsNamed();

private:
    void playPuzzle(const QString& cells);
    void playStep(const logic::Step& step);
    /// Waits until the move is named.
    void finish() {
        while (naming_->isAsking()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<MoveNaming> naming_;
    const logic::Technique* named_ = nullptr;
    int steps_ = 0, moves_ = 0, same_ = 0, simpler_ = 0, silent_ = 0;
};

void TestNamedSteps::initTestCase() {
    parts_ = std::make_unique<GameParts>();
    parts_->input.setAutoClean(true);
    naming_ = std::make_unique<MoveNaming>(parts_->game, parts_->input, [this]() -> std::optional<ReasonedPuzzle> {
        const Examiner& examiner = parts_->examiner;
        if (!examiner.solution()) return std::nullopt;
        return ReasonedPuzzle{examiner.puzzleGrid(), *examiner.solution(), examiner.candidatesBind()};
    });
    connect(naming_.get(), &MoveNaming::moveNamed, this, [this](const QString& sentence, const auto* technique) {
        named_ = technique;
        QVERIFY2(technique != nullptr, qPrintable(sentence));
    });
    naming_->setOn(true);
}

/// The first move of a step is named; the others continue it, unless something simpler proves them.
void TestNamedSteps::playStep(const logic::Step& step) {
    ++steps_;
    for (const logic::Deduction& one : step.deductions) {
        const game::Sheet& sheet = parts_->game.sheet();
        // What a digit of the same step removed.
        if (sheet.value(one.cell) != 0 || (!one.places && !sheet.cells[one.cell].candidates.has(one.digit))) continue;
        named_ = nullptr;
        parts_->input.selection().select(Cells::of(one.cell), one.cell);
        parts_->input.type(one.digit, one.places ? game::EntryMode::Place : game::EntryMode::Candidates);
        finish();
        ++moves_;
        if (named_ == nullptr) {
            ++silent_;
            continue;
        }
        const auto named = rankOf(named_), expected = rankOf(step.technique);
        QVERIFY2(named <= expected, named_->id.data());
        ++(named == expected ? same_ : simpler_);
    }
}

void TestNamedSteps::playPuzzle(const QString& cells) {
    parts_->games.startGame(GameParts::puzzle(cells.toLatin1()));
    while (!parts_->examiner.solution()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    parts_->input.fillCandidates(Digits::all(), false);
    const logic::Finder finder(logic::Profile::standard(), true);
    for (logic::Position position(Grid::fromCells(cells.toStdString())); !position.solved();) {
        const auto step = finder.next(position);
        QVERIFY2(step, qPrintable(cells));
        playStep(*step);
        if (QTest::currentTestFailed()) return;
        position.apply(*step);
    }
    QVERIFY(parts_->game.isSolved());
}

void TestNamedSteps::eachStepIsNamed() {
    const int count = qEnvironmentVariableIntValue("NINEFOLD_NAMED_PUZZLES");
    for (const QString& cells : puzzlesToPlay(count > 0 ? count : 300)) {
        playPuzzle(cells);
        if (QTest::currentTestFailed()) return;
    }
    qInfo("%d steps, %d moves: %d named as the step, %d by something simpler, %d continued it", steps_, moves_, same_,
          simpler_, silent_);
    QVERIFY(steps_ > 5000 && same_ > 0 && simpler_ < same_);
}

QTEST_GUILESS_MAIN(TestNamedSteps)
#include "tst_namedsteps.moc"
