// SPDX-License-Identifier: MIT
// A registry (.def) lists every file of its folder. A listed file that is missing is a link error; a file that is
// not listed is found here.
#include "tests/sources.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

/// The entries of a .def file: the argument of each macro line.
QSet<QString> listed(const QString& def) {
    static const QRegularExpression line(R"(^NINEFOLD_\w+\((\w+)\))", QRegularExpression::MultilineOption);
    QSet<QString> names;
    for (auto match = line.globalMatch(def); match.hasNext();) names.insert(match.next().captured(1));
    return names;
}

/// What a .def of this name lists: descriptors of a type, whose names end with a suffix that the lines leave out.
struct Kind {
    QString type, suffix;
};

const QMap<QString, Kind>& kinds() {
    static const QMap<QString, Kind> all = {{"formats", {"Format", ""}},       {"solvers", {"Solver", ""}},
                                            {"techniques", {"Technique", ""}}, {"ratings", {"Rating", ""}},
                                            {"commands", {"Command", ""}},     {"pages", {"PageSpec", "Page"}},
                                            {"rooms", {"RoomSpec", "Room"}}};
    return all;
}

QString kindOf(const QString& def) {
    return def.section('/', -1).section('.', 0, 0);
}

/// The descriptors defined by the files in the folder of a .def or below it: "const Format line81 = {" -> line81.
QSet<QString> defined(const QMap<QString, QString>& sources, const QString& folder, const Kind& kind) {
    const QRegularExpression line("^const (?:\\w+::)?" + kind.type + R"( (\w+))" + kind.suffix + R"( ?[={])",
                                  QRegularExpression::MultilineOption);
    QSet<QString> names;
    for (auto source = sources.begin(); source != sources.end(); ++source)
        if (source.key().startsWith(folder) && source.key().endsWith(".cpp"))
            for (auto match = line.globalMatch(source.value()); match.hasNext();)
                names.insert(match.next().captured(1));
    return names;
}

QStringList sorted(const QSet<QString>& names) {
    QStringList list(names.begin(), names.end());
    list.sort();
    return list;
}

} // namespace

class TestRegistries : public QObject {
    Q_OBJECT

private slots:
    void linesAndFilesAgree_data() {
        QTest::addColumn<QString>("def");
        for (const QString& path : readSources().keys())
            // The settings are lines only.
            if (path.endsWith(".def") && kindOf(path) != "settings") QTest::addRow("%s", qPrintable(path)) << path;
    }

    /// Covers every .def, wherever it is. A new kind of list needs a row in kinds().
    void linesAndFilesAgree() {
        QFETCH(QString, def);
        QVERIFY2(kinds().contains(kindOf(def)), qPrintable("kinds() has no row for " + def));
        const Kind kind = kinds()[kindOf(def)];
        const auto sources = readSources();
        const QString folder = def.section('/', 0, -2) + '/';
        const QSet<QString> lines = listed(sources[def]), files = defined(sources, folder, kind);
        // If the pattern did not match the macro, both sets would be empty and would agree.
        QVERIFY2(!lines.isEmpty(), qPrintable("no line was understood in " + def));
        const QStringList unlisted = sorted(files - lines), missing = sorted(lines - files);
        QVERIFY2(unlisted.isEmpty(), qPrintable(def + " has no line for " + unlisted.join(", ")));
        QVERIFY2(missing.isEmpty(),
                 qPrintable("in " + folder + " no file defines the " + kind.type + " of " + missing.join(", ")));
    }

    /// What differs between descriptors is a field of them. A comparison with one of them must be repeated for the next
    /// that is like it.
    void addressesAreNotCompared() {
        static const QRegularExpression comparison("[=!]= *&(solvers|techniques|formats|ratings|commands)::");
        const auto sources = readSources();
        for (auto source = sources.begin(); source != sources.end(); ++source)
            QVERIFY2(!comparison.match(source.value()).hasMatch(), qPrintable(source.key()));
    }
};

QTEST_APPLESS_MAIN(TestRegistries)
#include "tst_registries.moc"
