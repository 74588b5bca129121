// SPDX-License-Identifier: MIT
// What the settings show on the board of the game, or leave out.
#include "app/session/frame/gameframe.h"

#include "tests/app/session/gameparts.h"

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::logic;
using namespace ninefold::session;
using namespace ninefold::store;

class TestGameFrame : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aSwitchShowsAndHides();
    void namesAreThoseOfTheSettings();

private:
    Frame frame(const Settings& settings) const {
        return frameOf(parts_->game, parts_->input, settings, &*parts_->examiner.solution());
    }

    std::unique_ptr<GameParts> parts_;
};

/// A wrong digit, a digit that is there twice in its row, and one given selected.
void TestGameFrame::init() {
    parts_ = std::make_unique<GameParts>();
    parts_->play(kEasyCells);
    parts_->typeWrong(0);
    parts_->type(5, 7);
    parts_->input.selection().select(Cells::of(1), 1);
}

void TestGameFrame::aSwitchShowsAndHides() {
    const struct {
        const char* name;
        bool Settings::*field;
        Cells Frame::*shown;
    } rows[] = {{"row, column and box", &Settings::showPeers, &Frame::peers},
                {"same digit", &Settings::showSameDigit, &Frame::lit},
                {"repeated digits", &Settings::showClashes, &Frame::clashes},
                {"wrong digits", &Settings::showWrong, &Frame::wrong}};
    for (const auto& row : rows) {
        Settings settings;
        settings.*row.field = false;
        QVERIFY2((frame(settings).*row.shown).empty(), row.name);
        settings.*row.field = true;
        QVERIFY2(!(frame(settings).*row.shown).empty(), row.name);
    }
}

void TestGameFrame::namesAreThoseOfTheSettings() {
    Settings settings;
    for (const NameStyle names : {NameStyle::RowColumn, NameStyle::LetterNumber}) {
        settings.names = names;
        QVERIFY(frame(settings).names == names);
    }
}

QTEST_GUILESS_MAIN(TestGameFrame)
#include "tst_gameframe.moc"
