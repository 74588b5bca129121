// SPDX-License-Identifier: MIT
// What the desktop's actions and platform data mean.
#include "app/desktop/request.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::desktop;

class TestRequest : public QObject {
    Q_OBJECT

private slots:
    void actionsHaveTheirNames() {
        // Desktop entries of every version use these names.
        QCOMPARE(requestOf("NewHardPuzzle"), (Request{.kind = Request::Kind::NewGame, .level = rating::Level::Hard}));
        QCOMPARE(requestOf("NewVeryEasyPuzzle"),
                 (Request{.kind = Request::Kind::NewGame, .level = rating::Level::VeryEasy}));
        QCOMPARE(requestOf("DailyPuzzle"), Request{.kind = Request::Kind::Daily});
        for (const char* name : {"", "New", "NewPuzzle", "newhardpuzzle", "New HardPuzzle", "DailyPuzzle "})
            QCOMPARE(requestOf(name), std::nullopt);
    }
    void everyLevelHasAnAction() {
        for (const rating::Level level : rating::kLevels) {
            const Request request{.kind = Request::Kind::NewGame, .level = level};
            QCOMPARE(requestOf(actionOf(request)), request);
        }
        QCOMPARE(actionOf({}), QString());
        QCOMPARE(actionOf(requestToOpen({"/a"})), QString());
    }
    void tokensTravelInPlatformData() {
        const StartupToken token{.wayland = "abc", .x11 = "x_TIME42"};
        QCOMPARE(tokenOf(platformData(token)), token);
        QVERIFY(platformData({}).isEmpty());
        // Any program may call, and send anything.
        QCOMPARE(tokenOf({{"activation-token", QVariantList{1}}}), StartupToken{});
    }
    void aTokenIsUsedOnce() {
        qputenv("XDG_ACTIVATION_TOKEN", "first");
        qputenv("DESKTOP_STARTUP_ID", "second");
        QCOMPARE(startupToken(), (StartupToken{.wayland = "first", .x11 = "second"}));
        use({.wayland = "third"});
        QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), "third");
        use({});
        QVERIFY(!qEnvironmentVariableIsSet("XDG_ACTIVATION_TOKEN"));
        qunsetenv("DESKTOP_STARTUP_ID");
    }
};

QTEST_APPLESS_MAIN(TestRequest)
#include "tst_request.moc"
