// SPDX-License-Identifier: MIT
#include "app/window/frame/translations.h"

#include <QTest>

using namespace ninefold::window;

class TestLocales : public QObject {
    Q_OBJECT

private slots:
    void numbersFollowTheLanguage_data();
    void numbersFollowTheLanguage();
    void digitsAreThoseOfTheBoard();
    void sentencesFromRightToLeftAreMarked();
};

void TestLocales::numbersFollowTheLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QString>("locale");
    QTest::newRow("the country of the desktop") << "de"
                                                << "de_AT"
                                                << "de_AT";
    QTest::newRow("another language") << "fr"
                                      << "de_AT"
                                      << "fr_FR";
    QTest::newRow("Arabic of a desktop with these digits") << "ar"
                                                           << "ar_TN"
                                                           << "ar_TN";
    QTest::newRow("Arabic of a desktop with other digits") << "ar"
                                                           << "ar_EG"
                                                           << "ar_AE";
}

void TestLocales::numbersFollowTheLanguage() {
    QFETCH(QString, language);
    QFETCH(QString, desktop);
    QTEST(localeFor(QLocale(language), QLocale(desktop)).name(), "locale");
}

/// Otherwise a sentence would name other digits than those that are typed.
void TestLocales::digitsAreThoseOfTheBoard() {
    for (const char* language : {"ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt_BR", "ru", "uk", "zh_CN"})
        QCOMPARE(localeFor(QLocale(language), QLocale(language)).toString(123), "123");
}

void TestLocales::sentencesFromRightToLeftAreMarked() {
    const QString word = QStringLiteral("\u0635\u0641"), mark(QChar(0x200F));
    QCOMPARE(markedDirection(word), word);
    QCOMPARE(markedDirection("1. " + word), "1. " + word);
    QCOMPARE(markedDirection("%1 " + word), mark + "%1" + mark + " " + word);
    QCOMPARE(markedDirection("{cells} " + word), mark + "{cells}" + mark + " " + word);
    QCOMPARE(markedDirection(word + " %1. %2"), word + " %1" + mark + ". %2" + mark);
    QCOMPARE(markedDirection(word + " <a href=\"%1\">%2</a>"), word + " <a href=\"%1\">%2" + mark + "</a>");
    QCOMPARE(markedDirection("XY-Wing " + word), mark + "XY-Wing " + word);
    QCOMPARE(markedDirection("<b>%1</b> " + word), "<b>%1</b> " + word);
    QCOMPARE(markedDirection("%1: %2"), "%1: %2");
    QCOMPARE(markedDirection({}), "");
    QVERIFY(markedDirection("r1c1 " + word).isRightToLeft());
}

QTEST_GUILESS_MAIN(TestLocales)
#include "tst_translations.moc"
