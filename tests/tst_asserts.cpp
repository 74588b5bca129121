// SPDX-License-Identifier: MIT
// Asserts must be active in the builds of every preset except the one for users.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

#ifdef NDEBUG
constexpr bool kAsserts = false;
#else
constexpr bool kAsserts = true;
#endif

/// Is this the name of a preset? A build folder has the name of its preset.
bool isPreset(const QString& name) {
    QFile file(QStringLiteral(NINEFOLD_SOURCE_DIR "/CMakePresets.json"));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QJsonArray presets = QJsonDocument::fromJson(file.readAll()).object()["configurePresets"].toArray();
    return std::ranges::any_of(presets, [&](const QJsonValue& preset) { return preset["name"].toString() == name; });
}

} // namespace

class TestAsserts : public QObject {
    Q_OBJECT

private slots:
    void onlyTheReleaseHasNone() {
        QVERIFY(isPreset("release"));
        QDir build(QCoreApplication::applicationDirPath());
        QVERIFY(build.cdUp());
        if (isPreset(build.dirName())) QCOMPARE(kAsserts, build.dirName() != "release");
    }
};

QTEST_GUILESS_MAIN(TestAsserts)
#include "tst_asserts.moc"
