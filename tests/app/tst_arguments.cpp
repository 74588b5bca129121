// SPDX-License-Identifier: MIT
// How the window program is called, as far as that needs no window: the answer comes without a display.
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

namespace {

/// Both programs are built into one folder.
QString program() {
    return QFileInfo(QStringLiteral(NINEFOLD_CLI)).dir().filePath(QStringLiteral("ninefold"));
}

} // namespace

class TestArguments : public QObject {
    Q_OBJECT

private slots:
    /// Nobody can be asked for a language yet: it is the one of the settings or of the system.
    void answersInTheLanguageOfTheSystem() {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"}) environment.insert(name, "de_DE.UTF-8");
        environment.insert("XDG_CONFIG_HOME", "/dev/null");
        process.setProcessEnvironment(environment);
        process.start(program(), {"--help"});
        QVERIFY2(process.waitForFinished(60'000), qPrintable(process.errorString()));
        const QByteArray said = process.readAllStandardOutput();
        QVERIFY2(said.contains("ninefold [") && !said.contains("Usage"), said.constData());
    }
    void answersWithoutADisplay_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("out");
        QTest::addColumn<QByteArray>("err");
        const QByteArray none;
        QTest::newRow("help") << QStringList{"--help"} << 0 << QByteArray("Usage: ninefold") << none;
        QTest::newRow("version") << QStringList{"-v"} << 0 << QByteArray("Ninefold ") << none;
        QTest::newRow("unknown") << QStringList{"--bogus"} << 2 << none << QByteArray("'--bogus'");
        QTest::newRow("unknown letter") << QStringList{"-x"} << 2 << none << QByteArray("'-x'");
        QTest::newRow("behind a file") << QStringList{"file", "--bogus"} << 2 << none << QByteArray("'--bogus'");
        QTest::newRow("controls") << QStringList{"--\x1b[31m"} << 2 << none << QByteArray("There is no option");
        QTest::newRow("behind two files") << QStringList{"one", "two", "-x"} << 2 << none << QByteArray("'-x'");
    }
    void answersWithoutADisplay() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, out);
        QFETCH(QByteArray, err);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
        process.setProcessEnvironment(environment);
        process.start(program(), arguments);
        QVERIFY2(process.waitForFinished(60'000), qPrintable(process.errorString()));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), code);
        const QByteArray said = process.readAllStandardOutput(), complained = process.readAllStandardError();
        QVERIFY2(said.contains(out) && said.isEmpty() == out.isEmpty(), said.constData());
        QVERIFY2(complained.contains(err) && complained.isEmpty() == err.isEmpty(), complained.constData());
        QVERIFY(!complained.contains('\x1b'));
    }
};

QTEST_GUILESS_MAIN(TestArguments)
#include "tst_arguments.moc"
