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

/// The descriptors defined by the files in the folder of a .def or below it: "const Format line81 = {" -> line81.
QSet<QString> defined(const QMap<QString, QString>& sources, const QString& folder, const QString& type) {
    const QRegularExpression line("^const (?:\\w+::)?" + type + R"( (\w+) ?[={])", QRegularExpression::MultilineOption);
    QSet<QString> names;
    for (auto source = sources.begin(); source != sources.end(); ++source)
        if (source.key().startsWith(folder) && source.key().endsWith(".cpp"))
            for (auto match = line.globalMatch(source.value()); match.hasNext();)
                names.insert(match.next().captured(1));
    return names;
}

} // namespace

class TestRegistries : public QObject {
    Q_OBJECT

private slots:
    /// Covers every .def of a known kind, wherever it is, so a new registry needs no entry here.
    void linesAndFilesAgree_data() {
        QTest::addColumn<QString>("def");
        QTest::addColumn<QString>("type");
        const auto sources = readSources();
        const QMap<QString, QString> types = {{"formats", "Format"},
                                              {"solvers", "Solver"},
                                              {"techniques", "Technique"},
                                              {"ratings", "Rating"},
                                              {"commands", "Command"}};
        for (const QString& path : sources.keys()) {
            const QString kind = path.section('/', -1).section('.', 0, 0);
            if (path.endsWith(".def") && types.contains(kind))
                QTest::addRow("%s", qPrintable(path)) << path << types[kind];
        }
    }

    void linesAndFilesAgree() {
        QFETCH(QString, def);
        QFETCH(QString, type);
        const auto sources = readSources();
        const QSet<QString> lines = listed(sources[def]);
        const QSet<QString> files = defined(sources, def.section('/', 0, -2) + '/', type);
        // If the pattern did not match the macro, both sets would be empty and would agree.
        QVERIFY(!lines.isEmpty());
        QCOMPARE(lines, files);
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
