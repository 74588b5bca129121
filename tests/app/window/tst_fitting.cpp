// SPDX-License-Identifier: MIT
// Everything fits: in every size of the window and in every language no word of the four pages is cut, nothing covers
// anything else, all nine rows are there, and the keys of the pad can be read.
#include "app/window/mainwindow.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/learn/learnroom.h"
#include "app/pages/pagedeck.h"
#include "app/pages/play/padkey.h"
#include "app/pages/play/playpage.h"
#include "app/session/practice/trainer.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/keybutton.h"
#include "app/widgets/notice.h"
#include "app/widgets/segments.h"
#include "engine/logic/techniques.h"

#include "tests/app/scratchhome.h"
#include "tests/app/translationfile.h"
#include "tests/app/window/cuttext.h"

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::pages;
using namespace ninefold::session;
using namespace ninefold::widgets;
using namespace ninefold::window;

namespace {

/// An Expert puzzle, whose needs and hints are long.
constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

QString nameOf(const QWidget& widget) {
    QString name = QString::fromLatin1(widget.metaObject()->className());
    if (!widget.accessibleName().isEmpty()) name += u' ' + widget.accessibleName();
    return name.section(QStringLiteral("::"), -1);
}

} // namespace

class TestFitting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void everythingFits_data();
    void everythingFits();
    void theFirstStartFits_data() { everythingFits_data(); }
    void theFirstStartFits();
    void theRoomLearnFits_data() { everythingFits_data(); }
    void theRoomLearnFits();

private:
    void open(const QString& language, int percent);
    void check(const char* page);
    void checkTexts();
    void checkPlaces();
    void checkBoard();
    void checkPad();
    /// Writes down what is wrong.
    void fault(const QString& what) { faults_ << where_ + what; }

    ScratchHome home_;
    QFont font_;
    std::unique_ptr<TranslationFile> translation_;
    std::unique_ptr<MainWindow> window_;
    QString where_;
    QStringList faults_;
};

void TestFitting::initTestCase() {
    font_ = QApplication::font();
}

void TestFitting::cleanup() {
    window_.reset();
    translation_.reset();
    QApplication::setFont(font_);
    faults_.clear();
}

void TestFitting::everythingFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const char* language : {"en", "de"}) {
        for (const QSize size : {QSize(480, 800), QSize(600, 900), QSize(700, 1000), QSize(760, 600), QSize(760, 700),
                                 QSize(1000, 650), QSize(1200, 840), QSize(2560, 1440)})
            QTest::addRow("%s %dx%d", language, size.width(), size.height()) << language << size << 100;
        // The fonts of a screen with 160 dpi.
        QTest::addRow("%s, large text", language) << language << QSize(2560, 1440) << 167;
    }
}

void TestFitting::open(const QString& language, int percent) {
    QFETCH(QSize, size);
    if (language != QLatin1String("en")) {
        translation_ = std::make_unique<TranslationFile>(
            QStringLiteral(NINEFOLD_SOURCE_DIR "/translations/ninefold_%1.ts").arg(language));
        QCoreApplication::installTranslator(translation_.get());
    }
    window_ = std::make_unique<MainWindow>();
    window_->resize(size);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    if (percent == 100) return;
    QFont large = font_;
    large.setPixelSize(QFontInfo(font_).pixelSize() * percent / 100);
    QApplication::setFont(large);
    // The column follows at the next change.
    window_->resize(size - QSize(1, 0));
}

void TestFitting::checkTexts() {
    for (const auto* label : window_->findChildren<QLabel*>())
        if (const QString cut = label->isVisible() ? cutOf(*label) : QString(); !cut.isEmpty())
            fault(QStringLiteral("cut: \"%1\" in %2x%3").arg(cut).arg(label->width()).arg(label->height()));
    for (const auto* button : window_->findChildren<QAbstractButton*>())
        if (const QString cut = button->isVisible() ? cutOf(*button) : QString(); !cut.isEmpty())
            fault(QStringLiteral("cut: \"%1\" in %2x%3").arg(cut).arg(button->width()).arg(button->height()));
    for (const auto* tabs : window_->findChildren<Segments*>())
        for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab)
            if (tabs->isTabVisible(tab) &&
                tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab)) > tabs->tabRect(tab).width())
                fault(QStringLiteral("cut: tab \"%1\"").arg(tabs->tabText(tab)));
    for (const auto* more : window_->findChildren<QWidget*>(QStringLiteral("qt_toolbar_ext_button")))
        if (more->isVisible()) fault(QStringLiteral("tools are hidden"));
    if (!window_->findChild<BoardPanel*>()->isVisible()) return;
    const auto tools = window_->findChildren<QToolButton*>();
    const auto hint = std::ranges::find(tools, window_->action("hint"), &QToolButton::defaultAction);
    if (hint == tools.end() || !(*hint)->isVisible()) fault(QStringLiteral("the tool Hint is hidden"));
}

/// No widget of a layout covers another, or leaves the widget that it is in.
void TestFitting::checkPlaces() {
    for (const auto* parent : window_->findChildren<QWidget*>()) {
        if (!parent->isVisible() || parent->layout() == nullptr) continue;
        QList<const QWidget*> parts;
        for (const auto* part : parent->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (!part->isVisible() || part->isWindow() || parent->layout()->indexOf(part) < 0) continue;
            if (!parent->rect().adjusted(-1, -1, 1, 1).contains(part->geometry()) && !scrolls(parent))
                fault(QStringLiteral("%1 leaves %2").arg(nameOf(*part), nameOf(*parent)));
            for (const QWidget* other : std::as_const(parts))
                if (other->geometry().adjusted(1, 1, -1, -1).intersects(part->geometry()))
                    fault(QStringLiteral("%1 covers %2").arg(nameOf(*part), nameOf(*other)));
            parts << part;
        }
    }
}

/// The whole board is in sight, and its digits can be read.
void TestFitting::checkBoard() {
    for (const auto* view : window_->findChildren<BoardView*>()) {
        if (!view->isVisible()) continue;
        const QRect board = view->geometryOfBoard().board().toRect();
        if (!view->visibleRegion().contains(board.center()) || !view->visibleRegion().boundingRect().contains(board))
            fault(QStringLiteral("the board is cut"));
        constexpr int kLeastCell = 22;
        if (view->geometryOfBoard().cellSize() < kLeastCell)
            fault(QStringLiteral("cells of %1 pixels").arg(view->geometryOfBoard().cellSize()));
    }
}

void TestFitting::checkPad() {
    constexpr int kLeastKey = 40;
    for (const auto* key : window_->findChildren<PadKey*>())
        if (key->isVisible() && (key->height() < kLeastKey || key->width() < kLeastKey))
            fault(QStringLiteral("key %1 has %2x%3").arg(key->text()).arg(key->width()).arg(key->height()));
}

void TestFitting::check(const char* page) {
    where_ = QString::fromLatin1(page) + QStringLiteral(": ");
    // Everything that layouts still have to do.
    for (int turn = 0; turn < 5; ++turn) QCoreApplication::processEvents();
    checkTexts();
    checkPlaces();
    checkBoard();
    checkPad();
}

void TestFitting::everythingFits() {
    QFETCH(QString, language);
    QFETCH(int, percent);
    open(language, percent);
    Session& session = window_->session();
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kHard);
    puzzle.givensKnown = true;
    puzzle.level = "Expert";
    puzzle.name = "Expert 161";
    puzzle.rating = "ER 10.5";
    session.games().startGame(puzzle);
    QTRY_VERIFY_WITH_TIMEOUT(session.needs().needs(), 60'000);
    check("play");
    const auto* play = window_->findChild<PlayPage*>();
    if (const int by = play->verticalScrollBar()->maximum(); by > 0)
        fault(QStringLiteral("the page scrolls by %1 of %2").arg(by).arg(play->minimumSizeHint().height()));
    window_->action("hint")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(session.hints().hint().kind == documents::Hint::Kind::Step, 60'000);
    check("hint, first stage");
    window_->action("hint")->trigger();
    window_->action("hint")->trigger();
    check("hint, last stage");
    window_->action("closehint")->trigger();
    window_->action("allsteps")->trigger();
    check("steps");
    window_->action("watch")->trigger();
    QTest::qWait(50);
    check("watch");
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
}

/// The card of the first start, alone and below the notice of a mistake.
void TestFitting::theFirstStartFits() {
    QFETCH(QString, language);
    QFETCH(int, percent);
    open(language, percent);
    window_->begin({});
    const auto* play = window_->findChild<PlayPage*>();
    for (Page* page : window_->findChild<PageDeck*>()->pages()) page->welcome(QStringLiteral("Click a cell."));
    const auto scrolls = [&] { return play->verticalScrollBar()->maximum() > 0; };
    check("start");
    if (scrolls()) fault(QStringLiteral("the card scrolls"));
    QFETCH(QSize, size);
    if (size.height() >= 840) {
        window_->session().announcer().say(QStringLiteral("The file cannot be read. It may have been moved."),
                                           Severity::Important);
        QVERIFY(window_->findChild<Notice*>()->isVisible());
        check("start with a notice");
        if (scrolls()) fault(QStringLiteral("the card scrolls"));
    }
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
}

/// A page with a drawing, one with a long name, and one with a long chain, opened by a link.
void TestFitting::theRoomLearnFits() {
    QFETCH(QString, language);
    QFETCH(int, percent);
    open(language, percent);
    window_->action("learn")->trigger();
    auto* room = window_->findChild<LearnRoom*>();
    QVERIFY(room != nullptr);
    check("learn");
    for (const char* id : {"xy-wing", "grouped-aic", "als-continuous-nice-loop", "3d-medusa-trap"}) {
        room->explain(id);
        check(id);
    }
    auto* trainer = window_->session().findChild<Trainer*>();
    room->practise(logic::techniques::xyWing);
    QTRY_COMPARE(trainer->state(), Trainer::State::Asking);
    check("practice");
    room->run("hint");
    check("practice with a hint");
    room->run("showme");
    check("practice with the answer");
    // The other views, once there is something in them.
    session::LearningPath& path = window_->session().learningPath();
    QTRY_VERIFY(path.progress());
    for (auto* views : window_->findChildren<Segments*>())
        for (int view = 1; views->accessibleName() == LearnRoom::tr("Views") && view < views->count(); ++view) {
            views->setCurrentIndex(view);
            check(qPrintable(views->tabText(view)));
        }
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
}

QTEST_MAIN(TestFitting)
#include "tst_fitting.moc"
