// SPDX-License-Identifier: MIT
#include "app/window/exporter.h"

#include "app/dialogs/output/picturechoice.h"
#include "app/dialogs/output/printchoice.h"
#include "app/dialogs/output/savedialog.h"
#include "app/documents/catalog.h"
#include "app/documents/text/filenames.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/session/gameframe.h"
#include "app/session/session.h"
#include "app/store/recentfiles.h"
#include "app/window/paper/picture.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

namespace ninefold::window {
namespace {

/// In pixels; fine enough for a printed page.
constexpr int kPngSide = 1600;

PrintedBoard printed(const formats::Puzzle& puzzle, bool withProgress) {
    const game::Sheet sheet = withProgress ? game::sheetOf(puzzle) : game::sheetOf(puzzle).blank();
    PrintedBoard board;
    board.frame.cells = sheet.cells;
    board.frame.givens = sheet.givens;
    board.frame.links = session::shownLinks(sheet);
    board.title = documents::quotedText(QString::fromStdString(puzzle.name));
    const std::optional<rating::Level> level = rating::levelFromName(puzzle.level);
    // Puzzles made here already have their level in the name.
    if (level && !board.title.startsWith(documents::levelText(*level)))
        board.title += QStringLiteral(" \u00B7 ") + documents::levelText(*level);
    return board;
}

} // namespace

Exporter::Exporter(session::Session& session, QWidget& window) : session_(session), window_(window) {
    connect(&series_, &PictureSeries::seriesFailed, this,
            [this](const QString& why) { session_.announcer().say(why, session::Severity::Important); });
    connect(&series_, &PictureSeries::ended, this,
            [this](int pictures) { session_.announcer().say(tr("%n picture(s) saved.", nullptr, pictures)); });
}

void Exporter::save() {
    const formats::Puzzle puzzle = session_.game().puzzle();
    auto* dialog = new dialogs::SaveDialog(
        QString::fromStdString(puzzle.name), [](const formats::Format&) { return true; },
        [puzzle](const formats::Format& format) { return documents::whatIsLost(format, puzzle); }, &window_);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, dialog, puzzle](const QString& path) { save(path, dialog->format(), puzzle); });
    dialog->open();
}

void Exporter::save(const QString& path, const formats::Format& format, const formats::Puzzle& puzzle) {
    if (const std::optional<Error> fault = documents::saveFile(path, format, std::span(&puzzle, 1)))
        return session_.announcer().say(documents::sentence(*fault), session::Severity::Important);
    store::addRecentFile(path);
    QStringList sentences = {tr("Saved as %1.").arg(documents::fileNameText(path))};
    for (const Error& error : documents::whatIsLost(format, puzzle)) sentences << documents::sentence(error);
    if (sentences.size() == 1) session_.announcer().say(sentences.first());
    else session_.announcer().say(sentences.join(u' '), session::Severity::Important);
}

void Exporter::copy(const QString& id) {
    const formats::Format* format = documents::formatById(id.toStdString());
    if (format == nullptr || format->write == nullptr) return;
    const formats::Puzzle puzzle = session_.game().puzzle();
    QApplication::clipboard()->setText(
        QString::fromStdString(documents::writeText(*format, std::span(&puzzle, 1))).trimmed());
    const QString name = QString::fromUtf8(format->name.data(), static_cast<qsizetype>(format->name.size()));
    // Copy As shows before the choice what each format cannot hold; a list of it afterwards would not help.
    session_.announcer().say(id == QLatin1String("line81") ? tr("Copied as 81 characters.")
                                                           : tr("Copied as \u201C%1\u201D.").arg(name));
}

void Exporter::askForPicture() {
    auto* dialog = new QFileDialog(&window_, tr("Export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PNG picture (*.png)"), tr("SVG picture (*.svg)"), tr("PDF page (*.pdf)")});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->selectFile(
        documents::proposedFileName(QString::fromStdString(session_.game().about().name), dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &Exporter::savePicture);
    dialog->open();
}

QByteArray Exporter::picture(const QString& path) const {
    const logic::Frame frame =
        withoutSelection(session::frameOf(session_.game(), session_.input(), session_.settings(), nullptr));
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("svg")) return svgOf(frame);
    if (ending != QLatin1String("pdf")) return pngOf(frame, kPngSide);
    PrintedBoard board = printed(session_.game().puzzle(), true);
    board.frame = frame;
    return pdfOf(board);
}

void Exporter::savePicture(const QString& path) {
    const QByteArray bytes = picture(path);
    if (bytes.isEmpty())
        return session_.announcer().say(tr("The picture could not be made."), session::Severity::Important);
    const auto fault = documents::saveFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (fault) session_.announcer().say(documents::sentence(*fault), session::Severity::Important);
    else session_.announcer().say(tr("Exported as %1.").arg(documents::fileNameText(path)));
}

void Exporter::askForSeries(const session::RunView& view, quint64 here, const QString& title,
                            widgets::ThemeKind theme) {
    auto* choice = new dialogs::PictureChoice(here, view.timeline().lastKnown(), &window_);
    connect(choice, &QDialog::accepted, this, [this, &view, choice, title, theme] {
        SeriesOrder order{choice->from(),  choice->to(), choice->every(), choice->onlyTurns(),
                          choice->width(), theme,        title,           {}};
        auto* dialog = new QFileDialog(&window_, tr("Folder for the Pictures"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        connect(dialog, &QFileDialog::fileSelected, this, [this, &view, order](const QString& folder) mutable {
            order.folder = folder;
            saveSeries(view, order);
        });
        dialog->open();
    });
    choice->open();
}

void Exporter::saveSeries(const session::RunView& view, const SeriesOrder& order) {
    session_.announcer().say(tr("Saving pictures..."));
    series_.start(view, order);
}

void Exporter::askForPrinter() {
    auto* choice = new dialogs::PrintChoice(0, &window_);
    connect(choice, &QDialog::accepted, this, [this, choice] {
        const auto layout = static_cast<PageLayout>(choice->perPage());
        choosePrinter(
            [this, layout, progress = choice->withProgress()](QPrinter& printer) { print(printer, layout, progress); });
    });
    choice->open();
}

void Exporter::askForPrinter(const std::vector<formats::Puzzle>& chosen) {
    auto* choice = new dialogs::PrintChoice(static_cast<int>(chosen.size()), &window_);
    connect(choice, &QDialog::accepted, this, [this, choice, chosen] {
        const auto layout = static_cast<PageLayout>(choice->perPage());
        choosePrinter([this, layout, chosen](QPrinter& printer) {
            std::vector<PrintedBoard> boards;
            boards.reserve(chosen.size());
            for (const formats::Puzzle& puzzle : chosen) boards.push_back(printed(puzzle, false));
            print(printer, boards, layout);
        });
    });
    choice->open();
}

void Exporter::choosePrinter(const std::function<void(QPrinter&)>& print) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* dialog = new QPrintDialog(printer.get(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [printer, print] { print(*printer); });
    dialog->open();
}

void Exporter::print(QPrinter& printer, PageLayout layout, bool withProgress) {
    printer.setDocName(QString::fromStdString(session_.game().about().name));
    print(printer, boards(layout, withProgress), layout);
}

void Exporter::print(QPrinter& printer, std::span<const PrintedBoard> boards, PageLayout layout) {
    if (printBoards(printer, boards, layout)) session_.announcer().say(tr("Sent to the printer."));
    else session_.announcer().say(tr("The printer accepted nothing. Is it ready?"), session::Severity::Important);
}

std::vector<PrintedBoard> Exporter::boards(PageLayout layout, bool withProgress) const {
    std::vector<PrintedBoard> boards = {printed(session_.game().puzzle(), withProgress)};
    for (const QString& game : session_.savedGames().games()) {
        if (boards.size() >= static_cast<std::size_t>(layout)) break;
        if (game == session_.savedGames().current()) continue;
        if (const store::Recovered saved = session_.savedGames().look(game); saved.puzzle)
            boards.push_back(printed(*saved.puzzle, withProgress));
    }
    return boards;
}

} // namespace ninefold::window
