// SPDX-License-Identifier: MIT
// The two pages to read: what their pictures show, that they have names, and that they fit into a small window.
#include "app/dialogs/help/howtoplay.h"
#include "app/dialogs/help/lessonframes.h"
#include "app/dialogs/help/whatiswatched.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "engine/solve/bitboard.h"
#include "engine/solve/solver.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

class TestHelpPages : public QObject {
    Q_OBJECT

private slots:
    void thePicturesShowOnePuzzle();
    void everyPictureHasAName();
    void keysAreThoseOfThePlayer();
    void everySolverIsDescribed();
    void linksLeadToTheirHeadings();
    void narrowPagesPutTextsBelowPictures();
    void theKeyboardScrollsAndCloses();
    void picturesFollowTheTheme();

private:
    static QString keyOf(std::string_view id) { return u'<' + QString::fromLatin1(id.data(), id.size()) + u'>'; }
    static QString textsOf(const QWidget& page) {
        QString texts;
        for (const QLabel* label : page.findChildren<QLabel*>()) texts += label->text() + u'\n';
        return texts;
    }
};

void TestHelpPages::thePicturesShowOnePuzzle() {
    solve::FastSolver solver;
    const auto answer = solver.solve(Grid::fromCells(lessons::puzzle()));
    QCOMPARE(int(answer.solutions), 1);
    const auto digit = [](const logic::Frame& frame, Cell cell) { return int(frame.cells[cell].value); };
    const auto right = [](Cell cell) { return lessons::solution()[static_cast<std::size_t>(cell)] - '0'; };
    const NameStyle names = NameStyle::RowColumn;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        QCOMPARE(int(answer.solution[0][cell]), right(cell));
        QCOMPARE(digit(lessons::rule(names), cell), right(cell));
    }
    const Cell written = lessons::writing(names).selected.first();
    QCOMPARE(digit(lessons::writing(names), written), right(written));
    const logic::Frame notes = lessons::candidates(names);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (notes.cells[cell].value == 0) QVERIFY(notes.cells[cell].candidates.has(right(cell)));
    QVERIFY(!lessons::hint(names).marks.empty());
    const logic::Frame mistakes = lessons::mistakes(names);
    QCOMPARE(mistakes.clashes.count(), 2);
    for (const Cell cell : mistakes.wrong) QVERIFY(digit(mistakes, cell) != right(cell));
    for (const Cell cell : lessons::trying(names).branch) QCOMPARE(digit(lessons::trying(names), cell), right(cell));
}

void TestHelpPages::everyPictureHasAName() {
    const HowToPlay how(&keyOf, NameStyle::RowColumn);
    const WhatIsWatched what(NameStyle::RowColumn);
    QCOMPARE(how.findChildren<BoardPicture*>().size(), 6);
    // Five of each run, and one of the activity of notes.
    QCOMPARE(what.findChildren<BoardPicture*>().size(), 5 * solve::eventSolvers().size() + 1);
    for (const HelpPage* page : {static_cast<const HelpPage*>(&how), static_cast<const HelpPage*>(&what)})
        for (BoardPicture* picture : page->findChildren<BoardPicture*>()) {
            QVERIFY(picture->accessibleName().startsWith("Picture: "));
            QVERIFY(!picture->accessibleDescription().isEmpty());
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(picture);
            QCOMPARE(spoken->role(), QAccessible::Graphic);
        }
}

void TestHelpPages::keysAreThoseOfThePlayer() {
    const QString texts = textsOf(HowToPlay(&keyOf, NameStyle::RowColumn));
    for (const char* id : {"nextmode", "fill", "hint", "applyhint", "check", "back", "undo", "redo", "try"})
        QVERIFY2(texts.contains(keyOf(id)), id);
    QVERIFY(!texts.contains('%'));
}

/// A solver without a text would have a heading only.
void TestHelpPages::everySolverIsDescribed() {
    const QString texts = textsOf(WhatIsWatched(NameStyle::RowColumn));
    for (const solve::Solver* solver : solve::eventSolvers()) {
        const QString about = QString::fromStdString(std::string(solver->about));
        QCOMPARE(int(about.count('.')), 5);
        QVERIFY(texts.contains(about));
    }
}

void TestHelpPages::linksLeadToTheirHeadings() {
    WhatIsWatched page(NameStyle::RowColumn);
    page.show();
    QLabel* contents = nullptr;
    for (QLabel* label : page.findChildren<QLabel*>())
        if (label->text().contains("href")) contents = label;
    QVERIFY(contents != nullptr);
    const auto* bar = page.findChild<QScrollArea*>()->verticalScrollBar();
    int before = 0;
    for (int link = 0; link <= static_cast<int>(solve::eventSolvers().size()); ++link) {
        emit contents->linkActivated(QString::number(link));
        QVERIFY(bar->value() > before);
        before = bar->value();
    }
}

void TestHelpPages::narrowPagesPutTextsBelowPictures() {
    WhatIsWatched page(NameStyle::RowColumn);
    const auto* scroller = page.findChild<QScrollArea*>();
    const auto cut = [&] {
        QStringList texts;
        for (const QLabel* label : page.findChildren<QLabel*>())
            if (label->mapTo(scroller->widget(), label->rect().bottomRight()).x() >= scroller->viewport()->width())
                texts << label->text();
        return texts;
    };
    const auto isBeside = [&] {
        const QLabel* picture = page.findChildren<BoardPicture*>().first();
        for (const QLabel* label : page.findChildren<QLabel*>())
            if (label->text().startsWith("Nothing has been guessed"))
                return label->mapTo(scroller->widget(), QPoint()).x() > picture->width();
        return false;
    };
    for (const bool wide : {true, false}) {
        page.resize(wide ? 760 : 420, 540);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTRY_COMPARE(isBeside(), wide);
        QTRY_COMPARE(cut(), QStringList());
    }
}

void TestHelpPages::theKeyboardScrollsAndCloses() {
    HowToPlay page(&keyOf, NameStyle::RowColumn);
    page.resize(600, 400);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto* scroller = page.findChild<QScrollArea*>();
    QCOMPARE(page.focusWidget(), scroller);
    QTest::keyClick(scroller, Qt::Key_PageDown);
    QVERIFY(scroller->verticalScrollBar()->value() > 0);
    QTest::keyClick(page.focusWidget(), Qt::Key_Escape);
    QVERIFY(page.isHidden());
}

void TestHelpPages::picturesFollowTheTheme() {
    auto* style = new widgets::InkStyle;
    QApplication::setStyle(style);
    HowToPlay page(&keyOf, NameStyle::RowColumn);
    page.show();
    const BoardPicture* picture = page.findChildren<BoardPicture*>().first();
    for (const widgets::ThemeKind kind : {widgets::ThemeKind::Dark, widgets::ThemeKind::Light}) {
        const widgets::Theme& theme = widgets::Theme::of(kind);
        style->setTheme(theme);
        QApplication::setPalette(theme.palette());
        // In the middle of the cell in the middle, above its digit.
        const auto paper = [picture] {
            const QImage image = picture->pixmap().toImage();
            return image.pixelColor(image.width() / 2, image.height() / 2 - 12);
        };
        QTRY_COMPARE(paper(), theme[widgets::Tone::Paper]);
    }
}

QTEST_MAIN(TestHelpPages)
#include "tst_helppages.moc"
