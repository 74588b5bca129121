// SPDX-License-Identifier: MIT
#include "app/pages/board/cellmenu.h"

#include "engine/core/houses.h"

#include <QCoreApplication>

#include <cassert>

namespace ninefold::pages {
namespace {

constexpr int kColours = 8;

/// Only holds the translation context.
struct CellMenu {
    Q_DECLARE_TR_FUNCTIONS(CellMenu)
};

QString named(Cell cell, NameStyle names) {
    return QString::fromStdString(cellName(cell, names));
}

void addColours(QMenu& menu, game::PlayerInput& input, Cell cell, Digit digit) {
    QMenu* ofCell = menu.addMenu(CellMenu::tr("&Colour the Cells"));
    QMenu* ofMark = digit == 0 ? nullptr : menu.addMenu(CellMenu::tr("Colour the Ca&ndidate %1").arg(digit));
    for (int colour = 1; colour <= kColours; ++colour) {
        const QString name = CellMenu::tr("Colour %1").arg(colour);
        ofCell->addAction(name, &input, [&input, colour] { input.type(colour, game::EntryMode::Colour); });
        if (ofMark != nullptr)
            ofMark->addAction(name, &input,
                              [&input, cell, digit, colour] { input.colourCandidate(cell, digit, colour); });
    }
    ofCell->addAction(CellMenu::tr("No Colour"), &input,
                      [&input] { input.type(kColours + 1, game::EntryMode::Colour); });
}

void setDigit(game::PlayerInput& input, Cell cell, Digit digit) {
    input.selection().select(Cells::of(cell), cell);
    input.type(digit, game::EntryMode::Place);
}

void addCandidate(QMenu& menu, const game::Sheet& sheet, game::PlayerInput& input, Cell cell, Digit digit) {
    const auto breaks = [&](game::EntryMode mode) { return game::breaksRules(sheet, cell, mode, digit); };
    QAction* set = menu.addAction(CellMenu::tr("&Set %1").arg(digit), &input,
                                  [&input, cell, digit] { setDigit(input, cell, digit); });
    set->setEnabled(!breaks(game::EntryMode::Place));
    const QString text = sheet.cells[cell].candidates.has(digit) ? CellMenu::tr("&Remove Candidate %1")
                                                                 : CellMenu::tr("&Write Candidate %1");
    QAction* toggle =
        menu.addAction(text.arg(digit), &input, [&input, cell, digit] { input.toggleCandidate(cell, digit); });
    toggle->setEnabled(!breaks(game::EntryMode::Candidates));
}

/// In a cell without candidates no place stands for a digit, so all nine are offered.
void addDigits(QMenu& menu, const game::Sheet& sheet, game::PlayerInput& input, Cell cell) {
    QMenu* digits = menu.addMenu(CellMenu::tr("&Set Digit"));
    QMenu* candidates = menu.addMenu(CellMenu::tr("&Write Candidate"));
    for (const Digit digit : Digits::all()) {
        const QString text = QStringLiteral("&%1").arg(digit);
        const auto breaks = [&](game::EntryMode mode) { return game::breaksRules(sheet, cell, mode, digit); };
        digits->addAction(text, &input, [&input, cell, digit] { setDigit(input, cell, digit); })
            ->setEnabled(!breaks(game::EntryMode::Place));
        candidates->addAction(text, &input, [&input, cell, digit] { input.toggleCandidate(cell, digit); })
            ->setEnabled(!breaks(game::EntryMode::Candidates));
    }
}

/// Has the digit been removed? In a cell without marks only the digits that the rules forbid count as removed.
bool isGone(const game::Sheet& sheet, Cell cell, Digit digit) {
    const Digits marks = sheet.cells[cell].candidates;
    return !marks.has(digit) && (!marks.empty() || !sheet.allowed(cell).has(digit));
}

void addLinks(QMenu& menu, const game::Sheet& sheet, game::PlayerInput& input, Cell cell, Digit digit) {
    assert(cell >= 0 && cell < kCellCount);
    const std::optional<LinkedMark> start = input.linkStart();
    const LinkedMark mark{cell, digit};
    if (digit != 0 && sheet.value(cell) == 0 && start != mark)
        menu.addAction(start ? CellMenu::tr("Draw the &Link to %1 Here").arg(digit)
                             : CellMenu::tr("Draw a &Link from %1 Here").arg(digit),
                       &input, [&input, mark] { input.linkMark(mark); });
    const Digit at = sheet.linksAt(cell, digit).empty() ? 0 : digit;
    if (const int count = static_cast<int>(sheet.linksAt(cell, at).size()); count > 0)
        menu.addAction(at == 0 ? CellMenu::tr("Remove %n Lin&k(s) of This Cell", nullptr, count)
                               : CellMenu::tr("Remove %n Lin&k(s) of %1", nullptr, count).arg(at),
                       &input, [&input, cell, at] { input.eraseLinks(cell, at); });
}

} // namespace

QString clashReason(const game::Sheet& sheet, Cell cell, Digit digit, NameStyle names) {
    assert(digit >= 1 && digit <= kDigitCount);
    const Cells holders = kPeers[cell] & sheet.cellsWith(digit);
    if (holders.empty()) return {};
    return CellMenu::tr("%1 cannot go into %2, because it is already in %3.")
        .arg(QString::number(digit), named(cell, names), named(holders.first(), names));
}

QString plainReason(const game::Sheet& sheet, Cell cell, Digit digit, NameStyle names) {
    if (sheet.value(cell) == 0) return clashReason(sheet, cell, digit, names);
    return CellMenu::tr("There is already a %2 in %1.").arg(named(cell, names)).arg(sheet.value(cell));
}

void fillWhyMenu(QMenu& menu, const game::Sheet& sheet, Cell cell, const AskWhy& askWhy) {
    for (Digit digit : Digits::all()) {
        const bool gone = isGone(sheet, cell, digit);
        const QString text = gone ? CellMenu::tr("Why Is &%1 Gone?") : CellMenu::tr("Why Not &%1?");
        menu.addAction(text.arg(digit), &menu, [askWhy, digit, gone] { askWhy(digit, gone); });
    }
}

void fillCellMenu(QMenu& menu, game::Game& game, game::PlayerInput& input, Cell cell, Digit digit,
                  const AskWhy& askWhy) {
    const game::Sheet& sheet = game.sheet();
    const bool blank = sheet.value(cell) == 0;
    if (blank && digit == 0) addDigits(menu, sheet, input, cell);
    if (blank && digit != 0) {
        addCandidate(menu, sheet, input, cell, digit);
        const bool gone = isGone(sheet, cell, digit);
        const QString text = gone ? CellMenu::tr("Why Is %1 &Gone?") : CellMenu::tr("Wh&y Not %1?");
        menu.addAction(text.arg(digit), &input, [askWhy, digit, gone] { askWhy(digit, gone); });
    } else if (blank) {
        fillWhyMenu(*menu.addMenu(CellMenu::tr("Wh&y Not")), sheet, cell, askWhy);
    }
    if (blank)
        menu.addAction(CellMenu::tr("&Fill In Candidates Here"), &input,
                       [&input] { input.fillCandidates(Digits::all(), true); });
    else
        menu.addAction(CellMenu::tr("Select All of &This Digit"), &input,
                       [&input, cell] { input.selection().selectAllOf(cell); });
    if (!sheet.isGiven(cell)) menu.addAction(CellMenu::tr("&Erase"), &input, &game::PlayerInput::erase);
    menu.addSeparator();
    addLinks(menu, sheet, input, cell, digit);
    addColours(menu, input, cell, blank ? digit : 0);
}

} // namespace ninefold::pages
