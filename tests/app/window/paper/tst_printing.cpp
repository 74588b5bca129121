// SPDX-License-Identifier: MIT
// A print dialog's pages become a PDF file, while the window stays free.
#include "app/window/paper/printing.h"

#include "app/dialogs/output/printdialog.h"
#include "tests/app/heard.h"

#include <QFile>
#include <QLabel>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::session;
using namespace ninefold::window;

namespace {

constexpr const char* kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

PrintSource games(int count) {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kEasy);
    puzzle.givensKnown = true;
    puzzle.level = "Easy";
    puzzle.rating = "ER 1.5";
    PrintSource source = sourceOf(std::vector<Puzzle>(static_cast<std::size_t>(count), puzzle));
    source.games = false;
    source.selected = source.list.order;
    return source;
}

} // namespace

class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void aFileIsSaved() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("some.pdf"));
        Announcer announcer;
        QPointer<PrintDialog> dialog(new PrintDialog(games(9), false));
        auto* printing = new Printing(*dialog, announcer);
        const Heard heard(announcer);
        dialog->show();
        printing->savePdf(path);
        // Nothing is there before the window had its turn.
        QVERIFY(!QFile::exists(path));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.isNull(), 60'000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Nine puzzles, four on a page, and their solutions.
        QCOMPARE(file.readAll().count("/Type /Page\n"), 4);
        QVERIFY2(heard.sentence().contains(QLatin1String("some.pdf: 4 page")), qPrintable(heard.sentence()));
    }

    void aFileThatCannotBeWrittenIsReported() {
        const QTemporaryDir folder;
        Announcer announcer;
        const std::unique_ptr<PrintDialog> dialog(new PrintDialog(games(1), false));
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        auto* printing = new Printing(*dialog, announcer);
        dialog->show();
        printing->savePdf(folder.filePath(QStringLiteral("nowhere/some.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(!shownText(*dialog).isEmpty(), 60'000);
        QVERIFY(dialog->isVisible());
    }

    /// Closing the dialog ends the work, and leaves no half file.
    void closingStopsTheWork() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("some.pdf"));
        Announcer announcer;
        QPointer<PrintDialog> dialog(new PrintDialog(games(60), false));
        auto* printing = new Printing(*dialog, announcer);
        dialog->show();
        printing->savePdf(path);
        dialog->reject();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.isNull(), 60'000);
        QVERIFY(!QFile::exists(path));
    }

private:
    static QString shownText(const PrintDialog& dialog) {
        QStringList texts;
        for (const auto* label : dialog.findChildren<QLabel*>())
            if (label->wordWrap()) texts << label->text();
        return texts.join(QString());
    }
};

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
