// SPDX-License-Identifier: MIT
#include "app/window/paper/printing.h"

#include "app/dialogs/output/printdialog.h"
#include "app/documents/text/filenames.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/session/announcer.h"

#include <QFileDialog>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

namespace ninefold::window {

Printing::Printing(dialogs::PrintDialog& dialog, session::Announcer& announcer)
    : QObject(&dialog), dialog_(dialog), announcer_(announcer) {
    connect(&dialog, &dialogs::PrintDialog::printerWanted, this, &Printing::choosePrinter);
    connect(&dialog, &dialogs::PrintDialog::pdfWanted, this, &Printing::askForFile);
    connect(&dialog, &dialogs::PrintDialog::pagesCancelled, this, &Printing::cancel);
    connect(&dialog, &QDialog::rejected, this, &Printing::cancel);
    connect(&run_, &widgets::PrintRun::advanced, &dialog, &dialogs::PrintDialog::setDone);
    connect(&run_, &widgets::PrintRun::pagesEnded, this, &Printing::finish);
}

Printing::~Printing() {
    // The painter lets go of the device before the device is destroyed.
    run_.cancel();
}

void Printing::choosePrinter() {
    printer_ = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer_->setDocName(dialog_.order().title());
    printer_->setPageLayout(dialog_.paper());
    auto* chooser = new QPrintDialog(printer_.get(), &dialog_);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setOption(QAbstractPrintDialog::PrintPageRange);
    chooser->setMinMax(1, static_cast<int>(dialog_.order().pages(dialog_.paper()).size()));
    connect(chooser, &QDialog::accepted, this, &Printing::print);
    chooser->open();
}

/// The player may have chosen other paper together with the printer.
void Printing::print() {
    const bool some = printer_->printRange() == QPrinter::PageRange;
    start(*printer_, printer_->pageLayout(), some ? printer_->fromPage() : 0, some ? printer_->toPage() : 0);
}

void Printing::askForFile() {
    auto* chooser = new QFileDialog(&dialog_, tr("Save as PDF"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilters({tr("PDF pages (*.pdf)")});
    chooser->setDefaultSuffix(QStringLiteral("pdf"));
    chooser->selectFile(documents::proposedFileName(dialog_.order().title(), chooser->defaultSuffix()));
    connect(chooser, &QFileDialog::fileSelected, this, &Printing::savePdf);
    chooser->open();
}

void Printing::savePdf(const QString& path) {
    path_ = path;
    buffer_.close();
    buffer_.setData({});
    buffer_.open(QIODevice::WriteOnly);
    writer_ = std::make_unique<QPdfWriter>(&buffer_);
    writer_->setTitle(dialog_.order().title());
    writer_->setPageLayout(dialog_.paper());
    start(*writer_, writer_->pageLayout(), 0, 0);
}

/// Prints the pages from `first` to `last`, counted from 1; 0 = all.
void Printing::start(QPagedPaintDevice& device, const QPageLayout& layout, int first, int last) {
    const dialogs::PrintOrder order = dialog_.order();
    std::vector<widgets::PrintedPage> pages = order.pages(layout);
    const int all = static_cast<int>(pages.size());
    if (last > 0 && last < all) pages.resize(static_cast<std::size_t>(last));
    if (first > 1) pages.erase(pages.begin(), pages.begin() + std::min<std::ptrdiff_t>(first - 1, all));
    if (pages.empty()) return;
    pages_ = static_cast<int>(pages.size());
    dialog_.beginPages(pages_);
    run_.start(
        device, std::move(pages), [order](int index) { return order.puzzle(index); }, layout);
}

void Printing::cancel() {
    if (!run_.isRunning()) return;
    if (!writer_) printer_->abort();
    run_.cancel();
    writer_.reset();
    dialog_.endPages(tr("Cancelled."));
}

void Printing::finish(bool complete) {
    if (writer_) finishFile(complete);
    else finishPrinter(complete);
}

void Printing::finishPrinter(bool complete) {
    if (!complete) return dialog_.endPages(tr("The printer accepted nothing. Is it ready?"));
    announcer_.say(tr("Sent to the printer: %n page(s).", nullptr, pages_));
    dialog_.accept();
}

void Printing::finishFile(bool complete) {
    // Its destructor completes the file.
    writer_.reset();
    if (!complete) return dialog_.endPages(tr("The pages could not be made."));
    const QByteArray& bytes = buffer_.data();
    if (const auto fault = documents::saveFile(path_, {bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return dialog_.endPages(documents::sentence(*fault));
    announcer_.say(tr("Saved as %1: %n page(s).", nullptr, pages_).arg(documents::fileNameText(path_)));
    dialog_.accept();
}

} // namespace ninefold::window
