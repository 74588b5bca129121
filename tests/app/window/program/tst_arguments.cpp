// SPDX-License-Identifier: MIT
// The command line of the window program.
#include "app/window/program/arguments.h"

#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <cstdio>

using namespace ninefold;
using namespace ninefold::desktop;
using namespace ninefold::window;

namespace {

/// Both programs are built into the same folder.
QString program() {
    return QFileInfo(QStringLiteral(NINEFOLD_CLI)).dir().filePath(QStringLiteral("ninefold"));
}

constexpr auto kPuzzle = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

bool isPlayed(const QDir& games, const char* puzzle) {
    for (const QString& name : games.entryList({"*.game"}))
        if (QFile file(games.filePath(name)); file.open(QIODevice::ReadOnly) && file.readAll().contains(puzzle))
            return true;
    return false;
}

} // namespace

class TestArguments : public QObject {
    Q_OBJECT

private slots:
    /// Before the window exists, the language comes from the settings or from the system.
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
        QTest::newRow("options") << QStringList{"-h"} << 0 << QByteArray("--new-game LEVEL") << none;
        QTest::newRow("version") << QStringList{"-v"} << 0 << QByteArray("Ninefold ") << none;
        QTest::newRow("version of Qt") << QStringList{"--version"} << 0 << QByteArray(" (Qt ") + qVersion() << none;
        QTest::newRow("unknown") << QStringList{"--bogus"} << 2 << none << QByteArray("'--bogus'");
        QTest::newRow("unknown letter") << QStringList{"-x"} << 2 << none << QByteArray("'-x'");
        QTest::newRow("after a file") << QStringList{"file", "--bogus"} << 2 << none << QByteArray("'--bogus'");
        QTest::newRow("controls") << QStringList{"--\x1b[31m"} << 2 << none << QByteArray("There is no option");
        QTest::newRow("long") << QStringList{"--" + QString(100'000, u'x')} << 2 << none << QByteArray("xxx\u2026'");
        QTest::newRow("no level") << QStringList{"--new-game"} << 2 << none << QByteArray("--new-game needs a level");
        QTest::newRow("wrong level") << QStringList{"--new-game", "huge"} << 2 << none << QByteArray("no level 'huge'");
        QTest::newRow("a value too many")
            << QStringList{"--daily=1"} << 2 << none << QByteArray("--daily takes no value");
        QTest::newRow("two wishes") << QStringList{"--daily", "--new-game", "hard"} << 2 << none
                                    << QByteArray("Only one");
        QTest::newRow("after two files") << QStringList{"one", "two", "-x"} << 2 << none << QByteArray("'-x'");
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
        QVERIFY(!complained.contains('\x1b') && complained.size() < 1000);
    }

    /// What the program makes of a call that has no mistake.
    void callsAreUnderstood_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<Request>("request");
        const auto level = [](rating::Level wanted) {
            return Request{.kind = Request::Kind::NewGame, .level = wanted};
        };
        QTest::newRow("nothing") << QStringList{} << Request{};
        QTest::newRow("files") << QStringList{"a", "file:///b%20c"} << requestToOpen({"a", "/b c"});
        QTest::newRow("a file like an option") << QStringList{"--", "--daily"} << requestToOpen({"--daily"});
        QTest::newRow("level") << QStringList{"--new-game", "hard"} << level(rating::Level::Hard);
        QTest::newRow("level, joined") << QStringList{"--new-game=Very Easy"} << level(rating::Level::VeryEasy);
        QTest::newRow("daily") << QStringList{"--daily"} << Request{.kind = Request::Kind::Daily};
        QTest::newRow("what Qt left") << QStringList{"--geometry", "--daily"} << Request{.kind = Request::Kind::Daily};
    }
    void callsAreUnderstood() {
        QFETCH(QStringList, arguments);
        QFETCH(Request, request);
        const auto english = [](const char* text) { return QString::fromUtf8(text); };
        const auto read = readArguments(arguments, QtOptions::Removed, english);
        QVERIFY(std::holds_alternative<Arguments>(read));
        QCOMPARE(std::get<Arguments>(read).request, request);
        // Before Qt has taken its own options, nothing after them is known.
        const auto ahead = readArguments({"--platform", "--bogus"}, QtOptions::Ahead, english);
        QVERIFY(std::holds_alternative<Arguments>(ahead));
    }

    /// The actions of the desktop entry call the program with options that it has.
    void actionsOfTheDesktopAreUnderstood() {
        const QString entry =
            QString::fromUtf8(bytesOf(NINEFOLD_SOURCE_DIR "/resources/desktop/org.ninefold.ninefold.desktop"));
        int actions = 0;
        for (const QString& line : entry.split('\n')) {
            if (!line.startsWith("Exec=ninefold --")) continue;
            const auto read = readArguments(line.split(' ').sliced(1), QtOptions::Removed,
                                            [](const char* text) { return QString::fromUtf8(text); });
            QVERIFY2(std::holds_alternative<Arguments>(read), qPrintable(line));
            QVERIFY2(std::get<Arguments>(read).request != Request{}, qPrintable(line));
            ++actions;
        }
        QCOMPARE(actions, 2);
    }

    /// Old disks and archives contain such names. Qt cannot create them, so the shell and the system do.
    void theNameOfAFileNeedsNoUtf8() {
        const ScratchHome home;
        const QString stem = home.path("caf");
        const QByteArray name = stem.toLocal8Bit() + "\xE9.txt";
        std::FILE* file = std::fopen(name.constData(), "w");
        QVERIFY(file != nullptr);
        QVERIFY(std::fputs(kPuzzle, file) >= 0 && std::fclose(file) == 0);
        QProcess process;
        process.start("sh", {"-c", R"(exec "$0" --platform offscreen "$1$(printf '\351').txt")", program(), stem});
        const QDir games(home.path("data/Ninefold/Ninefold/games"));
        QTRY_VERIFY_WITH_TIMEOUT(isPlayed(games, kPuzzle) || process.state() == QProcess::NotRunning, 60'000);
        QVERIFY(isPlayed(games, kPuzzle));
        process.terminate();
        QVERIFY(process.waitForFinished(60'000));
        // QTemporaryDir cannot remove it.
        QCOMPARE(std::remove(name.constData()), 0);
    }
};

QTEST_GUILESS_MAIN(TestArguments)
#include "tst_arguments.moc"
