// SPDX-License-Identifier: MIT
// The dialog New Puzzle without the window: every control changes the request, a technique moves the level, and while a
// puzzle is being made the button stops that.
#include "app/dialogs/new/newpuzzledialog.h"

#include "app/dialogs/new/levelchoice.h"
#include "app/dialogs/new/levelrow.h"
#include "app/dialogs/new/patterneditor.h"
#include "app/dialogs/new/playbutton.h"
#include "app/dialogs/new/symmetrytile.h"
#include "app/widgets/namedcombo.h"
#include "app/widgets/segments.h"
#include "engine/core/houses.h"
#include "engine/logic/techniques.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::widgets;

class TestNewPuzzleDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theLastRequestIsShown();
    void aRowChoosesTheLevel();
    void theSliderChoosesTheThird();
    void aTechniqueMovesTheLevelAndSaysSo();
    void aLevelDropsTheTechniqueAndSaysSo();
    void aQuestionLeadsToTheTechnique();
    void symmetryAndGivensAreTaken();
    void easyLevelsFixTheGivens();
    void aPatternIsPainted();
    void aPatternRepeatsByTheSymmetry();
    void aPatternThatCannotBeIsNotPlayed();
    void theHardestOfAGrid();
    void averagesStandBesideTheLevels();
    void enterAndDoubleClickPlay();
    void whileMakingTheButtonStops();
    void escapeStopsAndCloses();
    void theOtherWaysCloseIt();
    void everyControlHasAName();
    void narrowCardsStackAndButtonsStay();

private:
    LevelRow* row(const QString& name) const;
    NamedCombo* combo(const QString& name) const;
    QPushButton* button(const QString& text) const;
    QString said() const;
    void choose(const QString& technique) const;
    void open(const PuzzleRequest& request, const NewPuzzleDialog::OnBoard& board = {});

    std::unique_ptr<NewPuzzleDialog> dialog_;
};

void TestNewPuzzleDialog::open(const PuzzleRequest& request, const NewPuzzleDialog::OnBoard& board) {
    dialog_ = std::make_unique<NewPuzzleDialog>(request, board);
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog_.get()));
}

void TestNewPuzzleDialog::init() {
    open({.level = Level::VeryHard});
}

void TestNewPuzzleDialog::cleanup() {
    dialog_.reset();
}

LevelRow* TestNewPuzzleDialog::row(const QString& name) const {
    for (auto* one : dialog_->findChildren<LevelRow*>())
        if (one->text() == name) return one;
    return nullptr;
}

NamedCombo* TestNewPuzzleDialog::combo(const QString& name) const {
    for (auto* one : dialog_->findChildren<NamedCombo*>())
        if (one->accessibleName() == name) return one;
    return nullptr;
}

QPushButton* TestNewPuzzleDialog::button(const QString& text) const {
    for (auto* one : dialog_->findChildren<QPushButton*>())
        if (one->text().remove(u'&') == text) return one;
    return nullptr;
}

/// All that the labels say.
QString TestNewPuzzleDialog::said() const {
    QStringList texts;
    for (const auto* label : dialog_->findChildren<QLabel*>()) texts << label->text();
    return texts.join(u'\n');
}

void TestNewPuzzleDialog::choose(const QString& technique) const {
    NamedCombo* techniques = combo("Must use a technique");
    QVERIFY(techniques->findText(technique) > 0);
    techniques->setCurrentIndex(techniques->findText(technique));
}

void TestNewPuzzleDialog::theLastRequestIsShown() {
    Cells pattern;
    for (Cell cell = 0; cell < kCellCount; cell += 3) pattern.add(cell);
    const PuzzleRequest request{.level = Level::Expert,
                                .part = LevelPart::Harder,
                                .symmetry = Symmetry::BothDiagonals,
                                .pattern = pattern,
                                .givens = Range{26, 27},
                                .technique = &techniques::aic,
                                .fillCandidates = true};
    open(request);
    QVERIFY(dialog_->request() == request);
    QVERIFY(row("Expert")->isChecked());
    QCOMPARE(dialog_->findChild<QSlider*>()->value(), 2);
    QCOMPARE(combo("Number of givens")->currentText(), "26 or 27");
    QVERIFY(combo("Must use a technique")->currentIndex() > 0);
    QCOMPARE(dialog_->findChild<PlayButton*>()->text(), "Play Expert");
    QVERIFY(dialog_->findChild<PatternEditor*>()->pattern() == pattern);
}

void TestNewPuzzleDialog::aRowChoosesTheLevel() {
    QSignalSpy changed(dialog_.get(), &NewPuzzleDialog::requestChanged);
    QTest::mouseClick(row("Hard"), Qt::LeftButton, {}, {300, 10});
    QCOMPARE(dialog_->request().level, Level::Hard);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(dialog_->findChild<PlayButton*>()->text(), "Play Hard");
    // With the keyboard.
    row("Hard")->setFocus();
    QTest::keyClick(row("Hard"), Qt::Key_Down);
    QCOMPARE(dialog_->request().level, Level::VeryHard);
    QTest::keyClick(row("Very Hard"), Qt::Key_Up);
    QCOMPARE(dialog_->request().level, Level::Hard);
}

void TestNewPuzzleDialog::theSliderChoosesTheThird() {
    auto* slider = dialog_->findChild<QSlider*>();
    QCOMPARE(slider->value(), 1);
    const QString before = row("Very Hard")->needs();
    slider->setValue(2);
    QCOMPARE(dialog_->request().part, LevelPart::Harder);
    QVERIFY(row("Very Hard")->needs() != before);
    QVERIFY2(slider->accessibleDescription().contains("6.7 to 7.2"), qPrintable(slider->accessibleDescription()));
    // The third is kept with another level.
    row("Hard")->click();
    QCOMPARE(dialog_->request().part, LevelPart::Harder);
    QVERIFY2(slider->accessibleDescription().contains("3.5 to 4.5"), qPrintable(slider->accessibleDescription()));
}

void TestNewPuzzleDialog::aTechniqueMovesTheLevelAndSaysSo() {
    row("Easy")->click();
    choose("XY-Wing");
    QCOMPARE(dialog_->request().technique, &techniques::xyWing);
    QCOMPARE(dialog_->request().level, Level::Hard);
    QCOMPARE(dialog_->request().part, LevelPart::Harder);
    QVERIFY(row("Hard")->isChecked());
    QVERIFY(said().contains("The level is now Hard (harder), where it comes up. This takes less than a second."));
    QCOMPARE(combo("Must use a technique")->currentText(), "XY-Wing");
}

void TestNewPuzzleDialog::aLevelDropsTheTechniqueAndSaysSo() {
    choose("XY-Wing");
    QCOMPARE(dialog_->request().level, Level::VeryHard);
    row("Normal")->click();
    QVERIFY(dialog_->request().technique == nullptr);
    QCOMPARE(combo("Must use a technique")->currentIndex(), 0);
    QVERIFY(said().contains("\u201CXY-Wing\u201D is no longer asked for"));
}

void TestNewPuzzleDialog::symmetryAndGivensAreTaken() {
    const auto tiles = dialog_->findChildren<SymmetryTile*>();
    QCOMPARE(tiles.size(), static_cast<qsizetype>(kSymmetries.size()));
    for (SymmetryTile* tile : tiles) {
        // The picture is that of a puzzle.
        QVERIFY(tile->givens().count() >= 17 && isSymmetric(tile->givens(), tile->symmetry()));
        QTest::mouseClick(tile, Qt::LeftButton);
        QCOMPARE(dialog_->request().symmetry, tile->symmetry());
    }
    combo("Number of givens")->setCurrentIndex(3);
    QVERIFY(dialog_->request().givens == (Range{24, 25}));
    combo("Number of givens")->setCurrentIndex(0);
    QVERIFY(!dialog_->request().givens);
    dialog_->findChildren<QCheckBox*>().last()->click();
    QVERIFY(dialog_->request().fillCandidates);
}

void TestNewPuzzleDialog::easyLevelsFixTheGivens() {
    combo("Number of givens")->setCurrentIndex(3);
    row("Easy")->click();
    QVERIFY(!combo("Number of givens")->isEnabled());
    QVERIFY(combo("Number of givens")->currentText().startsWith("41"));
    // Back at a level with a choice the request is still there.
    row("Hard")->click();
    QCOMPARE(combo("Number of givens")->currentText(), "24 or 25");
}

void TestNewPuzzleDialog::aPatternIsPainted() {
    Cells onBoard;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if ((rowOf(cell) + columnOf(cell)) % 3 == 0) onBoard.add(cell);
    open({.level = Level::VeryHard}, {.givens = onBoard});
    dialog_->findChild<Segments*>()->setCurrentIndex(1);
    QVERIFY(dialog_->request().byPattern);
    auto* editor = dialog_->findChild<PatternEditor*>();
    QTest::mouseClick(button("As on the Board"), Qt::LeftButton);
    QVERIFY(editor->pattern() == onBoard && dialog_->request().pattern == onBoard);
    QVERIFY(dialog_->isPossible());
    QVERIFY(combo("Number of givens")->currentText().startsWith(QString::number(onBoard.count())));
    // The cell under the cursor, with the keyboard, and the first one with the mouse.
    editor->setFocus();
    QTest::keyClick(editor, Qt::Key_Space);
    QVERIFY(dialog_->request().pattern == (onBoard ^ Cells::of(40)));
    QTest::keyClick(editor, Qt::Key_Left);
    QVERIFY2(editor->accessibleName().contains("row 5 column 4"), qPrintable(editor->accessibleName()));
    QTest::mouseClick(editor, Qt::LeftButton, {}, {5, 5});
    QVERIFY(dialog_->request().pattern.has(0) != onBoard.has(0));
    QTest::mouseClick(button("Clear"), Qt::LeftButton);
    QVERIFY(dialog_->request().pattern.empty());
}

void TestNewPuzzleDialog::aPatternRepeatsByTheSymmetry() {
    for (SymmetryTile* tile : dialog_->findChildren<SymmetryTile*>())
        if (tile->symmetry() == Symmetry::HalfTurn) tile->click();
    dialog_->findChild<Segments*>()->setCurrentIndex(1);
    for (auto* check : dialog_->findChildren<QCheckBox*>())
        if (check->text().startsWith("Repeat")) check->setChecked(true);
    QTest::mouseClick(dialog_->findChild<PatternEditor*>(), Qt::LeftButton, {}, {5, 5});
    QVERIFY(dialog_->request().pattern == (Cells::of(0) | Cells::of(80)));
}

void TestNewPuzzleDialog::aPatternThatCannotBeIsNotPlayed() {
    QSignalSpy played(dialog_.get(), &NewPuzzleDialog::playWanted);
    auto* play = dialog_->findChild<PlayButton*>();
    dialog_->findChild<Segments*>()->setCurrentIndex(1);
    QVERIFY(!dialog_->isPossible() && !play->isEnabled());
    QVERIFY(said().contains("17"));
    emit row("Hard")->playWanted();
    QVERIFY(played.isEmpty());
    dialog_->findChild<Segments*>()->setCurrentIndex(0);
    QVERIFY(dialog_->isPossible() && play->isEnabled());
}

void TestNewPuzzleDialog::theHardestOfAGrid() {
    row("Hardest of a Grid")->click();
    QVERIFY(dialog_->request().hardestOfGrid && !dialog_->request().grid);
    QCOMPARE(dialog_->findChild<PlayButton*>()->text(), "Play the Hardest");
    QVERIFY(!combo("Must use a technique")->isEnabled() && !combo("Number of givens")->isEnabled());
    // With a grid that was solved it can be of that.
    const Solution grid{1};
    open({.level = Level::Hard}, {.solved = grid});
    row("Hardest of a Grid")->click();
    auto* ofBoard = dialog_->findChildren<QCheckBox*>().first();
    QVERIFY(ofBoard->isVisible());
    ofBoard->click();
    QVERIFY(dialog_->request().grid == grid);
    row("Hard")->click();
    QVERIFY(!dialog_->request().hardestOfGrid && !dialog_->request().grid);
    QVERIFY(combo("Must use a technique")->isEnabled());
}

void TestNewPuzzleDialog::averagesStandBesideTheLevels() {
    AverageTimes averages;
    averages[static_cast<std::size_t>(Level::Hard)] = 501'000;
    dialog_->setAverages(averages);
    QCOMPARE(row("Hard")->average(), "8:21");
    QCOMPARE(row("Expert")->average(), "\u2013");
    QVERIFY(row("Hard")->accessibleDescription().contains("8:21"));
}

void TestNewPuzzleDialog::enterAndDoubleClickPlay() {
    QSignalSpy played(dialog_.get(), &NewPuzzleDialog::playWanted);
    QTest::keyClick(row("Very Hard"), Qt::Key_Return);
    QCOMPARE(played.count(), 1);
    QTest::mouseDClick(row("Hard"), Qt::LeftButton);
    QCOMPARE(played.count(), 2);
    QTest::mouseDClick(dialog_->findChildren<SymmetryTile*>().at(2), Qt::LeftButton);
    QCOMPARE(played.count(), 3);
    dialog_->findChild<PlayButton*>()->click();
    QCOMPARE(played.count(), 4);
    QVERIFY(dialog_->isVisible());
}

void TestNewPuzzleDialog::whileMakingTheButtonStops() {
    QSignalSpy played(dialog_.get(), &NewPuzzleDialog::playWanted),
        stopped(dialog_.get(), &NewPuzzleDialog::cancelWanted);
    auto* play = dialog_->findChild<PlayButton*>();
    dialog_->showMaking();
    QVERIFY(play->isStop() && play->text() == "Stop");
    QVERIFY(!row("Hard")->isEnabled());
    dialog_->showProgress(5000, 20'000);
    QCOMPARE(play->share(), 0.25);
    QVERIFY2(said().contains("5,000") || said().contains("5000"), qPrintable(said()));
    // Enter and the second half of a double click do nothing.
    QTest::keyClick(dialog_.get(), Qt::Key_Return);
    QTest::mouseDClick(play, Qt::LeftButton);
    stopped.clear();
    play->click();
    QCOMPARE(stopped.count(), 1);
    QVERIFY(played.isEmpty());
    dialog_->showStopped();
    dialog_->showFailure();
    QVERIFY(!play->isStop() && play->text() == "Play Very Hard");
    QVERIFY(row("Hard")->isEnabled() && row("Very Hard")->hasFocus());
    QVERIFY(said().contains("No such puzzle was found."));
}

void TestNewPuzzleDialog::escapeStopsAndCloses() {
    QSignalSpy stopped(dialog_.get(), &NewPuzzleDialog::cancelWanted);
    dialog_->showMaking();
    QTest::keyClick(dialog_.get(), Qt::Key_Escape);
    QCOMPARE(stopped.count(), 1);
    QVERIFY(!dialog_->isVisible());
    open({});
    QSignalSpy idle(dialog_.get(), &NewPuzzleDialog::cancelWanted);
    QTest::keyClick(dialog_.get(), Qt::Key_Escape);
    QVERIFY(idle.isEmpty() && !dialog_->isVisible());
}

void TestNewPuzzleDialog::aQuestionLeadsToTheTechnique() {
    auto* question = dialog_->findChild<QToolButton*>();
    QVERIFY(!question->isEnabled());
    QCOMPARE(question->accessibleName(), "Choose a technique to read about it");
    choose("XY-Wing");
    QVERIFY(question->isEnabled());
    QCOMPARE(question->accessibleName(), "What is an XY-Wing?");
    QSignalSpy wanted(dialog_.get(), &NewPuzzleDialog::techniqueWanted);
    question->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toString(), "xy-wing");
    QVERIFY(!dialog_->isVisible());
}

void TestNewPuzzleDialog::theOtherWaysCloseIt() {
    QSignalSpy several(dialog_.get(), &NewPuzzleDialog::severalWanted);
    button("Several...")->click();
    QVERIFY(several.count() == 1 && !dialog_->isVisible());
    open({});
    QSignalSpy own(dialog_.get(), &NewPuzzleDialog::ownWanted);
    button("Enter Your Own")->click();
    QVERIFY(own.count() == 1 && !dialog_->isVisible());
    open({});
    QSignalSpy paste(dialog_.get(), &NewPuzzleDialog::pasteWanted);
    button("Paste")->click();
    QVERIFY(paste.count() == 1 && !dialog_->isVisible());
}

void TestNewPuzzleDialog::everyControlHasAName() {
    for (const auto* button : dialog_->findChildren<QAbstractButton*>())
        QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty() ||
                     button->objectName().startsWith("Scroll"),
                 button->metaObject()->className());
    for (const auto* one : dialog_->findChildren<QComboBox*>()) QVERIFY(!one->accessibleName().isEmpty());
    QVERIFY(!dialog_->findChild<QSlider*>()->accessibleName().isEmpty());
    QVERIFY(!dialog_->findChild<PatternEditor*>()->accessibleName().isEmpty());
    for (const auto* one : dialog_->findChildren<LevelRow*>()) QVERIFY(!one->accessibleDescription().isEmpty());
}

void TestNewPuzzleDialog::narrowCardsStackAndButtonsStay() {
    const auto place = [this](const QWidget* widget) { return widget->mapTo(dialog_.get(), QPoint()); };
    dialog_->resize(1000, 700);
    const auto* levels = dialog_->findChild<LevelChoice*>();
    const auto* techniques = combo("Must use a technique");
    QTRY_VERIFY(place(techniques).x() > place(levels).x() + levels->width());
    dialog_->resize(740, 540);
    QTRY_VERIFY(place(techniques).y() > place(levels).y() + levels->height());
    for (const auto* one :
         {button("Several..."), button("Cancel"), static_cast<QPushButton*>(dialog_->findChild<PlayButton*>())}) {
        QVERIFY(dialog_->rect().contains(QRect(place(one), one->size())));
        QVERIFY(one->width() >= one->minimumSizeHint().width());
    }
}

QTEST_MAIN(TestNewPuzzleDialog)
#include "tst_newpuzzledialog.moc"
