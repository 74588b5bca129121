// SPDX-License-Identifier: MIT
#include "app/dialogs/help/handbook.h"

#include "app/documents/catalog.h"
#include "app/documents/text/steps.h"
#include "engine/logic/technique.h"
#include "engine/solve/solver.h"

#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::dialogs;

class TestHandbook : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everythingHasItsPage();
    void everyLinkLeadsToAPage();
    void picturesAreShown();
    void thePageFollowsTheContents();
    void linksAndBackMoveTheContents();
    void theSearchLeavesWhatHasTheWords();
    void enterOpensWhatWasFound();
    void anExampleIsAskedFor();

private:
    static QList<HandbookPage> pages() {
        return handbookPages({[](std::string_view id) { return QString::fromLatin1(id.data(), id.size()); },
                              {{"Do something whimsical", "Ctrl+Shift+F12"}},
                              NameStyle::RowColumn});
    }
    QTreeWidget& tree() { return *book_->findChild<QTreeWidget*>(); }
    QTextBrowser& view() { return *book_->findChild<QTextBrowser*>(); }
    /// The titles of the pages that the contents show.
    QStringList shown();
    void search(const QString& words) { book_->findChild<QLineEdit*>()->setText(words); }

    std::unique_ptr<Handbook> book_;
};

void TestHandbook::init() {
    book_ = std::make_unique<Handbook>(pages());
    book_->show();
    book_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(book_.get()));
}

QStringList TestHandbook::shown() {
    QStringList titles;
    for (QTreeWidgetItemIterator item(&tree(), QTreeWidgetItemIterator::NotHidden); *item != nullptr; ++item)
        if ((*item)->parent() != nullptr) titles << (*item)->text(0);
    return titles;
}

void TestHandbook::everythingHasItsPage() {
    QSet<QString> ids;
    QString text;
    for (const HandbookPage& page : pages()) {
        QVERIFY2(!ids.contains(page.id), qPrintable(page.id));
        QVERIFY2(!page.title.isEmpty() && !page.chapter.isEmpty() && page.plainText().size() > 60, qPrintable(page.id));
        ids << page.id;
        text += page.plainText();
    }
    for (const logic::Technique* technique : logic::allTechniques())
        QVERIFY(ids.contains("/technique/" + QString::fromStdString(std::string(technique->id))));
    for (const formats::Format* format : documents::allFormats())
        QVERIFY2(text.contains(QString::fromUtf8(format->name.data(), qsizetype(format->name.size()))),
                 std::string(format->name).c_str());
    for (const solve::Solver* solver : solve::eventSolvers())
        QVERIFY(text.contains(QString::fromStdString(std::string(solver->name))));
    QVERIFY(text.contains("Ctrl+Shift+F12"));
}

void TestHandbook::everyLinkLeadsToAPage() {
    QSet<QString> ids;
    for (const HandbookPage& page : pages()) ids << page.id;
    int links = 0;
    static const QRegularExpression link(QStringLiteral("href=\"([^\"]*)\""));
    for (const HandbookPage& page : pages())
        for (const HelpSection& section : page.sections)
            for (auto match = link.globalMatch(section.text); match.hasNext(); ++links) {
                const QString target = match.next().captured(1);
                QVERIFY2(ids.contains(target), qPrintable(page.id + ": " + target));
            }
    QVERIFY(links > 100);
}

void TestHandbook::picturesAreShown() {
    book_->open("/play");
    const QUrl first("handbook:/play#0");
    QVERIFY(!view().document()->resource(QTextDocument::ImageResource, first).value<QPixmap>().isNull());
}

void TestHandbook::thePageFollowsTheContents() {
    const QString before = view().toPlainText();
    QTest::keyClick(&tree(), Qt::Key_Down);
    QVERIFY(view().toPlainText() != before);
    QCOMPARE(book_->current(), "/keys");
    QVERIFY(view().toPlainText().startsWith(tree().currentItem()->text(0)));
}

void TestHandbook::linksAndBackMoveTheContents() {
    book_->open("/technique/x-wing");
    QCOMPARE(tree().currentItem()->text(0), documents::techniqueName(*logic::techniqueById("x-wing")));
    book_->open("/technique/swordfish");
    QCOMPARE(book_->current(), "/technique/swordfish");
    QTest::keyClick(&tree(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(book_->current(), "/technique/x-wing");
    QCOMPARE(tree().currentItem()->text(0), documents::techniqueName(*logic::techniqueById("x-wing")));
    book_->open("no such page");
    QCOMPARE(book_->current(), "/technique/x-wing");
}

void TestHandbook::theSearchLeavesWhatHasTheWords() {
    const QStringList all = shown();
    search("WHIMSICAL something");
    QCOMPARE(shown(), QStringList("Keys"));
    search("zyxwvutsrq");
    QVERIFY(shown().isEmpty());
    search({});
    QCOMPARE(shown(), all);
}

void TestHandbook::enterOpensWhatWasFound() {
    search("do something whimsical");
    QTest::keyClick(book_->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(book_->current(), "/keys");
    QVERIFY(book_->isVisible());
}

void TestHandbook::anExampleIsAskedFor() {
    QSignalSpy wanted(book_.get(), &Handbook::techniqueWanted);
    auto buttons = book_->findChildren<QPushButton*>();
    const auto example = std::ranges::find(buttons, "Show an &Example", &QPushButton::text);
    QVERIFY(example != buttons.end());
    QVERIFY(!(*example)->isEnabled());
    book_->open("/technique/x-wing");
    (*example)->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toString(), "x-wing");
}

QTEST_MAIN(TestHandbook)
#include "tst_handbook.moc"
