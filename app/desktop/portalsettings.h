// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>

class QDBusConnection;

namespace ninefold::desktop {

class PortalListener;

/// How the user of the desktop wants programs to look. Nothing where the desktop does not say it.
struct DesktopLook {
    std::optional<bool> dark;
    /// Red, green and blue, from 0 to 1.
    std::optional<std::array<double, 3>> accent;
    bool highContrast = false;
    bool reducedMotion = false;
    /// How much larger than usual text is.
    double textScale = 1;
    friend bool operator==(const DesktopLook&, const DesktopLook&) = default;
};

/// Asks the portal of the desktop (org.freedesktop.portal.Settings), which answers outside of its own programs and
/// packages too, and listens for changes. Without a portal the look stays as it is at first.
class PortalSettings : public QObject {
    Q_OBJECT

public:
    /// Asks on the bus of the session if there is one.
    explicit PortalSettings(QObject* parent = nullptr);
    /// Asks on the bus of this connection of QtDBus.
    explicit PortalSettings(const QString& connection, QObject* parent = nullptr);
    ~PortalSettings() override;

    const DesktopLook& look() const { return look_; }

signals:
    void lookChanged();

private:
    void listen(const QDBusConnection& bus);
    void take(const QString& group, const QString& key, const QVariant& value);
    void show();

    std::unique_ptr<PortalListener> listener_;
    /// What the portal said, in its own words: several settings of a desktop can ask for the same.
    std::optional<int> scheme_;
    bool wantsContrast_ = false, isContrastDesktop_ = false;
    bool wantsCalm_ = false, isAnimated_ = true;
    double durationFactor_ = 1, textScale_ = 1;
    std::optional<std::array<double, 3>> accent_;
    DesktopLook look_;
};

} // namespace ninefold::desktop
