// SPDX-License-Identifier: MIT
// Tests how pages are opened and left again, and what is reported to them.
#include "app/pages/pagedeck.h"

#include "app/widgets/column.h"
#include "tests/app/pages/pageparts.h"
#include "tests/sources.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::pages;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;
using namespace ninefold::widgets;

namespace {

/// Records what the deck reports to it.
class NotedPage : public Page {
public:
    NotedPage(const char* name, QStringList& notes, Needs offered = Needs::Nothing)
        : name_(QLatin1String(name)), notes_(notes), offered_(offered) {}

    QWidget* widget() override { return widget_; }
    void shown(bool asked) override { notes_ << name_ + (asked ? " asked for" : " returned to"); }
    void hidden() override { notes_ << name_ + " hidden"; }
    Needs offers() const override { return offered_; }

private:
    QString name_;
    QStringList& notes_;
    Needs offered_;
    /// The column owns it.
    QWidget* widget_ = new QWidget;
};

} // namespace

class TestPageDeck : public QObject {
    Q_OBJECT

private slots:
    void init();
    void onePageIsShownAtATime();
    void anAnswerLeadsBack();
    void whoHasGoneElsewhereStaysThere();
    void theWindowTurnsInBetween();
    void offersAreCollected();
    void everyPageHasItsLine();
    void everyPageCanBeMade();

private:
    QStringList notes_;
    std::unique_ptr<Column> column_;
    PageDeck* deck_ = nullptr;
    std::unique_ptr<NotedPage> play_, hint_, steps_;
};

void TestPageDeck::init() {
    column_ = std::make_unique<Column>(new QWidget, new QWidget);
    deck_ = new PageDeck(*column_);
    play_ = std::make_unique<NotedPage>("play", notes_);
    hint_ = std::make_unique<NotedPage>("hint", notes_, Needs::Hint);
    steps_ = std::make_unique<NotedPage>("steps", notes_, Needs::HintMove);
    deck_->add("play", "Play", *play_);
    deck_->add("hint", "Hint", *hint_);
    deck_->add("steps", "Steps", *steps_);
    notes_.clear();
}

void TestPageDeck::onePageIsShownAtATime() {
    QVERIFY(deck_->isCurrent(*play_));
    QCOMPARE(column_->page(), play_->widget());
    deck_->show(*steps_);
    QVERIFY(deck_->isCurrent(*steps_));
    QCOMPARE(column_->page(), steps_->widget());
    QCOMPARE(notes_, QStringList({"play hidden", "steps asked for"}));
    // A page that is open already is not notified again.
    deck_->show(*steps_);
    QCOMPARE(notes_.size(), 2);
    // The player uses the tabs.
    column_->showPage(hint_->widget());
    QVERIFY(deck_->isCurrent(*hint_));
    QCOMPARE(&deck_->page("steps"), steps_.get());
}

void TestPageDeck::anAnswerLeadsBack() {
    deck_->show(*steps_);
    deck_->visit(*hint_);
    // A second answer does not forget where the player came from.
    deck_->visit(*hint_);
    notes_.clear();
    deck_->leave(*hint_);
    QCOMPARE(notes_, QStringList({"hint hidden", "steps returned to"}));
    // There is nowhere to go back to any more.
    deck_->show(*hint_);
    deck_->leave(*hint_);
    QVERIFY(deck_->isCurrent(*hint_));
}

void TestPageDeck::whoHasGoneElsewhereStaysThere() {
    deck_->visit(*hint_);
    deck_->show(*steps_);
    deck_->leave(*hint_);
    QVERIFY(deck_->isCurrent(*steps_));
    deck_->show(*hint_);
    deck_->leave(*hint_);
    QVERIFY(deck_->isCurrent(*hint_));
}

/// The board is exchanged when the page before has stopped, and before the new page starts on it.
void TestPageDeck::theWindowTurnsInBetween() {
    connect(deck_, &PageDeck::turned, this, [this](bool asked) { notes_ << (asked ? "turned" : "turned back"); });
    deck_->visit(*hint_);
    deck_->leave(*hint_);
    QCOMPARE(notes_, QStringList({"play hidden", "turned", "hint asked for", "hint hidden", "turned back",
                                  "play returned to"}));
}

void TestPageDeck::offersAreCollected() {
    QCOMPARE(deck_->offers(), Needs::Hint | Needs::HintMove);
    QSignalSpy changes(deck_, &PageDeck::offersChanged);
    deck_->show(*hint_);
    deck_->reportOffers();
    QCOMPARE(changes.size(), 2);
}

/// Finds the sources that define a page. Without its line, a page would only be missing.
void TestPageDeck::everyPageHasItsLine() {
    const auto sources = readSources();
    static const QRegularExpression line("NINEFOLD_PAGE\\((\\w+)\\)");
    static const QRegularExpression definition("const PageSpec (\\w+)Page\\b\\s*[{=]");
    QStringList lines, definitions;
    for (auto match = line.globalMatch(sources["app/pages/pages.def"]); match.hasNext();)
        lines << match.next().captured(1);
    for (auto source = sources.begin(); source != sources.end(); ++source)
        for (auto match = definition.globalMatch(source.value()); match.hasNext();) {
            const QString name = match.next().captured(1);
            definitions << name;
            // Each has a folder of its own.
            QVERIFY2(source.key().startsWith("app/pages/" + name + '/'), qPrintable(source.key()));
        }
    QStringList ids;
    for (const PageSpec* spec : allPages()) ids << QString::fromStdString(std::string(spec->id));
    QCOMPARE(ids, lines);
    lines.sort();
    definitions.sort();
    QCOMPARE(definitions, lines);
    QVERIFY(lines.size() >= 4);
}

void TestPageDeck::everyPageCanBeMade() {
    PageParts parts;
    parts.pages.makePages(parts.context());
    QCOMPARE(parts.pages.pages().size(), allPages().size());
    for (Page* page : parts.pages.pages()) {
        QVERIFY(page->widget() != nullptr);
        parts.pages.show(*page);
        QVERIFY(parts.pages.isCurrent(*page));
    }
    parts.pages.showFirst();
    QVERIFY(parts.overlay.drawing().empty());
}

QTEST_MAIN(TestPageDeck)
#include "tst_pagedeck.moc"
