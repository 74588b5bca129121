// SPDX-License-Identifier: MIT
// Tests run whole from a clone: what they read is in the project. The ones that need more are in tests/external, and
// ctest shows them as skipped; none may pass without having looked.
#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace {

/// Where such a word stands in the tests, "file:line" each.
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
        // Taken apart, so that this file is not among them.
        QCOMPARE(placesOf(QStringLiteral("..") + QStringLiteral("/shared")), QStringList());
        QVERIFY(!placesOf(QStringLiteral("NINEFOLD_SOURCE_DIR")).isEmpty());
    }

    void nothingIsSkipped() { QCOMPARE(placesOf(QStringLiteral("QSKIP") + QStringLiteral("(")), QStringList()); }
};

QTEST_APPLESS_MAIN(TestSelfContained)
#include "tst_selfcontained.moc"
