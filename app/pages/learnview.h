// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

class QWidget;

namespace ninefold::logic {
struct Technique;
}

namespace ninefold::pages {

/// What the middle of the room Learn shows: the example to read, or positions to practise.
class LearnView {
public:
    virtual ~LearnView() = default;
    virtual QWidget* widget() = 0;
    /// The technique that the player has chosen. Called while the view is hidden, too.
    virtual void setTechnique(const logic::Technique& technique) = 0;
    virtual void shown() {}
    virtual void hidden() {}
    virtual void takeFocus() = 0;
    /// The keys that work in it, for the status line.
    virtual QString keys() const = 0;
    /// For the end of the status line.
    virtual QString summary() const { return {}; }
    /// Does the view carry out this action of the menus now?
    virtual bool offers(std::string_view /*action*/) const { return false; }
    virtual void run(std::string_view /*action*/) {}
};

} // namespace ninefold::pages
