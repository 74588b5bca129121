// SPDX-License-Identifier: MIT
// A notice comes and goes without moving anything, and covers neither the board nor a key of the pad.
#include "app/window/frame/noticeplace.h"

#include "app/pages/pagedeck.h"
#include "app/pages/play/padkey.h"
#include "app/pages/watch/transport.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/notice.h"
#include "app/widgets/segments.h"
#include "tests/app/scratchhome.h"
#include "tests/app/window/layoutcounter.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QPushButton>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;
using namespace ninefold::widgets;
using namespace ninefold::window;

class TestNoticePlace : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingMoves_data();
    void nothingMoves();
    void itFollowsTheWindow();
    void itComesToRest();
    void itIsBelowWhereItFits();

private:
    QHash<const QWidget*, QRect> places() const;
    QHash<const QWidget*, QRect> settledPlaces() const;
    QRect placeOf(const QWidget& widget) const { return QRect(widget.mapTo(window_.get(), QPoint()), widget.size()); }
    void resize(QSize size);
    void say(const QString& sentence, int answers);

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
    Notice* notice_ = nullptr;
};

void TestNoticePlace::init() {
    window_.reset();
    window_ = shownWindow(true);
    QVERIFY(window_);
    notice_ = window_->findChild<Notice*>();
    QVERIFY(notice_ != nullptr && notice_->isHidden());
}

/// Where everything is that a pointer may be on its way to. What is in a page may still be growing.
QHash<const QWidget*, QRect> TestNoticePlace::places() const {
    QHash<const QWidget*, QRect> places;
    QList<const QWidget*> all;
    for (const auto* one : window_->findChildren<BoardView*>()) all << one;
    for (const auto* one : window_->findChildren<PadKey*>()) all << one;
    for (const auto* one : window_->findChildren<Segments*>()) all << one;
    for (const Page* page : window_->findChild<PageDeck*>()->pages()) all << const_cast<Page*>(page)->widget();
    for (const QWidget* one : all)
        if (one->isVisible()) places[one] = placeOf(*one);
    return places;
}

/// A page that has just been opened may still be arranging itself.
QHash<const QWidget*, QRect> TestNoticePlace::settledPlaces() const {
    auto before = places();
    for (int rounds = 0; rounds < 40; ++rounds) {
        QTest::qWait(50);
        if (std::exchange(before, places()) == before) return before;
    }
    return before;
}

void TestNoticePlace::resize(QSize size) {
    window_->resize(size);
    QTRY_COMPARE(window_->size(), size);
    QTest::qWait(1);
}

void TestNoticePlace::say(const QString& sentence, int answers) {
    std::vector<Offer> offers;
    for (int answer = 1; answer < answers; ++answer) offers.push_back({QStringLiteral("Answer %1").arg(answer), [] {}});
    offers.push_back({QStringLiteral("Close"), {}});
    window_->session().announcer().say(sentence, Severity::Important, offers);
    QVERIFY(notice_->isVisible());
    QTest::qWait(1);
}

void TestNoticePlace::nothingMoves_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1200, 840), QSize(1000, 650), QSize(760, 600), QSize(480, 800), QSize(700, 1000)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestNoticePlace::nothingMoves() {
    QFETCH(QSize, size);
    resize(size);
    const QStringList sentences = {"Something happened.",
                                   "A file could not be read, and this is why. " + QString("x ").repeated(60)};
    for (const char* page : {"", "allsteps", "watch"}) {
        if (*page != 0) window_->action(page)->trigger();
        const auto before = settledPlaces();
        for (const QString& sentence : sentences)
            for (int answers = 1; answers <= 3; ++answers) {
                say(sentence, answers);
                QCOMPARE(places(), before);
                const QRect covered = placeOf(*notice_);
                QVERIFY(window_->rect().contains(covered));
                for (const auto* board : window_->findChildren<BoardView*>())
                    if (board->isVisible())
                        QVERIFY(!covered.intersects(
                            board->geometryOfBoard().board().toRect().translated(placeOf(*board).topLeft())));
                for (const auto* key : window_->findChildren<PadKey*>())
                    if (key->isVisible()) QVERIFY(!covered.intersects(placeOf(*key)));
                for (const auto* button : window_->findChildren<Transport*>())
                    if (button->isVisible()) QVERIFY(!covered.intersects(placeOf(*button)));
                for (const auto* button : notice_->findChildren<QPushButton*>())
                    QVERIFY(covered.contains(placeOf(*button)));
                notice_->clear();
                QTest::qWait(1);
                QCOMPARE(places(), before);
            }
    }
}

void TestNoticePlace::itFollowsTheWindow() {
    say("Something happened.", 1);
    for (const QSize size : {QSize(900, 700), QSize(1400, 900)}) {
        resize(size);
        QTRY_COMPARE(placeOf(*notice_).bottom(), window_->height() - 1);
        QCOMPARE(notice_->width(), size.width());
    }
}

/// In one row, in one of small letters, and over the page.
void TestNoticePlace::itComesToRest() {
    LayoutCounter counter(*notice_);
    for (const int words : {2, 60, 200}) {
        resize({900, 700});
        say(QString("word ").repeated(words), 2);
        QVERIFY(counter.afterSettling() < LayoutCounter::kEndless);
    }
}

/// A long sentence in a narrow window has its place over the page.
void TestNoticePlace::itIsBelowWhereItFits() {
    resize({1200, 840});
    say("Something happened.", 2);
    QVERIFY(placeOf(*notice_).top() > window_->height() - 60);
    notice_->clear();
    resize({480, 800});
    say("A file could not be read. " + QString("x ").repeated(60), 3);
    QTRY_VERIFY(placeOf(*notice_).bottom() < window_->height() - 60);
    QVERIFY(placeOf(*notice_).top() >= placeOf(*window_->findChild<Segments*>()).top());
}

QTEST_MAIN(TestNoticePlace)
#include "tst_noticeplace.moc"
