// SPDX-License-Identifier: MIT
#include "app/window/keyhints.h"

#include "app/widgets/statusline.h"
#include "app/window/keys.h"

#include <QCoreApplication>

namespace ninefold::window {
namespace {

/// Names the context of the translations.
class KeyHints {
    Q_DECLARE_TR_FUNCTIONS(ninefold::window::KeyHints)
};

/// Collects sentences about keys.
class Line {
public:
    explicit Line(const store::Settings& settings) : settings_(settings) {}

    /// A key that cannot be changed.
    Line& add(const QString& text) {
        parts_ << text;
        return *this;
    }
    /// The key of a command takes the place of %1.
    Line& add(std::string_view action, const QString& text) {
        const QString key = keyText(action, settings_);
        return key.isEmpty() ? *this : add(text.arg(key));
    }
    QString text() const { return parts_.join(widgets::StatusLine::between()); }

private:
    const store::Settings& settings_;
    QStringList parts_;
};

QString whatDigitsDo(game::EntryMode mode) {
    switch (mode) {
    case game::EntryMode::Place:
        return KeyHints::tr("1–9 write a digit");
    case game::EntryMode::Candidates:
        return KeyHints::tr("1–9 write candidates");
    case game::EntryMode::Corner:
        return KeyHints::tr("1–9 write corner marks");
    case game::EntryMode::Centre:
        return KeyHints::tr("1–9 write centre marks");
    case game::EntryMode::Colour:
        return KeyHints::tr("1–9 colour a cell, a middle click a candidate");
    case game::EntryMode::Link:
        return KeyHints::tr("drag from candidate to candidate to draw a link");
    }
    return {};
}

} // namespace

QString keysNow(std::string_view page, game::EntryMode mode, const store::Settings& settings) {
    Line line(settings);
    if (page == "watch")
        return line.add(KeyHints::tr("Space plays"))
            .add(KeyHints::tr("\u2190 \u2192 one event"))
            .add(KeyHints::tr("Shift+\u2190 \u2192 dead ends"))
            .add(KeyHints::tr("Alt+\u2190 \u2192 steps to the note"))
            .add(KeyHints::tr("+ \u2212 speed"))
            .text();
    if (page == "hint")
        line.add("hint", KeyHints::tr("%1 says more"))
            .add("applyhint", KeyHints::tr("%1 applies"))
            .add("closehint", KeyHints::tr("%1 closes the hint"));
    else if (page == "steps") line.add(KeyHints::tr("\u2191 \u2193 choose a step"));
    else
        line.add(whatDigitsDo(mode))
            .add("nextmode", KeyHints::tr("%1 changes the mode"))
            .add("hint", KeyHints::tr("%1 hint"));
    if (page == "play") line.add(KeyHints::tr("Alt+1–9 highlights a digit"));
    return line.add("keys", KeyHints::tr("%1 all keys")).text();
}

QString keysWhilePaused(const store::Settings& settings) {
    return Line(settings)
        .add("pause", KeyHints::tr("%1 resumes the game"))
        .add("keys", KeyHints::tr("%1 all keys"))
        .text();
}

QString keysAtTheEnd(const store::Settings& settings) {
    return Line(settings)
        .add(KeyHints::tr("Enter next puzzle"))
        .add(KeyHints::tr("R replay"))
        .add(KeyHints::tr("A analyse"))
        .add(KeyHints::tr("Esc keeps the board"))
        .add("undo", KeyHints::tr("%1 still goes back"))
        .text();
}

} // namespace ninefold::window
