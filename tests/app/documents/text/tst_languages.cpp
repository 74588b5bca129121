// SPDX-License-Identifier: MIT
#include "app/documents/text/languages.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;

/// The languages offered are those with a translation.
class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void eachIsCalledByItsOwnName() {
        const QTemporaryDir folder;
        for (const char* name : {"ninefold_fr.qm", "ninefold_en.qm", "ninefold_de.qm", "ninefold_pt_BR.qm",
                                 "ninefold_copy of it.qm", "qtbase_it.qm", "ninefold_nl.ts"})
            QVERIFY(QFile(folder.filePath(name)).open(QIODevice::WriteOnly));
        const QList<Language> expected = {
            {"de", "Deutsch"}, {"en", "English"}, {"fr", "Fran\u00E7ais"}, {"pt_BR", "Portugu\u00EAs (Brasil)"}};
        QCOMPARE(languagesIn(folder.path()), expected);
    }

    void withoutTranslationsThereAreNone() {
        const QTemporaryDir folder;
        QVERIFY(languagesIn(folder.path()).isEmpty());
        QVERIFY(languagesIn(folder.filePath("nothing")).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestLanguages)
#include "tst_languages.moc"
