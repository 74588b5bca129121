// SPDX-License-Identifier: MIT
// In every language no two entries of a menu and no two controls of a dialog have the same mnemonic letter, and no
// shortcut of an action also opens a menu. Qt ignores a key that is ambiguous.
#include "app/window/mainwindow.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/dialogs/output/picturechoice.h"
#include "app/dialogs/output/printdialog.h"
#include "app/pages/board/cellmenu.h"
#include "app/window/actions.h"

#include "tests/app/scratchhome.h"
#include "tests/app/translationfile.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QDir>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;
using namespace ninefold::widgets;
using namespace ninefold::window;

namespace {

/// Collects the mnemonics with their owners, and reports those used twice.
class Letters {
public:
    void add(const QString& text) {
        const QKeySequence letter = QKeySequence::mnemonic(text);
        if (!letter.isEmpty()) texts_[letter] << text;
    }
    bool has(const QKeySequence& letter) const { return texts_.contains(letter); }
    QStringList clashes() const {
        QStringList clashes;
        for (const QStringList& texts : texts_)
            if (texts.size() > 1) clashes << texts.join(QStringLiteral(" = "));
        // Another letter must be none of these.
        if (!clashes.isEmpty()) {
            QStringList taken;
            for (const QKeySequence& letter : texts_.keys()) taken << letter.toString().section(u'+', -1);
            clashes.last() += " (taken: " + taken.join(u' ') + ')';
        }
        return clashes;
    }

private:
    QMap<QKeySequence, QStringList> texts_;
};

QStringList clashesIn(QMenu& menu) {
    Letters letters;
    QStringList clashes;
    for (QAction* entry : menu.actions()) {
        letters.add(entry->text());
        if (entry->menu() == nullptr) continue;
        emit entry->menu()->aboutToShow();
        clashes << clashesIn(*entry->menu());
    }
    return clashes + letters.clashes();
}

/// Is every page that contains the widget the open one of its stack?
bool isOnOpenPage(const QWidget* widget, const QWidget* window) {
    for (; widget != window; widget = widget->parentWidget())
        if (const auto* pages = qobject_cast<QStackedWidget*>(widget->parentWidget()))
            if (pages->currentWidget() != widget) return false;
    return true;
}

/// Includes controls that are only shown at times.
void addControls(const QWidget& window, Letters& letters) {
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window || !isOnOpenPage(widget, &window)) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) letters.add(button->text());
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            letters.add(label->text());
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget)) letters.add(group->title());
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab) letters.add(tabs->tabText(tab));
    }
}

QStringList clashesIn(QDialog& dialog) {
    auto* tabs = dialog.findChild<QTabWidget*>();
    QStringList clashes;
    for (int page = 0; page < (tabs == nullptr ? 1 : tabs->count()); ++page) {
        if (tabs != nullptr) tabs->setCurrentIndex(page);
        Letters letters;
        addControls(dialog, letters);
        clashes << letters.clashes();
    }
    return clashes;
}

} // namespace

class TestMnemonics : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aTranslationIsRead();
    void menusAreOpenedByOneLetterEach_data() { languages(); }
    void menusAreOpenedByOneLetterEach();
    void noKeyOpensAMenuAsWell_data() { languages(); }
    void noKeyOpensAMenuAsWell();
    void entriesOfAMenuDiffer_data() { languages(); }
    void entriesOfAMenuDiffer();
    void entriesOfACellsMenuDiffer_data() { languages(); }
    void entriesOfACellsMenuDiffer();
    void controlsOfADialogDiffer_data() { languages(); }
    void controlsOfADialogDiffer();

private:
    void languages();
    QList<QDialog*> dialogs();

    ScratchHome home_;
    QMap<QString, std::shared_ptr<TranslationFile>> translations_;
    std::shared_ptr<TranslationFile> installed_;
    std::unique_ptr<MainWindow> window_;
};

void TestMnemonics::initTestCase() {
    const QDir folder(QStringLiteral(NINEFOLD_SOURCE_DIR "/translations"));
    for (const QString& file : folder.entryList({"ninefold_*.ts"}))
        translations_[file.mid(9).chopped(3)] = std::make_shared<TranslationFile>(folder.filePath(file));
    QVERIFY(translations_.contains("de") && translations_.contains("en"));
}

void TestMnemonics::languages() {
    QTest::addColumn<QString>("language");
    for (const QString& language : translations_.keys()) QTest::newRow(qPrintable(language)) << language;
}

void TestMnemonics::init() {
    installed_ = translations_.value(QString::fromUtf8(QTest::currentDataTag()));
    if (installed_) QCoreApplication::installTranslator(installed_.get());
    window_ = std::make_unique<MainWindow>();
    window_->begin({});
    window_->show();
}

void TestMnemonics::cleanup() {
    window_.reset();
    if (installed_) QCoreApplication::removeTranslator(installed_.get());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// If no translation were loaded, the other tests would only check English.
void TestMnemonics::aTranslationIsRead() {
    QCOMPARE(translations_["de"]->translate("Actions", "&File", nullptr, -1), "&Datei");
    QVERIFY(!translations_["de"]->isEmpty());
}

void TestMnemonics::menusAreOpenedByOneLetterEach() {
    Letters letters;
    for (const QAction* menu : window_->menuBar()->actions()) {
        QVERIFY2(!QKeySequence::mnemonic(menu->text()).isEmpty(), qPrintable(menu->text()));
        letters.add(menu->text());
    }
    // Controls outside the menus would react to the same keys.
    addControls(*window_, letters);
    QVERIFY2(letters.clashes().isEmpty(), qPrintable(letters.clashes().join(u'\n')));
}

void TestMnemonics::noKeyOpensAMenuAsWell() {
    Letters letters;
    for (const QAction* menu : window_->menuBar()->actions()) letters.add(menu->text());
    addControls(*window_, letters);
    for (const ActionRow& row : actionTable())
        for (const QKeySequence& keys : window_->action(row.spec.id)->shortcuts())
            QVERIFY2(!letters.has(keys), qPrintable(QLatin1String(row.spec.id) + ": " + keys.toString()));
}

void TestMnemonics::entriesOfAMenuDiffer() {
    QStringList clashes;
    for (const QAction* menu : window_->menuBar()->actions()) clashes << clashesIn(*menu->menu());
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
}

/// For blank and filled cells, and with the pointer on a mark, on a missing mark, or on none.
void TestMnemonics::entriesOfACellsMenuDiffer() {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(".8" + std::string(79, '.'));
    puzzle.grid.place(2, 5);
    Game& game = window_->session().game();
    PlayerInput& input = window_->session().input();
    window_->session().games().startGame(puzzle);
    input.fillCandidates(Digits::all(), false);
    QStringList clashes;
    for (const Cell cell : {0, 1, 2})
        for (const Digit digit : {0, 1, 8}) {
            QMenu menu;
            fillCellMenu(menu, game, input, cell, digit, {});
            QVERIFY(!menu.isEmpty());
            clashes << clashesIn(menu);
        }
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
}

/// The dialogs that the window opens.
QList<QDialog*> TestMnemonics::dialogs() {
    for (const char* id : {"newpuzzle", "about", "keys", "changekeys", "settings", "techniques", "properties",
                           "countsolutions", "explainsolutions", "compare", "race"})
        window_->action(id)->trigger();
    window_->importer().lists().askForMany();
    window_->importer().lists().open("Some puzzles");
    (new PrintDialog(sourceOf({Puzzle(), Puzzle()}), true, window_.get()))->show();
    (new PictureChoice(1, 100, true, window_.get()))->show();
    return window_->findChildren<QDialog*>();
}

void TestMnemonics::controlsOfADialogDiffer() {
    QStringList clashes;
    const QList<QDialog*> all = dialogs();
    QCOMPARE_GE(all.size(), 13);
    for (QDialog* dialog : all)
        for (const QString& clash : clashesIn(*dialog)) clashes << dialog->windowTitle() + ": " + clash;
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
}

QTEST_MAIN(TestMnemonics)
#include "tst_mnemonics.moc"
