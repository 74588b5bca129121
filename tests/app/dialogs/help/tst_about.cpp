// SPDX-License-Identifier: MIT
#include "app/dialogs/help/about.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace ninefold::dialogs;

class TestAbout : public QObject {
    Q_OBJECT

private slots:
    void theVersionsAreCopied();
    void theHandbookIsOneClickAway();
};

void TestAbout::theVersionsAreCopied() {
    QApplication::setApplicationVersion("9.8.7");
    About about;
    about.show();
    const auto buttons = about.findChildren<QPushButton*>();
    const auto copy = std::ranges::find(buttons, "Copy &Versions", &QPushButton::text);
    QVERIFY(copy != buttons.end());
    (*copy)->click();
    const QString copied = QApplication::clipboard()->text();
    QCOMPARE(copied, About::versions());
    QVERIFY(copied.startsWith("Ninefold 9.8.7\nQt " + QString::fromLatin1(qVersion())));
    const auto labels = about.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == copied; }));
}

void TestAbout::theHandbookIsOneClickAway() {
    About about;
    QSignalSpy wanted(&about, &About::handbookWanted);
    for (QLabel* label : about.findChildren<QLabel*>()) emit label->linkActivated("handbook");
    QCOMPARE(wanted.count(), 1);
}

QTEST_MAIN(TestAbout)
#include "tst_about.moc"
