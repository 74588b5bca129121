// SPDX-License-Identifier: MIT
#include "app/publisher.h"

#include "app/desk.h"
#include "app/dialogs/printchoice.h"
#include "app/files/writing.h"
#include "app/panels/gameframe.h"
#include "app/paper/picture.h"
#include "app/text/levels.h"
#include "app/text/messages.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

namespace ninefold {
namespace {

/// Fine enough for a page of paper.
constexpr int kPngSide = 1600;

PrintedBoard printed(const Puzzle& puzzle, bool withProgress) {
    const Sheet sheet = withProgress ? sheetOf(puzzle) : sheetOf(puzzle).blank();
    PrintedBoard board;
    board.frame.cells = sheet.cells;
    board.frame.givens = sheet.givens;
    board.title = QString::fromStdString(puzzle.name).simplified();
    const std::optional<Level> level = levelFromName(puzzle.level);
    // Puzzles made here are named after their level.
    if (level && !board.title.startsWith(levelText(*level)))
        board.title += QStringLiteral(" \u00B7 ") + levelText(*level);
    return board;
}

} // namespace

Publisher::Publisher(Desk& desk, QWidget& window) : desk_(desk), window_(window) {}

void Publisher::askForPicture() {
    auto* dialog = new QFileDialog(&window_, tr("Export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PNG picture (*.png)"), tr("SVG picture (*.svg)")});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->selectFile(QString::fromStdString(desk_.game().about().name));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("svg")) ? QStringLiteral("svg") : QStringLiteral("png"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &Publisher::savePicture);
    dialog->open();
}

void Publisher::savePicture(const QString& path) {
    const Frame frame = withoutHand(frameOf(desk_.game(), desk_.hand(), desk_.settings(), nullptr));
    const bool svg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = svg ? svgOf(frame) : pngOf(frame, kPngSide);
    if (bytes.isEmpty()) return emit problem(tr("The picture could not be made."));
    const auto fault = saveFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (fault) emit problem(sentence(*fault));
    else emit said(tr("Exported as %1.").arg(QFileInfo(path).fileName()));
}

void Publisher::askForPrinter() {
    auto* choice = new PrintChoice(&window_);
    connect(choice, &QDialog::accepted, this, [this, choice] {
        choosePrinter(choice->four() ? PageLayout::Four : PageLayout::One, choice->withProgress());
    });
    choice->open();
}

void Publisher::choosePrinter(PageLayout layout, bool withProgress) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* dialog = new QPrintDialog(printer.get(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, printer, layout, withProgress] { print(*printer, layout, withProgress); });
    dialog->open();
}

void Publisher::print(QPrinter& printer, PageLayout layout, bool withProgress) {
    printer.setDocName(QString::fromStdString(desk_.game().about().name));
    if (printBoards(printer, boards(layout, withProgress), layout)) emit said(tr("Sent to the printer."));
    else emit problem(tr("The printer took nothing; look whether it is ready."));
}

std::vector<PrintedBoard> Publisher::boards(PageLayout layout, bool withProgress) const {
    std::vector<PrintedBoard> boards = {printed(desk_.game().puzzle(), withProgress)};
    for (const QString& game : desk_.shelf().games()) {
        if (boards.size() >= static_cast<std::size_t>(layout)) break;
        if (game == desk_.shelf().current()) continue;
        if (const Recovered saved = desk_.shelf().look(game); saved.puzzle)
            boards.push_back(printed(*saved.puzzle, withProgress));
    }
    return boards;
}

} // namespace ninefold
