// SPDX-License-Identifier: MIT
#include "app/pages/learn/learnroom.h"

#include "app/pages/learn/card/needstable.h"
#include "app/pages/learn/card/patternpicture.h"
#include "app/pages/learn/card/techniquetext.h"
#include "app/pages/learn/example/example.h"
#include "app/pages/learn/example/exampleview.h"
#include "app/pages/learn/ladder/ladder.h"
#include "app/pages/learn/ladder/laddermodel.h"
#include "app/pages/learn/path/todayview.h"
#include "app/store/library/open.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/segments.h"
#include "tests/app/pages/roomparts.h"
#include "tests/app/translationfile.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

/// The room Learn without the main window.
class TestLearnRoom : public QObject, private RoomTest<LearnRoom> {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new widgets::InkStyle); }
    void init() { open({1200, 760}, nullptr, QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles")); }
    void cleanup() { close(); }

    void itBeginsWithTheEasiest() {
        QCOMPARE(view_->technique().id, std::string_view("full-house"));
        QVERIFY(shown("Full House"));
    }

    void aTechniqueIsChosenByKeys() {
        auto* list = part<QListView>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(view_->technique().id, std::string_view("hidden-single-box"));
        QTRY_VERIFY(example().step());
        QCOMPARE(example().step()->technique, &view_->technique());
        QVERIFY(!board()->frame().marks.empty());
    }

    void theSearchFindsAName() {
        auto* search = part<QLineEdit>();
        QTest::keyClicks(search, "wing");
        const LadderModel& model = part<Ladder>()->model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (const logic::Technique* one = model.at(row).technique)
                QVERIFY2(QString::fromStdString(std::string(one->name)).contains("wing", Qt::CaseInsensitive),
                         std::string(one->name).c_str());
        QVERIFY(model.count() >= 5 && model.count() < 20);
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(part<QListView>(), Qt::Key_Down);
        QVERIFY(view_->technique().id != "full-house");
        search->clear();
        QCOMPARE(part<QListView>()->currentIndex().row(), model.rowOf(view_->technique()));
    }

    void techniquesAreFoundByTheirEnglishNamesToo() {
        TranslationFile german(NINEFOLD_SOURCE_DIR "/translations/ninefold_de.ts");
        QVERIFY(QCoreApplication::installTranslator(&german));
        LadderModel model;
        model.setSearch("Erweitertes Rechteck");
        const int count = model.count();
        model.setSearch("extended rectangle");
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(count, 4);
        QCOMPARE(model.count(), count);
    }

    void showMePlaysTheExampleOnItsBoard() {
        view_->explain("xy-wing");
        QTRY_VERIFY(example().step() && view_->offers("showme"));
        const logic::Frame whole = board()->frame();
        view_->run("showme");
        QVERIFY(board()->frame().marks.empty());
        QVERIFY(!board()->frame().houses.empty());
        view_->run("showme");
        QVERIFY(board()->frame() == whole);
        // The demonstration of another technique is another one.
        view_->run("showme");
        view_->explain("x-wing");
        QVERIFY(!view_->offers("showme"));
        QTRY_VERIFY(view_->offers("showme"));
        QVERIFY(!board()->frame().marks.empty());
    }

    /// A technique that people seldom use is shown when a link leads to it.
    void everyTechniqueCanBeOpened() {
        for (const logic::Technique* technique : logic::allTechniques()) {
            view_->explain(technique->id);
            QCOMPARE(&view_->technique(), technique);
            const LadderModel& model = part<Ladder>()->model();
            QCOMPARE(part<QListView>()->currentIndex().row(), model.rowOf(*technique));
        }
    }

    /// A technique without positions of its own borrows one of another, in which it has a step.
    void nearlyAllTechniquesHaveAnExample() {
        const QSet<QString> without = {"leviathan", "kraken-fish-1", "kraken-fish-2", "siamese-finned-x-wing"};
        for (const logic::Technique* technique : logic::allTechniques()) {
            const QString id = QString::fromStdString(std::string(technique->id));
            if (!technique->onRequest || without.contains(id)) continue;
            view_->explain(technique->id);
            QTRY_VERIFY2_WITH_TIMEOUT(example().step(), qPrintable(id), 60'000);
            QCOMPARE(example().step()->technique, technique);
            QVERIFY(!button("Practise")->isEnabled());
        }
        view_->explain("leviathan");
        QTRY_VERIFY(shown("so there is no example"));
    }

    void aLinkLeadsToTheGeneralCase() {
        view_->explain("skyscraper");
        auto* text = part<TechniqueText>();
        emit text->techniqueWanted("turbot-fish");
        QCOMPARE(view_->technique().id, std::string_view("turbot-fish"));
        button("Back")->click();
        QCOMPARE(view_->technique().id, std::string_view("skyscraper"));
    }

    /// The drawing has letters; in a small window a link unfolds it.
    void theDrawingHasLetters() {
        view_->explain("xy-wing");
        QTRY_VERIFY(example().step());
        auto* drawing = part<PatternPicture>();
        QTRY_VERIFY(drawing->isVisible());
        QCOMPARE(drawing->pattern().digits.size(), 3U);
        QVERIFY(shown("In the example: A = "));
        view_->resize(740, 540);
        QTRY_VERIFY(!drawing->isVisible());
        for (auto* label : view_->findChildren<QLabel*>())
            if (label->accessibleName() == "Show the drawing") emit label->linkActivated("drawing");
        QVERIFY(drawing->isVisible());
        view_->explain("aic");
        QTRY_VERIFY(example().step());
        QVERIFY(!drawing->isVisible());
    }

    void puzzlesThatNeedItAreCounted() {
        view_->explain("xy-wing");
        auto* table = part<NeedsTable>();
        QTRY_VERIFY(table->isVisible());
        QVERIFY2(table->accessibleDescription().startsWith("Hard 21 %, Very Hard 23 %, Expert 41 %"),
                 qPrintable(table->accessibleDescription()));
        view_->explain("full-house");
        QVERIFY(!table->isVisible());
    }

    void backLeadsToWhereThePlayerWas() {
        QVERIFY(!view_->goBack());
        view_->explain("xy-wing");
        QPushButton* back = button("Back");
        QVERIFY(back->isVisible());
        back->click();
        QCOMPARE(host_->left, 1);
        QVERIFY(!back->isVisible() && !view_->goBack());
        // Who chooses a technique in the ladder is at home here.
        view_->explain("xy-wing");
        part<QListView>()->setFocus();
        QTest::keyClick(part<QListView>(), Qt::Key_Down);
        QVERIFY(!back->isVisible());
    }

    void theRingIsThatOfTheTechnique() {
        part<Ladder>()->setMastery({{"xy-wing", {.tries = 10, .alone = 9}}, {"w-wing", {.tries = 4, .alone = 3}}});
        const LadderModel& model = part<Ladder>()->model();
        const auto spoken = [&](const char* id) {
            return model.index(model.rowOf(*logic::techniqueById(id))).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(spoken("xy-wing"), "XY-Wing, mastered");
        QCOMPARE(spoken("w-wing"), "W-Wing, 3 of 10 found without help");
        QCOMPARE(model.mastered(), 1);
    }

    /// What the records say is on the ladder, on the page of the technique and in the view Today.
    void theRecordsAreShown() {
        const library::Location location = session_->libraryPlace().access().location();
        const auto opened = library::openLibrary(location);
        QVERIFY(opened);
        for (int number = 0; number < 4; ++number)
            QVERIFY(!library::recordPractice(*opened.value().database, {.technique = "full-house",
                                                                        .position = QString::number(number),
                                                                        .practised = "2026-11-18T14:00:00Z",
                                                                        .verdict = number < 3 ? "right" : "wrong"}));
        view_->shown();
        QTRY_VERIFY(shown("3 of 10 found without help"));
        const LadderModel& model = part<Ladder>()->model();
        QCOMPARE(model.mastery(*logic::techniqueById("full-house")).alone, 3);
    }

    /// A name in it brings the page of the technique beside it, its button the example, too.
    void todayLeadsToTechniques() {
        auto* segments = part<widgets::Segments>();
        for (int index = 0; index < segments->count(); ++index)
            if (segments->tabText(index) == "Today") segments->setCurrentIndex(index);
        auto* today = part<TodayView>();
        QVERIFY(today->isVisible());
        emit today->techniqueWanted("xy-wing");
        QCOMPARE(view_->technique().id, std::string_view("xy-wing"));
        QVERIFY(today->isVisible() && shown("XY-Wing"));
        emit today->explanationWanted("x-wing");
        QCOMPARE(view_->technique().id, std::string_view("x-wing"));
        QVERIFY(!today->isVisible());
    }

    void aSmallWindowHasAField() {
        view_->resize(740, 540);
        QTRY_VERIFY(!part<QListView>()->isVisible());
        QComboBox* field = part<Ladder>()->field();
        QVERIFY(field->isVisible());
        const int row = field->findData("x-wing");
        QVERIFY(row > 0);
        field->setCurrentIndex(row);
        emit field->activated(row);
        QCOMPARE(view_->technique().id, std::string_view("x-wing"));
        QCOMPARE(field->currentText(), "X-Wing");
    }

private:
    /// That of the example.
    widgets::BoardView* board() const { return part<ExampleView>()->findChild<widgets::BoardView*>(); }
    const Example& example() const { return *part<Example>(); }
};

QTEST_MAIN(TestLearnRoom)
#include "tst_learnroom.moc"
