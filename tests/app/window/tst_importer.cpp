// SPDX-License-Identifier: MIT
#include "app/window/importer.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/session/session.h"
#include "app/store/recent/recentfiles.h"
#include "app/window/exporter.h"

#include "tests/app/examplepuzzle.h"
#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QTableView>
#include <QTest>
#include <QUrl>

#include <cstdio>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::store;
using namespace ninefold::widgets;
using namespace ninefold::window;

namespace {

const QByteArray kLine = kExampleCells;

} // namespace

/// Opening and saving puzzles, without the main window.
class TestImporter : public QObject {
    Q_OBJECT

private slots:
    void init();
    void onePuzzleIsPlayed();
    void filesAreSafeWhileOneIsChosen();
    void manyBecomeAList();
    void addressesOfAnyNameAreOpened_data();
    void addressesOfAnyNameAreOpened();
    void severalFilesAreOneList_data();
    void severalFilesAreOneList();
    void whatCannotBeReadOfSeveralIsNamed();
    void oneReadableOfSeveralIsPlayed();
    void linksAmongFilesAreNamed();
    void theLinesBesideTheOnlyOneAreCounted_data();
    void theLinesBesideTheOnlyOneAreCounted();
    void whatIsNoPuzzleIsOneSentence_data();
    void whatIsNoPuzzleIsOneSentence();
    void whatIsDroppedOnTheWindowIsOpened();
    void copiesComeBack();
    void aCopyIsOneShortSentence();
    void boardsArePublished();
    void picturesAreForPaperInEveryTheme();

private:
    QString fileWith(const QByteArray& text);
    static QStringList urls(const QStringList& paths);
    QByteArray board() { return QByteArray::fromStdString(session_->game().puzzle().grid.cellsText()); }

    ScratchHome home_;
    int round_ = 0;
    std::unique_ptr<QWidget> window_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Importer> importer_;
    std::unique_ptr<Exporter> exporter_;
};

/// Deletes the importer first, because it refers to session and window.
void TestImporter::init() {
    importer_.reset();
    exporter_.reset();
    session_ = std::make_unique<Session>();
    window_ = std::make_unique<QWidget>();
    importer_ = std::make_unique<Importer>(*session_, *window_);
    exporter_ = std::make_unique<Exporter>(*session_, *window_);
    forgetRecentFiles();
}

/// Writes a file whose name contains a space, as many people's files have.
QString TestImporter::fileWith(const QByteArray& text) {
    const QString path = home_.path(QStringLiteral("file %1.txt").arg(++round_));
    writeBytes(path, text);
    return path;
}

QStringList TestImporter::urls(const QStringList& paths) {
    QStringList urls;
    for (const QString& path : paths) urls << QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
    return urls;
}

/// A puzzle without a name gets the name of its file.
void TestImporter::onePuzzleIsPlayed() {
    const QString path = fileWith(kLine + '\n');
    importer_->openFile(path);
    QTRY_COMPARE(board(), kLine);
    QCOMPARE(QString::fromStdString(session_->game().about().name), QStringLiteral("file %1").arg(round_));
    // Only files that could be opened are remembered.
    QCOMPARE(loadRecentFiles(), QStringList{path});
}

/// No key deletes or renames a file in the file dialog.
void TestImporter::filesAreSafeWhileOneIsChosen() {
    importer_->askForFile();
    auto* dialog = window_->findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->testOption(QFileDialog::ReadOnly));
    dialog->close();
}

/// Several puzzles are shown as a list, and none is played before one is chosen.
void TestImporter::manyBecomeAList() {
    QByteArray other = kLine;
    // Fill one blank of the first puzzle, to distinguish the second from it.
    other[2] = '4';
    importer_->openText(kLine + '\n' + other + '\n' + kLine + '\n');
    PuzzleList* list = nullptr;
    QTRY_VERIFY((list = window_->findChild<PuzzleList*>()) != nullptr);
    auto* view = list->findChild<QTableView*>();
    QTRY_COMPARE(view->model()->rowCount(), 3);
    view->setCurrentIndex(view->model()->index(1, 0));
    // The same as Return or a double click on the row.
    emit view->activated(view->currentIndex());
    QCOMPARE(board(), other);
    // A paste is not added to the recent files.
    QVERIFY(loadRecentFiles().isEmpty());
}

void TestImporter::severalFilesAreOneList_data() {
    QTest::addColumn<bool>("asText");
    QTest::newRow("as file managers do") << false;
    QTest::newRow("as a text with an address a line") << true;
}

/// Dropped, or copied and pasted. A puzzle without a name gets the name of its file.
void TestImporter::severalFilesAreOneList() {
    QFETCH(bool, asText);
    const QStringList paths = {fileWith(kLine + '\n'), fileWith(kLine + '\n' + kLine + '\n'), fileWith(kLine)};
    auto* data = new QMimeData;
    if (asText) data->setText(urls(paths).join("\n"));
    else data->setUrls(QUrl::fromStringList(urls(paths)));
    QGuiApplication::clipboard()->setMimeData(data);
    importer_->paste();
    PuzzleList* list = nullptr;
    QTRY_VERIFY((list = window_->findChild<PuzzleList*>()) != nullptr);
    QTRY_COMPARE(list->list().count(), 4);
    QTRY_COMPARE(loadRecentFiles().size(), 3);
    const auto name = [&](int number) { return QString::fromStdString(list->list().puzzles[number].name); };
    QCOMPARE(name(0), QFileInfo(paths[0]).completeBaseName());
    QCOMPARE(name(3), QFileInfo(paths[2]).completeBaseName());
    QVERIFY(list->windowTitle().startsWith(QFileInfo(paths[0]).fileName()));
}

/// As file managers write them into a drop: the name decides nothing.
void TestImporter::addressesOfAnyNameAreOpened_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("a space") << QByteArray("a b.txt");
    QTest::newRow("other letters") << QByteArray("\xc3\xbc \xe6\x95\xb0.txt");
    QTest::newRow("what addresses use") << QByteArray("100% #1? [a]&b;c.txt");
    QTest::newRow("no UTF-8") << QByteArray("caf\xe9.txt");
}

void TestImporter::addressesOfAnyNameAreOpened() {
    QFETCH(QByteArray, name);
    const QByteArray path = home_.path(".").toLocal8Bit() + '/' + name;
    std::FILE* file = std::fopen(path.constData(), "w");
    QVERIFY(file != nullptr);
    QVERIFY(std::fputs(kLine.constData(), file) >= 0 && std::fclose(file) == 0);
    QMimeData data;
    data.setUrls({QUrl::fromEncoded("file://" + path.toPercentEncoding("/"))});
    importer_->open(data);
    QTRY_COMPARE(board(), kLine);
    // QTemporaryDir cannot remove a name that is not UTF-8.
    QCOMPARE(std::remove(path.constData()), 0);
}

/// Every file that cannot be read is named.
void TestImporter::whatCannotBeReadOfSeveralIsNamed() {
    const QString missing = home_.path("missing.txt"), prose = fileWith("Dear diary, nothing happened today.\n");
    importer_->openFiles({fileWith(kLine), missing, prose, fileWith(kLine)});
    PuzzleList* list = nullptr;
    QTRY_VERIFY((list = window_->findChild<PuzzleList*>()) != nullptr);
    QTRY_COMPARE(loadRecentFiles().size(), 2);
    QCOMPARE(list->list().count(), 2);
    QString said;
    for (const QLabel* label : list->findChildren<QLabel*>()) said += label->text();
    QVERIFY2(said.contains("missing.txt") && said.contains(QFileInfo(prose).fileName()), qPrintable(said));
}

void TestImporter::oneReadableOfSeveralIsPlayed() {
    Heard heard(session_->announcer());
    const QString good = fileWith(kLine);
    importer_->openFiles({home_.path("missing.txt"), good});
    QTRY_COMPARE(board(), kLine);
    QCOMPARE(QString::fromStdString(session_->game().about().name), QFileInfo(good).completeBaseName());
    QCOMPARE(heard.count(Severity::Important), 1);
    QVERIFY(heard.sentence().contains("missing.txt"));
    QCOMPARE(loadRecentFiles(), QStringList{good});
}

void TestImporter::linksAmongFilesAreNamed() {
    Heard heard(session_->announcer());
    QMimeData data;
    data.setUrls({QUrl("https://example.org/far.txt"), QUrl::fromLocalFile(fileWith(kLine))});
    importer_->open(data);
    QTRY_COMPARE(heard.count(Severity::Important), 1);
    QVERIFY(heard.sentence().contains("far.txt"));
    QCOMPARE(board(), kLine);
}

void TestImporter::theLinesBesideTheOnlyOneAreCounted_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("isNotice");
    const QByteArray line = kLine + '\n', cut = kLine.left(80) + '\n';
    QTest::newRow("alone") << line << QString() << false;
    QTest::newRow("with a comment") << "# Sunday\n\n" + line << QString() << false;
    QTest::newRow("a line cut off") << line + cut << "Only one line is a Sudoku; 1 other" << true;
    QTest::newRow("words and lines cut off") << "one\n" + cut + line + "two\n"
                                             << "3 other" << true;
    QTest::newRow("words") << "one\n" + line + "two\n"
                           << "2 other(s) could not be used. The first is line 1." << true;
    QTest::newRow("a name") << "Sunday\n" + line << "The first is line 1." << false;
}

/// A file of which only one line could be used says so, with any others.
void TestImporter::theLinesBesideTheOnlyOneAreCounted() {
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    QFETCH(bool, isNotice);
    for (const bool asFile : {true, false}) {
        session_->entry().begin();
        Heard heard(session_->announcer());
        asFile ? importer_->openFile(fileWith(text)) : importer_->openText(text);
        QTRY_COMPARE(board(), kLine);
        QCOMPARE(heard.count(Severity::Important), isNotice ? 1 : 0);
        const QString all = heard.sentences().join(u'\n');
        QVERIFY2(all.contains(said) && all.contains("Only one line") != said.isEmpty(), qPrintable(all));
    }
}

/// Input that people open or paste by mistake.
void TestImporter::whatIsNoPuzzleIsOneSentence_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("prose") << QByteArray("Dear diary, nothing happened today.\n");
    QTest::newRow("zeros") << QByteArray(4000, '\0');
    QTest::newRow("cut off") << kLine.left(60);
}

void TestImporter::whatIsNoPuzzleIsOneSentence() {
    QFETCH(QByteArray, text);
    const QByteArray before = board();
    Heard heard(session_->announcer());
    importer_->openFile(fileWith(text));
    QTRY_COMPARE(heard.count(Severity::Important), 1);
    QVERIFY2(heard.sentence().startsWith(QStringLiteral("file %1.txt: ").arg(round_)), qPrintable(heard.sentence()));
    QCOMPARE(board(), before);
    QVERIFY(loadRecentFiles().isEmpty());
}

void TestImporter::whatIsDroppedOnTheWindowIsOpened() {
    QMimeData colour;
    colour.setColorData(QColor(Qt::red));
    QDragEnterEvent useless({4, 4}, Qt::CopyAction, &colour, Qt::LeftButton, Qt::NoModifier);
    useless.ignore();
    QCoreApplication::sendEvent(window_.get(), &useless);
    QVERIFY(!useless.isAccepted());

    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(fileWith(kLine + '\n'))});
    QDragEnterEvent enter({4, 4}, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({4, 4}, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &drop);
    QTRY_COMPARE(board(), kLine);
}

/// Copies through the clipboard, in the simplest format and in the one that holds everything.
void TestImporter::copiesComeBack() {
    importer_->openText(kLine);
    QTRY_COMPARE(board(), kLine);
    for (const char* format : {"line81", "json"}) {
        exporter_->copy(QLatin1String(format));
        const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
        // Clear the board in between, so that the puzzle must come from the clipboard.
        session_->entry().begin();
        importer_->openText(text);
        QTRY_COMPARE(board(), kLine);
    }
}

/// The message stays one short sentence, even if the format cannot hold the game's marks, moves and name.
void TestImporter::aCopyIsOneShortSentence() {
    importer_->openText(kLine);
    QTRY_COMPARE(board(), kLine);
    session_->input().fillCandidates(Digits::all(), false);
    session_->input().type(5, EntryMode::Corner);
    Heard heard(session_->announcer());
    exporter_->copy("line81");
    QCOMPARE(heard.sentence(), "Copied as 81 characters.");
    exporter_->copy("rows");
    QCOMPARE(heard.sentence(), "Copied as \u201CNine rows\u201D.");
    QCOMPARE(heard.count(), 2);
}

/// Each extension selects a picture format, no extension means a picture too; a missing folder is reported as one
/// problem.
void TestImporter::boardsArePublished() {
    importer_->openText(kLine);
    QTRY_COMPARE(board(), kLine);
    Exporter exporter(*session_, *window_);
    Heard heard(session_->announcer());
    for (const char* name : {"a.png", "a.svg", "b.pdf", "no ending"}) {
        exporter.savePicture(home_.path(name));
        // More than a header: something was drawn.
        QVERIFY(QFile(home_.path(name)).size() > 1000);
    }
    exporter.savePicture(home_.path("no folder/a.png"));
    QCOMPARE(heard.count(Severity::Important), 1);
    QVERIFY2(heard.sentence().startsWith("a.png: "), qPrintable(heard.sentence()));
    QCOMPARE(heard.count(Severity::Info), 4);
}

void TestImporter::picturesAreForPaperInEveryTheme() {
    importer_->openText(kLine);
    QTRY_COMPARE(board(), kLine);
    Exporter exporter(*session_, *window_);
    const Settings before = session_->settings();
    const auto exported = [&](ThemeChoice theme, const QString& name) {
        Settings settings = before;
        settings.theme = theme;
        session_->preferences().setSettings(settings);
        exporter.savePicture(home_.path(name));
        return bytesOf(home_.path(name));
    };
    for (const QString ending : {"png", "svg"}) {
        const QByteArray light = exported(ThemeChoice::Light, "light." + ending);
        QVERIFY(light.size() > 1000);
        QCOMPARE(exported(ThemeChoice::Dark, "dark." + ending), light);
        QCOMPARE(exported(ThemeChoice::HighContrast, "contrast." + ending), light);
    }
    session_->preferences().setSettings(before);
}

QTEST_MAIN(TestImporter)
#include "tst_importer.moc"
