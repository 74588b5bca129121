// SPDX-License-Identifier: MIT
// Tests that a player can return to any position that was marked, and that nothing is lost on the way.
#include "app/session/bookmarks.h"

#include "tests/app/session/gameparts.h"

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::session;

class TestBookmarks : public QObject {
    Q_OBJECT

private slots:
    void init() {
        parts_ = std::make_unique<GameParts>();
        bookmarks_ = std::make_unique<Bookmarks>(parts_->game, parts_->keeper, parts_->timekeeper, parts_->announcer);
        parts_->play(kEasyCells);
    }
    void cleanup() {
        bookmarks_.reset();
        parts_.reset();
    }

    /// Digits, marks, colours and links; Undo takes the return back.
    void everythingComesBack() {
        PlayerInput& input = parts_->input;
        type(blank(0));
        input.selection().select(Cells::of(blank(2)), blank(2));
        input.fillCandidates(Digits::all(), false);
        input.type(3, EntryMode::Colour);
        input.drawLink({blank(2), 1}, {blank(3), 1});
        const Sheet marked = sheet();
        bookmarks_->set();
        input.drawLink({blank(2), 1}, {blank(3), 1});
        input.eraseColours();
        type(blank(1));
        const Sheet later = sheet();
        QVERIFY(later != marked);
        bookmarks_->goTo(0);
        QCOMPARE(sheet(), marked);
        parts_->game.stack().undo();
        QCOMPARE(sheet(), later);
    }

    /// Even where other moves have taken the place of those that led there.
    void aWayThatWasLeftCanBeTakenAgain() {
        type(blank(0));
        const Sheet marked = sheet();
        bookmarks_->set();
        parts_->game.stack().undo();
        type(blank(1));
        bookmarks_->goTo(0);
        QCOMPARE(sheet(), marked);
    }

    void theLastComesFirst() {
        bookmarks_->set();
        type(blank(0));
        bookmarks_->set();
        const auto places = bookmarks_->places();
        QCOMPARE(places.size(), std::size_t{2});
        QVERIFY(places[0].isHere && !places[1].isHere);
        QCOMPARE(places[0].cellsLeft + 1, places[1].cellsLeft);
    }

    /// A second one at the same position would be one too many.
    void aPositionIsMarkedOnce() {
        bookmarks_->set();
        bookmarks_->set();
        QCOMPARE(bookmarks_->places().size(), std::size_t{1});
        bookmarks_->goTo(0);
        QCOMPARE(parts_->game.stack().count(), 0);
        QStringList said = parts_->heard.sentences();
        QCOMPARE(said.removeDuplicates(), 0);
        QCOMPARE(said.size(), 3);
    }

    void theyBelongToTheirGame() {
        type(blank(0));
        const Sheet marked = sheet();
        bookmarks_->set();
        const QString first = parts_->savedGames.current();
        parts_->games.startGame(GameParts::puzzle(kEasyCells, "Other"));
        QVERIFY(bookmarks_->places().empty());
        QVERIFY(parts_->games.open(first));
        parts_->game.stack().undo();
        bookmarks_->goTo(0);
        QCOMPARE(sheet(), marked);
    }

    void aCoveredBoardStays() {
        bookmarks_->set();
        type(blank(0));
        const Sheet before = sheet();
        parts_->timekeeper.setPaused(true);
        bookmarks_->set();
        bookmarks_->goTo(0);
        QCOMPARE(bookmarks_->places().size(), std::size_t{1});
        QCOMPARE(sheet(), before);
    }

private:
    const Sheet& sheet() const { return parts_->game.sheet(); }
    /// One of the cells that are empty in the puzzle.
    Cell blank(int number) const {
        const Cells blanks = parts_->game.sheet().blank().blanks();
        for (const Cell cell : blanks)
            if (number-- == 0) return cell;
        return -1;
    }
    void type(Cell cell) { parts_->type(cell, parts_->right(cell)); }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<Bookmarks> bookmarks_;
};

QTEST_GUILESS_MAIN(TestBookmarks)
#include "tst_bookmarks.moc"
