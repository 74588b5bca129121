// SPDX-License-Identifier: MIT
// Tests the combo box with assistive technology: it has its own name, and the only action of an entry chooses it.
#include "app/widgets/namedcombo.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::widgets;

class TestNamedCombo : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { combo_.reset(); }
    void isCalledByItsName();
    void everyEntryIsChosenByItsAction();
    void pointingChoosesNothing();
    void aLetterChooses();

private:
    void act(int row) {
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(combo_->view());
        QAccessibleInterface* entry = list->child(row);
        QVERIFY(entry != nullptr && entry->actionInterface() != nullptr);
        entry->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    }

    std::unique_ptr<NamedCombo> combo_;
};

void TestNamedCombo::init() {
    combo_ = std::make_unique<NamedCombo>(QStringLiteral("Solver"), nullptr);
    combo_->addItems({"One", "Two", "Three", "Four"});
    combo_->show();
    QVERIFY(QTest::qWaitForWindowExposed(combo_.get()));
}

void TestNamedCombo::isCalledByItsName() {
    QAccessibleInterface* combo = QAccessible::queryAccessibleInterface(combo_.get());
    QCOMPARE(combo->role(), QAccessible::ComboBox);
    QCOMPARE(combo->text(QAccessible::Name), QStringLiteral("Solver"));
    QCOMPARE(combo->text(QAccessible::Value), QStringLiteral("One"));
}

void TestNamedCombo::everyEntryIsChosenByItsAction() {
    QSignalSpy activated(combo_.get(), &QComboBox::activated);
    int chosen = 0;
    for (const int row : {2, 1, 3, 0, 2, 3}) {
        combo_->showPopup();
        act(row);
        QTRY_COMPARE(combo_->currentIndex(), row);
        QTRY_VERIFY(!combo_->view()->isVisible());
        QCOMPARE(activated.count(), ++chosen);
        QCOMPARE(activated.last().first().toInt(), row);
    }
}

void TestNamedCombo::pointingChoosesNothing() {
    combo_->showPopup();
    for (const int row : {1, 3, 2}) {
        combo_->view()->setCurrentIndex(combo_->model()->index(row, 0));
        QTest::qWait(0);
        QCOMPARE(combo_->currentIndex(), 0);
    }
    QVERIFY(combo_->view()->isVisible());
}

/// The view's keyboard search passes over the current entry before it reaches the one typed.
void TestNamedCombo::aLetterChooses() {
    combo_->setCurrentIndex(2);
    QTest::keyClick(combo_.get(), Qt::Key_F);
    QCOMPARE(combo_->currentIndex(), 3);
    QTest::qWait(0);
    QCOMPARE(combo_->currentIndex(), 3);
}

QTEST_MAIN(TestNamedCombo)
#include "tst_namedcombo.moc"
