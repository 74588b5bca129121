// SPDX-License-Identifier: MIT
// Checks which folder may include which. The linker keeps the engine free of the app; this test covers everything
// else.
#include "tests/rooms.h"
#include "tests/sources.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

using rooms::allowed;
using rooms::Rooms;

/// "engine/logic/parts/als.h" -> "engine/logic"
QString roomOf(const QString& path) {
    // The one room inside another.
    if (path.startsWith("app/store/library/")) return "app/store/library";
    const QStringList parts = path.split('/');
    return parts.size() > 2 ? parts[0] + '/' + parts[1] : parts[0];
}

/// Recognises widget headers by name: those that code without widgets is most likely to include.
bool isWidgetHeader(const QString& include) {
    static const QRegularExpression widgets("^(QtWidgets|QWidget|QApplication|QMainWindow|QDialog|Q(?!String|ByteArray)"
                                            "\\w*(View|Widget|Box|Button|Layout|Label|Edit|Bar|Menu|Frame|Splitter|"
                                            "Slider)\\b)");
    return widgets.match(include).hasMatch();
}

/// Checks one include of one file against the rules; empty if it is allowed.
QString whyForbidden(const QString& path, const QString& include) {
    const QString room = roomOf(path);
    if (!allowed().contains(room)) return "is in a room that is not on the plan";
    if (path.startsWith("engine/") && include.startsWith('Q')) return "the engine knows no Qt";
    static const Rooms withoutWidgets = {"app/documents", "app/store/library", "app/cli",
                                         "app/game",      "app/store",         "app/session"};
    if (withoutWidgets.contains(room) && isWidgetHeader(include)) return room + " knows no widgets";
    // All other includes are the standard library and Qt.
    if (!include.startsWith("engine/") && !include.startsWith("app/")) return {};
    const QString target = roomOf(include);
    if (target != room && !allowed()[room].contains(target)) return room + " may not include " + target;
    // Rating, generator and analysis may use only the fast solver and the verdict on a grid, not the other solvers.
    static const QStringList answers = {"engine/solve/bitboard.h", "engine/solve/verdict.h"};
    if ((room == "engine/rating" || room == "engine/generator" || room == "engine/analysis") &&
        target == "engine/solve" && !answers.contains(include))
        return room + " may include only " + answers.join(" and ");
    // What checks steps must not find them by the code that it checks.
    static const QStringList data = {"engine/logic/step.h", "engine/logic/technique.h", "engine/solve/bitboard.h"};
    if (room == "engine/verify" && (target == "engine/logic" || target == "engine/solve") && !data.contains(include))
        return room + " may include only " + data.join(" and ");
    return {};
}

/// Reads the sources instead of compiling them: a forbidden include would compile without an error.
QStringList violations(const QMap<QString, QString>& sources) {
    static const QRegularExpression line("^\\s*#\\s*include\\s+[\"<]([^\">]+)[\">]",
                                         QRegularExpression::MultilineOption);
    QStringList found;
    for (auto source = sources.begin(); source != sources.end(); ++source)
        for (auto match = line.globalMatch(source.value()); match.hasNext();) {
            const QString include = match.next().captured(1);
            if (const QString why = whyForbidden(source.key(), include); !why.isEmpty())
                found << source.key() + " includes " + include + ": " + why;
        }
    return found;
}

/// The folders that include each other, over any number of others, and those that include such folders.
QStringList foldersInCycles(const QMap<QString, QString>& sources) {
    static const QRegularExpression line("^\\s*#include \"((?:engine|app)/[^\"]+)\"",
                                         QRegularExpression::MultilineOption);
    QMap<QString, QSet<QString>> includes;
    for (auto source = sources.begin(); source != sources.end(); ++source) {
        const QString folder = source.key().section('/', 0, -2);
        QSet<QString>& targets = includes[folder];
        for (auto match = line.globalMatch(source.value()); match.hasNext();)
            targets << match.next().captured(1).section('/', 0, -2);
        targets.remove(folder);
    }
    // A folder that includes none of the others is in no cycle; without the last such folder only cycles are left.
    for (bool removed = true; removed;) {
        removed = false;
        for (const QString& folder : includes.keys()) {
            includes[folder].removeIf([&](const QString& target) { return !includes.contains(target); });
            if (!includes[folder].isEmpty()) continue;
            includes.remove(folder);
            removed = true;
        }
    }
    return includes.keys();
}

} // namespace

class TestIncludes : public QObject {
    Q_OBJECT

private slots:
    void sourcesKeepTheRules() {
        const auto sources = readSources();
        // Without sources there would be no violations either.
        QVERIFY2(sources.size() > 10, "the sources were not found");
        const QStringList found = violations(sources);
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    /// Plants one violation of each kind, so that a rule that has stopped working is noticed.
    void plantedIncludesAreFound_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addRow("Qt in the engine") << "engine/core/grid.h"
                                          << "QString";
        QTest::addRow("core looks up") << "engine/core/grid.h"
                                       << "engine/solve/bitboard.h";
        QTest::addRow("formats beside solve") << "engine/formats/kinds/pm.cpp"
                                              << "engine/solve/verdict.h";
        QTest::addRow("widgets in documents") << "app/documents/reading.cpp"
                                              << "QMessageBox";
        QTest::addRow("widgets in the game") << "app/game/game.h"
                                             << "QWidget";
        QTest::addRow("board knows the game") << "app/widgets/board/boardview.h"
                                              << "app/game/game.h";
        QTest::addRow("pages and dialogs") << "app/pages/play/playpage.cpp"
                                           << "app/dialogs/settings/settingsdialog.h";
        QTest::addRow("session and pages") << "app/session/session.cpp"
                                           << "app/pages/play/playpage.h";
        QTest::addRow("generator and events") << "engine/generator/puzzles.cpp"
                                              << "engine/solve/event.h";
        QTest::addRow("verify and searches") << "engine/verify/facts.h"
                                             << "engine/logic/finder.h";
        QTest::addRow("unknown room") << "app/misc/tools.cpp"
                                      << "engine/core/grid.h";
    }

    void plantedIncludesAreFound() {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QCOMPARE(violations({{path, "#include \"" + include + "\"\n"}}).size(), 1);
    }

    /// A folder can be read alone only if what it includes does not include it again.
    void foldersIncludeEachOtherOneWayOnly() {
        const QStringList cycles = foldersInCycles(readSources());
        QVERIFY2(cycles.isEmpty(), qPrintable(cycles.join('\n')));
        const QStringList three = foldersInCycles({{"app/a/a.h", "#include \"app/b/b.h\"\n"},
                                                   {"app/b/b.h", "#include \"app/c/c.h\"\n"},
                                                   {"app/c/c.h", "#include \"app/b/d.h\"\n"}});
        QVERIFY2(three.contains("app/b") && three.contains("app/c"), qPrintable(three.join('\n')));
    }

    /// 600 lines is the upper limit; most files are far shorter.
    void filesAreSmallAndSigned() {
        const auto sources = readSources();
        for (auto source = sources.begin(); source != sources.end(); ++source) {
            QVERIFY2(source.value().startsWith("// SPDX-License-Identifier: MIT\n"), qPrintable(source.key()));
            QVERIFY2(source.value().count('\n') <= 600, qPrintable(source.key() + " is over 600 lines"));
        }
    }

    /// A folder with more files is hard to survey and should be split.
    void foldersHoldAtMostFortyFiles() {
        QMap<QString, int> files;
        const auto sources = readSources();
        for (const QString& path : sources.keys()) ++files[path.section('/', 0, -2)];
        for (auto folder = files.begin(); folder != files.end(); ++folder)
            QVERIFY2(folder.value() <= 40, qPrintable(folder.key()));
    }
};

QTEST_APPLESS_MAIN(TestIncludes)
#include "tst_includes.moc"
