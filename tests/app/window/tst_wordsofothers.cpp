// SPDX-License-Identifier: MIT
// Names in puzzles and files that contain markup, mnemonics, placeholders or control characters. Checks every text
// in the window that could show them.
#include "app/window/mainwindow.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/dialogs/puzzle/properties.h"
#include "app/documents/catalog.h"
#include "app/documents/writing.h"
#include "app/pages/board/boardpanel.h"
#include "app/store/recent/recentfiles.h"
#include "app/widgets/column.h"
#include "app/widgets/notice.h"
#include "app/widgets/paper/picture.h"
#include "engine/core/visibletext.h"

#include "tests/app/hostilewords.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QAbstractItemView>
#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMetaProperty>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QXmlStreamReader>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::session;
using namespace ninefold::store;
using namespace ninefold::widgets;
using namespace ninefold::window;

namespace {

/// Calls `use` for every text property of an object, with the property's name.
void eachText(const QObject& object, const std::function<void(const QByteArray&, const QString&)>& use) {
    // These properties hold markup by definition; "plainText" shows their content.
    static const QList<QByteArray> markup = {"html", "markdown", "styleSheet", "objectName"};
    for (int index = 0; index < object.metaObject()->propertyCount(); ++index) {
        const QMetaProperty property = object.metaObject()->property(index);
        if (property.metaType().id() == QMetaType::QString && !markup.contains(property.name()))
            use(property.name(), property.read(&object).toString());
    }
}

QStringList faultsOfItems(const QAbstractItemView& view) {
    QStringList faults;
    const QAbstractItemModel* model = view.model();
    for (int row = 0; model != nullptr && row < std::min(model->rowCount(view.rootIndex()), 50); ++row)
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex index = model->index(row, column, view.rootIndex());
            for (const int role : {Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole})
                if (const QString text = index.data(role).toString(); Qt::mightBeRichText(text))
                    faults << "an item has a tip with markup: " + text;
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole),
                                   int(Qt::AccessibleDescriptionRole)})
                if (const QString text = index.data(role).toString(); !isHarmless(text))
                    faults << "an item has controls: " + text;
        }
    return faults;
}

QStringList faultsOf(QObject& object) {
    QStringList faults;
    const QString who = object.metaObject()->className();
    eachText(object, [&](const QByteArray& name, const QString& text) {
        const bool tip = name == "toolTip" || name == "statusTip" || name == "whatsThis";
        if (tip && Qt::mightBeRichText(text)) faults << who + ": " + name + " is markup: " + text;
        if (!isHarmless(text)) faults << who + ": " + name + " has controls: " + text;
    });
    if (auto* label = qobject_cast<QLabel*>(&object)) {
        label->ensurePolished();
        if (label->textFormat() == Qt::AutoText) faults << who + " guesses what its text is: " + label->text();
    }
    if (const auto* view = qobject_cast<QAbstractItemView*>(&object)) faults << faultsOfItems(*view);
    const auto* action = qobject_cast<QAction*>(&object);
    // Our texts have at most one mnemonic; a second one must come from a file.
    if (action != nullptr && action->text().remove("&&").count('&') > 1)
        faults << "a menu takes words for mnemonics: " + action->text();
    return faults;
}

/// Checks all objects of the program, including the menus that are filled when they open.
QStringList faultsEverywhere() {
    QStringList faults;
    for (QWidget* widget : QApplication::allWidgets())
        if (auto* menu = qobject_cast<QMenu*>(widget)) emit menu->aboutToShow();
    for (QWidget* widget : QApplication::allWidgets()) {
        faults << faultsOf(*widget);
        for (QAction* action : widget->findChildren<QAction*>(Qt::FindDirectChildrenOnly)) faults << faultsOf(*action);
    }
    return faults;
}

} // namespace

class TestWordsOfOthers : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void noWidgetTakesWordsForMarkup_data();
    void noWidgetTakesWordsForMarkup();
    void whatQtShowsItselfIsPlain();
    void oldJournalsAreMadeHarmless();
    void longNamesPushNothingOut();
    void filesAreProposedSafely();
    void titlesOfListsAreNotFilledIn();
    void drawingsHoldWordsAsText();

private:
    void open(const QString& path);
    QString nameOnBoard() { return QString::fromStdString(window_->session().game().about().name); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

void TestWordsOfOthers::init() {
    window_ = std::make_unique<MainWindow>();
    window_->begin({});
    window_->show();
}

void TestWordsOfOthers::cleanup() {
    window_.reset();
}

void TestWordsOfOthers::open(const QString& path) {
    QSignalSpy started(&window_->session().game(), &Game::started);
    window_->importer().openFile(path);
    QTRY_VERIFY(!started.isEmpty());
}

void TestWordsOfOthers::noWidgetTakesWordsForMarkup_data() {
    QTest::addColumn<int>("number");
    for (int number = 0; number < int(hostileWords().size()); ++number) QTest::addRow("words %d", number) << number;
}

/// Checks the board, a list, the dialogs about the puzzle, a watched run, and all menus.
void TestWordsOfOthers::noWidgetTakesWordsForMarkup() {
    QFETCH(int, number);
    const std::string& words = hostileWords()[static_cast<std::size_t>(number)];
    const Puzzle puzzle = puzzleNamed(words);
    // The file name is hostile too, as far as the file system allows.
    const QString name = QString::fromStdString(words).remove('/').remove(QChar(0)).left(60);
    const QString path = home_.path(name + QStringLiteral(".ninefold")),
                  many = home_.path(name + QStringLiteral("[*].ninefold"));
    writeBytes(path, QByteArray::fromStdString(writeText(*formatById("json"), std::span(&puzzle, 1))));
    const std::vector<Puzzle> two = {puzzle, puzzle};
    writeBytes(many, QByteArray::fromStdString(writeText(*formatById("json"), two)));
    forgetRecentFiles();
    open(path);
    QCOMPARE(loadRecentFiles().value(0), path);
    window_->exporter().save();
    window_->exporter().askForPicture();
    window_->action("properties")->trigger();
    window_->session().announcer().say(QStringLiteral("x"));
    window_->importer().openFile(many);
    PuzzleList* list = nullptr;
    QTRY_VERIFY((list = window_->findChild<PuzzleList*>()) != nullptr && list->list().count() == 2);
    QVERIFY(!list->windowTitle().contains("<U+002A>"));
    window_->action("watch")->trigger();
    const QStringList faults = faultsEverywhere();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n').left(4000)));
    // The title as Qt passes it to the window system.
    const QString title = window_->windowHandle()->title(), shown = nameOnBoard();
    QVERIFY2(title.contains(shown) || shown.contains(u'\u05E9'), qPrintable(title));
}

/// Tooltips and message boxes are labels that Qt makes; a file dialog uses one to ask before overwriting a file.
void TestWordsOfOthers::whatQtShowsItselfIsPlain() {
    const QString words = QStringLiteral("<b>x</b><img src=\"x.png\">");
    QToolTip::showText({10, 10}, words, window_.get());
    int tips = 0;
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->inherits("QTipLabel")) {
            ++tips;
            QCOMPARE(static_cast<QLabel*>(widget)->textFormat(), Qt::PlainText);
        }
    QCOMPARE(tips, 1);
    QToolTip::hideText();
    QMessageBox box(window_.get());
    box.setText(words);
    box.setInformativeText(words);
    box.show();
    for (const QLabel* label : box.findChildren<QLabel*>()) QCOMPARE(label->textFormat(), Qt::PlainText);
    // A label that explicitly requests markup keeps it.
    QLabel rich;
    rich.setTextFormat(Qt::RichText);
    rich.ensurePolished();
    QCOMPARE(rich.textFormat(), Qt::RichText);
}

/// Names that an older version has written into a journal.
void TestWordsOfOthers::oldJournalsAreMadeHarmless() {
    for (const std::string& words : hostileWords()) {
        window_->session().games().startGame(puzzleNamed(words));
        window_.reset();
        init();
        QVERIFY2(isHarmless(nameOnBoard()) && !nameOnBoard().contains('\n'), qPrintable(nameOnBoard()));
        QVERIFY(nameOnBoard().toUcs4().size() <= 200);
    }
}

/// A name of two hundred of the widest letter, without a space.
void TestWordsOfOthers::longNamesPushNothingOut() {
    window_->resize(window_->minimumSize());
    auto* panel = window_->findChild<BoardPanel*>();
    auto* column = window_->findChild<Column*>();
    Puzzle puzzle = puzzleNamed("Short");
    window_->session().games().startGame(puzzle);
    window_->session().announcer().say("Short.", Severity::Important);
    const int panelWidth = panel->minimumSizeHint().width(), columnWidth = column->minimumSizeHint().width();
    const int windowWidth = window_->minimumSizeHint().width();
    const QString wide(200, u'W');
    window_->session().games().startGame(puzzleNamed(wide.toStdString()));
    window_->session().announcer().say("Saved as " + wide + ".sdk.", Severity::Important);
    QVERIFY(!window_->findChild<Notice*>()->sentence().isEmpty());
    QCOMPARE(panel->minimumSizeHint().width(), panelWidth);
    QVERIFY(column->minimumSizeHint().width() <= std::max(columnWidth, 480));
    QCOMPARE(window_->minimumSizeHint().width(), windowWidth);
    window_->action("properties")->trigger();
    const auto* scroll = window_->findChild<Properties*>()->findChild<QScrollArea*>();
    QVERIFY(scroll != nullptr);
    QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    // The address can be copied.
    const QList<QLabel*> labels = scroll->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == wide; }));
}

/// A name in the form of a path must not lead out of the folder.
void TestWordsOfOthers::filesAreProposedSafely() {
    for (const char* name : {"/etc/passwd", "../../x", "14/09/2020", "", ".hidden"}) {
        Puzzle puzzle = puzzleNamed("x");
        puzzle.name = name;
        window_->session().games().startGame(puzzle);
        window_->exporter().save();
        window_->exporter().askForPicture();
        const QList<QFileDialog*> dialogs = window_->findChildren<QFileDialog*>();
        QCOMPARE(dialogs.size(), 2);
        for (QFileDialog* dialog : dialogs) {
            QCOMPARE(dialog->selectedFiles().size(), 1);
            const QFileInfo file(dialog->selectedFiles().first());
            QCOMPARE(file.absolutePath(), dialog->directory().absolutePath());
            QVERIFY2(!file.fileName().startsWith('.') && !file.suffix().isEmpty(), qPrintable(file.fileName()));
            // Another format changes the extension and keeps the name.
            dialog->selectNameFilter(dialog->nameFilters().last());
            const QFileInfo other(dialog->selectedFiles().value(0));
            QCOMPARE(other.completeBaseName(), file.completeBaseName());
            QVERIFY(dialog->nameFilters().last().contains("*." + other.suffix()));
            delete dialog;
        }
    }
}

/// A list from a file "%1.txt" names its puzzles after it; the "%1" must not be replaced.
void TestWordsOfOthers::titlesOfListsAreNotFilledIn() {
    const QString path = home_.path("%1 [*] %2.txt");
    writeBytes(path, QByteArray(kCells) + '\n' + kCells + '\n');
    window_->importer().openFile(path);
    PuzzleList* list = nullptr;
    QTRY_VERIFY((list = window_->findChild<PuzzleList*>()) != nullptr && list->list().count() == 2);
    QCOMPARE(list->title(), "%1 [*] %2.txt");
    QCOMPARE(list->windowHandle()->title(), "%1 [*] %2.txt");
    QTRY_VERIFY(list->findChild<QLabel*>() != nullptr);
    list->findChild<PuzzleView*>()->setCurrentIndex(list->findChild<PuzzleView*>()->model()->index(1, 0));
    emit list->findChild<PuzzleView*>()->activated({});
    QCOMPARE(nameOnBoard(), "%1 [*] %2.txt 2");
    QVERIFY(window_->windowHandle()->title().startsWith("%1 [*] %2.txt 2 - "));
}

/// SVG is XML: characters of the name are escaped, and a long name does not extend past the picture.
void TestWordsOfOthers::drawingsHoldWordsAsText() {
    CaptionedBoard board;
    board.title = QStringLiteral("<script>x</script> & ]]> ") + QString(200, u'W') + QStringLiteral(" event 7");
    board.caption = QStringLiteral("<a href=\"x\">y</a>");
    QXmlStreamReader xml(captionedSvg(board));
    QString text;
    while (!xml.atEnd()) {
        xml.readNext();
        QVERIFY(xml.name() != u"script" && xml.name() != u"a");
        if (xml.isCharacters()) text += xml.text();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(text.contains(board.caption) && text.contains("<script>x</script>") && text.contains("event 7"));
    QVERIFY(!text.contains(QString(200, u'W')));
}

QTEST_MAIN(TestWordsOfOthers)
#include "tst_wordsofothers.moc"
