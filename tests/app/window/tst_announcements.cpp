// SPDX-License-Identifier: MIT
// Announcements in the window: which of them the notice and the status line show, and what a notice keeps.
#include "app/window/announcements.h"

#include "app/session/announcer.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"

#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::widgets;
using namespace ninefold::window;

class TestAnnouncements : public QObject {
    Q_OBJECT

private slots:
    void init();
    void eachSeverityHasItsPlace_data();
    void eachSeverityHasItsPlace();
    void theKeysComeBack();
    void noKeyIsCutThrough();
    void aButtonUnderThePointerStays();
    void aQuestionWithOtherAnswersIsAnother();
    void nothingIsAnnouncedToDestroyedWidgets();

private:
    QStringList buttons() const {
        QStringList texts;
        for (const QPushButton* button : notice_->findChildren<QPushButton*>()) texts << button->text();
        return texts;
    }

    std::unique_ptr<Announcer> announcer_;
    std::unique_ptr<Notice> notice_;
    std::unique_ptr<StatusLine> status_;
};

void TestAnnouncements::init() {
    announcer_ = std::make_unique<Announcer>();
    notice_ = std::make_unique<Notice>();
    status_ = std::make_unique<StatusLine>();
    showAnnouncements(*announcer_, *notice_, *status_);
}

void TestAnnouncements::eachSeverityHasItsPlace_data() {
    QTest::addColumn<Severity>("severity");
    QTest::addColumn<QString>("notice");
    QTest::addColumn<QString>("status");
    QTest::newRow("info") << Severity::Info << QString() << "Done.";
    QTest::newRow("spoken") << Severity::Spoken << QString() << "Done.";
    QTest::newRow("important") << Severity::Important << "Done."
                               << "Done.";
    QTest::newRow("question") << Severity::Question << "Done." << QString();
}

void TestAnnouncements::eachSeverityHasItsPlace() {
    QFETCH(Severity, severity);
    announcer_->say("Done.", severity);
    QTEST(notice_->sentence(), "notice");
    QTEST(status_->text(), "status");
    // Every notice can be closed.
    if (severity != Severity::Info && severity != Severity::Spoken) QCOMPARE(buttons(), QStringList{"Close"});
}

/// What happens is shown until the next input, and then the keys again; a screen reader finds the sentence all along.
/// What a page shows already is only spoken.
void TestAnnouncements::theKeysComeBack() {
    status_->setKeys("H hint");
    QCOMPARE(status_->shown(), "H hint");
    announcer_->say("Undone.");
    QCOMPARE(status_->shown(), "Undone.");
    status_->mention("Row 1 column 1: 4");
    QCOMPARE(status_->shown(), "H hint");
    QCOMPARE(status_->text(), "Row 1 column 1: 4");
    announcer_->say("Naked Pair. Look in box 9.", Severity::Spoken);
    QCOMPARE(status_->shown(), "H hint");
    QCOMPARE(status_->text(), "Naked Pair. Look in box 9.");
}

void TestAnnouncements::noKeyIsCutThrough() {
    const QStringList keys{"H hint", "Enter applies", "F1 all keys"};
    status_->setKeys(keys.join(StatusLine::between()));
    const QFontMetrics metrics = status_->fontMetrics();
    for (qsizetype count = 1; count <= keys.size(); ++count) {
        const QString some = keys.first(count).join(StatusLine::between());
        status_->resize(metrics.horizontalAdvance(some), 30);
        QCOMPARE(status_->shown(), some);
        status_->resize(metrics.horizontalAdvance(some) - 1, 30);
        QCOMPARE(status_->shown(), keys.first(qMax<qsizetype>(1, count - 1)).join(StatusLine::between()));
    }
}

void TestAnnouncements::aButtonUnderThePointerStays() {
    announcer_->say("1 digit.", Severity::Question, {{"Play it", [] {}}, {"Not now", {}}});
    QCOMPARE(buttons(), (QStringList{"Play it", "Not now"}));
    const auto* button = notice_->findChild<QPushButton*>();
    announcer_->say("2 digits.", Severity::Question, {{"Play it", [] {}}, {"Not now", {}}});
    QCOMPARE(notice_->sentence(), "2 digits.");
    QCOMPARE(notice_->findChildren<QPushButton*>().first(), button);
    QCOMPARE(buttons(), (QStringList{"Play it", "Not now"}));
}

/// Two questions may begin with the same answer: a puzzle on the clipboard, and one that is typed in.
void TestAnnouncements::aQuestionWithOtherAnswersIsAnother() {
    QString played;
    announcer_->say("On the clipboard.", Severity::Question, {{"Play it", [&] { played = "old"; }}, {"Not now", {}}});
    announcer_->say("Typed in.", Severity::Question, {{"Play it", [&] { played = "new"; }}, {"Discard it", [] {}}});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(buttons(), (QStringList{"Play it", "Discard it", "Close"}));
    notice_->findChild<QPushButton*>()->click();
    QCOMPARE(played, "new");
}

/// The widgets are destroyed before the session, which may still have something to say.
void TestAnnouncements::nothingIsAnnouncedToDestroyedWidgets() {
    notice_.reset();
    announcer_->say("Not saved.", Severity::Important);
    QCOMPARE(status_->text(), "Not saved.");
    status_.reset();
    announcer_->say("Not saved.", Severity::Important);
}

QTEST_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
