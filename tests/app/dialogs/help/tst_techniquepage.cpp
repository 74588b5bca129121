// SPDX-License-Identifier: MIT
// The page that explains a technique in words and by an example.
#include "app/dialogs/help/techniquepage.h"

#include "app/documents/text/steps.h"
#include "app/session/results/nextpuzzle.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

class TestTechniquePage : public QObject {
    Q_OBJECT

private slots:
    void itExplainsTheTechnique();
    void itShowsAnExample();
    void aChainIsListedLineByLine();
    void itLeadsToPractice();
    void backChangesNothing();
    void withoutAnExampleItSaysSo();
    void inANarrowWindowTheTextIsBelow();

private:
    static std::optional<formats::Puzzle> example(const char* id) {
        return session::practiceFor(id, {}, QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"));
    }
    static std::unique_ptr<TechniquePage> pageOf(const char* id) {
        return std::make_unique<TechniquePage>(*logic::techniqueById(id), example(id), theme(), NameStyle::RowColumn);
    }
    static const widgets::Theme& theme() { return widgets::Theme::of(widgets::ThemeKind::Light); }
    static QPushButton* button(const TechniquePage& page, const QString& text) {
        for (auto* one : page.findChildren<QPushButton*>())
            if (one->text() == text) return one;
        return nullptr;
    }
    static bool says(const TechniquePage& page, const QString& text) {
        return std::ranges::any_of(page.findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->text().contains(text); });
    }
};

void TestTechniquePage::itExplainsTheTechnique() {
    const auto page = pageOf("xy-wing");
    QCOMPARE(page->windowTitle(), "XY-Wing");
    QCOMPARE(documents::techniqueSentences(*logic::techniqueById("xy-wing")).size(), 3);
    for (const QString& sentence : documents::techniqueSentences(*logic::techniqueById("xy-wing")))
        QVERIFY2(says(*page, sentence), qPrintable(sentence));
    QVERIFY(says(*page, "Sudoku Explainer 4.2"));
    QVERIFY(says(*page, "HoDoKu 160 points, Hard"));
    QCOMPARE(page->findChild<widgets::LevelBadge*>()->text(), "Hard");
}

void TestTechniquePage::itShowsAnExample() {
    const auto page = pageOf("xy-wing");
    auto* board = page->findChild<widgets::BoardView*>();
    QVERIFY(board->frame().marks.empty());
    QTRY_VERIFY(!board->frame().marks.empty());
    QVERIFY(says(*page, "Remove ") && says(*page, "Either way"));
}

void TestTechniquePage::aChainIsListedLineByLine() {
    const auto page = pageOf("x-chain");
    QTRY_VERIFY(says(*page, "assume this"));
    for (const QLabel* label : page->findChildren<QLabel*>())
        QVERIFY(!label->text().contains("assume this") || label->textFormat() == Qt::RichText);
    QVERIFY(says(*page, "same row") || says(*page, "same column") || says(*page, "same box"));
}

void TestTechniquePage::itLeadsToPractice() {
    const auto page = pageOf("x-wing");
    QSignalSpy wanted(page.get(), &TechniquePage::practiceWanted);
    button(*page, "Practise")->click();
    QCOMPARE(wanted.value(0).value(0).toString(), "x-wing");
}

void TestTechniquePage::backChangesNothing() {
    const auto page = pageOf("x-wing");
    page->show();
    QSignalSpy wanted(page.get(), &TechniquePage::practiceWanted);
    // Enter goes back as well.
    QTest::keyClick(page.get(), Qt::Key_Return);
    QVERIFY(page->isHidden() && wanted.isEmpty());
}

void TestTechniquePage::withoutAnExampleItSaysSo() {
    const TechniquePage page(*logic::techniqueById("x-wing"), {}, theme(), NameStyle::RowColumn);
    QVERIFY(says(page, "There is no example"));
    QVERIFY(!button(page, "Practise")->isEnabled());
    QVERIFY(page.findChild<widgets::BoardView*>()->isHidden());
}

void TestTechniquePage::inANarrowWindowTheTextIsBelow() {
    const auto page = pageOf("x-wing");
    page->show();
    const auto* board = page->findChild<widgets::BoardView*>();
    const auto* name = page->findChild<QLabel*>();
    const auto isBelow = [&] {
        return name->mapTo(page.get(), QPoint()).y() > board->mapTo(page.get(), board->rect().bottomLeft()).y();
    };
    page->resize(900, 560);
    QVERIFY(!isBelow());
    page->resize(420, 760);
    QTRY_VERIFY(isBelow());
}

QTEST_MAIN(TestTechniquePage)
#include "tst_techniquepage.moc"
