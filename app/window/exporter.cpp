// SPDX-License-Identifier: MIT
#include "app/window/exporter.h"

#include "app/dialogs/output/picturechoice.h"
#include "app/dialogs/output/printdialog.h"
#include "app/dialogs/output/savedialog.h"
#include "app/documents/catalog.h"
#include "app/documents/text/filenames.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/session/frame/gameframe.h"
#include "app/session/session.h"
#include "app/store/recent/recentfiles.h"
#include "app/widgets/paper/picture.h"
#include "app/window/paper/printing.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>

namespace ninefold::window {
namespace {

/// In pixels; fine enough for a printed page.
constexpr int kPngSide = 1600;
/// A series of this many pictures takes a while, and can be stopped; it says so as often as this.
constexpr int kLongSeries = 40, kReportedPictures = 20;

} // namespace

Exporter::Exporter(session::Session& session, QWidget& window) : session_(session), window_(window) {
    connect(&series_, &PictureSeries::seriesFailed, this,
            [this](const QString& why) { session_.announcer().say(why, session::Severity::Important); });
    connect(&pages_, &session::RunPages::pageFailed, this,
            [this](const QString& why) { session_.announcer().say(why, session::Severity::Important); });
    connect(&pages_, &session::RunPages::pageSaved, this, [this](const QString& file) {
        session_.announcer().say(tr("Saved as %1.").arg(documents::fileNameText(file)));
    });
    connect(&series_, &PictureSeries::pictureSaved, this, &Exporter::showProgress);
    connect(&series_, &PictureSeries::ended, this, [this](int pictures) {
        // A notice about the progress makes room for the result.
        session_.announcer().say(tr("%n picture(s) saved.", nullptr, pictures),
                                 pictures >= kLongSeries ? session::Severity::Important : session::Severity::Info);
    });
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
        return session_.announcer().say(documents::sentence(*fault, path), session::Severity::Important);
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
        widgets::withoutSelection(session::frameOf(session_.game(), session_.input(), session_.settings(), nullptr));
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("svg")) return widgets::svgOf(frame);
    if (ending != QLatin1String("pdf")) return widgets::pngOf(frame, kPngSide);
    widgets::PrintedPuzzle puzzle = dialogs::printedPuzzle(session_.game().puzzle(), true, true);
    puzzle.frame = frame;
    return widgets::pdfOf(puzzle, session_.settings().showNames);
}

void Exporter::savePicture(const QString& path) {
    const QByteArray bytes = picture(path);
    if (bytes.isEmpty())
        return session_.announcer().say(tr("The picture could not be made."), session::Severity::Important);
    const auto fault = documents::saveFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (fault) session_.announcer().say(documents::sentence(*fault, path), session::Severity::Important);
    else session_.announcer().say(tr("Exported as %1.").arg(documents::fileNameText(path)));
}

void Exporter::askForSeries(const session::RunView& view, quint64 here, const QString& title,
                            widgets::ThemeKind theme) {
    const session::Timeline& timeline = view.timeline();
    auto* choice =
        new dialogs::PictureChoice(here, timeline.lastKnown(), timeline.offers(session::Landmark::Conflict), &window_);
    connect(choice, &QDialog::accepted, this, [this, &view, choice, title, theme] {
        if (choice->form() == dialogs::PictureChoice::Form::Page)
            return askForPageFile(view, {.from = choice->from(), .to = choice->to(), .title = title, .file = {}});
        askForPlace(view, {.from = choice->from(),
                           .to = choice->to(),
                           .every = choice->every(),
                           .onlyTurns = choice->onlyTurns(),
                           .width = choice->width(),
                           .theme = theme,
                           .title = title,
                           .folder = {},
                           .animation = choice->animation(),
                           .milliseconds = choice->milliseconds()});
    });
    choice->open();
}

void Exporter::askForPlace(const session::RunView& view, const SeriesOrder& order) {
    auto* dialog = new QFileDialog(&window_, tr("Folder for the Pictures"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (order.animation) {
        const bool gif = order.animation == documents::AnimationKind::Gif;
        dialog->setWindowTitle(tr("Animated Picture"));
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setNameFilters({gif ? tr("Animated GIF (*.gif)") : tr("Animated PNG (*.png)")});
        dialog->setDefaultSuffix(gif ? QStringLiteral("gif") : QStringLiteral("png"));
        dialog->selectFile(documents::proposedFileName(order.title, dialog->defaultSuffix()));
    } else {
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
    }
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, &view, order = SeriesOrder(order)](const QString& place) mutable {
                (order.animation ? order.file : order.folder) = place;
                saveSeries(view, order);
            });
    dialog->open();
}

void Exporter::askForPageFile(const session::RunView& view, const session::RunPages::Order& order) {
    auto* dialog = new QFileDialog(&window_, tr("Web Page"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Web page (*.html)")});
    dialog->setDefaultSuffix(QStringLiteral("html"));
    dialog->selectFile(documents::proposedFileName(order.title, dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, &view, order = session::RunPages::Order(order)](const QString& file) mutable {
                order.file = file;
                savePage(view, order);
            });
    dialog->open();
}

void Exporter::savePage(const session::RunView& view, const session::RunPages::Order& order) {
    session_.announcer().say(tr("Saving the page..."));
    pages_.start(view, order);
}

void Exporter::saveSeries(const session::RunView& view, const SeriesOrder& order) {
    session_.announcer().say(tr("Saving pictures..."));
    expected_ = order.to < order.from ? 0 : (order.to - order.from) / order.every + 1;
    series_.start(view, order);
}

void Exporter::showProgress(int pictures) {
    if (expected_ < kLongSeries || pictures % kReportedPictures != 1) return;
    session_.announcer().say(tr("%n picture(s) of %1 so far...", nullptr, pictures).arg(expected_),
                             session::Severity::Question,
                             {{tr("Stop"), [this] {
                                   series_.stop();
                                   session_.announcer().say(tr("No more pictures are saved."));
                               }}});
}

void Exporter::askForPrinter() {
    // As many as fit on one page.
    constexpr std::size_t kMost = 6;
    std::vector<formats::Puzzle> games = {session_.game().puzzle()};
    for (const QString& game : session_.savedGames().games()) {
        if (games.size() >= kMost) break;
        if (game == session_.savedGames().current()) continue;
        if (const store::Recovered saved = session_.savedGames().look(game); saved.puzzle)
            games.push_back(*saved.puzzle);
    }
    askForPrinter(dialogs::sourceOf(std::move(games)));
}

void Exporter::askForPrinter(const std::vector<formats::Puzzle>& chosen) {
    dialogs::PrintSource source = dialogs::sourceOf(chosen);
    source.games = false;
    source.selected = source.list.order;
    askForPrinter(source);
}

void Exporter::askForPrinter(const dialogs::PrintSource& source) {
    auto* dialog = new dialogs::PrintDialog(source, session_.settings().showNames, &window_);
    new Printing(*dialog, session_.announcer());
    // A dialog larger than a small window may be larger than the screen, which would hide its title bar.
    dialog->resize(dialog->size().boundedTo(window_.size() - QSize(20, 60)));
    dialog->open();
}

} // namespace ninefold::window
