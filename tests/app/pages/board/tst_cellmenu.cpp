// SPDX-License-Identifier: MIT
// Tests what the menu of a cell offers; what its entries do is tested with the game.
#include "app/pages/board/cellmenu.h"

#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::pages;

class TestCellMenu : public QObject {
    Q_OBJECT

private slots:
    void init();
    void coloursAreShown();
    void whatIsNotThereHasNoColourAndNoLink();

private:
    void fill(QMenu& menu, Digit digit) { fillCellMenu(menu, *game_, *input_, 2, digit, {}); }
    static QMenu* submenu(const QMenu& menu, const QString& begin) {
        for (const QAction* action : menu.actions())
            if (action->menu() != nullptr && action->text().remove(u'&').startsWith(begin)) return action->menu();
        return nullptr;
    }
    static bool offers(const QMenu& menu, const QString& begin) {
        return std::ranges::any_of(
            menu.actions(), [&](const QAction* action) { return action->text().remove(u'&').startsWith(begin); });
    }

    std::unique_ptr<Game> game_;
    std::unique_ptr<PlayerInput> input_;
};

void TestCellMenu::init() {
    input_.reset();
    game_ = std::make_unique<Game>();
    input_ = std::make_unique<PlayerInput>(*game_);
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells("5" + std::string(80, '.'));
    game_->start(puzzle);
    input_->selection().select(Cells::of(2), 2);
}

/// Each entry shows its colour, and all differ.
void TestCellMenu::coloursAreShown() {
    input_->fillCandidates(Digits::all(), true);
    QMenu menu;
    fill(menu, 7);
    for (const char* begin : {"Colour the Cells", "Colour the Candidate 7"}) {
        const QMenu* colours = submenu(menu, begin);
        QVERIFY(colours != nullptr);
        QSet<QRgb> seen;
        for (const QAction* action : colours->actions())
            if (!action->icon().isNull()) seen << action->icon().pixmap(16).toImage().pixel(8, 8);
        QCOMPARE(seen.size(), 8);
    }
    // A candidate without a colour has none to lose.
    QVERIFY(!offers(*submenu(menu, "Colour the Candidate"), "No Colour"));
    input_->colourCandidate(2, 7, 3);
    QMenu again;
    fill(again, 7);
    QVERIFY(offers(*submenu(again, "Colour the Candidate"), "No Colour"));
}

void TestCellMenu::whatIsNotThereHasNoColourAndNoLink() {
    input_->fillCandidates(Digits::all(), true);
    QMenu there, gone;
    fill(there, 7);
    QVERIFY(offers(there, "Draw a Link") && submenu(there, "Colour the Candidate") != nullptr);
    fill(gone, 5);
    QVERIFY(!offers(gone, "Draw a Link") && submenu(gone, "Colour the Candidate") == nullptr);
}

QTEST_MAIN(TestCellMenu)
#include "tst_cellmenu.moc"
