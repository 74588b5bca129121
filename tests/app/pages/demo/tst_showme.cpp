// SPDX-License-Identifier: MIT
// The demonstration on the hint's board, on that of the steps, and at the foot of a card.
#include "app/pages/demo/showme.h"

#include "app/documents/text/bundled.h"
#include "app/pages/demo/demofoot.h"
#include "app/pages/watch/transport.h"
#include "engine/logic/finder.h"
#include "tests/app/heard.h"
#include "tests/app/pages/pageparts.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

struct Example {
    Step step;
    Grid position;
};

Example exampleOf(const char* technique) {
    for (const Bundled& bundled :
         bundledFile(QStringLiteral("practice"), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"))) {
        if (bundled.facts[QLatin1String("technique")].toString() != QLatin1String(technique)) continue;
        const Grid grid = playable(bundled)->grid;
        return {*Finder(Profile::only({techniqueById(technique)}), true).next(Position(grid)), grid};
    }
    return {};
}

} // namespace

class TestShowMe : public QObject {
    Q_OBJECT

private slots:
    void init() {
        parts_ = std::make_unique<PageParts>();
        example_ = exampleOf("xy-wing");
        show_ = std::make_unique<ShowMe>(parts_->session);
        show_->show();
    }
    void cleanup() {
        show_.reset();
        parts_.reset();
    }

    void keysStepThroughThePictures() {
        start(true);
        const std::vector<Scene> scenes = demonstrate(example_.step, example_.position, NameStyle::RowColumn);
        QCOMPARE(show_->overlay(), scenes[0].overlay);
        for (std::size_t picture = 1; picture < scenes.size(); ++picture) {
            QTest::keyClick(show_.get(), Qt::Key_Right);
            QCOMPARE(show_->overlay(), scenes[picture].overlay);
            QVERIFY(isShown(scenes[picture].sentence));
        }
        QTest::keyClick(show_.get(), Qt::Key_Left);
        QCOMPARE(show_->overlay(), scenes[scenes.size() - 2].overlay);
        QTest::keyClick(show_.get(), Qt::Key_Home);
        QVERIFY(show_->overlay().empty());
        QTest::keyClick(show_.get(), Qt::Key_End);
        QCOMPARE(show_->overlay(), scenes.back().overlay);
    }

    void nothingMovesByItselfIfMotionIsReduced() {
        start(true);
        QCOMPARE(play().accessibleName(), QString("Play"));
        start(false);
        QCOMPARE(play().accessibleName(), QString("Pause"));
    }

    void everySentenceIsSpoken() {
        start(true);
        const Heard heard(parts_->session.announcer());
        const std::vector<Scene> scenes = demonstrate(example_.step, example_.position, NameStyle::RowColumn);
        for (std::size_t picture = 1; picture < scenes.size(); ++picture) QTest::keyClick(show_.get(), Qt::Key_Right);
        QStringList sentences;
        for (std::size_t picture = 1; picture < scenes.size(); ++picture) sentences << scenes[picture].sentence;
        QCOMPARE(heard.sentences(), sentences);
        QCOMPARE(heard.count(Severity::Spoken), static_cast<int>(sentences.size()));
    }

    /// A run without conflicts and digits has nothing to jump to.
    void thereAreNoButtonsThatJump() {
        start(true);
        for (const auto* button : show_->findChildren<QAbstractButton*>())
            if (button->accessibleName().endsWith("conflict")) QVERIFY(button->isHidden());
    }

    void everyControlHasAName() {
        start(true);
        for (const auto* button : show_->findChildren<QAbstractButton*>())
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     button->metaObject()->className());
        QVERIFY(!show_->accessibleName().isEmpty());
    }

    void theFootUnfoldsAndEnds() {
        DemoFoot foot(parts_->session);
        foot.show();
        QVERIFY(!foot.canShow());
        foot.setShowing(true);
        QVERIFY(!foot.isShowing());
        foot.setStep(example_.step, example_.position);
        const Overlay* picture = nullptr;
        connect(&foot, &DemoFoot::demonstrationTurned, &foot, [&picture](const Overlay* turned) { picture = turned; });
        foot.setShowing(true);
        QVERIFY(picture != nullptr && !picture->houses.empty());
        QTest::keyClick(foot.findChild<ShowMe*>(), Qt::Key_Escape);
        QVERIFY(picture == nullptr && !foot.isShowing());
        // Another technique is chosen meanwhile.
        foot.setShowing(true);
        foot.setStep(std::nullopt, {});
        QVERIFY(!foot.isShowing() && picture == nullptr);
    }

private:
    void start(bool reducedMotion) {
        store::Settings settings = parts_->session.settings();
        settings.reducedMotion = reducedMotion;
        parts_->session.preferences().setSettings(settings);
        show_->start(example_.step, example_.position, Cells::all() - example_.position.blanks());
    }
    bool isShown(const QString& sentence) const {
        for (const auto* label : show_->findChildren<QLabel*>())
            if (label->text() == sentence) return true;
        return false;
    }
    const QAbstractButton& play() const {
        for (const auto* button : show_->findChildren<QAbstractButton*>())
            if (button->accessibleName() == "Play" || button->accessibleName() == "Pause") return *button;
        Q_UNREACHABLE();
    }

    std::unique_ptr<PageParts> parts_;
    std::unique_ptr<ShowMe> show_;
    Example example_;
};

QTEST_MAIN(TestShowMe)
#include "tst_showme.moc"
