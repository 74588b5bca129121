// SPDX-License-Identifier: MIT
#include "app/pages/board/cellmenu.h"

#include "app/documents/text/parts/cellnames.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "engine/core/houses.h"

#include <QCoreApplication>
#include <QPainter>

#include <cassert>

namespace ninefold::pages {
namespace {

using documents::cellText;

/// Only holds the translation context.
struct CellMenu {
    Q_DECLARE_TR_FUNCTIONS(CellMenu)
};

/// A number alone does not say which colour it is.
QIcon swatch(const QColor& fill, const QColor& line) {
    constexpr int kSide = 16, kPixelRatio = 2;
    QPixmap pixmap(kSide * kPixelRatio, kSide * kPixelRatio);
    pixmap.setDevicePixelRatio(kPixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    widgets::paintBox(painter, QRectF(0.5, 0.5, kSide - 1, kSide - 1), widgets::kCapRadius, fill, line);
    return pixmap;
}

void addColours(QMenu& menu, const std::function<void(int colour)>& run) {
    const widgets::Theme& theme = widgets::themeOf(&menu);
    for (int colour = 1; colour <= widgets::kCellColours; ++colour)
        menu.addAction(swatch(theme.cellColour(colour), theme[widgets::Tone::ControlLine]),
                       CellMenu::tr("Colour &%1").arg(colour), &menu, [run, colour] { run(colour); });
}

void addColours(QMenu& menu, const game::Sheet& sheet, game::PlayerInput& input, Cell cell, Digit digit) {
    QMenu* ofCell = menu.addMenu(CellMenu::tr("&Colour the Cells"));
    addColours(*ofCell, [&input](int colour) { input.type(colour, game::EntryMode::Colour); });
    ofCell->addAction(CellMenu::tr("&No Colour"), &input,
                      [&input] { input.type(widgets::kCellColours + 1, game::EntryMode::Colour); });
    const Digits marks = sheet.cells[cell].candidates;
    // A cell without marks claims nothing, so each of its candidates is one; where there are marks, only they are.
    if (digit == 0 || (!marks.empty() && !marks.has(digit))) return;
    QMenu* ofMark = menu.addMenu(CellMenu::tr("Colour the Ca&ndidate %1").arg(digit));
    addColours(*ofMark, [&input, cell, digit](int colour) { input.colourCandidate(cell, digit, colour); });
    if (sheet.cells[cell].candidateColours[digit - 1] != 0)
        ofMark->addAction(CellMenu::tr("&No Colour"), &input,
                          [&input, cell, digit] { input.colourCandidate(cell, digit, 0); });
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

/// In a cell without candidates no place means a digit, so all nine are offered.
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
    const CellState& state = sheet.cells[cell];
    const Digits marks = state.candidates | state.corner | state.centre;
    // In a cell with marks a link leads to one of them, as a drawn one does.
    if (digit != 0 && state.value == 0 && start != mark && (marks.empty() || marks.has(digit)))
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
        .arg(QString::number(digit), cellText(cell, names), cellText(holders.first(), names));
}

QString plainReason(const game::Sheet& sheet, Cell cell, Digit digit, NameStyle names) {
    if (sheet.value(cell) == 0) return clashReason(sheet, cell, digit, names);
    return CellMenu::tr("There is already a %2 in %1.").arg(cellText(cell, names)).arg(sheet.value(cell));
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
    addColours(menu, sheet, input, cell, blank ? digit : 0);
}

} // namespace ninefold::pages
