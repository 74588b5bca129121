// SPDX-License-Identifier: MIT
// Manuals and completions hold every command and option, and the ids that options take.
#include "app/cli/command.h"
#include "app/cli/reference/completion.h"
#include "app/cli/reference/manpage.h"
#include "app/cli/reference/wordlists.h"
#include "engine/logic/technique.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace ninefold;
using namespace ninefold::cli;
using namespace ninefold::cli::reference;

namespace {

/// What bash offers after these words; the last one is completed.
QStringList offered(const QStringList& words) {
    QString script = bashCompletion(cliProgram());
    script += "\nCOMP_WORDS=(ninefold-cli '" + words.join("' '") + "')\nCOMP_CWORD=" + QString::number(words.size()) +
              "\n_ninefold_cli\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
    QProcess bash;
    bash.start("bash", {"--norc", "-s"});
    bash.write(script.toUtf8());
    bash.closeWriteChannel();
    if (!bash.waitForFinished(60'000)) return {"bash does not answer"};
    return QString::fromUtf8(bash.readAllStandardOutput() + bash.readAllStandardError())
        .split('\n', Qt::SkipEmptyParts);
}

QString inRoff(QString name) {
    return name.replace('-', "\\-");
}

constexpr auto kWindowHelp = "Usage: ninefold [FILE...]\n"
                             "Plays Sudoku.\n\n"
                             "  -h, --help        show this and leave\n"
                             "      --new-game LEVEL  begin with a new puzzle\n"
                             "                    of this level\n"
                             "  --daily           the puzzle of today\n";

} // namespace

class TestReference : public QObject {
    Q_OBJECT

private slots:
    void everyCommandAndOptionIsNamed() {
        const ProgramEntry program = cliProgram();
        const QString man = manPage(program), fish = fishCompletion(program), zsh = zshCompletion(program),
                      bash = bashCompletion(program);
        QCOMPARE(program.commands.size(), qsizetype(allCommands().size()));
        for (const Command* command : allCommands()) {
            const QString id = command->id;
            QVERIFY2(man.contains(".SS \"" + inRoff(id) + '"'), command->id);
            QVERIFY2(zsh.contains("\n" + id + ")\n"), command->id);
            QVERIFY2(fish.contains(" -a " + id + ' '), command->id);
            for (const QCommandLineOption& option :
                 command->options ? command->options() : QList<QCommandLineOption>()) {
                const QString name = option.names().constFirst();
                QVERIFY2(man.contains("\\fB" + inRoff("--" + name) + "\\fR"), qPrintable(name));
                QVERIFY2(zsh.contains("'--" + name), qPrintable(name));
                QVERIFY2(bash.contains("--" + name), qPrintable(name));
                QVERIFY2(fish.contains("from " + id + "' -l " + name + ' '), qPrintable(name));
            }
        }
        for (const QCommandLineOption& option : commonOptions())
            QVERIFY(man.contains("\\fB" + inRoff("--" + option.names().constFirst()) + "\\fR"));
    }

    /// An id that must be looked up elsewhere would be no help.
    void idsAreKnown() {
        for (const CommandEntry& command : cliProgram().commands)
            for (const OptionEntry& option : command.options)
                if (QStringList{"ID", "LEVEL", "FORMAT", "FILE", "LIST", "HOW", "STYLE", "FIELD"}.contains(
                        option.value)) {
                    QVERIFY2(!option.kind.isEmpty(), qPrintable(command.name + " --" + option.name));
                    QVERIFY2(option.kind == "file" || !wordsOf(option.kind).isEmpty(), qPrintable(option.name));
                }
        QCOMPARE(wordsOf("technique").size(), qsizetype(logic::allTechniques().size()));
        QVERIFY(wordsOf("format").contains("line81") && wordsOf("level").contains("very-hard"));
    }

    /// A line of roff that begins with a point or an apostrophe would be taken for a request.
    void manualHasNoStrayRequests() {
        static const QRegularExpression request("^\\.(\\\\\"|TH|nh|ad|SH|SS|PP|TP|I|B|BR|nf|fi)( |$)");
        for (const QString& program : {manPage(cliProgram()), manPage(windowProgram(kWindowHelp))})
            for (const QString& line : program.split('\n')) {
                QVERIFY2(!line.startsWith('.') || request.match(line).hasMatch(), qPrintable(line));
                QVERIFY2(!line.startsWith('\''), qPrintable(line));
            }
        ProgramEntry odd{.name = "odd",
                         .version = {},
                         .summary = {},
                         .usage = {},
                         .notes = ".so x\n'y",
                         .commands = {},
                         .options = {},
                         .exitCodes = {}};
        QVERIFY(manPage(odd).contains("\n\\&.so x\n\\(aqy\n"));
    }

    void windowIsRead() {
        const ProgramEntry window = windowProgram(kWindowHelp);
        QCOMPARE(window.usage, QString("ninefold [FILE...]"));
        QCOMPARE(window.notes, QString("Plays Sudoku."));
        QStringList names;
        for (const OptionEntry& option : window.options) names << option.name;
        QCOMPARE(names, QStringList({"help", "new-game", "daily"}));
        QCOMPARE(window.options[0].letter, QString("h"));
        QCOMPARE(window.options[1].kind, QString("level"));
        QCOMPARE(window.options[1].about, QString("begin with a new puzzle of this level"));
        QVERIFY(bashCompletion(window).contains("very-hard"));
        QVERIFY(!bashCompletion(window).contains("naked-single"));
    }

    void bashCompletes_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("command") << QStringList{"dim"} << QStringList{"dimacs"};
        QTest::newRow("option") << QStringList{"check", "--wh"} << QStringList{"--why"};
        QTest::newRow("option of all") << QStringList{"check", "--lim"} << QStringList{"--limit"};
        QTest::newRow("option of another") << QStringList{"check", "--engin"} << QStringList{};
        QTest::newRow("engine") << QStringList{"solve", "--engine", "cd"} << QStringList{"cdcl"};
        QTest::newRow("with =") << QStringList{"solve", "--engine", "=", "cd"} << QStringList{"cdcl"};
        QTest::newRow("after =") << QStringList{"dimacs", "--encoding", "="} << QStringList{"minimal", "extended"};
        QTest::newRow("format") << QStringList{"convert", "--to", "ninefo"} << QStringList{};
        QTest::newRow("first of a list") << QStringList{"solve", "--techniques", "naked-s"}
                                         << QStringList{"naked-single"};
        QTest::newRow("second of a list")
            << QStringList{"solve", "--techniques", "x-wing,naked-s"} << QStringList{"x-wing,naked-single"};
        QTest::newRow("action") << QStringList{"library", "me"} << QStringList{"merge"};
        QTest::newRow("anything") << QStringList{"check", "--threads", ""} << QStringList{};
        QTest::newRow("files") << QStringList{"check", NINEFOLD_SOURCE_DIR "/CMakePr"}
                               << QStringList{NINEFOLD_SOURCE_DIR "/CMakePresets.json"};
    }
    void bashCompletes() {
        QFETCH(QStringList, words);
        QFETCH(QStringList, expected);
        const QStringList found = offered(words);
        QCOMPARE(found, expected);
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"
