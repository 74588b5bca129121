// SPDX-License-Identifier: MIT
// What is needed to build and to test is listed twice, in .ci/packages and in debian/control, and means the same.
#include "tests/files.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

QString textOf(const char* file) {
    return QString::fromUtf8(bytesOf(QStringLiteral(NINEFOLD_SOURCE_DIR "/") + QLatin1String(file)));
}

QSet<QString> setOf(const QStringList& names) {
    return {names.begin(), names.end()};
}

/// What .ci/packages installs for a kind of work: [build]="..." or build="...".
QSet<QString> installedFor(const char* kind) {
    const QRegularExpression list(QStringLiteral("^ *\\[?%1\\]?=\"([^\"]*)\"").arg(QLatin1String(kind)),
                                  QRegularExpression::MultilineOption);
    QString names = list.match(textOf(".ci/packages")).captured(1);
    return setOf(names.remove(QStringLiteral("$build")).split(' ', Qt::SkipEmptyParts));
}

/// The packages that debian/control needs for a build; with tests also those that are left out without them.
QSet<QString> builtWith(bool tests) {
    const QRegularExpression field("^Build-Depends:(.*?)^[A-Z]", QRegularExpression::MultilineOption |
                                                                     QRegularExpression::DotMatchesEverythingOption);
    QSet<QString> names;
    for (const QString& one : field.match(textOf("debian/control")).captured(1).split(','))
        if (one.contains("<!nocheck>") == tests) names += one.trimmed().section(' ', 0, 0);
    return names;
}

} // namespace

class TestPackages : public QObject {
    Q_OBJECT

private slots:
    void debianBuildsWithTheSame() {
        // A compiler is on every machine that builds packages; the helpers make packages only.
        const QSet<QString> helpers{"debhelper-compat", "dh-apparmor"};
        const QSet<QString> build = installedFor("build") - QSet<QString>{"g++"};
        QVERIFY(build.contains("cmake"));
        QCOMPARE((builtWith(false) | builtWith(true)) & build, build);
        QCOMPARE(builtWith(false) - build, helpers);
    }

    void debianTestsWithTheSame() {
        // Only a test with the label external runs it, and those are not run for packages.
        const QSet<QString> tests = installedFor("test") - QSet<QString>{"minisat"};
        QVERIFY(tests.contains("dbus-daemon"));
        QCOMPARE(builtWith(true) - installedFor("build"), tests);
    }
};

QTEST_APPLESS_MAIN(TestPackages)
#include "tst_packages.moc"
