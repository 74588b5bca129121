// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/paper/printrun.h"

#include <QBuffer>
#include <QObject>

#include <memory>

class QPdfWriter;
class QPrinter;

namespace ninefold::dialogs {
class PrintDialog;
struct PrintOrder;
} // namespace ninefold::dialogs
namespace ninefold::session {
class Announcer;
}

namespace ninefold::window {

/// Does what a print dialog asks for: finds a printer or a file, and has the pages printed while the dialog stays
/// open. Belongs to the dialog, and ends with it.
class Printing : public QObject {
    Q_OBJECT

public:
    Printing(dialogs::PrintDialog& dialog, session::Announcer& announcer);
    ~Printing() override;

    void savePdf(const QString& path);

private:
    void choosePrinter();
    void print();
    void askForFile();
    void start(QPagedPaintDevice& device, const QPageLayout& layout, int first, int last);
    void cancel();
    void finish(bool complete);
    void finishPrinter(bool complete);
    void finishFile(bool complete);

    dialogs::PrintDialog& dialog_;
    session::Announcer& announcer_;
    std::unique_ptr<QPrinter> printer_;
    QBuffer buffer_;
    /// While a file is made.
    std::unique_ptr<QPdfWriter> writer_;
    QString path_;
    int pages_ = 0;
    widgets::PrintRun run_;
};

} // namespace ninefold::window
