// SPDX-License-Identifier: MIT
// Tests run from a clone alone: everything they read is in the project. Those that need more are in tests/external;
// ctest shows them as skipped, and none may pass without its data.
#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace {

/// Where this word occurs in the tests, as "file:line".
QStringList placesOf(const QString& word) {
    const QString root = QStringLiteral(NINEFOLD_SOURCE_DIR "/tests/");
    QStringList places;
    QDirIterator files(root, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) places << file.fileName();
        for (int line = 1; !file.atEnd(); ++line)
            if (QString::fromUtf8(file.readLine()).contains(word))
                places << QStringLiteral("%1:%2").arg(file.fileName().mid(root.size())).arg(line);
    }
    places.sort();
    return places;
}

} // namespace

class TestSelfContained : public QObject {
    Q_OBJECT

private slots:
    void nothingOutsideIsRead() {
        // Split, so that this file does not contain the word itself.
        QCOMPARE(placesOf(QStringLiteral("..") + QStringLiteral("/shared")), QStringList());
        QVERIFY(!placesOf(QStringLiteral("NINEFOLD_SOURCE_DIR")).isEmpty());
    }

    void nothingIsSkipped() { QCOMPARE(placesOf(QStringLiteral("QSKIP") + QStringLiteral("(")), QStringList()); }
};

QTEST_APPLESS_MAIN(TestSelfContained)
#include "tst_selfcontained.moc"
