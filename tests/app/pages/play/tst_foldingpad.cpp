// SPDX-License-Identifier: MIT
// The pad in one row: what its keys do, and when it is folded.
#include "app/pages/play/foldingpad.h"

#include "app/pages/play/pad.h"
#include "tests/app/pages/pageparts.h"

#include <QAbstractButton>
#include <QMenu>
#include <QTest>

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::pages;

class TestFoldingPad : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { folding_.reset(); }
    void digitsAreWritten();
    void theModeIsChosenFromAMenu();
    void onlyFoldingPagesFold();
    void theChoiceStays();

private:
    QAbstractButton* button(const QString& name, QWidget* in = nullptr) {
        for (QAbstractButton* one : (in != nullptr ? in : folding_.get())->findChildren<QAbstractButton*>())
            if (one->accessibleName() == name || (one->accessibleName().isEmpty() && one->text() == name)) return one;
        return nullptr;
    }

    PageParts parts_;
    PlayerInput& input_ = parts_.session.input();
    QWidget* pad_ = nullptr;
    std::unique_ptr<FoldingPad> folding_;
};

void TestFoldingPad::init() {
    pad_ = new QWidget;
    folding_ = std::make_unique<FoldingPad>(parts_.session, *pad_);
    folding_->setFolding(true);
    folding_->show();
    input_.mode().choose(EntryMode::Place);
}

void TestFoldingPad::digitsAreWritten() {
    const Cell cell = parts_.session.game().sheet().blanks().first();
    input_.selection().select(Cells::of(cell), cell);
    button("4", folding_->findChild<PadStrip*>())->click();
    QCOMPARE(parts_.session.game().sheet().value(cell), 4);
    button("4", folding_->findChild<PadStrip*>())->click();
}

void TestFoldingPad::theModeIsChosenFromAMenu() {
    button("Mode: Digit")->click();
    auto* menu = folding_->findChild<QMenu*>();
    QVERIFY(menu != nullptr);
    QStringList modes;
    for (const QAction* entry : menu->actions()) modes << entry->text();
    QCOMPARE(modes, (QStringList{"Digit", "Candidates"}));
    menu->actions()[1]->trigger();
    QCOMPARE(input_.mode().current(), EntryMode::Candidates);
    // The row follows the mode wherever it is chosen.
    QVERIFY(button("Mode: Candidates") != nullptr);
    input_.mode().choose(EntryMode::Place);
    QVERIFY(button("Mode: Digit") != nullptr);
    delete menu;
}

void TestFoldingPad::onlyFoldingPagesFold() {
    QVERIFY(folding_->isFolded() && pad_->isHidden() && folding_->findChild<PadStrip*>()->isVisible());
    folding_->setFolding(false);
    QVERIFY(!folding_->isFolded() && pad_->isVisible() && !button("Fold the pad")->isVisible());
}

/// Who unfolds the pad on one page wants it on the next page as well.
void TestFoldingPad::theChoiceStays() {
    button("Unfold the pad")->click();
    QVERIFY(!folding_->isFolded() && pad_->isVisible() && button("Fold the pad")->isVisible());
    folding_->setFolding(false);
    folding_->setFolding(true);
    QVERIFY(!folding_->isFolded());
    button("Fold the pad")->click();
    QVERIFY(folding_->isFolded());
}

QTEST_MAIN(TestFoldingPad)
#include "tst_foldingpad.moc"
