// SPDX-License-Identifier: MIT
// A signal name means one thing in the whole program: where two classes have a signal of the same name, both report the
// same values.
#include "tests/sources.h"

#include <QRegularExpression>
#include <QTest>

namespace {

/// What signals of a name report, and the headers that declare them.
using Declared = QMap<QString, QMap<QString, QStringList>>;

/// The types of the parameters without their names: "quint64 position, bool forward" -> "quint64, bool".
QString typesOf(const QString& parameters) {
    QStringList types;
    for (const QString& parameter : parameters.split(", ", Qt::SkipEmptyParts))
        types << parameter.left(parameter.lastIndexOf(' '));
    return types.join(", ");
}

Declared declaredSignals() {
    static const QRegularExpression section("^signals:\n(.*?)^(?:[a-z ]+:|};)$",
                                            QRegularExpression::MultilineOption |
                                                QRegularExpression::DotMatchesEverythingOption),
        declaration("^    void (\\w+)\\(([^)]*)\\);", QRegularExpression::MultilineOption);
    Declared found;
    const auto sources = readSources();
    for (auto source = sources.begin(); source != sources.end(); ++source)
        for (auto block = section.globalMatch(source.value()); block.hasNext();)
            for (auto each = declaration.globalMatch(block.next().captured(1)); each.hasNext();) {
                const QRegularExpressionMatch match = each.next();
                found[match.captured(1)][typesOf(match.captured(2).simplified())] << source.key();
            }
    return found;
}

} // namespace

class TestSignals : public QObject {
    Q_OBJECT

private slots:
    void oneNameReportsOneThing() {
        const Declared found = declaredSignals();
        QVERIFY2(found.size() > 50, "the signals were not found");
        for (auto name = found.begin(); name != found.end(); ++name) {
            QStringList headers;
            for (const QStringList& each : name.value()) headers += each;
            QVERIFY2(name.value().size() == 1, qPrintable(name.key() + " differs in " + headers.join(", ")));
        }
    }
};

QTEST_APPLESS_MAIN(TestSignals)
#include "tst_signals.moc"
