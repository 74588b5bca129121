// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/steps.h"

#include <optional>

namespace ninefold::documents {

/// A hint and how much of it to show: a value for the window.
struct Hint {
    enum class Kind {
        None,
        Thinking,
        Words,   ///< one sentence only
        Mistake, ///< something on the board is wrong; `words` describe the first mistake
        Step,    ///< the next step
        Reason,  ///< why a candidate is impossible; `words` are the question
    };
    Kind kind = Kind::None;
    /// How much is disclosed, from 1.
    int degree = 1;
    QString words;
    /// The next step, or the one that takes the candidate away.
    std::optional<logic::Step> found;

    /// The last degree.
    int degrees() const;
    bool isWhole() const { return degree >= degrees(); }
    bool canApply() const { return kind == Kind::Mistake || kind == Kind::Step; }
    /// The step that is talked about; null when there is none.
    const logic::Step* step() const { return found ? &*found : nullptr; }
    /// Is the step explained and drawn with its whole reason?
    bool isExplained() const { return kind == Kind::Reason || (kind == Kind::Step && isWhole()); }
};

/// The title of the hint: a technique or a question.
QString hintTitle(const Hint& hint);
/// The text below the title; as HTML if phrases are decorated.
QString hintBody(const Hint& hint, NameStyle style, const PhraseDecorator& decorate = {});
/// Both in one line, for the status line and screen readers. Starts with the disclosed part.
QString hintSentence(const Hint& hint, NameStyle style);

/// What the solid lines (the dashed ones) of this step's drawing say.
QString linkText(const logic::Step& step, bool strong);

} // namespace ninefold::documents
