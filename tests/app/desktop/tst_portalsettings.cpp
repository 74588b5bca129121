// SPDX-License-Identifier: MIT
// The portal of the desktop on a bus of its own, and a program that asks it.
#include "app/desktop/portalsettings.h"

#include "tests/files.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold::desktop;

using Groups = QMap<QString, QVariantMap>;

struct Accent {
    double red = 0, green = 0, blue = 0;
};
Q_DECLARE_METATYPE(Accent)

QDBusArgument& operator<<(QDBusArgument& argument, const Accent& accent) {
    argument.beginStructure();
    argument << accent.red << accent.green << accent.blue;
    argument.endStructure();
    return argument;
}

const QDBusArgument& operator>>(const QDBusArgument& argument, Accent& accent) {
    argument.beginStructure();
    argument >> accent.red >> accent.green >> accent.blue;
    argument.endStructure();
    return argument;
}

/// A portal that says what the test wants.
class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    void set(const QString& group, const QString& key, const QVariant& value) {
        groups_[group][key] = value;
        emit SettingChanged(group, key, QDBusVariant(value));
    }

public slots:
    QMap<QString, QVariantMap> ReadAll(const QStringList& groups) {
        Groups found;
        for (const QString& group : groups)
            if (groups_.contains(group)) found[group] = groups_[group];
        return found;
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    Groups groups_;
};

class TestPortalSettings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();
    void theTypeOfChangesIsKnown();
    void withoutAPortalNothingIsSaid();
    void whatThePortalSaysIsTaken();
    void changesAreHeard_data();
    void changesAreHeard();
    void anAccentOutOfRangeIsNone();
    void theSameAgainIsNoChange();

private:
    void offer();

    QTemporaryDir folder_;
    QProcess daemon_;
    QString address_;
    std::unique_ptr<FakePortal> portal_;
};

namespace {

const QString kAppearance = QStringLiteral("org.freedesktop.appearance");
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");
const QString kAsking = QStringLiteral("asking"), kAnswering = QStringLiteral("answering");

} // namespace

void TestPortalSettings::initTestCase() {
    qDBusRegisterMetaType<Groups>();
    qDBusRegisterMetaType<Accent>();
    const QString program = QStandardPaths::findExecutable("dbus-daemon");
    QVERIFY2(!program.isEmpty(), "there is no dbus-daemon");
    // A bus that starts nothing: the portal of this machine would take the name.
    QVERIFY(folder_.isValid());
    writeBytes(
        folder_.filePath("bus.conf"),
        "<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context=\"default\">"
        "<allow send_destination=\"*\" eavesdrop=\"true\"/><allow eavesdrop=\"true\"/><allow own=\"*\"/></policy>"
        "</busconfig>");
    daemon_.start(program,
                  {"--config-file=" + folder_.filePath("bus.conf"), "--nofork", "--nopidfile", "--print-address"});
    QVERIFY(daemon_.waitForStarted());
    QTRY_VERIFY(daemon_.canReadLine() || daemon_.state() == QProcess::NotRunning);
    address_ = QString::fromLatin1(daemon_.readLine()).trimmed();
    QVERIFY(!address_.isEmpty());
}

void TestPortalSettings::cleanupTestCase() {
    daemon_.terminate();
    if (daemon_.state() != QProcess::NotRunning) QVERIFY(daemon_.waitForFinished());
}

void TestPortalSettings::init() {
    QVERIFY(QDBusConnection::connectToBus(address_, kAsking).isConnected());
    QVERIFY(QDBusConnection::connectToBus(address_, kAnswering).isConnected());
    portal_ = std::make_unique<FakePortal>();
}

void TestPortalSettings::cleanup() {
    QDBusConnection::disconnectFromBus(kAsking);
    QDBusConnection::disconnectFromBus(kAnswering);
    portal_.reset();
}

/// Puts the portal on the bus.
void TestPortalSettings::offer() {
    QDBusConnection bus(kAnswering);
    QVERIFY(bus.registerObject("/org/freedesktop/portal/desktop", portal_.get(),
                               QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
}

/// This function is the first one: later ones make Qt know the type.
void TestPortalSettings::theTypeOfChangesIsKnown() {
    const PortalSettings settings(kAsking);
    // Otherwise it would not have connected the slot.
    QVERIFY(QMetaType::fromName("QDBusVariant").isValid());
}

void TestPortalSettings::withoutAPortalNothingIsSaid() {
    const PortalSettings settings(kAsking);
    QSignalSpy changed(&settings, &PortalSettings::lookChanged);
    QVERIFY(!changed.wait(200));
    QVERIFY(settings.look() == DesktopLook());
}

void TestPortalSettings::whatThePortalSaysIsTaken() {
    portal_->set(kAppearance, "color-scheme", 1U);
    portal_->set(kAppearance, "accent-color", QVariant::fromValue(Accent{0.25, 0.5, 0.75}));
    portal_->set(kAppearance, "contrast", 1U);
    portal_->set(kGnome, "enable-animations", false);
    portal_->set(kGnome, "text-scaling-factor", 1.5);
    offer();
    const PortalSettings settings(kAsking);
    QSignalSpy changed(&settings, &PortalSettings::lookChanged);
    QVERIFY(changed.count() > 0 || changed.wait());
    const DesktopLook& look = settings.look();
    QCOMPARE(look.dark, std::optional(true));
    QVERIFY(look.accent == (std::array<double, 3>{0.25, 0.5, 0.75}));
    QVERIFY(look.highContrast);
    QVERIFY(look.reducedMotion);
    QCOMPARE(look.textScale, 1.5);
}

void TestPortalSettings::changesAreHeard_data() {
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("contrast");
    QTest::addColumn<bool>("calm");
    QTest::newRow("dark") << kAppearance << "color-scheme" << QVariant(1U) << true << false << false;
    QTest::newRow("contrast") << kAppearance << "contrast" << QVariant(1U) << false << true << false;
    QTest::newRow("contrast of GNOME") << "org.gnome.desktop.a11y.interface"
                                       << "high-contrast" << QVariant(true) << false << true << false;
    QTest::newRow("animations of GNOME") << kGnome << "enable-animations" << QVariant(false) << false << false << true;
    QTest::newRow("animations of KDE") << "org.kde.kdeglobals.KDE"
                                       << "AnimationDurationFactor" << QVariant("0") << false << false << true;
    QTest::newRow("motion") << kAppearance << "reduced-motion" << QVariant(1U) << false << false << true;
}

void TestPortalSettings::changesAreHeard() {
    QFETCH(QString, group);
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QFETCH(bool, dark);
    QFETCH(bool, contrast);
    QFETCH(bool, calm);
    portal_->set(kAppearance, "color-scheme", 2U);
    offer();
    const PortalSettings settings(kAsking);
    QSignalSpy changed(&settings, &PortalSettings::lookChanged);
    QVERIFY(changed.count() > 0 || changed.wait());
    QCOMPARE(settings.look().dark, std::optional(false));
    portal_->set(group, key, value);
    QVERIFY(changed.wait());
    QCOMPARE(settings.look().dark, std::optional(dark));
    QCOMPARE(settings.look().highContrast, contrast);
    QCOMPARE(settings.look().reducedMotion, calm);
}

void TestPortalSettings::anAccentOutOfRangeIsNone() {
    portal_->set(kAppearance, "color-scheme", 1U);
    portal_->set(kAppearance, "accent-color", QVariant::fromValue(Accent{-1, -1, -1}));
    offer();
    const PortalSettings settings(kAsking);
    QSignalSpy changed(&settings, &PortalSettings::lookChanged);
    QVERIFY(changed.count() > 0 || changed.wait());
    QVERIFY(!settings.look().accent);
}

void TestPortalSettings::theSameAgainIsNoChange() {
    portal_->set(kAppearance, "color-scheme", 1U);
    offer();
    const PortalSettings settings(kAsking);
    QSignalSpy changed(&settings, &PortalSettings::lookChanged);
    QVERIFY(changed.count() > 0 || changed.wait());
    portal_->set(kAppearance, "color-scheme", 1U);
    portal_->set("org.example", "color-scheme", 2U);
    portal_->set(kAppearance, "color-scheme", 2U);
    QVERIFY(changed.wait());
    QCOMPARE(changed.count(), 2);
}

QTEST_GUILESS_MAIN(TestPortalSettings)
#include "tst_portalsettings.moc"
