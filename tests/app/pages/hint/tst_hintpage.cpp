// SPDX-License-Identifier: MIT
// The card of a hint without a window: what it shows at each degree, and how a chain is followed line by line.
#include "app/pages/hint/hintpage.h"

#include "app/pages/demo/showme.h"
#include "app/pages/hint/chainlist.h"
#include "app/pages/hint/chainmodel.h"
#include "app/pages/hint/conclusionbox.h"
#include "app/pages/hint/foldrow.h"
#include "app/pages/hint/legend.h"
#include "app/pages/techniquelink.h"
#include "app/widgets/look/buttons.h"
#include "tests/app/chainpuzzle.h"
#include "tests/app/pages/pageparts.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::session;
using namespace ninefold::widgets;

class TestHintPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theConclusionComesFirst();
    void linesAreFollowedByButtons();
    void linesAreFollowedByKeysAndClicks();
    void fewWordsAreVisible();
    void allLinksUnfold();
    void theTitleLeadsToTheTechnique();
    void theLastLineOffersToApply();
    void backLeadsToTheSecondDegree();
    void namesOfButtonsStay();
    void foldsAreClosedAtFirst();
    void onlyOneFoldIsOpen();
    void otherStepsAreListed();
    void showMePlaysInPlaceOfTheText();

private:
    void goToChain();
    void explain() {
        while (!hints().hint().isWhole()) hints().more();
    }
    HintController& hints() { return parts_->session.hints(); }
    const Hint& hint() { return hints().hint(); }
    const Tour& tour() { return parts_->overlay.drawing().tour; }
    QAbstractButton* button(const QString& name) {
        for (QAbstractButton* one : page_->findChildren<QAbstractButton*>())
            if (one->accessibleName() == name || (one->accessibleName().isEmpty() && one->text() == name)) return one;
        return nullptr;
    }
    static QString id(const Technique& technique) { return QString::fromStdString(std::string(technique.id)); }
    /// The text of the rows of which any part is in sight.
    static QStringList visibleRows(const ChainList& list) {
        QStringList rows;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const QModelIndex index = list.model()->index(row, 0);
            if (list.visualRect(index).intersects(list.viewport()->rect()))
                rows << index.data().toString() + ' ' + index.data(ChainModel::BecauseRole).toString();
        }
        return rows;
    }
    bool isPrimary(const QString& name) { return buttonKind(button(name)) == ButtonKind::Primary; }

    std::unique_ptr<PageParts> parts_;
    HintPage* page_ = nullptr;
};

void TestHintPage::init() {
    parts_ = std::make_unique<PageParts>();
    page_ = new HintPage(parts_->context(), &parts_->column);
    parts_->pages.add("hint", "Hint", *page_);
    parts_->column.resize(460, 800);
    parts_->column.show();
    goToChain();
}

void TestHintPage::cleanup() {
    parts_.reset();
}

void TestHintPage::goToChain() {
    parts_->session.games().startGame(chainPuzzle());
    QTRY_VERIFY(parts_->session.examiner().solution().has_value());
    hints().more();
    QTRY_COMPARE(hint().kind, Hint::Kind::Step);
}

void TestHintPage::theConclusionComesFirst() {
    auto* box = page_->findChild<ConclusionBox*>();
    auto* list = page_->findChild<ChainList*>();
    QVERIFY(box->isHidden() && list->isHidden());
    hints().more();
    QVERIFY(box->isHidden() && list->isHidden());
    hints().more();
    QVERIFY(box->isVisible() && list->isVisible());
    const Explanation& whole = hints().explanation();
    QCOMPARE(box->label()->text(), whole.conclusion);
    QVERIFY(box->label()->accessibleName().startsWith(hintTitle(hint()) + ". " + whole.conclusion));
    QVERIFY(box->y() < list->y());
    QCOMPARE(list->model()->rowCount(), static_cast<int>(whole.lines.size()));
    QCOMPARE(hint().line, 1);
    QVERIFY(!tour().empty());
}

void TestHintPage::linesAreFollowedByButtons() {
    explain();
    const int lines = hint().lines;
    QVERIFY(lines > 3);
    for (int line = 1; line < lines; ++line) {
        QCOMPARE(hint().line, line);
        QCOMPARE(page_->findChild<ChainModel*>()->current(), line);
        QCOMPARE(tour().target.digit, hints().explanation().lines[static_cast<std::size_t>(line) - 1].node.digit);
        button("More")->click();
    }
    QCOMPARE(hint().line, lines);
    button("Less")->click();
    QCOMPARE(hint().line, lines - 1);
}

void TestHintPage::linesAreFollowedByKeysAndClicks() {
    explain();
    auto* list = page_->findChild<ChainList*>();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(hint().line, 3);
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(hint().line, 2);
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(hint().line, 1);
    QTest::keyClick(list, Qt::Key_End);
    QCOMPARE(hint().line, hint().lines);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(hint().line, 2);
    QCOMPARE(list->currentIndex().row(), 1);
    // The same from the board.
    hints().showLine(4);
    QCOMPARE(list->currentIndex().row(), 3);
    hints().showLine(hint().lines + 1);
    QCOMPARE(hint().line, 4);
    const int moves = parts_->session.game().stack().index();
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(parts_->session.game().stack().index(), moves + 1);
}

/// The words that are to be read without unfolding anything: the conclusion, and the rows in sight.
void TestHintPage::fewWordsAreVisible() {
    explain();
    const auto* list = page_->findChild<ChainList*>();
    const QString conclusion = page_->findChild<ConclusionBox*>()->label()->text();
    for (int line = 1; line <= hint().lines; ++line) {
        hints().showLine(line);
        QCoreApplication::processEvents();
        const QStringList rows = visibleRows(*list);
        QVERIFY(wordsIn(conclusion + ' ' + rows.join(' ')) <= 60);
        QVERIFY2(rows.join('|').contains(hints().explanation().lines[static_cast<std::size_t>(line) - 1].text),
                 qPrintable(rows.join('|')));
        // The neighbours are in sight, too.
        QVERIFY(rows.size() >= 3);
    }
}

void TestHintPage::allLinksUnfold() {
    explain();
    const auto* list = page_->findChild<ChainList*>();
    QVERIFY(visibleRows(*list).size() < hint().lines);
    button("All Links")->click();
    QCoreApplication::processEvents();
    QCOMPARE(visibleRows(*list).size(), hint().lines);
    button("All Links")->click();
    QCoreApplication::processEvents();
    QVERIFY(visibleRows(*list).size() < hint().lines);
}

void TestHintPage::theTitleLeadsToTheTechnique() {
    auto* link = page_->findChild<TechniqueLink*>();
    QVERIFY(link->isVisible());
    QVERIFY2(link->accessibleName().startsWith("What is a"), qPrintable(link->accessibleName()));
    emit link->linkActivated({});
    QCOMPARE(parts_->host.opened, QStringList(id(*hint().step()->technique)));
    hints().close();
    QVERIFY(link->isHidden());
}

/// The main button is always the one that leads on.
void TestHintPage::theLastLineOffersToApply() {
    QVERIFY(isPrimary("More") && !isPrimary("Apply"));
    explain();
    QVERIFY(isPrimary("More") && !isPrimary("Apply"));
    hints().showLine(hint().lines);
    QVERIFY(!isPrimary("More") && isPrimary("Apply"));
    QVERIFY(!button("More")->isEnabled());
}

void TestHintPage::backLeadsToTheSecondDegree() {
    explain();
    hints().more();
    button("Less")->click();
    QCOMPARE(hint().degree, 3);
    button("Less")->click();
    QCOMPARE(hint().degree, 2);
    QVERIFY(tour().empty() && page_->findChild<ChainList*>()->isHidden());
    // It begins with its first line again.
    button("More")->click();
    QCOMPARE(hint().line, 1);
}

/// Screen readers and scripts find them by these names, while their text changes.
void TestHintPage::namesOfButtonsStay() {
    QCOMPARE(button("More")->text(), "More");
    QCOMPARE(button("Less")->text(), "Less");
    explain();
    QCOMPARE(button("More")->text(), "Next");
    QCOMPARE(button("Less")->text(), "Back");
    QVERIFY(button("Apply") != nullptr && button("Close hint") != nullptr);
}

void TestHintPage::foldsAreClosedAtFirst() {
    QVERIFY(page_->findChild<FoldRow*>()->isHidden());
    explain();
    QVERIFY(page_->findChild<FoldRow*>()->isVisible() && page_->findChild<Legend*>()->isHidden());
}

void TestHintPage::onlyOneFoldIsOpen() {
    explain();
    button("What the Shapes Mean")->click();
    QVERIFY(page_->findChild<Legend*>()->isVisible());
    button("Short Notation")->click();
    QVERIFY(page_->findChild<Legend*>()->isHidden() && !button("What the Shapes Mean")->isChecked());
    QList<QLabel*> shown;
    for (QLabel* label : page_->findChildren<QLabel*>())
        if (label->isVisible() && label->text() == notation(*hint().step())) shown << label;
    QCOMPARE(shown.size(), 1);
    // As assistive technology does it.
    button("Short Notation")->toggle();
    QVERIFY(shown.front()->isHidden());
    button("What the Shapes Mean")->toggle();
    QVERIFY(page_->findChild<Legend*>()->isVisible() && button("What the Shapes Mean")->isChecked());
}

void TestHintPage::otherStepsAreListed() {
    explain();
    button("Other Steps")->click();
    QCOMPARE(parts_->host.triggered, QStringList("allsteps"));
}

void TestHintPage::showMePlaysInPlaceOfTheText() {
    explain();
    QVERIFY(isMet(pages::Needs::ShownStep, page_->offers()));
    const Overlay hinted = parts_->overlay.drawing();
    page_->demonstrate();
    const std::vector<Scene> scenes = demonstrate(*hint().step(), hints().position(), NameStyle::RowColumn);
    QCOMPARE(parts_->overlay.drawing(), scenes.front().overlay);
    auto* show = page_->findChild<ShowMe*>();
    QVERIFY(show->isVisible());
    QTest::keyClick(show, Qt::Key_End);
    QCOMPARE(parts_->overlay.drawing(), scenes.back().overlay);
    page_->demonstrate();
    QVERIFY(!show->isVisible());
    QCOMPARE(parts_->overlay.drawing(), hinted);
    // More or less of the hint ends it, too.
    page_->demonstrate();
    hints().less();
    QVERIFY(!show->isVisible());
    QCOMPARE(parts_->overlay.drawing(), hints().overlay());
}

QTEST_MAIN(TestHintPage)
#include "tst_hintpage.moc"
