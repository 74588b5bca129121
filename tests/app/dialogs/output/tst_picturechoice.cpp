// SPDX-License-Identifier: MIT
// What is saved of a run: pictures, one that moves, or a page; and how much of it there is room for.
#include "app/dialogs/output/picturechoice.h"

#include "app/documents/runs/runpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

class TestPictureChoice : public QObject {
    Q_OBJECT

private slots:
    void init() {
        choice_ = new PictureChoice(10, 100'000, true);
        choice_->show();
    }
    void cleanup() { delete choice_; }

    void everyKindSaysWhatItIs() {
        QCOMPARE(choice_->form(), PictureChoice::Form::Pictures);
        choose("One animated GIF, 480 pixels wide");
        QCOMPARE(choice_->form(), PictureChoice::Form::Animation);
        QVERIFY(choice_->animation() == documents::AnimationKind::Gif);
        choose("One web page that plays it");
        QCOMPARE(choice_->form(), PictureChoice::Form::Page);
        QVERIFY(!choice_->animation());
    }

    /// A page has each event, so nothing is left out, and it takes as long as its reader wants.
    void aPageHasEveryEvent() {
        number(2)->setValue(7);
        choose("One web page that plays it");
        QCOMPARE(choice_->every(), quint64{1});
        QVERIFY(!number(2)->isEnabled());
        QVERIFY(!choice_->findChild<QCheckBox*>()->isEnabled());
        choose("SVG, sharp at any size");
        QCOMPARE(choice_->every(), quint64{7});
        QVERIFY(number(2)->isEnabled());
    }

    void thereIsRoomForSoMuch() {
        choose("One web page that plays it");
        number(0)->setValue(1);
        number(1)->setValue(static_cast<int>(documents::RunPage::kMostEvents));
        QVERIFY(ok()->isEnabled());
        QVERIFY(!choice_->findChildren<QLabel*>().isEmpty());
        number(1)->setValue(number(1)->value() + 1);
        QVERIFY(!ok()->isEnabled());
        QVERIFY(says("A page has room for"));
        choose("SVG, sharp at any size");
        QVERIFY(says("That would be more than"));
        number(1)->setValue(0);
        QVERIFY(says("The last event comes before the first."));
    }

private:
    void choose(const QString& kind) { choice_->findChildren<QComboBox*>().first()->setCurrentText(kind); }
    QSpinBox* number(int index) const { return choice_->findChildren<QSpinBox*>().at(index); }
    QPushButton* ok() const { return choice_->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
    bool says(const QString& text) const {
        const auto labels = choice_->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().startsWith(text); });
    }

    PictureChoice* choice_ = nullptr;
};

QTEST_MAIN(TestPictureChoice)
#include "tst_picturechoice.moc"
