// SPDX-License-Identifier: MIT
// No text of a page or a dialog is cut in any language, neither in a small window nor in one of the usual size.
#include "app/window/mainwindow.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/dialogs/output/picturechoice.h"
#include "app/dialogs/output/printdialog.h"
#include "app/pages/learn/learnroom.h"
#include "app/pages/pagedeck.h"
#include "app/widgets/column.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/segments.h"
#include "app/window/frame/roomdeck.h"

#include "tests/app/scratchhome.h"
#include "tests/app/translationfile.h"
#include "tests/app/window/cuttext.h"

#include <QDialog>
#include <QDir>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::pages;
using namespace ninefold::session;
using namespace ninefold::widgets;
using namespace ninefold::window;

class TestWidths : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void pages_data() { languages(); }
    void pages();
    void rooms_data() { languages(); }
    void rooms();
    void dialogs_data() { languages(); }
    void dialogs();

private:
    void languages();
    void open();
    void check(const QWidget& window, const QString& place);
    void checkViews(const QString& room);
    void checkDialog(QDialog& dialog);

    ScratchHome home_;
    QMap<QString, std::shared_ptr<TranslationFile>> translations_;
    std::shared_ptr<TranslationFile> installed_;
    std::unique_ptr<MainWindow> window_;
    QStringList faults_;
};

void TestWidths::initTestCase() {
    QApplication::setStyle(new InkStyle);
    useBodyFont();
    const QDir folder(QStringLiteral(NINEFOLD_SOURCE_DIR "/translations"));
    for (const QString& file : folder.entryList({"ninefold_*.ts"}))
        translations_[file.mid(9).chopped(3)] = std::make_shared<TranslationFile>(folder.filePath(file));
    QVERIFY(translations_.contains("de") && translations_.contains("en"));
}

void TestWidths::languages() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : translations_.keys())
        for (const QSize size : {QSize(760, 600), QSize(1200, 840)})
            QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height()) << language << size;
}

/// A window of the size and the language of the row.
void TestWidths::open() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    installed_ = translations_.value(language);
    QCoreApplication::installTranslator(installed_.get());
    QLocale::setDefault(QLocale(language));
    QApplication::setLayoutDirection(QLocale(language).textDirection());
    window_ = std::make_unique<MainWindow>();
    window_->resize(size);
    window_->show();
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    puzzle.givensKnown = true;
    puzzle.level = "Expert";
    puzzle.name = "Expert 161";
    window_->session().games().startGame(puzzle);
    QTRY_VERIFY(window_->session().examiner().solution().has_value());
}

void TestWidths::cleanup() {
    window_.reset();
    if (installed_) QCoreApplication::removeTranslator(installed_.get());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale::system());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    faults_.clear();
}

void TestWidths::check(const QWidget& window, const QString& place) {
    // What layouts still have to do.
    for (int turn = 0; turn < 8; ++turn) QCoreApplication::processEvents();
    // An answer of a worker may have come last.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (const QString& cut : allCutsOf(window)) faults_ << place + ": " + cut;
}

void TestWidths::pages() {
    open();
    check(*window_, "play");
    window_->action("hint")->trigger();
    QTRY_VERIFY(window_->session().hints().hint().kind == documents::Hint::Kind::Step);
    check(*window_, "hint");
    window_->action("hint")->trigger();
    window_->action("hint")->trigger();
    check(*window_, "whole hint");
    QSignalSpy searched(&window_->session().steps(), &StepsController::searchReported);
    window_->action("path")->trigger();
    check(*window_, "path while it is searched");
    QTRY_VERIFY(!searched.isEmpty() && !searched.last().at(1).toBool());
    check(*window_, "path");
    window_->action("allsteps")->trigger();
    check(*window_, "all steps");
    window_->action("watch")->trigger();
    checkViews("watch");
    for (auto* solver : window_->findChildren<QComboBox*>())
        if (solver->isVisible() && solver->count() > 3) solver->setCurrentIndex(solver->count() - 1);
    checkViews("watch a solver");
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
}

/// Every view that a segment leads to.
void TestWidths::checkViews(const QString& room) {
    check(*window_, room);
    for (auto* views : window_->findChildren<Segments*>()) {
        const QString name = views->accessibleName();
        // These lead to the other rooms and pages.
        if (!views->isVisible() || name == RoomDeck::tr("Rooms") || name == Column::tr("Pages")) continue;
        for (int view = 1; view < views->count(); ++view) {
            if (!views->isTabVisible(view)) continue;
            views->setCurrentIndex(view);
            check(*window_, room + u' ' + views->tabText(view));
        }
    }
}

void TestWidths::rooms() {
    open();
    window_->action("collection")->trigger();
    checkViews("library");
    window_->action("learn")->trigger();
    checkViews("learn");
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
}

void TestWidths::checkDialog(QDialog& dialog) {
    auto* tabs = dialog.findChild<QTabWidget*>();
    for (int page = 0; page < (tabs == nullptr ? 1 : tabs->count()); ++page) {
        if (tabs != nullptr) tabs->setCurrentIndex(page);
        check(dialog, dialog.windowTitle());
    }
    // A dialog can be wider than a small window, but must fit on a small screen.
    constexpr QSize kSmallScreen{1024, 600};
    const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    if (least.width() > kSmallScreen.width() || least.height() > kSmallScreen.height())
        faults_ << QStringLiteral("%1 needs %2x%3").arg(dialog.windowTitle()).arg(least.width()).arg(least.height());
}

void TestWidths::dialogs() {
    open();
    for (const char* id :
         {"newpuzzle", "daily", "games", "handbook", "howtoplay", "whatiswatched", "about", "keys", "changekeys",
          "settings", "techniques", "properties", "countsolutions", "explainsolutions", "compare", "race"})
        window_->action(id)->trigger();
    window_->importer().lists().askForMany();
    window_->importer().lists().open("Some puzzles");
    (new PrintDialog(sourceOf({Puzzle(), Puzzle()}), true, window_.get()))->show();
    (new PictureChoice(1, 100, true, window_.get()))->show();
    const QList<QDialog*> all = window_->findChildren<QDialog*>();
    QCOMPARE_GE(all.size(), 18);
    for (QDialog* dialog : all) checkDialog(*dialog);
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
}

QTEST_MAIN(TestWidths)
#include "tst_widths.moc"
