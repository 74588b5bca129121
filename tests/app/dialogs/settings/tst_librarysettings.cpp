// SPDX-License-Identifier: MIT
#include "app/dialogs/settings/librarysettings.h"

#include "app/dialogs/settings/settingsdialog.h"
#include "app/store/library/base/database.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

/// Where the library is, as the player says it.
class TestLibrarySettings : public QObject {
    Q_OBJECT

private slots:
    void init() {
        page_ = std::make_unique<LibrarySettings>(QString());
        page_->show();
    }
    void aFileNeedsNoAddress();
    void addressesAreJudged_data();
    void addressesAreJudged();
    void theTestSaysHowItWent();
    void anAddressThatCannotBeUsedIsNotAccepted();

private:
    QRadioButton* choice(int number) const { return page_->findChildren<QRadioButton*>()[number]; }
    QLineEdit* field() const { return page_->findChild<QLineEdit*>(); }
    QPushButton* button() const { return page_->findChild<QPushButton*>(); }
    bool says(const QString& words) const {
        for (const QLabel* label : page_->findChildren<QLabel*>())
            if (label->text().contains(words)) return true;
        return false;
    }
    void type(const QString& address) {
        choice(1)->click();
        field()->selectAll();
        QTest::keyClicks(field(), address);
    }

    std::unique_ptr<LibrarySettings> page_;
};

void TestLibrarySettings::aFileNeedsNoAddress() {
    QVERIFY(choice(0)->isChecked() && page_->isUsable() && page_->address().isEmpty());
    QVERIFY(!field()->isEnabled() && !button()->isEnabled());
    // What was typed waits, and is not used.
    type("postgresql://me@localhost/puzzles");
    choice(0)->click();
    QVERIFY(page_->address().isEmpty());
    choice(1)->click();
    QCOMPARE(page_->address(), "postgresql://me@localhost/puzzles");
}

void TestLibrarySettings::addressesAreJudged_data() {
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("words");
    QTest::newRow("good") << "postgresql://me@localhost:5433/puzzles" << QString();
    QTest::newRow("blanks") << " postgresql://localhost/puzzles " << QString();
    QTest::newRow("password") << "postgresql://me:secret@localhost/puzzles"
                              << "take the password out";
    QTest::newRow("file") << "/home/me/library.sqlite"
                          << "is like postgresql://";
    QTest::newRow("nothing") << QString() << "Where is";
}

void TestLibrarySettings::addressesAreJudged() {
    QFETCH(QString, address);
    QFETCH(QString, words);
    type(address);
    QCOMPARE(page_->isUsable(), words.isEmpty());
    QCOMPARE(button()->isEnabled(), words.isEmpty());
    if (!words.isEmpty() && library::hasServerDriver()) QVERIFY2(says(words), qPrintable(words));
    if (words.isEmpty()) QCOMPARE(page_->address(), address.trimmed());
}

/// Nobody listens at the first port.
void TestLibrarySettings::theTestSaysHowItWent() {
    type("postgresql://nobody@127.0.0.1:1/puzzles");
    button()->click();
    if (library::hasServerDriver()) QTRY_VERIFY_WITH_TIMEOUT(says("cannot be opened"), 30'000);
    else QVERIFY(says("libqt6sql6-psql"));
}

void TestLibrarySettings::anAddressThatCannotBeUsedIsNotAccepted() {
    store::Settings settings;
    settings.libraryAddress = "postgresql://me@localhost/puzzles";
    SettingsDialog dialog(settings);
    const auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    auto* address = dialog.findChild<LibrarySettings*>()->findChild<QLineEdit*>();
    QVERIFY(ok->isEnabled());
    QTest::keyClicks(address, "/tables");
    QVERIFY(!ok->isEnabled());
    dialog.findChild<LibrarySettings*>()->findChildren<QRadioButton*>()[0]->click();
    QVERIFY(ok->isEnabled() && dialog.settings().libraryAddress.isEmpty());
}

QTEST_MAIN(TestLibrarySettings)
#include "tst_librarysettings.moc"
