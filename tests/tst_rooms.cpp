// SPDX-License-Identifier: MIT
// The pages for maintainers must not contradict the code: the picture of the rooms shows what CMake links and what the
// test of the includes allows, every room has a README, and no page leads to a file that is gone.
#include "tests/drawing.h"
#include "tests/rooms.h"
#include "tests/sources.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace {

const QString kRoot = QStringLiteral(NINEFOLD_SOURCE_DIR "/");

QString textOf(const QString& path) {
    QFile file(kRoot + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The arrows of the first picture after the heading "The rooms" of the README.
Drawing::Arrows picture() {
    const QString text = textOf("README.md");
    static const QRegularExpression block("## The rooms.*?```text\n(.*?)```",
                                          QRegularExpression::DotMatchesEverythingOption);
    return Drawing(block.match(text).captured(1)).arrows();
}

/// All words that arrows lead to from a word, over any number of others.
QSet<QString> reachable(const Drawing::Arrows& arrows, const QString& from) {
    QSet<QString> found;
    QStringList open = {from};
    while (!open.isEmpty())
        for (const QString& next : arrows[open.takeLast()])
            if (!found.contains(next)) {
                found += next;
                open += next;
            }
    return found;
}

/// What app/CMakeLists.txt links to each room, of the project's own libraries.
Drawing::Arrows linked() {
    static const QRegularExpression room("^ninefold_room\\((\\w+) LINKS ([^)]*)\\)",
                                         QRegularExpression::MultilineOption),
        own("\\bninefold_(\\w+)");
    Drawing::Arrows found;
    for (auto match = room.globalMatch(textOf("app/CMakeLists.txt")); match.hasNext();) {
        const QRegularExpressionMatch each = match.next();
        QSet<QString>& links = found[each.captured(1)];
        for (auto link = own.globalMatch(each.captured(2)); link.hasNext();) links += link.next().captured(1);
    }
    return found;
}

/// The folders of a part, for example "core" and "logic" of the engine.
QStringList foldersOf(const QString& part) {
    return QDir(kRoot + part).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// Each folder is a room, and the library is one inside the store.
QStringList roomsOf(const QString& part) {
    return foldersOf(part) + (part == "app" ? QStringList("library") : QStringList());
}

QSet<QString> toSet(const QStringList& list) {
    return QSet<QString>(list.begin(), list.end());
}

QStringList sorted(const QSet<QString>& set) {
    QStringList list(set.begin(), set.end());
    list.sort();
    return list;
}

/// All pages of the project, by path from the root.
QStringList pages() {
    QStringList found;
    const QDir root(kRoot);
    for (const QString& name : root.entryList({"*.md"}, QDir::Files)) found << name;
    for (const char* part : {"engine", "app", "puzzles", "resources", "translations", "tests"}) {
        QDirIterator files(kRoot + QLatin1String(part), {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) found << root.relativeFilePath(files.next());
    }
    found.sort();
    return found;
}

/// The files to which a page leads with [text](file), by path from the root.
QStringList linksOf(const QString& page) {
    static const QRegularExpression link("\\]\\(([^)\\s#]+)[^)]*\\)");
    QStringList found;
    for (auto match = link.globalMatch(textOf(page)); match.hasNext();) {
        const QString target = match.next().captured(1);
        if (!target.contains("://")) found << QDir::cleanPath(QFileInfo(page).path() + '/' + target);
    }
    return found;
}

/// The files and folders that a page names as `code`: with a slash or a known ending, and without a part in capitals,
/// which is a placeholder as in `tst_NAME.cpp`.
QStringList namedFiles(const QString& page) {
    static const QRegularExpression code("`([\\w./-]+)`"), file("/|\\.(h|cpp|def|md|txt|ts)$"), placeholder("[A-Z]{2}");
    QStringList found;
    for (auto match = code.globalMatch(textOf(page)); match.hasNext();) {
        const QString name = match.next().captured(1);
        const bool isFile = file.match(name).hasMatch() && !name.startsWith('/') && !name.startsWith("build/");
        if (isFile && (name.endsWith(".md") || !placeholder.match(name).hasMatch())) found << name;
    }
    return found;
}

/// The functions that the table after the heading "Where things happen" of the README names as `Class::function` or
/// `room::function`.
QStringList entryPoints() {
    static const QRegularExpression section("## Where things happen\n(.*?)\n## ",
                                            QRegularExpression::DotMatchesEverythingOption),
        code("`(\\w+::\\w+)`");
    QStringList found;
    for (auto match = code.globalMatch(section.match(textOf("README.md")).captured(1)); match.hasNext();)
        found << match.next().captured(1);
    return found;
}

/// Does a source define this function: "void Class::function(", or "int function(" in the folder of the room?
bool isDefined(const QString& name, const QMap<QString, QString>& sources) {
    const QString owner = name.section("::", 0, 0);
    const bool isClass = owner.front().isUpper();
    const QRegularExpression definition("^(?!return)[A-Za-z][^=;()\n]*\\b" + (isClass ? name : name.section("::", 1)) +
                                            "\\(|^" + name + "\\(",
                                        QRegularExpression::MultilineOption);
    for (auto source = sources.begin(); source != sources.end(); ++source)
        if (source.key().endsWith(".cpp") && (isClass || source.key().contains('/' + owner + '/')) &&
            definition.match(source.value()).hasMatch())
            return true;
    return false;
}

} // namespace

class TestRooms : public QObject {
    Q_OBJECT

private slots:
    /// If drawings were not understood, the comparisons below would mean nothing.
    void drawingsAreRead() {
        const Drawing::Arrows arrows = Drawing("a ─┬─▶ b ─┬─▶ d\n"
                                               "   └─▶ c ─┘   │\n"
                                               "e ────────▶ d\n")
                                           .arrows();
        const Drawing::Arrows expected = {{"a", {"b", "c"}}, {"b", {"d"}}, {"c", {"d"}}, {"d", {}}, {"e", {"d"}}};
        QCOMPARE(arrows, expected);
    }

    void pictureShowsWhatIsLinked() {
        const Drawing::Arrows arrows = picture(), links = linked();
        QCOMPARE(links.size(), roomsOf("app").size());
        for (auto room = links.begin(); room != links.end(); ++room)
            QVERIFY2(arrows[room.key()] == room.value(),
                     qPrintable("README.md: " + room.key() + " links " + sorted(room.value()).join(", ")));
    }

    void pictureShowsEveryRoom() {
        QStringList rooms = roomsOf("engine") + roomsOf("app") + QStringList("engine");
        rooms.sort();
        QCOMPARE(QStringList(picture().keys()), rooms);
    }

    /// The rules for includes are those of the picture. Only the widgets know less of the engine than they link.
    void rulesFollowFromThePicture() {
        Drawing::Arrows arrows = picture();
        arrows["engine"] = toSet(foldersOf("engine"));
        const auto& allowed = rooms::allowed();
        for (auto rule = allowed.begin(); rule != allowed.end(); ++rule) {
            QSet<QString> drawn = reachable(arrows, rule.key().section('/', -1)), ruled;
            for (const QString& room : rule.value()) ruled += room.section('/', -1);
            drawn.remove("engine");
            const bool agree = rule.key() == "app/widgets" ? drawn.contains(ruled) : drawn == ruled;
            QVERIFY2(agree, qPrintable(rule.key() + " may include " + sorted(ruled).join(", ") + "; the picture says " +
                                       sorted(drawn).join(", ")));
        }
    }

    void everyRoomHasAPage() {
        QStringList missing = {"app/store/library/README.md", "resources/README.md", "translations/README.md",
                               "tests/README.md", "puzzles/README.md"};
        for (const QString part : {"engine", "app"}) {
            for (const QString& room : foldersOf(part)) missing << part + '/' + room + "/README.md";
            missing << part + "/README.md";
        }
        missing.removeIf([](const QString& page) { return QFile::exists(kRoot + page); });
        QVERIFY2(missing.isEmpty(), qPrintable("missing: " + missing.join(", ")));
    }

    /// Every page can be reached from the README of the root, and no link is broken.
    void linksLeadToFiles() {
        QSet<QString> reached = {"README.md"};
        QStringList open = {"README.md"}, broken;
        while (!open.isEmpty()) {
            const QString page = open.takeLast();
            for (const QString& target : linksOf(page)) {
                if (!QFile::exists(kRoot + target)) broken << page + ": " + target;
                else if (target.endsWith(".md") && !reached.contains(target)) open << target;
                reached += target;
            }
        }
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join('\n')));
        const QStringList hidden = sorted(toSet(pages()) - reached);
        QVERIFY2(hidden.isEmpty(), qPrintable("no page leads to " + hidden.join(", ")));
    }

    /// Names are relative to the root or to the folder of the page.
    void namedFilesExist() {
        QStringList missing;
        int named = 0;
        for (const QString& page : pages())
            for (const QString& name : namedFiles(page)) {
                ++named;
                if (!QFile::exists(kRoot + name) && !QFile::exists(kRoot + QFileInfo(page).path() + '/' + name))
                    missing << page + ": " + name;
            }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
        QVERIFY2(named > 20, "the names were not found");
    }

    void entryPointsExist() {
        const auto sources = readSources();
        // If everything were found, the comparison would mean nothing.
        QVERIFY(!isDefined("MainWindow::dropped", sources) && !isDefined("window::readFile", sources));
        const QStringList names = entryPoints();
        QVERIFY2(names.size() > 20, "the table was not found");
        for (const QString& name : names) QVERIFY2(isDefined(name, sources), qPrintable("README.md: " + name));
    }
};

QTEST_APPLESS_MAIN(TestRooms)
#include "tst_rooms.moc"
