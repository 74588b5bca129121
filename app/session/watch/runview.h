// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/timeline.h"
#include "engine/core/names.h"
#include "engine/logic/frame.h"

#include <QString>

#include <memory>
#include <span>
#include <utility>

namespace ninefold::documents {
class RunPage;
}
namespace ninefold::logic {
struct Technique;
}

namespace ninefold::session {

/// What kind of event it is, and how conspicuous in a list. Each has one colour. Plain follows from the rules; Choice
/// is a guess, Step one of logic that is no single.
enum class Weight { Quiet, Back, Plain, Step, Choice, Learned, Clash, Goal };

/// The interface to a watched timeline (a solver, human logic or a replayed game). Lists, board and labels get
/// from it what to show at each position of the timeline that is in memory.
class RunView {
public:
    explicit RunView(NameStyle names) : names_(names) {}
    virtual ~RunView() = default;

    /// How sentences name cells and houses.
    void setNames(NameStyle names) { names_ = names; }

    virtual Timeline& timeline() const = 0;
    /// Precondition, here and below: the timeline holds the position, and an event number is inside span().
    virtual logic::Frame frame(quint64 position) const = 0;
    /// Describes event number `number` in a sentence.
    virtual QString sentence(quint64 number) const = 0;
    /// The emphasised beginning of the sentence; empty where its first words do.
    virtual QString lead(quint64) const { return {}; }
    virtual Weight weight(quint64 number) const = 0;
    /// The technique of event number `number`; null for none. Only logic and games have any.
    virtual const logic::Technique* technique(quint64) const { return nullptr; }
    virtual bool hasTechniques() const { return false; }
    /// How the run ended, in a sentence; empty while it runs, and for one that has no end of its own.
    virtual QString outcome() const { return {}; }
    /// The sentence of a position, with the outcome where the run ends.
    QString lastWords(quint64 number) const;
    /// The cells that event number `number` is about.
    virtual Cells cells(quint64 number) const = 0;
    /// The events in memory: those after `first`, up to and including `second`.
    virtual std::pair<quint64, quint64> span() const = 0;
    /// Where an event is, for the titles of pictures: "event 12".
    virtual QString place(quint64 number) const;
    /// "14 decisions, 6 conflicts": the counts of events up to the position.
    virtual QString counts(quint64 position) const = 0;
    /// The positions of the slider's ticks, and the depth of the search: one value for each of equally long
    /// sections.
    struct Overview {
        double length = 0;
        std::vector<std::uint8_t> depths;
        std::vector<double> conflicts, restarts;
        /// Says what the ticks are, where they need it.
        QString ticks;
        /// The greatest depth in words.
        QString deepest;
        /// Says what the depths are, if they are not the depth of a search.
        QString about;
    };
    virtual Overview overview() const = 0;
    /// Is a conflict a mistake of the player, and not a dead end of a search?
    virtual bool conflictsAreMistakes() const { return false; }

    /// A page of the run, which begins with the board at this position.
    virtual std::unique_ptr<documents::RunPage> page(const QString& title, quint64 position) const;
    /// Adds an event to a page.
    virtual void addTo(documents::RunPage& page, quint64 number) const;

protected:
    NameStyle names() const { return names_; }

private:
    NameStyle names_;
};

} // namespace ninefold::session
