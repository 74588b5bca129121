// SPDX-License-Identifier: MIT
#include "app/pages/library/collectionediting.h"

#include "app/pages/library/collectionlist.h"
#include "app/pages/library/collectionmodel.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/pages/library/puzzlesview.h"
#include "app/session/session.h"
#include "app/store/library/open.h"
#include "app/widgets/look/inkstyle.h"
#include "tests/app/heard.h"
#include "tests/app/pages/roomparts.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QInputDialog>
#include <QMenu>
#include <QMimeData>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");
constexpr int kMade = 3;

/// What the grid drags: see PuzzleGrid::holdsPuzzles.
void fillWithChosen(QMimeData& data) {
    data.setData("application/x-ninefold-chosen-puzzles", QByteArray::number(QCoreApplication::applicationPid()));
}

} // namespace

/// Changing collections by mouse and keyboard.
class TestCollectionEditing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new widgets::InkStyle); }
    void init();
    void cleanup();
    void textDroppedBesideTheCollectionsIsANewOne();
    void filesDroppedOnACollectionComeIntoIt();
    void puzzlesOfTheProgramAreCopied();
    void ownPuzzlesAreMovedOrCopied();
    void builtInCollectionsRefusePuzzles();
    void puzzlesOfAnotherProcessAreRefused();
    void puzzlesDroppedBesideAskForAName();
    void namesAreGivenOnce();
    void keysDelete();
    void theMenusDoTheSame();

private:
    CollectionList* list() const { return view_->findChild<CollectionList*>(); }
    CollectionModel* model() const { return static_cast<CollectionModel*>(list()->model()); }
    PuzzleGrid* grid() const { return view_->findChild<PuzzleGrid*>(); }
    QModelIndex row(const QString& title) const {
        for (int row = 0; row < model()->rowCount(); ++row)
            if (model()->index(row).data().toString() == title) return model()->index(row);
        return {};
    }
    /// "Papers 3", "Sunday 1": the own collections, and how many puzzles each has.
    QStringList own() const {
        QStringList own;
        for (int row = 0; row < model()->rowCount(); ++row) {
            const LibraryCollection* one = model()->at(row);
            if (one != nullptr && one->kind == LibraryCollection::Kind::Own)
                own << QStringLiteral("%1 %2").arg(one->name).arg(one->total);
        }
        return own;
    }
    QString givens(int number) const {
        const auto ids = library_->source()->find({.collection = "easy"}, {});
        return library_->source()->puzzles(std::span(ids).subspan(static_cast<std::size_t>(number), 1))[0].givens;
    }
    /// Makes a collection with three puzzles, and opens it.
    void make(const QString& name) {
        library::Location place = library::usualLocation();
        LibraryImport importing;
        importing.start(place,
                        {.text = (givens(0) + '\n' + givens(1) + '\n' + givens(2)).toLatin1(), .collection = name});
        QTRY_VERIFY(!importing.isRunning());
        view_->open();
        QTRY_VERIFY(row(name).isValid());
    }
    void open(const QString& name) {
        list()->setCurrentIndex(row(name));
        QTRY_COMPARE(grid()->model()->rowCount(), kMade);
    }
    QPoint placeOf(const QModelIndex& index) const {
        return index.isValid() ? list()->visualRect(index).center() : QPoint(40, list()->viewport()->height() - 4);
    }
    /// True if it was accepted. The keys that are held decide, as on a desktop, which action is proposed.
    bool drop(const QMimeData& data, const QModelIndex& onto, Qt::DropActions actions = Qt::CopyAction,
              Qt::KeyboardModifiers keys = {}) {
        const QPoint place = placeOf(onto);
        QDragEnterEvent enter(place, actions, &data, Qt::LeftButton, keys);
        QApplication::sendEvent(list()->viewport(), &enter);
        QDragMoveEvent move(place, actions, &data, Qt::LeftButton, keys);
        QApplication::sendEvent(list()->viewport(), &move);
        const bool accepted = move.isAccepted();
        QDropEvent drop(place, actions, &data, Qt::LeftButton, keys);
        if (accepted) QApplication::sendEvent(list()->viewport(), &drop);
        QDragLeaveEvent leave;
        if (!accepted) QApplication::sendEvent(list()->viewport(), &leave);
        return accepted;
    }
    void answer(const QString& name) {
        QInputDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = view_->findChild<QInputDialog*>()) != nullptr);
        dialog->setTextValue(name);
        dialog->accept();
        QTRY_VERIFY(view_->findChild<QInputDialog*>() == nullptr);
    }
    /// The entry of a menu that is open, by its path: "Add to Collection/Sunday".
    static QAction* entry(const QMenu& menu, const QString& path) {
        for (QAction* action : menu.actions()) {
            if (action->text().remove('&') != path.section('/', 0, 0)) continue;
            return path.contains('/') ? entry(*action->menu(), path.section('/', 1)) : action;
        }
        return nullptr;
    }
    void choose(QWidget& of, QPoint place, const QString& path) {
        emit of.customContextMenuRequested(place);
        const auto menus = view_->findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
        QVERIFY(!menus.isEmpty());
        QAction* action = entry(*menus.last(), path);
        QVERIFY2(action != nullptr, qPrintable(path));
        action->trigger();
        menus.last()->close();
        QTRY_VERIFY(view_->findChildren<QMenu*>(Qt::FindDirectChildrenOnly).isEmpty());
    }

    ScratchHome home_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Heard> heard_;
    std::unique_ptr<Library> library_;
    std::unique_ptr<PuzzlesView> view_;
    QuietRoomHost host_;
};

void TestCollectionEditing::init() {
    QDir(QFileInfo(library::usualLocation().name).absolutePath()).removeRecursively();
    session_ = std::make_unique<Session>();
    heard_ = std::make_unique<Heard>(session_->announcer());
    library_ = std::make_unique<Library>(HistoryFiles::usual(), kFolder);
    view_ = std::make_unique<PuzzlesView>(RoomContext{*session_, host_}, *library_);
    view_->resize(1200, 800);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    view_->open();
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
}

void TestCollectionEditing::cleanup() {
    view_.reset();
    library_.reset();
    heard_.reset();
    session_.reset();
}

void TestCollectionEditing::textDroppedBesideTheCollectionsIsANewOne() {
    QMimeData data;
    data.setText(givens(0) + '\n' + givens(1));
    QVERIFY(drop(data, {}));
    QTRY_COMPARE(own(), QStringList("Pasted puzzles 2"));
    QVERIFY(view_->offers("undo"));
    view_->run("undo");
    QTRY_VERIFY(own().isEmpty());
}

void TestCollectionEditing::filesDroppedOnACollectionComeIntoIt() {
    make("Papers");
    const QString path = home_.path("more.txt");
    writeBytes(path, (givens(5) + '\n').toLatin1());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QVERIFY(drop(data, row("Papers")));
    QTRY_COMPARE(own(), QStringList("Papers 4"));
    // On one of the program they become a new one.
    QVERIFY(drop(data, row("Easy")));
    QTRY_COMPARE(own(), QStringList({"more 1", "Papers 4"}));
}

void TestCollectionEditing::puzzlesOfTheProgramAreCopied() {
    make("Papers");
    grid()->setCurrentIndex(grid()->model()->index(7, 0));
    QMimeData data;
    fillWithChosen(data);
    QVERIFY(drop(data, row("Papers")));
    QTRY_COMPARE(own(), QStringList("Papers 4"));
    view_->run("undo");
    QTRY_COMPARE(own(), QStringList("Papers 3"));
}

void TestCollectionEditing::ownPuzzlesAreMovedOrCopied() {
    make("Papers");
    make("Sunday");
    open("Papers");
    grid()->setCurrentIndex(grid()->model()->index(0, 0));
    grid()->selectAll();
    QMimeData data;
    fillWithChosen(data);
    QVERIFY(!drop(data, row("Papers"), Qt::CopyAction | Qt::MoveAction));
    QVERIFY(drop(data, row("Sunday"), Qt::CopyAction, Qt::ControlModifier));
    QTRY_VERIFY(heard_->sentence().contains("added to"));
    QCOMPARE(own(), QStringList({"Papers 3", "Sunday 3"}));
    QVERIFY(drop(data, row("Sunday"), Qt::MoveAction));
    QTRY_COMPARE(own(), QStringList({"Papers 0", "Sunday 3"}));
    view_->run("undo");
    QTRY_COMPARE(own(), QStringList({"Papers 3", "Sunday 3"}));
}

void TestCollectionEditing::builtInCollectionsRefusePuzzles() {
    QMimeData data;
    fillWithChosen(data);
    QVERIFY(!drop(data, row("Hard")));
    QVERIFY(own().isEmpty());
}

void TestCollectionEditing::puzzlesOfAnotherProcessAreRefused() {
    make("Papers");
    QMimeData data;
    data.setData("application/x-ninefold-chosen-puzzles", "1");
    QVERIFY(!drop(data, row("Papers")));
}

void TestCollectionEditing::puzzlesDroppedBesideAskForAName() {
    QMimeData data;
    fillWithChosen(data);
    QVERIFY(drop(data, {}));
    answer("Sunday");
    QTRY_COMPARE(own(), QStringList("Sunday 1"));
}

void TestCollectionEditing::namesAreGivenOnce() {
    make("Papers");
    for (const char* name : {"Papers", "Very Hard", "Practice"}) {
        heard_->clear();
        choose(*grid(), {}, "Add to Collection/New Collection...");
        answer(name);
        QTRY_VERIFY2(heard_->sentence().contains("already"), name);
    }
    QCOMPARE(own(), QStringList("Papers 3"));
}

void TestCollectionEditing::keysDelete() {
    make("Papers");
    open("Papers");
    grid()->setCurrentIndex(grid()->model()->index(0, 0));
    QTest::keyClick(grid(), Qt::Key_Delete);
    QTRY_COMPARE(own(), QStringList("Papers 2"));
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_VERIFY(own().isEmpty());
    view_->run("undo");
    QTRY_COMPARE(own(), QStringList("Papers 2"));
    // Those of the program stay.
    list()->setCurrentIndex(row("Easy"));
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
    QTest::keyClick(grid(), Qt::Key_Delete);
    QCOMPARE(own(), QStringList("Papers 2"));
}

void TestCollectionEditing::theMenusDoTheSame() {
    make("Papers");
    make("Sunday");
    open("Papers");
    grid()->setCurrentIndex(grid()->model()->index(0, 0));
    choose(*grid(), {}, "Take out of This Collection");
    QTRY_COMPARE(own(), QStringList({"Papers 2", "Sunday 3"}));
    grid()->selectAll();
    choose(*grid(), {}, "Move to Collection/Sunday");
    QTRY_COMPARE(own(), QStringList({"Papers 0", "Sunday 3"}));
    QApplication::clipboard()->setText(givens(9));
    choose(*list(), placeOf(row("Papers")), "Paste Puzzles");
    QTRY_COMPARE(own(), QStringList({"Papers 1", "Sunday 3"}));
}

QTEST_MAIN(TestCollectionEditing)
#include "tst_collectionediting.moc"
